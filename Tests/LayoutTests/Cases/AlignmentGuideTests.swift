import Foundation
import Testing
import ViewTree

/// Alignments and guides.
struct AlignmentGuideTests {
    @Test func aStackAlignsItsChildren() {
        expectLayout(
            "AL1", "HStack(alignment:.top,spacing:0){box(20,10).tag(a); box(20,30).tag(b)}", from: "MetalUI probe SA",
            at: .proposed(nil, nil), size: (40, 30), ["a": [0, 0, 20, 10], "b": [20, 0, 20, 30]]
        ) {
            HStack(alignment: .top, spacing: 0) {
                box(20, 10).mark("a")
                box(20, 30).mark("b")
            }
        }
        expectLayout(
            "AL2", "HStack(alignment:.bottom,spacing:0){box(20,10).tag(a); box(20,30).tag(b)}",
            from: "MetalUI probe SA",
            at: .proposed(nil, nil), size: (40, 30), ["a": [0, 20, 20, 10], "b": [20, 0, 20, 30]]
        ) {
            HStack(alignment: .bottom, spacing: 0) {
                box(20, 10).mark("a")
                box(20, 30).mark("b")
            }
        }
    }

    @Test func aCustomAlignmentUsesItsDefaultWhereNoGuideIsGiven() {
        expectLayout(
            "AL5",
            """
            HStack(alignment:.my,spacing:0){box(20,50).tag(a); box(20,30).tag(b); box(20,40)
                .alignmentGuide(.my){$0.height/2-20}.tag(c)}  /* .my default = height/2 */
            """,
            from: "community samples of a custom centre",
            at: .proposed(nil, nil), size: (60, 65),
            ["a": [0, 0, 20, 50], "b": [20, 10, 20, 30], "c": [40, 25, 20, 40]]
        ) {
            HStack(alignment: .ownCentre, spacing: 0) {
                box(20, 50).mark("a")
                box(20, 30).mark("b")
                box(20, 40).alignmentGuide(.ownCentre) { $0.height / 2 - 20 }.mark("c")
            }
        }
    }

    @Test func aCustomGuideLeavesANestedStack() {
        expectLayout(
            "AL6",
            """
            VStack(alignment:.my,spacing:0){HStack(spacing:0){box(30,10).tag(a); box(30,10)
                .alignmentGuide(.my){_ in 0}.tag(b)}; box(40,10).alignmentGuide(.my)
                {_ in 0}.tag(c)}  /* custom H id, default width/2 */
            """,
            from: "WWDC19-237",
            at: .proposed(nil, nil), size: (70, 20),
            ["a": [0, 0, 30, 10], "b": [30, 0, 30, 10], "c": [30, 10, 40, 10]]
        ) {
            VStack(alignment: .ownMiddle, spacing: 0) {
                HStack(spacing: 0) {
                    box(30, 10).mark("a")
                    box(30, 10).alignmentGuide(.ownMiddle) { _ in 0 }.mark("b")
                }
                box(40, 10).alignmentGuide(.ownMiddle) { _ in 0 }.mark("c")
            }
        }
    }

    @Test func severalCustomGuidesAreAveraged() {
        expectLayout(
            "AL7",
            """
            VStack(alignment:.my,spacing:0){HStack(spacing:0){box(30,10).alignmentGuide(.my)
                {_ in 0}.tag(a); box(30,10).alignmentGuide(.my){_ in 0}.tag(b)}.tag(h); box(40,10)
                .alignmentGuide(.my){_ in 0}.tag(c)}
            """,
            from: "Apple documentation",
            at: .proposed(nil, nil), size: (60, 20),
            ["h": [0, 0, 60, 10], "a": [0, 0, 30, 10], "b": [30, 0, 30, 10], "c": [15, 10, 40, 10]]
        ) {
            VStack(alignment: .ownMiddle, spacing: 0) {
                HStack(spacing: 0) {
                    box(30, 10).alignmentGuide(.ownMiddle) { _ in 0 }.mark("a")
                    box(30, 10).alignmentGuide(.ownMiddle) { _ in 0 }.mark("b")
                }
                .mark("h")
                box(40, 10).alignmentGuide(.ownMiddle) { _ in 0 }.mark("c")
            }
        }
    }

    @Test func aBuiltInGuideDoesNotLeaveAStack() {
        expectLayout(
            "AL8",
            """
            VStack(alignment:.leading,spacing:0){HStack(spacing:0){box(30,10).alignmentGuide(.leading)
                {_ in 10}.tag(a)  ; box(30,10).tag(b)}.tag(h); box(40,10).tag(c)}
            """,
            from: "objc.io, OpenSwiftUI",
            at: .proposed(nil, nil), size: (60, 20),
            ["h": [0, 0, 60, 10], "a": [0, 0, 30, 10], "b": [30, 0, 30, 10], "c": [0, 10, 40, 10]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    box(30, 10).alignmentGuide(.leading) { _ in 10 }.mark("a")
                    box(30, 10).mark("b")
                }
                .mark("h")
                box(40, 10).mark("c")
            }
        }
    }

    @Test func aModifierPassesGuidesOnWithItsOffset() {
        expectLayout(
            "AL9",
            """
            VStack(alignment:.leading,spacing:0){box(30,10).alignmentGuide(.leading){_ in 10}.tag(a)
                .padding(5); box(40,10).tag(c)}
            """,
            from: "OpenSwiftUI",
            at: .proposed(nil, nil), size: (55, 30), ["a": [5, 5, 30, 10], "c": [15, 20, 40, 10]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(30, 10).alignmentGuide(.leading) { _ in 10 }.mark("a").padding(5)
                box(40, 10).mark("c")
            }
        }
    }

    @Test func guidesReadTheGuidesInsideThem() {
        expectLayout(
            "AL10",
            """
            HStack(alignment:.bottom,spacing:0){Color.frame(width:50,height:50)
                .alignmentGuide(VerticalAlignment.center){$0[.top]}.alignmentGuide(.top)
                {$0[.bottom]}.alignmentGuide(.bottom){$0[VerticalAlignment.center]}.tag(y); box(50,50)
                .tag(k)}
            """,
            from: "Apple developer forum 771447",
            at: .proposed(nil, nil), size: (100, 100), ["y": [0, 50, 50, 50], "k": [50, 0, 50, 50]]
        ) {
            HStack(alignment: .bottom, spacing: 0) {
                Color.red.frame(width: 50, height: 50)
                    .alignmentGuide(VerticalAlignment.center) { $0[.top] }
                    .alignmentGuide(.top) { $0[.bottom] }
                    .alignmentGuide(.bottom) { $0[VerticalAlignment.center] }
                    .mark("y")
                box(50, 50).mark("k")
            }
        }
    }

    @Test func aFrameAlignsItsOwnDefaultWithTheChildsGuide() {
        expectLayout(
            "AL11",
            """
            box(20,20).alignmentGuide(.leading){_ in 10}.tag(a)
                .frame(width:100,height:20,alignment:.leading)
            """,
            from: "OpenSwiftUI",
            at: .proposed(300, 200), size: (100, 20), ["a": [-10, 0, 20, 20]]
        ) {
            box(20, 20).alignmentGuide(.leading) { _ in 10 }.mark("a")
                .frame(width: 100, height: 20, alignment: .leading)
        }
    }

    @Test func guidesOutsideTheirViewsDoNotMakeTheStackLarger() {
        expectLayout(
            "AL15",
            """
            HStack(alignment:.top,spacing:0){box(20,20).alignmentGuide(.top){_ in -10}.tag(a);
                box(20,20).alignmentGuide(.top){_ in -10}.tag(b)}
            """,
            from: "objc.io, fatbobman",
            at: .proposed(nil, nil), size: (40, 20), ["a": [0, 0, 20, 20], "b": [20, 0, 20, 20]]
        ) {
            HStack(alignment: .top, spacing: 0) {
                box(20, 20).alignmentGuide(.top) { _ in -10 }.mark("a")
                box(20, 20).alignmentGuide(.top) { _ in -10 }.mark("b")
            }
        }
    }
}

/// A custom vertical alignment whose default is the middle.
private enum OwnCentre: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

/// A custom horizontal alignment whose default is the middle.
private enum OwnMiddle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

extension VerticalAlignment {
    fileprivate static let ownCentre = VerticalAlignment(OwnCentre.self)
}

extension HorizontalAlignment {
    fileprivate static let ownMiddle = HorizontalAlignment(OwnMiddle.self)
}
