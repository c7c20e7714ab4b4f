import Foundation
import Layout
import ViewTree

/// Makes images of views: each is as large as the view, and nothing is drawn on it.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    @Published public var content: Content
    /// What the view is offered.
    @Published public var proposedSize = ProposedViewSize.unspecified
    /// Pixels per point.
    @Published public var scale: CGFloat = 1
    @Published public var isOpaque = false
    @Published public var colorMode = ColorRenderingMode.nonLinear

    public init(content view: Content) { content = view }

    private var size: CGSize { LayoutTree(content, proposal: proposedSize, scale: scale).size }

    /// Nil for a view without a size.
    public var uiImage: UIImage? {
        let size = size
        guard size.width > 0, size.height > 0 else { return nil }
        return UIImage(size: size, scale: scale)
    }

    /// Nil for a view without a size.
    public var cgImage: CGImage? { uiImage?.cgImage }

    /// Draws into a context of the caller's; here nothing.
    ///
    /// - Parameter renderer: Is given the view's size and what draws it.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
    ) {
        renderer(size) { _ in }
    }
}

extension GraphicsContext {
    /// Draws with Core Graphics, which draws nothing here.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows { try content(CGContext()) }
}
