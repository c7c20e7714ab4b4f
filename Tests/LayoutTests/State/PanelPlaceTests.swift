import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Where alerts and menus put what is in them.
struct PanelPlaceTests {
    private struct Asking: View {
        var count = 2
        var cancelsFirst = false
        var body: some View {
            Text("x").alert("Sure?", isPresented: .constant(true)) {
                if cancelsFirst { Button("Cancel", role: .cancel) {}.accessibilityIdentifier("cancel") }
                Button("Delete", role: .destructive) {}.accessibilityIdentifier("delete")
                if !cancelsFirst { Button("Cancel", role: .cancel) {}.accessibilityIdentifier("cancel") }
                if count == 3 { Button("Archive") {}.accessibilityIdentifier("archive") }
            }
        }
    }

    private struct Old: View {
        var body: some View {
            Text("x").alert(isPresented: .constant(true)) {
                Alert(
                    title: Text("Sure?"), primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
            }
        }
    }

    private func phone(_ platform: Platform) -> Device {
        Device(
            size: CGSize(width: 393, height: 852), scale: 3,
            safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0), platform: platform)
    }

    @Test func theButtonThatCancelsIsTheFirstOfTwo() throws {
        for isFirst in [true, false] {
            let host = ViewHost(Asking(cancelsFirst: isFirst), device: phone(.iOS18))
            let cancel = try #require(host.tree["cancel"]?.frame)
            let delete = try #require(host.tree["delete"]?.frame)
            // UIKit's alerts were 270 wide before iOS 26.
            #expect(cancel.width == 135 && delete.width == 135)
            #expect(cancel.maxX == delete.minX && cancel.minY == delete.minY)
        }
        let old = ViewHost(Old(), device: phone(.iOS18))
        let frames = ["Cancel", "Delete"].map { title in
            old.tree.nodes.first { $0.kind == "Button" && $0.label == title || $0.kind == "Text" && $0.label == title }!
                .frame
        }
        #expect(frames[0].maxX < frames[1].minX && frames[0].midY == frames[1].midY)
    }

    @Test func theButtonThatCancelsIsTheLastOfThree() throws {
        let host = ViewHost(Asking(count: 3, cancelsFirst: true), device: phone(.iOS26))
        let frames = try ["delete", "archive", "cancel"].map { try #require(host.tree[$0]?.frame) }
        // swiftui-web ios/alert/basic: 299 wide, 13.5 at both sides, buttons 8.5 apart.
        #expect(frames[0].maxY + 8.5 == frames[1].minY && frames[1].maxY + 8.5 == frames[2].minY)
        #expect(frames.allSatisfy { $0.width == 272 })
    }

    private struct Menus: View {
        var body: some View {
            VStack {
                Menu("Top") { Button("First") {}.accessibilityIdentifier("first") }.accessibilityIdentifier("top")
                Spacer()
                Menu("Bottom") { Button("Last") {}.accessibilityIdentifier("last") }
                    .accessibilityIdentifier("bottom").frame(maxWidth: .infinity, alignment: .trailing)
            }
        }
    }

    @Test func aMenuOpensBelowItsButtonOrAboveItWhereThereIsNoRoom() throws {
        let host = ViewHost(Menus(), device: .iPhone16Pro)
        let top = try #require(host.tree["top"]?.frame)
        let bottom = try #require(host.tree["bottom"]?.frame)
        try host.tap("top")
        let first = try #require(host.tree["first"]?.frame)
        #expect(first.minY >= top.maxY && first.minY < top.maxY + 20)
        #expect(first.width == 250)
        try host.tap("first")
        try host.tap("bottom")
        let last = try #require(host.tree["last"]?.frame)
        #expect(last.maxY <= bottom.minY && last.maxY > bottom.minY - 20)
        #expect(last.maxX <= 402 && last.maxX > 380)
    }

    @Test func aDisclosureGroupOnAMacTakesTheTapInItsWholeRow() {
        var environment = EnvironmentValues()
        environment.platform = .macOS
        let host = ViewHost(
            DisclosureGroup("More") { Text("inside").accessibilityIdentifier("inside") },
            proposal: ProposedViewSize(width: 300, height: 200), environment: environment)
        let label = host.tree.nodes.first { $0.label == "More" }!.frame
        host.tap(at: CGPoint(x: 280, y: label.midY))
        #expect(host.tree["inside"] != nil)
    }
}
