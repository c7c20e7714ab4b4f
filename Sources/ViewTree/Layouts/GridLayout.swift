import Foundation

/// Grid as a layout that other layouts can be exchanged for.
///
/// Called by a layout of the user's, each subview is a row of its own: which row and columns a cell has does not come
/// out of a subview.
@frozen
public struct GridLayout: EngineLayout {
    public typealias Cache = _StackLayoutCache

    /// Where cells lie in their place.
    public var alignment: Alignment
    /// Points between columns; nil for what neighbours prefer.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil for what neighbours prefer.
    public var verticalSpacing: CGFloat?

    @inlinable
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    @MainActor public static func _makeLayout(
        _ layout: Self, isSingle: Bool, _ builder: inout NodeBuilder,
        _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        builder.grid(
            alignment: layout.alignment, horizontalSpacing: layout.horizontalSpacing,
            verticalSpacing: layout.verticalSpacing, content)
    }
}
