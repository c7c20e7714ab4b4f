import Foundation

/// An image from the network. Nothing is loaded here: the placeholder stands for good.
public struct AsyncImage<Content: View> {
    let content: Content
}

/// How far the loading of an image is.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        guard case .success(let image) = self else { return nil }
        return image
    }

    public var error: (any Error)? {
        guard case .failure(let error) = self else { return nil }
        return error
    }
}

extension AsyncImage: View where Content: View {
    public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImagePlaceholder {
        self.init(content: _AsyncImagePlaceholder())
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(content: _ConditionalContent(storage: .falseContent(placeholder())))
    }

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(content: content(.empty))
    }
}

/// The grey that stands for an image that is not there yet.
public struct _AsyncImagePlaceholder {}

extension _AsyncImagePlaceholder: View {
    public var body: some View { Color.gray.opacity(0.2) }
}

extension AsyncImage: PrimitiveView where Content: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let side = builder.side
        let stack = Node(kind: .zstack, parent: -1, payload: builder.newContainer())
        builder.node(stack) { builder in
            side.names[builder.parent] = "AsyncImage"
            side.approximations[builder.parent] = "nothing is loaded; the placeholder is shown"
            builder.withStackAxis(.none) { Content._makeNodes(view.content, &$0) }
        }
    }
}
