import Foundation
import ViewTree

/// Screens beside each other where there is room: a list of lists, a list, and what is chosen of it. On a phone one of
/// them alone.
///
/// The widths of the columns are from general knowledge of UIKit: 320 points, or the fraction that is asked for.
@MainActor
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

    /// A width that the system chooses.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    public let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var preferredDisplayMode = DisplayMode.automatic { didSet { arrange() } }
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open var showsSecondaryOnlyButton = false
    open var presentsWithGesture = true
    open var primaryEdge = PrimaryEdge.leading { didSet { arrange() } }
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { arrange() } }
    open var minimumPrimaryColumnWidth = automaticDimension
    open var maximumPrimaryColumnWidth = automaticDimension
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { arrange() } }
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { arrange() } }
    open var minimumSupplementaryColumnWidth = automaticDimension
    open var maximumSupplementaryColumnWidth = automaticDimension

    public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }

    private var columns: [Column: UIViewController] = [:]

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    // MARK: What is in it

    /// The columns from first to last.
    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            let places: [Column] =
                newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            for column in [Column.primary, .supplementary, .secondary] { put(nil, column) }
            for (column, controller) in zip(places, newValue) { put(controller, column) }
            arrange()
        }
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// In a column of a style, what has no navigation of its own gets one.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard let vc, style != .unspecified, column != .compact, !(vc is UINavigationController) else {
            put(vc, column)
            return arrange()
        }
        put(UINavigationController(rootViewController: vc), column)
        arrange()
    }

    private func put(_ controller: UIViewController?, _ column: Column) {
        if let old = columns[column] {
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        columns[column] = controller
        if let controller {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        let column = Column.secondary
        if isCollapsed, let navigation = shown.first as? UINavigationController {
            navigation.pushViewController(vc, animated: false)
        } else {
            put(vc, column)
            arrange()
        }
    }

    // MARK: What is shown

    /// Whether there is room for one column alone.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
    open var displayMode: DisplayMode {
        preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
    }
    open var splitBehavior: SplitBehavior { preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior }
    open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }

    open var primaryColumnWidth: CGFloat { width(preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction) }
    open var supplementaryColumnWidth: CGFloat {
        width(preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction)
    }

    private func width(_ points: CGFloat, _ fraction: CGFloat) -> CGFloat {
        let whole = view.bounds.width
        if points.isFinite, points >= 0 { return min(points, whole) }
        return fraction.isFinite && fraction >= 0 ? whole * min(1, fraction) : min(320, whole)
    }

    open func show(_ column: Column) {
        if preferredDisplayMode == .secondaryOnly, column != .secondary { preferredDisplayMode = .oneBesideSecondary }
        topColumn = column
        arrange()
    }

    open func hide(_ column: Column) {
        if column == .primary || column == .supplementary { preferredDisplayMode = .secondaryOnly }
        if topColumn == column { topColumn = nil }
        arrange()
    }

    /// Which column is shown where there is room for one: as asked, or as the delegate says, or the last.
    private var topColumn: Column?

    private var collapsedColumn: Column? {
        if columns[.compact] != nil { return .compact }
        let last = [Column.secondary, .supplementary, .primary].first { columns[$0] != nil }
        guard let proposed = topColumn ?? last else { return nil }
        if topColumn == nil, style == .unspecified, let secondary = columns[.secondary],
            let primary = columns[.primary],
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
        {
            return .primary
        }
        let chosen =
            topColumn == nil
            ? delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) : proposed
        return chosen.flatMap { columns[$0] == nil ? nil : $0 } ?? proposed
    }

    private var shown: [UIViewController] {
        if isCollapsed { return collapsedColumn.flatMap { columns[$0] }.map { [$0] } ?? [] }
        switch displayMode {
        case .secondaryOnly: return [columns[.secondary]].compactMap { $0 }
        case .oneBesideSecondary, .oneOverSecondary, .automatic:
            let first = columns[.supplementary] ?? columns[.primary]
            return [first, columns[.secondary]].compactMap { $0 }
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return viewControllers
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.approximation = "the widths of UIKit's columns are from general knowledge"
        arrange()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrange()
    }

    private func arrange() {
        guard isViewLoaded else { return }
        let shown = shown
        for controller in columns.values where !shown.contains(where: { $0 === controller }) {
            guard controller.viewIfLoaded?.superview != nil else { continue }
            controller.viewIfLoaded?.removeFromSuperview()
            controller.disappear()
        }
        var widths = shown.map { controller in
            controller === columns[.supplementary] ? supplementaryColumnWidth : primaryColumnWidth
        }
        if !widths.isEmpty { widths[widths.count - 1] = max(0, view.bounds.width - widths.dropLast().reduce(0, +)) }
        var x: CGFloat = 0
        for (controller, width) in zip(shown, widths) {
            let left = primaryEdge == .trailing ? view.bounds.width - x - width : x
            let frame = CGRect(x: left, y: 0, width: width, height: view.bounds.height)
            if controller.view.frame != frame { controller.view.frame = frame }
            if controller.view.superview !== view { view.addSubview(controller.view) }
            x += width
        }
    }
}

@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
}
