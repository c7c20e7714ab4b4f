import Foundation
import Testing
import ViewTree

/// A number that a view takes, and which numbers it takes as they are.
struct BadNumber: Sendable, CustomTestStringConvertible {
    let name: String
    let legal: Set<Kind>
    /// With which numbers frames are infinite in SwiftUI, too.
    let infinite: Set<Kind>
    private let make: @MainActor @Sendable (CGFloat) -> AnyView

    enum Kind: Sendable { case nan, infinity, minusInfinity, negative, huge }

    static let values: [CGFloat] = [.nan, .infinity, -.infinity, -5, 1e300]

    private static func kind(_ value: CGFloat) -> Kind {
        value.isNaN ? .nan : value.isInfinite ? value > 0 ? .infinity : .minusInfinity : value < 0 ? .negative : .huge
    }

    init<V: View>(
        _ name: String, legal: Set<Kind> = [.huge], infinite: Set<Kind> = [],
        @ViewBuilder _ make: @escaping @MainActor @Sendable (CGFloat) -> V
    ) {
        self.name = name
        self.legal = legal
        self.infinite = infinite
        self.make = { AnyView(make($0)) }
    }

    func isLegal(_ value: CGFloat) -> Bool { legal.contains(Self.kind(value)) }
    func isInfinite(_ value: CGFloat) -> Bool { infinite.contains(Self.kind(value)) }
    @MainActor func view(_ value: CGFloat) -> AnyView { make(value) }

    var testDescription: String { name }
}

extension BadNumber {
    static let all = frames + lengths + effects + texts + computed

    private static var frames: [BadNumber] {
        [
            // MetalUI probe IV: SwiftUI logs NaN, both infinities and negatives.
            BadNumber("frame width") { Color.red.frame(width: $0, height: 10) },
            BadNumber("frame height") { Color.red.frame(height: $0) },
            // MetalUI probe FN: SwiftUI logs bounds that are not in order, with 0 below the first.
            BadNumber("minWidth", legal: [.infinity, .huge], infinite: [.infinity]) { Color.red.frame(minWidth: $0) },
            BadNumber("idealWidth", legal: [.infinity, .huge], infinite: [.infinity]) {
                Color.red.frame(idealWidth: $0)
            },
            BadNumber("maxWidth", legal: [.infinity, .huge]) { Color.red.frame(maxWidth: $0) },
            BadNumber("minHeight", legal: [.infinity, .huge], infinite: [.infinity]) {
                Color.red.frame(minHeight: $0)
            },
            BadNumber("idealHeight", legal: [.infinity, .huge], infinite: [.infinity]) {
                Color.red.frame(idealHeight: $0)
            },
            BadNumber("maxHeight", legal: [.infinity, .huge]) { Color.red.frame(maxHeight: $0) },
        ]
    }

    private static var lengths: [BadNumber] {
        [
            // Overhang is legal: negative insets and gaps.
            BadNumber("padding", legal: [.negative, .huge]) { Color.red.padding($0) },
            BadNumber("padding on one edge", legal: [.negative, .huge]) { Color.red.padding(.leading, $0) },
            BadNumber("padding insets", legal: [.negative, .huge]) {
                Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: $0, trailing: 4))
            },
            BadNumber("HStack spacing", legal: [.negative, .huge]) { spacing in
                HStack(spacing: spacing) {
                    Color.red
                    Color.green
                }
            },
            BadNumber("VStack spacing", legal: [.negative, .huge]) { spacing in
                VStack(spacing: spacing) {
                    Color.red
                    Color.green
                }
            },
            BadNumber("Spacer minLength", legal: [.negative, .huge]) { Spacer(minLength: $0) },
            BadNumber("offset x", legal: [.negative, .huge]) { Color.red.offset(x: $0) },
            BadNumber("offset y", legal: [.negative, .huge]) { Color.red.offset(y: $0) },
            BadNumber("position x", legal: [.negative, .huge]) { Color.red.position(x: $0) },
            BadNumber("position y", legal: [.negative, .huge]) { Color.red.position(y: $0) },
            // A ratio below 0 gives negative sizes, as in SwiftUI.
            BadNumber("aspectRatio", legal: [.negative, .huge]) { Color.red.aspectRatio($0, contentMode: .fit) },
            BadNumber("aspectRatio of a size", legal: [.negative, .huge]) {
                Color.red.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fill)
            },
            // Infinite priorities are legal; NaN hangs SwiftUI.
            BadNumber("layoutPriority", legal: [.infinity, .minusInfinity, .negative, .huge]) {
                Color.red.layoutPriority($0)
            },
        ]
    }

    private static var effects: [BadNumber] {
        [
            BadNumber("opacity", legal: [.negative, .huge]) { Rectangle().opacity($0) },
            BadNumber("blur", legal: [.negative, .huge]) { Color.red.blur(radius: $0) },
            BadNumber("scaleEffect", legal: [.negative, .huge]) { Color.red.scaleEffect($0) },
            BadNumber("rotationEffect", legal: [.negative, .huge]) { Color.red.rotationEffect(.radians($0)) },
            BadNumber("shadow radius") { Color.red.shadow(radius: $0) },
            BadNumber("shadow x", legal: [.negative, .huge]) { Color.red.shadow(radius: 2, x: $0) },
            BadNumber("cornerRadius") { Color.red.cornerRadius($0) },
            // In front of everything, or behind it.
            BadNumber("zIndex", legal: [.infinity, .minusInfinity, .negative, .huge]) { Color.red.zIndex($0) },
        ]
    }

    private static var texts: [BadNumber] {
        [
            BadNumber("font size") { Text("text").font(.system(size: $0)) },
            BadNumber("custom font size") { Text("text").font(.custom("Menlo", fixedSize: $0)) },
            BadNumber("lineSpacing") { Text("text in two lines, or more of them").lineSpacing($0) },
            BadNumber("kerning", legal: [.negative, .huge]) { Text("text").kerning($0) },
            BadNumber("tracking", legal: [.negative, .huge]) { Text("text").tracking($0) },
            BadNumber("baselineOffset", legal: [.negative, .huge]) { Text("text").baselineOffset($0) },
            BadNumber("minimumScaleFactor") { Text("text in one line").lineLimit(1).minimumScaleFactor($0) },
        ]
    }

    private static var computed: [BadNumber] {
        [
            BadNumber("a frame computed from a size") { value in
                GeometryReader { proxy in
                    Color.red.frame(width: value + 0 * proxy.size.width)
                }
            },
            BadNumber("an offset and a scale", legal: [.negative, .huge]) {
                Color.red.scaleEffect(x: 2, y: $0).offset(CGSize(width: 1, height: 2))
            },
            BadNumber("alignmentGuide", legal: [.negative, .huge]) { value in
                VStack(alignment: .leading) {
                    Color.red.alignmentGuide(.leading) { _ in value }
                    Color.green
                }
            },
            BadNumber("the size of a Layout", legal: [.infinity, .negative, .huge], infinite: [.infinity]) { value in
                AnswersNumber(width: value) { Color.red }
            },
            BadNumber("a place in a Layout", legal: [.negative, .huge]) { value in
                PlacesAtNumber(x: value) { Color.red }
            },
        ]
    }
}

/// Is as wide as it is told, whatever it is offered.
private struct AnswersNumber: Layout {
    let width: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: width, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// Puts its subviews where it is told.
private struct PlacesAtNumber: Layout {
    let x: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: CGPoint(x: x, y: 0), proposal: ProposedViewSize(bounds.size)) }
    }
}
