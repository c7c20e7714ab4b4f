import Foundation

/// Types used to identify alignment guides.
public protocol AlignmentID {
    /// The guide's value where a view states none, in the view's own coordinates, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment position along the horizontal axis.
@frozen
public struct HorizontalAlignment: Hashable, Sendable {
    @usableFromInline let index: UInt8

    @inlinable init(index: UInt8) { self.index = index }

    public init(_ id: any AlignmentID.Type) { index = AlignmentRegistry.number(of: id) }

    public var key: AlignmentKey { AlignmentKey(.horizontal, index) }

    @inlinable public static var leading: HorizontalAlignment { HorizontalAlignment(index: 0) }
    @inlinable public static var center: HorizontalAlignment { HorizontalAlignment(index: 1) }
    @inlinable public static var trailing: HorizontalAlignment { HorizontalAlignment(index: 2) }
    public static var listRowSeparatorLeading: HorizontalAlignment { HorizontalAlignment(ListRowSeparatorLeading.self) }
    public static var listRowSeparatorTrailing: HorizontalAlignment {
        HorizontalAlignment(ListRowSeparatorTrailing.self)
    }
}

/// An alignment position along the vertical axis.
@frozen
public struct VerticalAlignment: Hashable, Sendable {
    @usableFromInline let index: UInt8

    @inlinable init(index: UInt8) { self.index = index }

    public init(_ id: any AlignmentID.Type) { index = AlignmentRegistry.number(of: id) }

    public var key: AlignmentKey { AlignmentKey(.vertical, index) }

    @inlinable public static var top: VerticalAlignment { VerticalAlignment(index: 0) }
    @inlinable public static var center: VerticalAlignment { VerticalAlignment(index: 1) }
    @inlinable public static var bottom: VerticalAlignment { VerticalAlignment(index: 2) }
    @inlinable public static var firstTextBaseline: VerticalAlignment { VerticalAlignment(index: 3) }
    @inlinable public static var lastTextBaseline: VerticalAlignment { VerticalAlignment(index: 4) }
}

/// An alignment in both axes.
@frozen
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    @inlinable
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    @inlinable public static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
    @inlinable public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
    @inlinable public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
    @inlinable public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
    @inlinable public static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
    @inlinable public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
    @inlinable public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
    @inlinable public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
    @inlinable public static var bottomTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .bottom) }
    public static var centerFirstTextBaseline: Alignment {
        Alignment(horizontal: .center, vertical: .firstTextBaseline)
    }
    public static var centerLastTextBaseline: Alignment {
        Alignment(horizontal: .center, vertical: .lastTextBaseline)
    }
    public static var leadingFirstTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    }
    public static var leadingLastTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    }
    public static var trailingFirstTextBaseline: Alignment {
        Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    }
    public static var trailingLastTextBaseline: Alignment {
        Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
    }
}

private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
