import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Rows of lazy containers appear as they are shown. Source: Apple's documentation of `LazyVStack`.
struct LazyLifecycleTests {
    /// `+3` for a row that appears, `-3` for one that disappears.
    final class Log: @unchecked Sendable {
        private var lines: [String] = []
        func note(_ line: String) { lines.append(line) }
        func take() -> [String] {
            defer { lines = [] }
            return lines.sorted()
        }
    }

    private struct Row: View {
        let number: Int
        let log: Log
        var body: some View {
            Color.red.frame(width: 100, height: 100)
                .onAppear { log.note("+\(number)") }
                .onDisappear { log.note("-\(number)") }
        }
    }

    private let size = ProposedViewSize(width: 300, height: 300)

    @Test func rowsOfALazyStackAppearAndDisappearAsTheyAreScrolledInAndOut() {
        let log = Log()
        let host = ViewHost(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, log: log) } } }
                .accessibilityIdentifier("scroll"), proposal: size)
        #expect(log.take() == ["+0", "+1", "+2"])
        host.scroll("scroll", by: CGVector(dx: 0, dy: 150))
        #expect(log.take() == ["+3", "+4", "-0"])
        host.scroll("scroll", by: CGVector(dx: 0, dy: -150))
        #expect(log.take() == ["+0", "-3", "-4"])
        #expect(host.tree.nodes.filter { $0.kind == "Color" }.count == 100)
    }

    @Test func theOtherLazyContainersDoSo() {
        let log = Log()
        let row = ViewHost(
            ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<50) { Row(number: $0, log: log) } } }
                .accessibilityIdentifier("scroll"), proposal: size)
        #expect(log.take() == ["+0", "+1", "+2"])
        row.scroll("scroll", by: CGVector(dx: 100, dy: 0))
        #expect(log.take() == ["+3", "-0"])
        let columns = [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100), spacing: 0)]
        _ = ViewHost(
            ScrollView { LazyVGrid(columns: columns, spacing: 0) { ForEach(0..<50) { Row(number: $0, log: log) } } },
            proposal: size)
        #expect(log.take() == ["+0", "+1", "+2", "+3", "+4", "+5"])
    }

    @Test func rowsOfAListDoSo() {
        let log = Log()
        let host = ViewHost(
            List(0..<100) { number in
                Text("row \(number)").onAppear { log.note("+\(number)") }
            }
            .accessibilityIdentifier("list"), device: .iPhone16Pro)
        let first = log.take()
        #expect(first.contains("+0") && first.contains("+10") && !first.contains("+30"))
        host.scroll("list", by: CGVector(dx: 0, dy: 100_000))
        #expect(log.take().contains("+99"))
    }

    @Test func withoutAScrollViewOrALazyContainerEveryRowAppears() {
        let log = Log()
        _ = ViewHost(LazyVStack(spacing: 0) { ForEach(0..<9) { Row(number: $0, log: log) } }, proposal: size)
        #expect(log.take().count == 9)
        _ = ViewHost(
            ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Row(number: $0, log: log) } } }, proposal: size)
        #expect(log.take().count == 9)
    }

    @Test func aRowsTaskStartsWhenItAppearsAndAgainWhenItComesBack() {
        let log = Log()
        let host = ViewHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<9) { number in
                        Color.red.frame(height: 300).task { log.note("\(number)") }
                    }
                }
            }
            .accessibilityIdentifier("scroll"), proposal: size)
        #expect(log.take() == ["0"])
        host.scroll("scroll", by: CGVector(dx: 0, dy: 300))
        #expect(log.take() == ["1"])
        host.scroll("scroll", by: CGVector(dx: 0, dy: -300))
        #expect(log.take() == ["0"])
    }

    @Test func aLastRowWithoutAHeightLoadsMoreOnlyWhenItIsReached() {
        struct Loading: View {
            @State var count = 5
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 100) }
                        Color.clear.frame(height: 0).onAppear { count += 5 }
                    }
                }
                .accessibilityIdentifier("scroll")
            }
        }
        let host = ViewHost(Loading(), proposal: size)
        func count() -> Int { host.tree.nodes.filter { $0.kind == "Color" && $0.frame.height == 100 }.count }
        #expect(count() == 5)
        host.scroll("scroll", by: CGVector(dx: 0, dy: 1000))
        #expect(count() == 10)
    }
}
