import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// A screen presents one sheet, cover, alert or dialog at a time (UIKit's view controllers: "Attempt to present … which
/// is already presenting …"); what it presents may present in turn.
struct OnePresentationTests {
    private struct Screen: View {
        @State var isSheetShown = false
        @State var isAlertShown = false
        @State var isInnerShown = false

        var body: some View {
            VStack {
                Button("Sheet") { isSheetShown = true }.accessibilityIdentifier("sheet")
            }
            .sheet(isPresented: $isSheetShown) {
                VStack {
                    Button("Ask below") { isAlertShown = true }.accessibilityIdentifier("below")
                    Button("Ask") { isInnerShown = true }.accessibilityIdentifier("ask")
                    Button("Close") { isSheetShown = false }.accessibilityIdentifier("close")
                }
                .alert("Inner", isPresented: $isInnerShown) {
                    Button("Yes") {}.accessibilityIdentifier("yes")
                }
            }
            .alert("Outer", isPresented: $isAlertShown) {
                Button("Fine") {}.accessibilityIdentifier("fine")
            }
        }
    }

    @Test func anAlertOfTheScreenBelowWaitsUntilTheSheetIsGone() throws {
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        try host.tap("sheet")
        try host.tap("below")
        #expect(host.tree["fine"] == nil)
        #expect(host.tree["close"] != nil)
        #expect(host.tree.warnings.contains { $0.message.contains("alert \"Outer\" is not shown while the sheet") })
        try host.tap("close")
        #expect(host.tree["close"] == nil)
        try host.tap("fine")
        #expect(host.tree["fine"] == nil)
        #expect(host.tree.warnings.isEmpty)
    }

    @Test func anAlertOfTheSheetIsOnTop() throws {
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        try host.tap("sheet")
        try host.tap("ask")
        #expect(host.tree.warnings.isEmpty)
        try host.tap("yes")
        #expect(host.tree["yes"] == nil)
        #expect(host.tree["close"] != nil)
    }

    @Test func ofTwoAskedForAtOnceOneIsShownAfterTheOther() throws {
        struct Both: View {
            @State var isFirst = true
            @State var isSecond = true
            var body: some View {
                Text("x")
                    .sheet(isPresented: $isFirst) {
                        Button("1") { isFirst = false }.accessibilityIdentifier("first")
                    }
                    .sheet(isPresented: $isSecond) {
                        Button("2") { isSecond = false }.accessibilityIdentifier("second")
                    }
            }
        }
        let host = ViewHost(Both(), device: .iPhone16Pro)
        let shown = ["first", "second"].filter { host.tree[$0] != nil }
        #expect(shown.count == 1)
        try host.tap(shown[0])
        #expect(host.tree[shown[0]] == nil)
        let other = shown == ["first"] ? "second" : "first"
        try host.tap(other)
        #expect(host.tree[other] == nil)
    }
}
