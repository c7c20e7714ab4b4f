import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// How sheets come, go and change their height.
struct SheetTests {
    struct Inner: View {
        @Environment(\.dismiss) var dismiss
        @Environment(\.presentationMode) var mode
        var body: some View {
            Button("Close") { dismiss() }.accessibilityIdentifier("close")
            Button("Old") { mode.wrappedValue.dismiss() }.accessibilityIdentifier("old")
        }
    }

    struct Screen: View {
        @State var isShown = false
        @State var isInner = false
        @State var log = ""
        @State var detent = PresentationDetent.medium
        var isLocked = false

        func outerGone() { log += "outer " }
        func innerGone() { log += "inner " }

        var body: some View {
            VStack {
                Button("Show") { isShown = true }.accessibilityIdentifier("show")
                Text(log).accessibilityIdentifier("log")
            }
            .sheet(isPresented: $isShown, onDismiss: outerGone) {
                VStack {
                    Button("More") { isInner = true }.accessibilityIdentifier("more")
                    Text(detent == .large ? "large" : "medium").accessibilityIdentifier("detent")
                }
                .sheet(isPresented: $isInner, onDismiss: innerGone) { Inner() }
                .presentationDetents([.medium, .large], selection: $detent)
                .interactiveDismissDisabled(isLocked)
            }
        }
    }

    private func label(_ id: String, _ host: ViewHost) -> String? { host.tree[id]?.children.first?.label }

    @Test func aTapOnWhatIsDimmedTakesTheSheetAway() throws {
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        try host.tap("show")
        host.tap(at: CGPoint(x: 200, y: 100))
        #expect(host.tree["more"] == nil)
        #expect(label("log", host) == "outer ")
    }

    @Test func aLockedSheetStays() throws {
        let host = ViewHost(Screen(isLocked: true), device: .iPhone16Pro)
        try host.tap("show")
        #expect(host.tap(at: CGPoint(x: 200, y: 100)).hitTest.receiver == nil)
        host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 860))
        host.press(key: .escape)
        #expect(host.tree["more"] != nil)
    }

    @Test func aDragDownTakesTheSheetAwayAndADragUpMakesItLarger() throws {
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        try host.tap("show")
        host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 200))
        #expect(label("detent", host) == "large")
        host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 520))
        #expect(label("detent", host) == "medium")
        host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 860))
        #expect(host.tree["more"] == nil)
    }

    @Test func aSheetFromASheetLiesInTheWindowAndGoesByItself() throws {
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        try host.tap("show")
        try host.tap("more")
        let close = try #require(host.tree["close"])
        #expect(CGRect(x: 0, y: 0, width: 402, height: 874).contains(close.frame))
        try host.tap("old")
        #expect(host.tree["close"] == nil)
        #expect(host.tree["more"] != nil)
        #expect(label("log", host) == "inner ")
    }

    @Test func aCustomDetentComputesTheHeight() throws {
        struct Third: CustomPresentationDetent {
            static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
        }
        struct Full: View {
            @State var isShown = true
            var body: some View {
                Color.white.sheet(isPresented: $isShown) {
                    Color.red.accessibilityIdentifier("red").presentationDetents([.custom(Third.self)])
                }
            }
        }
        let device = Device(size: CGSize(width: 300, height: 610), scale: 2, safeArea: EdgeInsets(), platform: .iOS18)
        let host = ViewHost(Full(), device: device)
        #expect(host.tree["red"]?.frame.height == 200)
    }

    @Test func aDialogAddsACancelButtonWhereItHasNone() {
        struct Dialogs: View {
            @State var isShown = true
            var hasOwn: Bool
            var body: some View {
                Text("x").confirmationDialog("Title", isPresented: $isShown) {
                    Button("Do") {}
                    if hasOwn { Button("Never mind", role: .cancel) {} }
                }
            }
        }
        func titles(_ hasOwn: Bool) -> [String] {
            let host = ViewHost(Dialogs(hasOwn: hasOwn), device: .iPhone16Pro)
            return host.tree.nodes.filter { $0.kind == "Text" }.compactMap(\.label)
        }
        #expect(titles(false) == ["x", "Do", "Cancel"])
        #expect(titles(true) == ["x", "Do", "Never mind"])
    }
}
