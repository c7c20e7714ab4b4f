import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// A receiver is reported as the view that was written: its type's name, and the outermost identifier of its own
/// modifier chain. Source: the contract, "receiver".
struct ControlNameTests {
    private func screen(
        _ platform: Platform = .iOS18, @ViewBuilder _ view: @MainActor () -> some View
    ) -> LayoutTree {
        LayoutTree(view(), device: Device(size: CGSize(width: 400, height: 400), platform: platform))
    }

    /// Who receives at the best point of an element.
    private func receiver(_ id: String, _ tree: LayoutTree) throws -> HitView? {
        let node = try #require(tree[id])
        let why = Tappability(tree, target: node, rules: .frontMost)
        let point = try #require(why.reach.point, "\(why.detail)")
        return tree.hitTest(point).receiver
    }

    private func picker(_ style: some PickerStyle) -> some View {
        Picker("p", selection: .constant(1)) {
            Text("one").tag(1)
            Text("two").tag(2)
        }
        .pickerStyle(style).accessibilityIdentifier("x")
    }

    @Test func aPickerThatShowsItsTitleIsOneViewWithItsIdentifier() throws {
        for tree in [
            screen { Form { picker(.menu) } }, screen { List { picker(.menu) } },
            screen(.macOS) { picker(.menu) }, screen { picker(.navigationLink) },
        ] {
            let found = try receiver("x", tree)
            #expect(found?.kind == "Picker")
            #expect(found?.id == "x")
            #expect(found?.label == "p")
            #expect(tree.nodes.filter { $0.kind == "Picker" }.count == 1)
        }
    }

    @Test func aDisclosureGroupIsOneViewWithItsIdentifier() throws {
        let tree = screen { DisclosureGroup("Details") { Text("inside") }.accessibilityIdentifier("x") }
        let found = try receiver("x", tree)
        #expect(found?.kind == "DisclosureGroup")
        #expect(found?.id == "x")
        #expect(found?.label == "Details")
    }

    /// It is a part of the label, as an image is.
    @Test func theChevronOfADisclosureGroupTogglesItOnIOS() throws {
        let host = ViewHost(
            DisclosureGroup("Details") { Text("inside").accessibilityIdentifier("inside") }
                .accessibilityIdentifier("x").frame(width: 368),
            device: Device(size: CGSize(width: 400, height: 400), platform: .iOS18))
        let group = try #require(host.tree["x"]).frame
        #expect(host.tree["inside"] == nil)
        let result = host.tap(at: CGPoint(x: group.maxX - 6, y: group.midY))
        #expect(result.hitTest.receiver?.kind == "DisclosureGroup")
        #expect(host.tree["inside"] != nil)
        // The gap between label and chevron has no area.
        #expect(host.tree.hitTest(CGPoint(x: group.midX, y: group.midY)).receiver == nil)
    }

    @Test func buttonsWithATypeOfTheirOwnAreReportedByIt() throws {
        let tree = screen {
            VStack {
                ShareLink(item: URL(string: "https://example.com")!).accessibilityIdentifier("share")
                EditButton().accessibilityIdentifier("edit")
                RenameButton().accessibilityIdentifier("rename")
                PasteButton(payloadType: String.self) { _ in }.accessibilityIdentifier("paste")
            }
        }
        for (id, kind) in [
            ("share", "ShareLink"), ("edit", "EditButton"), ("rename", "RenameButton"), ("paste", "PasteButton"),
        ] {
            let found = try receiver(id, tree)
            #expect(found?.kind == kind)
            #expect(found?.id == id)
        }
    }

    private func paste() -> some View {
        PasteButton(payloadType: String.self) { _ in }.accessibilityIdentifier("paste")
    }

    /// Source: the rules of hit-testing, section 1.1, which lists it.
    @Test func aPasteButtonIsHosted() throws {
        let alive = screen { ZStack { square(.red, 200, 200).taps("box") }.overlay { paste() } }
        let frame = try #require(alive["paste"]).frame
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        #expect(alive.hitTest(middle).rule == .hostedControl)
        #expect(alive.nodes.contains { $0.kind == "PasteButton" && $0.isHosted })
        for opacity in [0.005, 0.01] {
            let dead = screen { square(.red, 200, 200).taps("box").overlay { paste().opacity(opacity) } }
            #expect(dead.hitTest(middle).receiver?.id == "box")
            #expect(dead.hitTest(middle).considered.contains { $0.rule == .hostedAlpha })
        }
        let disabled = screen { ZStack { paste().disabled(true) }.taps("P") }
        #expect(disabled.hitTest(middle).receiver == nil)
        #expect(disabled.hitTest(middle).rule == .disabled)
    }
}
