import Foundation

/// HStack as a layout that other layouts can be exchanged for, or that a user's own layout can call.
@frozen
public struct HStackLayout: Layout {
    public typealias Cache = _StackLayoutCache

    /// The guide that is lined up.
    public var alignment: VerticalAlignment
    /// Points between neighbours; nil for what the neighbours prefer.
    public var spacing: CGFloat?

    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    @MainActor public static func _makeLayout(
        _ layout: Self, isSingle: Bool, _ builder: inout NodeBuilder,
        _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        builder.stack(
            .hstack, spacing: layout.spacing, vertical: layout.alignment.index, axis: .horizontal,
            isSingle: isSingle, content)
    }
}

/// VStack as a layout that other layouts can be exchanged for, or that a user's own layout can call.
@frozen
public struct VStackLayout: Layout {
    public typealias Cache = _StackLayoutCache

    /// The guide that is lined up.
    public var alignment: HorizontalAlignment
    /// Points between neighbours; nil for what the neighbours prefer.
    public var spacing: CGFloat?

    @inlinable
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    @MainActor public static func _makeLayout(
        _ layout: Self, isSingle: Bool, _ builder: inout NodeBuilder,
        _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        builder.stack(
            .vstack, spacing: layout.spacing, horizontal: layout.alignment.index, axis: .vertical,
            isSingle: isSingle, content)
    }
}

/// ZStack as a layout that other layouts can be exchanged for, or that a user's own layout can call.
@frozen
public struct ZStackLayout: Layout {
    public typealias Cache = _StackLayoutCache

    /// The guides that are lined up.
    public var alignment: Alignment

    @inlinable
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    @MainActor public static func _makeLayout(
        _ layout: Self, isSingle: Bool, _ builder: inout NodeBuilder,
        _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        builder.stack(
            .zstack, spacing: nil, horizontal: layout.alignment.horizontal.index,
            vertical: layout.alignment.vertical.index, axis: .none, isSingle: isSingle, content)
    }
}
