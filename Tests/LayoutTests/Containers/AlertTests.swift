import Foundation
import Layout
import Testing
import ViewTree

/// Alerts on iOS 26. Recorded: iamcgn/swiftui-web `ios/alert/basic`, in a window of 375 × 667 at 2 pixels a point.
@Suite struct AlertTests {
    private struct Asking: View {
        var count = 2
        var body: some View {
            Color.white.alert("Title", isPresented: .constant(true)) {
                ForEach(1..<count, id: \.self) { Button("OK \($0)") {}.accessibilityIdentifier("ok\($0)") }
                Button("Cancel", role: .cancel) {}.accessibilityIdentifier("cancel")
            } message: {
                Text("Message").accessibilityIdentifier("message")
            }
        }
    }

    private func tree(
        _ view: @autoclosure @escaping @MainActor () -> some View, _ platform: Platform = .iOS26
    ) -> LayoutTree {
        LayoutTree(view(), device: Device(size: CGSize(width: 375, height: 667), scale: 2, platform: platform))
    }

    private func mark(_ tree: LayoutTree) -> String? { tree.nodes.first { $0.kind == "alert" }?.approximate }

    @Test func theCardIsInTheMiddleAndItsPartsLieWhereTheyWereRecorded() throws {
        let tree = tree(Asking())
        let card = CGRect(x: 38, y: 0, width: 299, height: 667)
        let title = try #require(tree.nodes.first { $0.label == "Title" && $0.kind == "Text" }?.frame)
        let message = try #require(tree["message"]?.frame)
        let cancel = try #require(tree["cancel"]?.frame)
        let ok = try #require(tree["ok1"]?.frame)
        #expect(title.minX == card.minX + 28.5 && message.minX == card.minX + 28.5)
        #expect(abs(message.minY - title.maxY - 10.5) < 0.01)
        #expect(abs(cancel.minY - message.maxY - 27) < 0.01 && cancel.minY == ok.minY)
        #expect(cancel.minX == card.minX + 13.5 && ok.maxX == card.maxX - 13.5)
        #expect(abs(ok.minX - cancel.maxX - 8.5) < 0.01 && abs(ok.width - cancel.width) < 0.01)
        #expect(cancel.height == 46.5 && ok.height == 46.5)
        // 21.5 above the title and 13 below the buttons, the whole in the middle of the window.
        #expect(abs((title.minY - 21.5 + cancel.maxY + 13) / 2 - 333.5) < 0.5)
    }

    @Test func onlyAlertsThatWereRecordedAreExact() {
        #expect(mark(tree(Asking())) == nil)
        #expect(mark(tree(Asking(count: 1))) == nil)
        #expect(mark(tree(Asking(count: 3))) != nil)
        #expect(mark(tree(Asking(), .iOS18)) != nil)
    }
}
