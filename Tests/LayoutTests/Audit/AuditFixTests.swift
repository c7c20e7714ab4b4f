import Foundation
import HitTest
import Inspection
import Layout
import Testing
import ViewTree

/// Whoever does what a finding advises is rid of it: for each rule a view that triggers it, and the same view with each of
/// the changes that the advice names.
struct AuditFixTests {
    /// Expects that a rule finds something, advises all of these words, and finds nothing once they are followed.
    private func expect(
        _ rule: String, advises words: [String], in broken: AuditStage, andNotIn mended: [AuditStage],
        _ site: SourceLocation = #_sourceLocation
    ) {
        let found = broken.of(rule)
        #expect(!found.isEmpty, "no \(rule) to mend", sourceLocation: site)
        for word in words {
            let advice = found.map(\.fix)
            #expect(advice.contains { $0.contains(word) }, "\"\(word)\" in \(advice)", sourceLocation: site)
        }
        for stage in mended { stage.expectNone(rule, site) }
    }

    @Test func unreachable() {
        expect(
            "unreachable", advises: ["zIndex", "declare it later", "allowsHitTesting(false)"],
            in: AuditStage {
                tile("save")
                Color.red.frame(width: 120, height: 60)
            },
            andNotIn: [
                AuditStage {
                    tile("save").zIndex(1)
                    Color.red.frame(width: 120, height: 60)
                },
                AuditStage {
                    Color.red.frame(width: 120, height: 60)
                    tile("save")
                },
                AuditStage {
                    tile("save")
                    Color.red.frame(width: 120, height: 60).allowsHitTesting(false)
                },
            ])
        expect(
            "unreachable", advises: ["contentShape"],
            in: AuditStage { Color.clear.frame(width: 80, height: 60).onTapGesture {} },
            andNotIn: [
                AuditStage { Color.clear.frame(width: 80, height: 60).contentShape(Rectangle()).onTapGesture {} }
            ])
    }

    @Test func partlyCovered() {
        expect(
            "partlyCovered", advises: ["declare it later", "zIndex", "allowsHitTesting(false)"],
            in: AuditStage {
                tile("save")
                Color.red.frame(width: 75, height: 50)
            },
            andNotIn: [
                AuditStage {
                    Color.red.frame(width: 75, height: 50)
                    tile("save")
                },
                AuditStage {
                    tile("save").zIndex(1)
                    Color.red.frame(width: 75, height: 50)
                },
                AuditStage {
                    tile("save")
                    Color.red.frame(width: 75, height: 50).allowsHitTesting(false)
                },
            ])
    }

    @Test func invisibleTaker() {
        expect(
            "invisibleTaker", advises: ["allowsHitTesting(false)", "declare what lies below later"],
            in: AuditStage {
                tile("save")
                Color.red.opacity(0.002).frame(width: 50, height: 50).onTapGesture {}
            },
            andNotIn: [
                AuditStage {
                    tile("save")
                    Color.red.opacity(0.002).frame(width: 50, height: 50).onTapGesture {}.allowsHitTesting(false)
                },
                AuditStage {
                    Color.red.opacity(0.002).frame(width: 50, height: 50).onTapGesture {}
                    tile("save")
                },
            ])
    }

    @Test func hitAreaBeyondDrawn() {
        expect(
            "hitAreaBeyondDrawn", advises: ["by layout", "contentShape(Rectangle()) after the clip"],
            in: AuditStage(.center) {
                Color.blue.frame(width: 300, height: 300).onTapGesture {}.frame(width: 100, height: 100).clipped()
            },
            andNotIn: [
                AuditStage(.center) { Color.blue.frame(width: 100, height: 100).onTapGesture {}.clipped() },
                AuditStage(.center) {
                    Color.blue.frame(width: 300, height: 300).onTapGesture {}.frame(width: 100, height: 100).clipped()
                        .contentShape(Rectangle())
                },
            ])
        expect(
            "hitAreaBeyondDrawn", advises: ["contentShape(Rectangle()) after its clip", "allowsHitTesting(false)"],
            in: AuditStage {
                VStack(spacing: 0) {
                    tile("save")
                    Color.red.frame(width: 100, height: 200).frame(width: 100, height: 100).clipped()
                }
            },
            andNotIn: [
                AuditStage {
                    VStack(spacing: 0) {
                        tile("save")
                        Color.red.frame(width: 100, height: 200).frame(width: 100, height: 100).clipped()
                            .contentShape(Rectangle())
                    }
                },
                AuditStage {
                    VStack(spacing: 0) {
                        tile("save")
                        Color.red.frame(width: 100, height: 200).frame(width: 100, height: 100).clipped()
                            .allowsHitTesting(false)
                    }
                },
            ])
    }

    @Test func deadOpacity() {
        expect(
            "deadOpacity", advises: ["0.01"], in: AuditStage { hostedWell("well").opacity(0.01) },
            andNotIn: [AuditStage { hostedWell("well").opacity(0.011) }])
        expect(
            "deadOpacity", advises: ["0.001"], in: AuditStage { square(.red, 50, 50).onTapGesture {}.opacity(0.0005) },
            andNotIn: [AuditStage { square(.red, 50, 50).onTapGesture {}.opacity(0.001) }])
    }

    @Test func starvedControl() {
        expect(
            "starvedControl", advises: ["simultaneousGesture", "beside"],
            in: AuditStage { VStack { tile("save") }.highPriorityGesture(TapGesture()) },
            andNotIn: [
                AuditStage { VStack { tile("save") }.simultaneousGesture(TapGesture()) },
                AuditStage {
                    VStack {
                        tile("save")
                        square(.red, 50, 50).highPriorityGesture(TapGesture())
                    }
                },
            ])
        expect(
            "starvedControl", advises: ["Keep one of the two"],
            in: AuditStage { square(.red, 50, 50).onLongPressGesture {}.contextMenu { Button("Copy") {} } },
            andNotIn: [
                AuditStage { square(.red, 50, 50).onLongPressGesture {} },
                AuditStage { square(.red, 50, 50).contextMenu { Button("Copy") {} } },
            ])
    }

    @Test func starvedScroll() {
        func page(_ row: @escaping @MainActor () -> some View) -> AuditStage {
            AuditStage { ScrollView { VStack(spacing: 0) { ForEach(0..<10) { _ in row() } } } }
        }
        expect(
            "starvedScroll", advises: ["simultaneousGesture", "minimumDistance of more than the 10 pt"],
            in: page { Color.blue.frame(height: 100).gesture(DragGesture()) },
            andNotIn: [
                page { Color.blue.frame(height: 100).simultaneousGesture(DragGesture()) },
                page { Color.blue.frame(height: 100).gesture(DragGesture(minimumDistance: 11)) },
            ])
    }

    @Test func shadowedHandler() {
        expect(
            "shadowedHandler", advises: ["one handler", "simultaneousGesture", "area of its own"],
            in: AuditStage { square(.red, 80, 60).onTapGesture {}.onTapGesture {} },
            andNotIn: [
                AuditStage { square(.red, 80, 60).onTapGesture {} },
                AuditStage { square(.red, 80, 60).onTapGesture {}.simultaneousGesture(TapGesture()) },
                AuditStage {
                    VStack(spacing: 0) {
                        square(.red, 80, 60).onTapGesture {}
                        square(.blue, 80, 60)
                    }
                    .onTapGesture {}
                },
            ])
        expect(
            "shadowedHandler", advises: ["simultaneousGesture"], in: AuditStage { tile("save").onLongPressGesture {} },
            andNotIn: [AuditStage { tile("save").simultaneousGesture(LongPressGesture()) }])
    }

    @Test func disabledSwallows() {
        expect(
            "disabledSwallows", advises: ["allowsHitTesting(false)", "take it out"],
            in: AuditStage {
                tile("below")
                tile("top", 50, 50).disabled(true)
            },
            andNotIn: [
                AuditStage {
                    tile("below")
                    tile("top", 50, 50).disabled(true).allowsHitTesting(false)
                },
                AuditStage { tile("below") },
            ])
        expect(
            "disabledSwallows", advises: ["allowsHitTesting(false)"],
            in: AuditStage { HStack { hostedWell("well").disabled(true) }.onTapGesture {} },
            andNotIn: [
                AuditStage { HStack { hostedWell("well").disabled(true).allowsHitTesting(false) }.onTapGesture {} }
            ])
    }

    @Test func sharedRow() {
        expect(
            "sharedRow", advises: [".buttonStyle(.borderless)"],
            in: AuditStage {
                List {
                    HStack {
                        Button("Yes") {}
                        Button("No") {}
                    }
                }
            },
            andNotIn: [
                AuditStage {
                    List {
                        HStack {
                            Button("Yes") {}.buttonStyle(.borderless)
                            Button("No") {}.buttonStyle(.borderless)
                        }
                    }
                }
            ])
    }

    @Test func tappableInPart() {
        @MainActor func row() -> some View {
            HStack(spacing: 0) {
                square(.red, 40, 50)
                Spacer(minLength: 0)
                square(.red, 40, 50)
            }
            .frame(width: 200)
        }
        expect(
            "tappableInPart", advises: ["contentShape(Rectangle()) inside the gesture", "button's label"],
            in: AuditStage { row().onTapGesture {} },
            andNotIn: [
                AuditStage { row().contentShape(Rectangle()).onTapGesture {} },
                AuditStage {
                    Button(action: {}, label: { row().contentShape(Rectangle()) }).buttonStyle(.plain)
                },
            ])
        expect(
            "tappableInPart", advises: ["scaleEffect", "contentShape"],
            in: AuditStage {
                ZStack {
                    Color.blue.frame(width: 280, height: 56)
                    hostedWell("well").opacity(0.014).frame(width: 280, height: 56)
                }
            },
            andNotIn: [
                AuditStage {
                    ZStack {
                        Color.blue.frame(width: 280, height: 56)
                        hostedWell("well").scaleEffect(x: 10, y: 2).opacity(0.014).frame(width: 280, height: 56)
                    }
                }
            ])
    }

    @Test func areaOutsideGesture() {
        expect(
            "areaOutsideGesture", advises: ["inside the button's label", "before the gesture"],
            in: AuditStage { tile("save", 60, 20).padding(20).background(.green) },
            andNotIn: [
                AuditStage {
                    Button(action: {}, label: { square(.blue, 60, 20).padding(20).background(.green) })
                        .buttonStyle(.plain)
                },
                AuditStage { square(.blue, 60, 20).padding(20).background(.green).onTapGesture {} },
            ])
    }

    @Test func smallTarget() {
        expect(
            "smallTarget", advises: ["frame(minWidth: 44, minHeight: 44)", "contentShape(Rectangle())"],
            in: AuditStage(.center) { tile("close", 20, 20) },
            andNotIn: [
                AuditStage(.center) {
                    Button(
                        action: {},
                        label: { square(.blue, 20, 20).frame(minWidth: 44, minHeight: 44).contentShape(Rectangle()) }
                    )
                    .buttonStyle(.plain)
                },
                AuditStage(.center) {
                    square(.blue, 20, 20).frame(minWidth: 44, minHeight: 44).contentShape(Rectangle()).onTapGesture {}
                },
            ])
    }

    @Test func names() {
        expect(
            "duplicateIdentifier", advises: ["an identifier of its own"],
            in: AuditStage {
                HStack {
                    tile("same")
                    tile("same")
                }
            },
            andNotIn: [
                AuditStage {
                    HStack {
                        tile("same1")
                        tile("same2")
                    }
                }
            ])
        expect(
            "missingIdentifier", advises: ["accessibilityIdentifier(_:)"],
            in: AuditStage {
                HStack {
                    tile("one")
                    Button("Two") {}
                }
            },
            andNotIn: [
                AuditStage {
                    HStack {
                        tile("one")
                        Button("Two") {}.accessibilityIdentifier("two")
                    }
                }
            ])
        expect(
            "unnamedTarget", advises: ["accessibilityLabel(_:)", "labelsHidden()"],
            in: AuditStage { Button(action: {}, label: { square(.red, 50, 50) }) },
            andNotIn: [
                AuditStage { Button(action: {}, label: { square(.red, 50, 50) }).accessibilityLabel("Like") }
            ])
        expect(
            "unnamedTarget", advises: ["labelsHidden()"],
            in: AuditStage { Toggle("", isOn: .constant(true)).labelsHidden() },
            andNotIn: [AuditStage { Toggle("Sound", isOn: .constant(true)).labelsHidden() }])
    }

    @Test func textTruncated() {
        let letters = "abcdefghij klmnopqrst"
        expect(
            "textTruncated",
            advises: ["more room", "fixedSize(horizontal: false, vertical: true)", "minimumScaleFactor"],
            in: AuditStage { Text(letters).frame(width: 100, height: 22) },
            andNotIn: [
                AuditStage { Text(letters).frame(width: 100, height: 80) },
                AuditStage { Text(letters).fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 22) },
                AuditStage { Text(letters).minimumScaleFactor(0.3).frame(width: 100, height: 22) },
            ])
        expect(
            "textTruncated", advises: ["Raise the lineLimit", "more room", "minimumScaleFactor"],
            in: AuditStage { Text(letters).lineLimit(1).frame(width: 100) },
            andNotIn: [
                AuditStage { Text(letters).lineLimit(4).frame(width: 100) },
                AuditStage { Text(letters).lineLimit(1).frame(width: 300) },
                AuditStage { Text(letters).lineLimit(1).minimumScaleFactor(0.3).frame(width: 100) },
            ])
    }

    @Test func textClipped() {
        let words = "Wide enough to be cut"
        expect(
            "textClipped", advises: ["more room", "wrap or shrink"],
            in: AuditStage(.center) { Text(words).fixedSize().frame(width: 60, height: 100).clipped() },
            andNotIn: [
                AuditStage(.center) { Text(words).fixedSize().frame(width: 300, height: 100).clipped() },
                AuditStage(.center) { Text(words).frame(width: 60, height: 100).clipped() },
            ])
    }

    @Test func offScreen() {
        expect(
            "offScreen", advises: ["ScrollView", "less width or height"],
            in: AuditStage {
                HStack(spacing: 0) {
                    square(.red, 380, 50)
                    tile("far", 100, 50)
                }
                .frame(width: 400, alignment: .leading)
            },
            andNotIn: [
                AuditStage {
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            square(.red, 380, 50)
                            tile("far", 100, 50)
                        }
                    }
                },
                AuditStage {
                    HStack(spacing: 0) {
                        square(.red, 280, 50)
                        tile("far", 100, 50)
                    }
                    .frame(width: 400, alignment: .leading)
                },
            ])
        expect(
            "offScreen", advises: ["let texts wrap"],
            in: AuditStage {
                Text("A line of text that is much longer than this screen is wide, and does not wrap").fixedSize()
            },
            andNotIn: [
                AuditStage { Text("A line of text that is much longer than this screen is wide, and does wrap") }
            ])
    }

    @Test func underBar() {
        let insets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        @MainActor func column() -> some View {
            VStack(spacing: 0) {
                tile("top")
                Spacer()
            }
            .frame(maxHeight: .infinity)
        }
        expect(
            "underBar", advises: ["only the background ignore the safe area", "safeAreaPadding"],
            in: AuditStage(safeArea: insets) { column().background(.green).ignoresSafeArea() },
            andNotIn: [
                AuditStage(safeArea: insets) { column().background { Color.green.ignoresSafeArea() } },
                AuditStage(safeArea: insets) { column().safeAreaPadding(.top, 50).ignoresSafeArea() },
            ])
    }

    @Test func everyRuleIsTried() {
        let tried: Set<String> = [
            "unreachable", "partlyCovered", "invisibleTaker", "hitAreaBeyondDrawn", "deadOpacity", "starvedControl",
            "starvedScroll", "shadowedHandler", "disabledSwallows", "sharedRow", "tappableInPart", "areaOutsideGesture",
            "smallTarget", "duplicateIdentifier", "missingIdentifier", "unnamedTarget", "textTruncated", "textClipped",
            "offScreen", "underBar",
        ]
        #expect(Set(Audit.rules.map(\.name)) == tried)
    }
}
