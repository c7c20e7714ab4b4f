import Foundation
import HitTest
import Inspection
import Layout
import Testing
import ViewTree

/// What the rules say of touches that are no single taps: presses, drags, double taps, context menus.
struct GestureAuditTests {
    private func card(_ id: String, _ width: CGFloat = 100, _ height: CGFloat = 50) -> some View {
        square(.blue, width, height).accessibilityIdentifier(id)
    }

    // MARK: unreachable, deadOpacity, invisibleTaker

    @Test func aPressUnderSomethingThatCoversAllOfItIsUnreachable() {
        AuditStage {
            card("card").onLongPressGesture {}
            Color.red.frame(width: 120, height: 60).accessibilityIdentifier("cover")
        }.expect(
            "unreachable", at: "card", .warning,
            says: ["the onLongPressGesture of", "takes a press", "100×50", "Color \"cover\""])
    }

    @Test func aDragAndADoubleTapUnderACoverAreUnreachable() {
        AuditStage {
            card("card").gesture(DragGesture())
            Color.red.frame(width: 120, height: 60)
        }.expect("unreachable", at: "card", .warning, says: ["takes a drag"])
        AuditStage {
            card("card").onTapGesture(count: 2) {}
            Color.red.frame(width: 120, height: 60)
        }.expect("unreachable", at: "card", .warning, says: ["takes a double tap"])
        AuditStage {
            card("card").contextMenu { Button("Copy") {} }
            Color.red.frame(width: 120, height: 60)
        }.expect("unreachable", at: "card", .warning, says: ["the contextMenu of"])
    }

    @Test func pressesAndDragsThatCanBeReachedAreNoFault() {
        AuditStage {
            VStack(spacing: 0) {
                card("press").onLongPressGesture {}
                card("drag").gesture(DragGesture())
                card("menu").contextMenu { Button("Copy") {} }
                card("both").onTapGesture {}.onLongPressGesture {}
                card("twice").onTapGesture(count: 2) {}.onTapGesture {}
                card("sequence").gesture(LongPressGesture().sequenced(before: DragGesture()))
                card("zoom").gesture(MagnificationGesture())
            }
        }.expectQuiet()
    }

    @Test func theLowerCardsOfADeckAreToBeReachedLater() {
        AuditStage {
            ZStack { ForEach(0..<3) { _ in square(.blue, 100, 50).gesture(DragGesture()) } }
        }.expectQuiet()
        AuditStage {
            ZStack { ForEach(0..<3) { _ in square(.blue, 100, 50).onTapGesture {} } }
        }.expectQuiet()
        AuditStage {
            ZStack {
                card("drag").gesture(DragGesture())
                Text("over it all").frame(width: 100, height: 50).background(.red).gesture(DragGesture())
            }
        }.expect("unreachable", at: "drag", .warning, says: ["takes a drag"])
    }

    @Test func aLayerThatCatchesWhatNobodyTakesIsNotUnreachable() {
        AuditStage {
            Color.clear.contentShape(Rectangle()).gesture(DragGesture())
            Color.white
        }.expectNone("unreachable")
    }

    @Test func aDragBelowOneThousandthIsDead() {
        AuditStage { card("card").gesture(DragGesture()).opacity(0.0005) }
            .expect("deadOpacity", at: "card", .warning, says: ["gets no drags", "0.0005"])
        AuditStage { card("card").gesture(DragGesture()).opacity(0.002) }.expectNone("deadOpacity")
    }

    @Test func aFaintViewOverADragTakesItsTouches() {
        AuditStage {
            card("handle").gesture(DragGesture())
            Color.red.opacity(0.002).frame(width: 100, height: 50).onTapGesture {}.accessibilityIdentifier("ghost")
        }.expect("invisibleTaker", at: "ghost", .warning, says: ["takes drags meant for", "\"handle\"", "100 %"])
    }

    // MARK: starvedControl, shadowedHandler

    @Test func aContextMenuAroundALongPressStarvesIt() {
        AuditStage { card("card").onLongPressGesture {}.contextMenu { Button("Copy") {} } }
            .expect(
                "starvedControl", at: "card", .note, says: ["contextMenu", "every press", "onLongPressGesture"])
    }

    @Test func aHighPriorityDragWithoutADistanceStarvesAButton() {
        AuditStage {
            VStack { tile("save") }.highPriorityGesture(DragGesture(minimumDistance: 0))
        }.expect("starvedControl", at: "save", .error, says: ["every tap", "highPriorityGesture"])
    }

    @Test func aPlainDragWithoutADistanceLeavesAButtonItsTaps() {
        AuditStage {
            VStack(spacing: 0) {
                tile("save")
                Color.red.frame(width: 100, height: 50)
            }
            .gesture(DragGesture(minimumDistance: 0))
        }.expectQuiet()
    }

    @Test func aPressAroundAButtonNeverBegins() {
        AuditStage { tile("save").onLongPressGesture {} }
            .expect(
                "shadowedHandler", at: "save", .warning, says: ["The onLongPressGesture of", "every press", "100×50"])
        AuditStage { tile("save").simultaneousGesture(LongPressGesture()) }.expectQuiet()
        AuditStage { tile("save").contextMenu { Button("Copy") {} } }.expectQuiet()
    }

    @Test func ofTwoPressesOnAViewTheOuterOneNeverFires() {
        AuditStage { card("card").onLongPressGesture {}.onLongPressGesture {} }
            .expect("shadowedHandler", at: "card", .warning, says: ["every press"])
    }

    // MARK: starvedScroll

    private func page(after distance: CGFloat, simultaneous: Bool = false) -> AuditStage {
        AuditStage {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { _ in
                        if simultaneous {
                            Color.blue.frame(height: 100)
                                .simultaneousGesture(DragGesture(minimumDistance: distance))
                        } else {
                            Color.blue.frame(height: 100).gesture(DragGesture(minimumDistance: distance))
                        }
                    }
                }
            }
            .accessibilityIdentifier("list")
        }
    }

    @Test func dragsOverAllThatScrollsStarveTheScrollView() {
        page(after: 0).expect(
            "starvedScroll", at: "list", .warning, says: ["100 %", "400×400", "up and down", "600 pt"])
        page(after: 10).expect("starvedScroll", at: "list", .warning, says: ["100 %"])
    }

    @Test func dragsThatBeginLaterOrBesideIt() {
        page(after: 20).expectNone("starvedScroll")
        page(after: 0, simultaneous: true).expectNone("starvedScroll")
        // One of ten rows, and a screen that has no need to scroll.
        AuditStage {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 60).gesture(DragGesture(minimumDistance: 0))
                    ForEach(0..<9) { _ in Color.blue.frame(height: 100) }
                }
            }
        }.expectNone("starvedScroll")
        AuditStage {
            ScrollView { Color.red.frame(height: 390).gesture(DragGesture(minimumDistance: 0)) }
        }.expectNone("starvedScroll")
    }
}
