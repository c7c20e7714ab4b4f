import Foundation

/// Content that may be larger than the room for it. Rules: `Sources/Layout/Scrolling`.
///
/// Several views inside form a column, whatever the axis.
public struct ScrollView<Content: View> {
    /// The scroll view's content.
    public var content: Content
    /// The axes along which it scrolls.
    public var axes: Axis.Set
    /// Whether indicators are wanted; they take no room.
    public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
    /// - Parameters:
    ///   - axes: Along these the content is as long as it likes; across them it is offered what the view is.
    ///   - showsIndicators: No effect on layout.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }
}

extension ScrollView: PrimitiveView where Content: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let environment = builder.environment
        let identity = builder.identity
        let position = environment.scrollPosition
        builder.side.scrollViews.append(
            ScrollEntry(
                identity: identity, axes: view.axes, margins: environment.scrollContentMargins,
                anchor: environment.scrollRoleAnchors.initialOffset ?? environment.defaultScrollAnchor,
                alignment: environment.scrollRoleAnchors.alignment ?? environment.defaultScrollAnchor,
                isEnabled: environment.isScrollEnabled, position: position,
                offset: builder.store.scrollOffsets[identity], refresh: environment.refresh))
        let payload = Int32(builder.side.scrollViews.count - 1)
        builder.node(Node(kind: .scrollView, parent: -1, payload: payload)) { builder in
            let inner: (inout EnvironmentValues) -> Void = { values in
                // These are for this scroll view, not for those inside it.
                values.scrollContentMargins = EdgeInsets()
                values.defaultScrollAnchor = nil
                values.scrollRoleAnchors = ScrollRoleAnchors()
                values.scrollPosition = nil
            }
            builder.withEnvironment(inner) { builder in
                builder.tracking(position != nil) { builder in
                    builder.inContainer(identity) { builder in
                        builder.single(view.content, in: Node(kind: .vstack, parent: -1), axis: .vertical)
                    }
                }
            }
        }
    }
}

/// A scroll view's row.
public struct ScrollEntry: @unchecked Sendable {
    public var identity: UInt64
    public var axes: Axis.Set
    /// Between the edges and the content.
    public var margins: EdgeInsets
    /// Which part of the content is shown at first.
    public var anchor: UnitPoint?
    /// Where content lies that needs less room than there is.
    public var alignment: UnitPoint?
    public var isEnabled: Bool
    /// Where the state wants it to be.
    public var position: ScrollDestination?
    /// How far it has been scrolled; nil for not yet.
    public var offset: CGPoint?
    /// A list has no height of its own.
    public var isList = false
    /// What pulling it down does.
    public var refresh: RefreshAction?
}
