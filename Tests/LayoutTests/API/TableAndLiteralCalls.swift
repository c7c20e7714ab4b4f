import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Calls that leave types to be inferred, as user files do.
struct TableAndLiteralCalls {
    struct Person: Identifiable {
        let id: Int
        var name: String
        var age: Int
    }

    struct Unsorted: View {
        let people: [Person]
        @State private var selection: Set<Person.ID> = []
        var body: some View {
            VStack {
                Table(people) { TableColumn("Name", value: \.name) }
                Table(people, selection: $selection) {
                    TableColumn("Name", value: \.name).width(100)
                    TableColumn("Age") { Text("\($0.age)") }
                    TableColumn("Again", value: \.name)
                }
            }
        }
    }

    struct Sorted: View {
        let people: [Person]
        @State private var order = [KeyPathComparator(\Person.name)]
        var body: some View {
            Table(people, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Wide", value: \.name).width(min: 10, max: 20)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }
                TableColumn("Plain") { Text("\($0.age)") }
            }
        }
    }

    @Test func columnsOfKeyPathsNeedNoTypes() {
        let people = [Person(id: 1, name: "Ada", age: 36)]
        var environment = EnvironmentValues()
        environment.platform = .macOS
        let size = ProposedViewSize(width: 600, height: 400)
        let plain = ViewHost(Unsorted(people: people), proposal: size, environment: environment)
        #expect(plain.tree.nodes.filter { $0.label == "Ada" }.count == 3)
        let sorted = ViewHost(Sorted(people: people), proposal: size, environment: environment)
        #expect(sorted.tree.nodes.filter { $0.label == "36" }.count == 2)
    }

    // swift-format-ignore: NoPlaygroundLiterals
    @Test func aColourLiteralIsAUIColor() {
        let color = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 1)
        var (red, green) = (CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(red == 1 && green == 0.5)
        _ = Color(#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1))
        _ = Color(uiColor: #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1))
    }
}
