import Foundation

/// `containerRelativeFrame`: a frame whose lengths come from the nearest scroll view, navigation column or window.
///
/// The container's size is known after a layout only; until then the view takes what it is offered. See
/// ``StateStore/containers``.
nonisolated public struct _ContainerRelativeFrameLayout: PrimitiveModifier {
    var axes: Axis.Set
    var alignment: Alignment
    var length: (CGFloat, Axis) -> CGFloat
    /// What was wrong with the numbers it was made with.
    var problem: String?

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let container = builder.store.containers[builder.container]
        builder.side.readsContainers = true
        if let problem = modifier.problem { builder.warn(problem) }
        func length(_ axis: Axis, _ container: CGFloat?) -> Double {
            guard modifier.axes.contains(Axis.Set(rawValue: 1 << axis.rawValue)), let container, container.isFinite
            else { return .nan }
            let length = modifier.length(container, axis)
            guard length.isFinite, length >= 0 else {
                builder.warn("containerRelativeFrame's length is \(length); taken as \(length < 0 ? "0" : "not given")")
                return length < 0 ? 0 : .nan
            }
            return Double(length)
        }
        var node = Node(
            kind: .frame, parent: -1, a: length(.horizontal, container?.width), b: length(.vertical, container?.height),
            horizontal: modifier.alignment.horizontal.index, vertical: modifier.alignment.vertical.index)
        node.payload = -1
        builder.node(node) { builder in
            builder.side.names[builder.parent] = "containerRelativeFrame"
            C._makeNodes(content, &builder)
        }
    }
}

extension NodeBuilder {
    /// Runs `content` with views sized by the container with the given identity.
    @MainActor
    mutating func inContainer(_ identity: UInt64, _ content: @MainActor (inout NodeBuilder) -> Void) {
        let saved = container
        container = identity
        content(&self)
        container = saved
    }
}

nonisolated extension View {
    /// As long as the container around the view, on some axes.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _ContainerRelativeFrameLayout> {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// As long as `span` of `count` equal parts of the container, `spacing` apart.
    ///
    /// `((container − spacing · (count − 1)) / count) · span + (span − 1) · spacing`. Source: Apple's documentation.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _ContainerRelativeFrameLayout> {
        let parts = CGFloat(max(1, count))
        let taken = CGFloat(max(1, span))
        let gap = spacing.isFinite ? spacing : 0
        var problem: String?
        if count < 1 || span < 1 {
            problem = "containerRelativeFrame: count is \(count) and span is \(span); what is below 1 is taken as 1"
        } else if !spacing.isFinite {
            problem = "containerRelativeFrame's spacing is \(spacing); taken as 0"
        }
        return modifier(
            _ContainerRelativeFrameLayout(
                axes: axes, alignment: alignment,
                length: { length, _ in (length - gap * (parts - 1)) / parts * taken + (taken - 1) * gap },
                problem: problem))
    }

    /// As long as a function of the container's length says.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> ModifiedContent<Self, _ContainerRelativeFrameLayout> {
        modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
    }
}
