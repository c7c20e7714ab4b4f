import Foundation
import ViewTree

/// What a scroll view tells of its scrolling.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}

/// A window onto larger content: its bounds' origin is how far it is scrolled.
@MainActor
open class UIScrollView: UIView {
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory }
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// In points.
    open var contentSize = CGSize.zero {
        didSet {
            if !contentSize.isUsable { contentSize = oldValue.isUsable ? oldValue : .zero }
            setNeedsLayout()
        }
    }
    open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { setNeedsLayout() } }

    /// Its own insets, and what of the safe area lies over it along the axes on which it scrolls. (UIKit's documentation
    /// of `contentInsetAdjustmentBehavior`.)
    open var adjustedContentInset: UIEdgeInsets {
        let behavior = contentInsetAdjustmentBehavior
        guard behavior != .never else { return contentInset }
        let safe = safeAreaInsets
        let own = contentInset
        var inset = own
        if behavior == .always || alwaysBounceVertical
            || contentSize.height + own.top + own.bottom > bounds.height
        {
            inset.top += safe.top
            inset.bottom += safe.bottom
        }
        if behavior == .always || alwaysBounceHorizontal
            || contentSize.width + own.left + own.right > bounds.width
        {
            inset.left += safe.left
            inset.right += safe.right
        }
        return inset
    }

    /// The insets at the last layout.
    private var lastInset = UIEdgeInsets.zero

    /// What shows at the beginning of the content stays there when the insets change.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let inset = adjustedContentInset
        guard inset != lastInset else { return }
        let moved = CGPoint(x: lastInset.left - inset.left, y: lastInset.top - inset.top)
        lastInset = inset
        contentOffset = CGPoint(x: contentOffset.x + moved.x, y: contentOffset.y + moved.y)
    }
    open weak var delegate: (any UIScrollViewDelegate)?
    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isDirectionalLockEnabled = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var decelerationRate = DecelerationRate.normal
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var bouncesZoom = true
    open var refreshControl: UIRefreshControl?
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    open func zoom(to rect: CGRect, animated: Bool) {}
    open func flashScrollIndicators() {}
    public private(set) var isTracking = false
    public private(set) var isDragging = false
    public var isDecelerating: Bool { false }
    public var isZooming: Bool { false }
    public let contentLayoutGuide = UILayoutGuide()
    public let frameLayoutGuide = UILayoutGuide()
    public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPan()
    public let pinchGestureRecognizer: UIPinchGestureRecognizer? = nil

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        contentLayoutGuide.owningView = self
        frameLayoutGuide.owningView = self
        addGestureRecognizer(panGestureRecognizer)
        panGestureRecognizer.onChange = { [weak self] in self?.dragged() }
    }

    // MARK: Offset

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin, newValue.x.isFinite, newValue.y.isFinite else { return }
            bounds.origin = newValue
            delegate?.scrollViewDidScroll(self)
        }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// By the least that shows a rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func along(_ offset: CGFloat, _ room: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            if start < offset { return start }
            if start + length > offset + room { return start + length - room }
            return offset
        }
        contentOffset = limited(
            CGPoint(
                x: along(contentOffset.x, bounds.width, rect.minX, rect.width),
                y: along(contentOffset.y, bounds.height, rect.minY, rect.height)))
    }

    /// Kept where there is content to show.
    private func limited(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        return CGPoint(
            x: max(-inset.left, min(offset.x, max(-inset.left, contentSize.width + inset.right - bounds.width))),
            y: max(-inset.top, min(offset.y, max(-inset.top, contentSize.height + inset.bottom - bounds.height))))
    }

    fileprivate var scrollable: (horizontal: Bool, vertical: Bool) {
        let inset = adjustedContentInset
        return (
            contentSize.width + inset.left + inset.right > bounds.width,
            contentSize.height + inset.top + inset.bottom > bounds.height
        )
    }

    private var start = CGPoint.zero

    private func dragged() {
        switch panGestureRecognizer.state {
        case .began:
            start = contentOffset
            isTracking = true
            isDragging = true
            delegate?.scrollViewWillBeginDragging(self)
            follow()
        case .changed: follow()
        case .ended, .cancelled:
            follow()
            isTracking = false
            isDragging = false
            var target = contentOffset
            if isPagingEnabled, bounds.width > 0, bounds.height > 0 {
                target = limited(
                    CGPoint(
                        x: (target.x / bounds.width).rounded() * bounds.width,
                        y: (target.y / bounds.height).rounded() * bounds.height))
            }
            delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
            contentOffset = target
            delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
            delegate?.scrollViewDidEndDecelerating(self)
        default: break
        }
    }

    /// The content goes with the finger along the axes on which it is longer than the view.
    private func follow() {
        let moved = panGestureRecognizer.translation(in: superview)
        let (horizontal, vertical) = scrollable
        contentOffset = limited(
            CGPoint(
                x: horizontal || alwaysBounceHorizontal ? start.x - moved.x : contentOffset.x,
                y: vertical || alwaysBounceVertical ? start.y - moved.y : contentOffset.y))
    }

    /// As far as there is content, and only along the axes on which there is more than it shows.
    override func scroll(by distance: CGVector) {
        let (horizontal, vertical) = scrollable
        contentOffset = limited(
            CGPoint(
                x: horizontal ? contentOffset.x + distance.dx : contentOffset.x,
                y: vertical ? contentOffset.y + distance.dy : contentOffset.y))
    }

    override var scrollableContent: CGSize? {
        let inset = adjustedContentInset
        return CGSize(
            width: contentSize.width + inset.left + inset.right, height: contentSize.height + inset.top + inset.bottom)
    }

    override var shownProperties: [PlatformProperty] {
        contentOffset == CGPoint(x: -lastInset.left, y: -lastInset.top)
            ? []
            : [PlatformProperty("contentOffset", "\(Double(contentOffset.x).short),\(Double(contentOffset.y).short)")]
    }
}

/// Drags a scroll view's content, along the axes on which there is something to scroll.
private final class ScrollPan: UIPanGestureRecognizer {
    override func allows(_ movement: CGPoint) -> Bool {
        guard let scrollView = view as? UIScrollView else { return false }
        let (horizontal, vertical) = scrollView.scrollable
        return (horizontal && abs(movement.x) >= 1) || (vertical && abs(movement.y) >= 1)
    }
}
