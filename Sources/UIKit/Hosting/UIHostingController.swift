import Foundation
import Layout
import ViewTree

/// The view of a hosting controller: SwiftUI content in a tree of UIKit's.
@MainActor
open class UIHostingView: UIView {
    /// The tree that it is laid out in, and its number among the contents there.
    weak var tree: UIKitTree?
    var number = -1
    var ignoresSafeArea = false

    func lower(_ builder: inout NodeBuilder) {}

    /// What the content answers to a proposal.
    func size(of proposal: ProposedViewSize) -> CGSize { .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(of: ProposedViewSize(width: size.width, height: size.height))
    }

    open override var intrinsicContentSize: CGSize { size(of: .unspecified) }
}

/// The same with content of a type.
final class _UIHostingView<Content: View>: UIHostingView {
    var rootView: Content

    init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("a hosting view is made with its content") }

    override func lower(_ builder: inout NodeBuilder) { builder.hostedContent(rootView) }

    override func size(of proposal: ProposedViewSize) -> CGSize {
        // Inside a layout the content is measured there; outside of one by itself.
        if let contents = tree?.contents, number >= 0 { return contents.size(of: number, proposal) }
        return LayoutTree(self.rootView, proposal: proposal, scale: HostScreen.current.scale).size
    }
}

/// A controller that shows SwiftUI content.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
    private let hosting: _UIHostingView<Content>

    public init(rootView: Content) {
        hosting = _UIHostingView(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        hosting = _UIHostingView(rootView: rootView)
        super.init(coder: aDecoder)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) of a hosting controller has no content: use init(coder:rootView:)")
    }

    open var rootView: Content {
        get { hosting.rootView }
        set { hosting.rootView = newValue }
    }

    open var sizingOptions: UIHostingControllerSizingOptions = []
    open var safeAreaRegions: SafeAreaRegions = .all {
        didSet { hosting.ignoresSafeArea = !safeAreaRegions.contains(.container) }
    }

    open override func loadView() { view = hosting }

    /// What the content answers to a size, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}

/// What of a hosting controller follows the size of its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}
