import Foundation
import HitTest
import Inspection
import Layout
import Testing
import ViewTree

/// The rules about hit areas that are larger or smaller than they look.
struct AreaAuditTests {
    // MARK: hitAreaBeyondDrawn

    @Test func aClippedImageAnswersBeyondItsClip() {
        AuditStage(.center) {
            Color.blue.frame(width: 300, height: 300).onTapGesture {}.accessibilityIdentifier("photo")
                .frame(width: 100, height: 100).clipped()
        }.expect("hitAreaBeyondDrawn", at: "photo", .warning, says: ["300×300", "100×100", "100 pt left and right"])
    }

    @Test func aContentShapeAfterTheClipBoundsIt() {
        AuditStage(.center) {
            Color.blue.frame(width: 300, height: 300).frame(width: 100, height: 100).clipped()
                .contentShape(Rectangle()).onTapGesture {}.accessibilityIdentifier("photo")
        }.expectQuiet()
    }

    @Test func aClippedViewWithoutAGestureMattersWhereItSwallowsTaps() {
        AuditStage {
            VStack(spacing: 0) {
                tile("save", 100, 50)
                Color.red.frame(width: 100, height: 200).accessibilityIdentifier("photo")
                    .frame(width: 100, height: 100).clipped()
            }
        }.expect("hitAreaBeyondDrawn", at: "photo", .error, says: ["100×200", "100×100", "Button \"save\" (100 %"])
        AuditStage {
            VStack(spacing: 0) {
                Text("Title")
                Color.red.frame(width: 100, height: 200).frame(width: 100, height: 100).clipped()
            }
        }.expectNone("hitAreaBeyondDrawn")
    }

    // MARK: tappableInPart

    @Test func aRowWithASpacerReactsOnItsTextsOnly() {
        AuditStage {
            HStack(spacing: 0) {
                Color.red.frame(width: 40, height: 50)
                Spacer(minLength: 0)
                Color.red.frame(width: 40, height: 50)
            }
            .frame(width: 200).onTapGesture {}.accessibilityIdentifier("row")
        }.expect("tappableInPart", at: "row", .warning, says: ["40 %", "200×50", "120×50", "100,25"])
    }

    @Test func theSameRowWithAContentShapeIsWhole() {
        AuditStage {
            HStack(spacing: 0) {
                Color.red.frame(width: 40, height: 50)
                Spacer(minLength: 0)
                Color.red.frame(width: 40, height: 50)
            }
            .frame(width: 200).contentShape(Rectangle()).onTapGesture {}
        }.expectQuiet()
    }

    @Test func anIconAboveATitleIsWholeEnough() {
        AuditStage {
            Button(action: {}) {
                VStack(spacing: 4) {
                    Color.red.frame(width: 24, height: 24)
                    Color.red.frame(width: 60, height: 20)
                }
            }
            .buttonStyle(.plain)
        }.expectNone("tappableInPart")
    }

    @Test func aTriangleIsAsLargeAsItLooks() {
        AuditStage {
            TriangleShape().fill(.red).frame(width: 100, height: 100).onTapGesture {}
        }.expectNone("tappableInPart")
    }

    @Test func aRingsMiddleIsAHole() {
        AuditStage {
            Circle().stroke(.red, lineWidth: 8).frame(width: 100, height: 100).onTapGesture {}
                .accessibilityIdentifier("ring")
        }.expect("tappableInPart", at: "ring", .warning, says: ["50,50"])
    }

    // MARK: areaOutsideGesture

    @Test func aBackgroundWrittenAfterAButtonLooksLikeIt() {
        AuditStage {
            tile("save", 60, 20).padding(20).background(.green)
        }.expect("areaOutsideGesture", at: "save", .warning, says: ["60×20", "100×60", "20 %", "background"])
    }

    @Test func aBackgroundInsideTheLabelIsTheButtons() {
        AuditStage {
            Button(action: {}, label: { Color.blue.frame(width: 60, height: 20).padding(20).background(.green) })
                .buttonStyle(.plain)
        }.expectNone("areaOutsideGesture")
    }

    @Test func aScreensBackgroundLooksLikeNoButton() {
        AuditStage {
            tile("save", 60, 50).frame(maxWidth: .infinity, maxHeight: .infinity).background(.green)
        }.expectNone("areaOutsideGesture")
    }

    @Test func aBackgroundThatGrowsIntoTheUnsafeAreaIsNoLargerThanTheButton() {
        AuditStage(.bottom, safeArea: EdgeInsets(top: 0, leading: 0, bottom: 40, trailing: 0)) {
            tile("save", 100, 60).background(Color.red)
        }.expectNone("areaOutsideGesture")
    }

    // MARK: smallTarget

    @Test func aSmallButtonAloneIsANote() {
        AuditStage(.center) { tile("close", 20, 20) }
            .expect("smallTarget", at: "close", .note, says: ["20×20", "44×44"])
    }

    @Test func smallButtonsWithoutSpaceBetweenThemAreAWarning() {
        let stage = AuditStage {
            HStack(spacing: 2) {
                tile("left", 20, 20)
                tile("right", 20, 20)
            }
        }
        #expect(stage.of("smallTarget").map(\.severity) == [.warning, .warning])
        let message = stage.of("smallTarget").first { $0.id == "left" }
        #expect(message?.message.contains("Button \"right\"") == true)
        // 44 around the middle of 0…20 reaches to 32: 10 of the 22…42 beside it.
        #expect(message?.detail.contains("10×20") == true, "\(stage.findings)")
    }

    @Test func aTargetOf44PointsIsLargeEnough() {
        AuditStage { tile("save", 44, 44) }.expectNone("smallTarget")
    }

    @Test func controlsKeepTheSystemsSize() {
        AuditStage { Toggle("Sound", isOn: .constant(true)) }.expectNone("smallTarget")
    }
}

private struct TriangleShape: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
