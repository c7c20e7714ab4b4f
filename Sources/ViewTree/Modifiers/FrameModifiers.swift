import Foundation

/// `frame(width:height:alignment:)`.
@frozen
nonisolated public struct _FrameLayout: PrimitiveModifier {
    public var width: CGFloat?
    public var height: CGFloat?
    public var alignment: Alignment

    @inlinable
    public init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    @inlinable
    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.node(
            Node(
                kind: .frame, parent: -1, a: builder.frameLength(modifier.width, "width"),
                b: builder.frameLength(modifier.height, "height"), horizontal: modifier.alignment.horizontal.index,
                vertical: modifier.alignment.vertical.index)
        ) { C._makeNodes(content, &$0) }
    }
}

extension NodeBuilder {
    /// A fixed length as SwiftUI takes it: NaN and +∞ are no length, −∞ and negatives are 0, each with a warning.
    ///
    /// Source: MetalUI probe IV, measured; OpenSwiftUI takes a negative length for nil instead.
    @inlinable
    func frameLength(_ length: CGFloat?, _ name: StaticString) -> Double {
        guard let length else { return .nan }
        if length >= 0 && length < .infinity { return Double(length) }
        return repairedLength(length, name)
    }

    @usableFromInline
    func repairedLength(_ length: CGFloat, _ name: StaticString) -> Double {
        let ignored = length.isNaN || length == .infinity
        warn(
            "Invalid frame dimension (negative or non-finite): \(name) \(length); "
                + (ignored ? "taken as not given" : "taken as 0"))
        return ignored ? .nan : 0
    }
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
@frozen
nonisolated public struct _FlexFrameLayout: PrimitiveModifier {
    public var minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?
    public var minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?
    public var alignment: Alignment

    @inlinable
    public init(
        minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
        maxHeight: CGFloat?, alignment: Alignment
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }

    @inlinable
    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.node(
            Node(
                kind: .flexibleFrame, parent: -1, payload: builder.flexibleFrame(modifier),
                horizontal: modifier.alignment.horizontal.index, vertical: modifier.alignment.vertical.index)
        ) { C._makeNodes(content, &$0) }
    }
}

extension NodeBuilder {
    /// Keeps the bounds of a flexible frame, in order.
    @usableFromInline
    func flexibleFrame(_ frame: _FlexFrameLayout) -> Int32 {
        let width = repaired(frame.minWidth, frame.idealWidth, frame.maxWidth, "Width")
        let height = repaired(frame.minHeight, frame.idealHeight, frame.maxHeight, "Height")
        side.flexibleFrames.append(
            FlexibleFrame(
                minWidth: width.0, idealWidth: width.1, maxWidth: width.2, minHeight: height.0, idealHeight: height.1,
                maxHeight: height.2))
        return Int32(side.flexibleFrames.count - 1)
    }

    /// Puts a range in order as SwiftUI does: min ≥ 0, ideal ≥ min, max ≥ ideal, with a warning where it changed.
    ///
    /// Source: MetalUI probes FN and IV, OpenSwiftUI. A NaN is taken as not given.
    func repaired(
        _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?, _ axis: String
    ) -> (Double, Double, Double) {
        let low = minimum ?? 0
        let high = maximum ?? .infinity
        let middle = ideal ?? low
        // In order, as nearly always (and false for a NaN).
        if low >= 0 && middle >= low && high >= middle {
            return (
                minimum.map { Double($0) } ?? .nan, ideal.map { Double($0) } ?? .nan,
                maximum.map { Double($0) } ?? .nan
            )
        }
        func number(_ length: CGFloat?, _ name: String) -> Double {
            guard let length else { return .nan }
            if length.isNaN { warn("Invalid frame dimension: \(name)\(axis) NaN; taken as not given") }
            return Double(length)
        }
        let given = (number(minimum, "min"), number(ideal, "ideal"), number(maximum, "max"))
        var result = given
        // `max` with NaN first in line: a bound that is not given never wins.
        if !result.0.isNaN { result.0 = Swift.max(0, result.0) }
        if !result.1.isNaN { result.1 = Swift.max(result.1, result.0.isNaN ? 0 : result.0) }
        if !result.2.isNaN {
            result.2 = Swift.max(result.2, !result.1.isNaN ? result.1 : !result.0.isNaN ? result.0 : 0)
        }
        let changed =
            (!given.0.isNaN && given.0 != result.0) || (!given.1.isNaN && given.1 != result.1)
            || (!given.2.isNaN && given.2 != result.2)
        if changed {
            func show(_ value: Double) -> String { value.isNaN ? "nil" : "\(value)" }
            warn(
                "Contradictory frame constraints specified: min\(axis) \(show(given.0)), ideal\(axis) "
                    + "\(show(given.1)), max\(axis) \(show(given.2)); taken as \(show(result.0)), \(show(result.1)), "
                    + show(result.2))
        }
        return result
    }
}

nonisolated extension View {
    /// A frame of a fixed size.
    ///
    /// - Parameters:
    ///   - width: Points; nil for the content's own. NaN and infinity count as nil, negatives as 0, with a warning.
    ///   - height: The same for the height.
    ///   - alignment: Where the content is placed; it may overflow.
    @inlinable
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _FrameLayout> {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> ModifiedContent<Self, _FrameLayout> { frame(width: nil, height: nil) }

    /// A frame whose size lies between bounds.
    ///
    /// What is offered (or the ideal, where nothing is) is clamped to the bounds; a bound that is not given is the
    /// content's own size. Bounds out of order are repaired with a warning.
    @inlinable
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _FlexFrameLayout> {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}
