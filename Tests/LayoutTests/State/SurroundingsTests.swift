import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What views read from their surroundings, and what they are told.
struct SurroundingsTests {
    /// What a text known by its identifier says.
    private func text(_ node: LayoutNode?) -> String? { node?.children.first?.label }

    @Test func refreshableHandsItsActionDown() throws {
        struct Inner: View {
            @Environment(\.refresh) private var refresh
            var body: some View { Text(refresh == nil ? "no" : "yes").accessibilityIdentifier("has") }
        }
        #expect(text(LayoutTree(Inner())["has"]) == "no")
        #expect(text(LayoutTree(Inner().refreshable {})["has"]) == "yes")
    }

    @Test func olderNamesOfTextSizesAreTheSame() {
        var values = EnvironmentValues()
        values.sizeCategory = .accessibilityMedium
        #expect(values.dynamicTypeSize == .accessibility1)
        values.dynamicTypeSize = .xSmall
        #expect(values.sizeCategory == .extraSmall)
        #expect(ContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
        #expect(DynamicTypeSize(ContentSizeCategory.large) == .large)
    }

    @Test func reasonsForRedactionAddUp() {
        struct Inner: View {
            @Environment(\.redactionReasons) private var reasons
            var body: some View { Text("\(reasons.rawValue)").accessibilityIdentifier("reasons") }
        }
        let view = Inner().redacted(reason: .placeholder).redacted(reason: .privacy)
        #expect(text(LayoutTree(view)["reasons"]) == "3")
        #expect(text(LayoutTree(Inner().unredacted().redacted(reason: .placeholder))["reasons"]) == "0")
    }

    @Test func variantsOfSymbolsAddUp() {
        struct Inner: View {
            @Environment(\.symbolVariants) private var variants
            var body: some View {
                Text(variants == .circle.fill ? "both" : "not").accessibilityIdentifier("variants")
            }
        }
        #expect(text(LayoutTree(Inner().symbolVariant(.fill).symbolVariant(.circle))["variants"]) == "both")
    }

    @Test func accessibilityFocusIsKept() throws {
        struct Screen: View {
            @AccessibilityFocusState private var isHere: Bool
            @AccessibilityFocusState private var row: Int?
            var body: some View {
                VStack {
                    Button("go") {
                        isHere = true
                        row = 3
                    }.accessibilityIdentifier("go").accessibilityFocused($isHere)
                    Text(isHere ? "here \(row ?? 0)" : "away").accessibilityIdentifier("state")
                }
            }
        }
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        #expect(text(host.tree["state"]) == "away")
        try host.tap("go")
        #expect(text(host.tree["state"]) == "here 3")
    }

    @Test func aViewIsToldWhenItScrollsIntoSight() throws {
        struct Screen: View {
            @State private var isSeen = false
            var body: some View {
                VStack {
                    Text(isSeen ? "seen" : "unseen").accessibilityIdentifier("state")
                    ScrollView {
                        VStack(spacing: 0) {
                            box(10, 1000)
                            box(10, 100).onScrollVisibilityChange { isSeen = $0 }
                        }
                    }
                    .accessibilityIdentifier("scroll").frame(height: 300)
                }
            }
        }
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        #expect(text(host.tree["state"]) == "unseen")
        host.scroll("scroll", by: CGVector(dx: 0, dy: 800))
        #expect(text(host.tree["state"]) == "seen")
    }

    @Test func theLastActionIsUndoneFirst() {
        final class Pad { var lines: [String] = [] }
        let (pad, manager) = (Pad(), UndoManager())
        func add(_ line: String) {
            pad.lines.append(line)
            manager.registerUndo(withTarget: pad) { pad in
                pad.lines.removeLast()
                manager.registerUndo(withTarget: pad) { _ in add(line) }
            }
        }
        add("a")
        add("b")
        manager.undo()
        #expect(pad.lines == ["a"])
        manager.redo()
        #expect(pad.lines == ["a", "b"])
        manager.undo()
        manager.undo()
        #expect(pad.lines == [] && !manager.canUndo)
    }

    @Test func localizedStringsAreTheirKeysWithValues() {
        #expect(String(localized: "\(3) of \(4)") == "3 of 4")
        #expect(String(localized: LocalizedStringResource("abc")) == "abc")
        #expect(String(localized: "key", defaultValue: "value") == "value")
        #expect(Text(LocalizedStringResource("abc"))._plainString == "abc")
    }

    @Test func aFormatterWritesValueTypes() {
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 2
        #expect(Text(1.5 as NSNumber, formatter: formatter)._plainString == "1.50")
        let dates = DateFormatter()
        dates.dateFormat = "yyyy"
        dates.timeZone = TimeZone(identifier: "UTC")
        #expect(Text(Date(timeIntervalSince1970: 0), formatter: dates)._plainString == "1970")
        #expect(Text("in \(Date(timeIntervalSince1970: 0), formatter: dates)")._plainString == "in 1970")
    }

    @Test func aMatrixMovesThePlane() {
        let moved = ProjectionTransform(CATransform3DMakeTranslation(3, 4, 5))
        #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 4, y: 5))
        let turned = CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 1)
        let point = CGPoint(x: 1, y: 0).applying(ProjectionTransform(turned))
        #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
    }
}
