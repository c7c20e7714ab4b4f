import Dispatch
import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What must neither crash nor hang nor give a stale answer.
struct RobustScreenTests {
    private func label(_ id: String, _ host: ViewHost) -> String? { host.tree[id]?.children.first?.label }

    final class Model: ObservableObject, @unchecked Sendable {
        @Published var count = 0
    }

    struct Counting: View {
        @ObservedObject var model: Model
        var body: some View { Text("\(model.count)").accessibilityIdentifier("count") }
    }

    @Test func aChangeFromOutsideIsSeenByTheNextLook() {
        let model = Model()
        let host = ViewHost(Counting(model: model), device: .iPhone16Pro)
        model.count = 5
        #expect(label("count", host) == "5")
    }

    @Test func stateMayBeChangedByOtherThreads() {
        final class Box: @unchecked Sendable { var set: ((Int) -> Void)? }
        struct Threads: View {
            @State var values: [Int] = []
            let box: Box
            var body: some View {
                Text("\(values.count)").accessibilityIdentifier("count").onAppear {
                    box.set = { values = Array(repeating: $0, count: $0 % 7) }
                }
            }
        }
        let box = Box()
        let host = ViewHost(Threads(box: box), device: .iPhone16Pro)
        let done = DispatchGroup()
        for thread in 0..<4 {
            DispatchQueue.global().async(group: done) { for number in 0..<200 { box.set?(number + thread) } }
        }
        for _ in 0..<50 { host.tap(at: CGPoint(x: 10, y: 10)) }
        done.wait()
        box.set?(3)
        #expect(label("count", host) == "3")
    }

    @Test func aViewThatIsDraggedMayTakeItselfAway() {
        struct Dragged: View {
            @State var isThere = true
            @State var ended = "no"
            var body: some View {
                VStack {
                    if isThere {
                        Rectangle().frame(width: 100, height: 100).accessibilityIdentifier("box")
                            .gesture(DragGesture().onChanged { _ in isThere = false }.onEnded { _ in ended = "yes" })
                    }
                    Text(ended).accessibilityIdentifier("ended")
                }
            }
        }
        let host = ViewHost(Dragged(), device: .iPhone16Pro)
        let box = host.tree["box"]!.frame
        host.drag(from: CGPoint(x: box.midX, y: box.midY), to: CGPoint(x: box.midX + 90, y: box.midY))
        #expect(host.tree["box"] == nil)
        #expect(host.tap(at: CGPoint(x: box.midX, y: box.minY + 1)).hitTest.receiver == nil)
    }

    @Test func aRowWithALinkMayGoWhileItsScreenIsShown() throws {
        struct Rows: View {
            @State var items = [1, 2]
            var body: some View {
                NavigationStack {
                    List(items, id: \.self) { item in
                        NavigationLink("row \(item)") {
                            Button("Remove") { items.removeAll { $0 == item } }.accessibilityIdentifier("remove")
                        }
                        .accessibilityIdentifier("row-\(item)")
                    }
                }
            }
        }
        let host = ViewHost(Rows(), device: .iPhone16Pro)
        try host.tap("row-1")
        try host.tap("remove")
        #expect(host.tree["row-1"] == nil)
        #expect(host.tree["row-2"] != nil)
    }

    @Test func oneActionMayPresentAndDismiss() throws {
        struct Both: View {
            @State var isFirst = false
            @State var isSecond = false
            var body: some View {
                VStack {
                    Button("First") { isFirst = true }.accessibilityIdentifier("first")
                }
                .sheet(isPresented: $isFirst) {
                    Button("Swap") {
                        isFirst = false
                        isSecond = true
                    }
                    .accessibilityIdentifier("swap")
                }
                .sheet(isPresented: $isSecond) { Text("second").accessibilityIdentifier("second") }
            }
        }
        let host = ViewHost(Both(), device: .iPhone16Pro)
        try host.tap("first")
        try host.tap("swap")
        #expect(host.tree["swap"] == nil)
        #expect(host.tree["second"] != nil)
    }

    @Test func onChangeThatAlwaysChangesStopsWithAWarning() {
        struct Endless: View {
            @State var count = 0
            var body: some View {
                Text("\(count)").accessibilityIdentifier("count").onTapGesture { count += 1 }
                    .onChange(of: count) { count += 1 }
            }
        }
        let host = ViewHost(Endless(), device: .iPhone16Pro)
        _ = try? host.tap("count")
        #expect(host.warnings.contains { $0.message.contains("in a row") })
    }
}
