import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What is in menus, and what a tap on it does.
struct MenuTests {
    private struct Items: View {
        @State var isOn = false
        @State var colour = "red"
        @State var chosen = "none"
        var staysOpen = false

        var body: some View {
            VStack {
                Text("\(chosen) \(isOn) \(colour)").accessibilityIdentifier("shown")
                Menu("More") {
                    Section("Edit") {
                        Button("Copy") { chosen = "copy" }.accessibilityIdentifier("copy")
                        Button("Delete", role: .destructive) { chosen = "delete" }.accessibilityIdentifier("delete")
                        Button("Never") { chosen = "never" }.disabled(true).accessibilityIdentifier("never")
                    }
                    Divider()
                    Toggle("Wide", isOn: $isOn).accessibilityIdentifier("wide")
                    Picker("Colour", selection: $colour) {
                        Text("Red").tag("red")
                        Text("Blue").tag("blue").accessibilityIdentifier("blue")
                    }
                    Menu("Share") {
                        Button("Mail") { chosen = "mail" }.accessibilityIdentifier("mail")
                    }
                    .accessibilityIdentifier("share")
                }
                .menuActionDismissBehavior(staysOpen ? .disabled : .automatic)
                .accessibilityIdentifier("more")
                Spacer()
            }
        }
    }

    private func opened(staysOpen: Bool = false) throws -> ViewHost {
        let host = ViewHost(Items(staysOpen: staysOpen), device: .iPhone16Pro)
        try host.tap("more")
        return host
    }

    private func shown(_ host: ViewHost) -> String? { host.tree["shown"]?.children.first?.label }

    /// The checkmarks in the menu.
    private func marks(_ host: ViewHost) -> Int { host.tree.nodes.filter { $0.label == "checkmark" }.count }

    @Test func anItemActsAndClosesTheMenu() throws {
        for item in ["copy", "delete"] {
            let host = try opened()
            try host.tap(item)
            #expect(shown(host) == "\(item) false red")
            #expect(host.tree["copy"] == nil)
        }
    }

    @Test func aDisabledItemDoesNothingAndKeepsTheMenuOpen() throws {
        let host = try opened()
        let frame = try #require(host.tree["never"]?.frame)
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(shown(host) == "none false red")
        #expect(host.tree["never"] != nil)
    }

    @Test func aToggleIsAnItemWithACheckmark() throws {
        let host = try opened()
        // The picker's chosen option has a mark, too.
        #expect(marks(host) == 1)
        #expect(host.tree["wide"]!.frame.width == 250)
        try host.tap("wide")
        #expect(shown(host) == "none true red")
        #expect(host.tree["wide"] == nil)
        try host.tap("more")
        #expect(marks(host) == 2)
        try host.tap("wide")
        #expect(shown(host) == "none false red")
    }

    @Test func theOptionsOfAPickerAreItems() throws {
        let host = try opened()
        try host.tap("blue")
        #expect(shown(host) == "none false blue")
        #expect(host.tree["blue"] == nil)
    }

    @Test func aMenuInAMenuOpensOnItsOwnAndClosesBoth() throws {
        let host = try opened()
        #expect(host.tree["mail"] == nil)
        let result = try host.tap("share")
        #expect(result.effects.contains { $0.kind == .presented && $0.label == "Share" })
        #expect(host.tree["copy"] != nil)
        try host.tap("mail")
        #expect(shown(host) == "mail false red")
        #expect(host.tree["mail"] == nil && host.tree["copy"] == nil)
    }

    @Test func aTapBesideAMenuInAMenuClosesBoth() throws {
        let host = try opened()
        try host.tap("share")
        host.tap(at: CGPoint(x: 390, y: 860))
        #expect(host.tree["mail"] == nil && host.tree["copy"] == nil)
        #expect(shown(host) == "none false red")
    }

    @Test func aMenuThatItemsDoNotDismissStaysOpen() throws {
        let host = try opened(staysOpen: true)
        try host.tap("wide")
        #expect(marks(host) == 2)
        try host.tap("copy")
        #expect(host.tree["copy"] != nil)
        #expect(shown(host) == "copy true red")
        host.tap(at: CGPoint(x: 390, y: 860))
        #expect(host.tree["copy"] == nil)
    }

    @Test func aPickerInTheStyleMenuIsAMenuOfItsOwn() throws {
        struct Nested: View {
            @State var colour = "red"
            var body: some View {
                Menu("More") {
                    Picker("Colour", selection: $colour) {
                        Text("Red").tag("red")
                        Text("Blue").tag("blue").accessibilityIdentifier("blue")
                    }
                    .pickerStyle(.menu).accessibilityIdentifier("colour")
                }
                .accessibilityIdentifier("more")
                Text(colour).accessibilityIdentifier("shown")
            }
        }
        let host = ViewHost(Nested(), device: .iPhone16Pro)
        try host.tap("more")
        #expect(host.tree["blue"] == nil)
        try host.tap("colour")
        try host.tap("blue")
        #expect(host.tree["shown"]?.children.first?.label == "blue")
        #expect(host.tree["colour"] == nil)
    }

    @Test func aContextMenuOpensAtItsView() throws {
        struct Pressed: View {
            var body: some View {
                VStack {
                    Text("Press").accessibilityIdentifier("text")
                        .contextMenu { Button("Item") {}.accessibilityIdentifier("item") }
                    Spacer()
                }
            }
        }
        let host = ViewHost(Pressed(), device: .iPhone16Pro)
        let text = try #require(host.tree["text"]?.frame)
        host.secondaryPress(at: CGPoint(x: text.midX, y: text.midY))
        let item = try #require(host.tree["item"]?.frame)
        #expect(item.minY >= text.maxY && item.minY < text.maxY + 20)
        #expect(host.tree.nodes.contains { $0.kind == "contextMenu" && $0.approximate != nil })
    }
}
