/// What a row of the node table is. Layout and hit-testing switch over it.
@frozen
public enum NodeKind: UInt8, Sendable, CaseIterable {
    // Containers
    case window, hstack, vstack, zstack, layout, grid, lazyGrid, lazyStack, viewThatFits, geometryReader, scrollView
    // Leaves
    case spacer, divider, color, style, shape, text, image, hosted
    // A view of the user's, or a control made of other views
    case view, button
    // Modifiers that change frames
    case frame, flexibleFrame, padding, overlay, background, position, fixedSize, layoutPriority
    case aspectRatio, alignmentGuide, ignoresSafeArea, safeAreaInset, safeAreaPadding, matchedGeometry
    // Modifiers that change where things are drawn and hit
    case offset, scaleEffect, rotationEffect, transformEffect, projectionEffect
    // Modifiers that change how things are drawn
    case opacity, hidden, blur, shadow, clipped, clipShape, cornerRadius, mask, drawingGroup, visualEffect
    // Modifiers that change who is hit
    case contentShape, allowsHitTesting, disabled, zIndex, gesture
    // Notes for a container around the view, or for a reader of preferences
    case gridCell, section, layoutValue, preference
    // Modifiers that give identity
    case id, tag, accessibilityIdentifier, accessibilityLabel, coordinateSpace
    // Lists and their rows, headers and footers; screens with a navigation bar
    case list, listRow, navigation
    // Another framework's views: the border to them, and one of them
    case platformTree, platformView
}

extension NodeKind {
    /// Whether the node hands every question about size on to its only child unchanged.
    @inlinable
    public var isTransparentToLayout: Bool {
        switch self {
        case .view, .button, .layoutPriority, .alignmentGuide, .ignoresSafeArea, .offset, .scaleEffect,
            .rotationEffect, .transformEffect, .projectionEffect, .opacity, .hidden, .blur, .shadow, .clipped,
            .clipShape, .cornerRadius, .mask, .drawingGroup, .visualEffect, .contentShape, .allowsHitTesting,
            .disabled, .zIndex, .gesture, .id, .tag, .accessibilityIdentifier, .accessibilityLabel,
            .coordinateSpace, .overlay, .background, .gridCell, .section, .layoutValue, .preference:
            true
        default:
            false
        }
    }
}

extension NodeKind {
    /// Whether the kind moves everything inside.
    @inlinable
    public var isEffect: Bool {
        switch self {
        case .offset, .scaleEffect, .rotationEffect, .transformEffect, .projectionEffect: true
        default: false
        }
    }
}

extension NodeKind {
    /// Whether the kind arranges several children; its payload is then the container's number, under which layout
    /// keeps what it answered before.
    @inlinable
    public var isContainer: Bool {
        switch self {
        case .hstack, .vstack, .zstack, .layout, .grid, .lazyGrid, .lazyStack, .viewThatFits: true
        default: false
        }
    }
}
