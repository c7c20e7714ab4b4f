import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Values under keys live as long as the screen.
struct StorageTests {
    @Test func twoViewsWithAKeyShareItsValue() throws {
        struct Reader: View {
            @AppStorage("count") var count = 0
            var body: some View { Text("\(count)").accessibilityIdentifier("count") }
        }
        struct Screen: View {
            @AppStorage("count") var count = 0
            @SceneStorage("name") var name: String?
            var body: some View {
                VStack {
                    Reader()
                    Button("More") {
                        count += 1
                        name = "set"
                    }.accessibilityIdentifier("more")
                    Text(name ?? "unset")
                }
            }
        }
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        try host.tap("more")
        #expect(host.tree["count"]?.children.first?.label == "1")
        #expect(host.tree.nodes.contains { $0.label == "set" })
        // Another screen starts anew.
        let other = ViewHost(Screen(), device: .iPhone16Pro)
        #expect(other.tree["count"]?.children.first?.label == "0")
    }
}
