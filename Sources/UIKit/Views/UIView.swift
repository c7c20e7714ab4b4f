import Foundation
import ViewTree

/// A view: a rectangle with views in it.
///
/// Its geometry is its layer's: `bounds` in its own space, `center` in the space of the view around it, and a
/// `transform` about its anchor. Points throughout.
@MainActor
open class UIView: UIResponder {
    /// What its layer is made of.
    open class var layerClass: AnyClass { CALayer.self }

    public let layer: CALayer
    public internal(set) var subviews: [UIView] = []
    public internal(set) weak var superview: UIView?
    /// The controller whose view it is.
    weak var controller: UIViewController?

    /// Tells views apart from screen to screen: the number of the view, by age.
    let serial: UInt64
    private static let count = SerialNumbers()

    public init(frame: CGRect) {
        layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
        serial = Self.count.next()
        super.init()
        adopt(layer)
        if frame != .zero { self.frame = frame }
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Nib files are not read: the view is as large as nothing.
    public required init?(coder: NSCoder) {
        layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
        serial = Self.count.next()
        super.init()
        adopt(layer)
    }

    /// Views nested thousands deep go one after the other: each inside the one before would need as much stack.
    deinit {
        guard !subviews.isEmpty else { return }
        MainActorStandIn.run {
            var rest = subviews
            subviews = []
            while var view = rest.popLast() {
                guard isKnownUniquelyReferenced(&view) else { continue }
                rest += view.subviews
                view.subviews = []
            }
        }
    }

    private func adopt(_ layer: CALayer) {
        layer.delegate = self
        layer.geometryChanged = { [weak self] old in
            MainActorStandIn.run { self?.boundsChanged(from: old) }
        }
    }

    // MARK: Geometry

    open var frame: CGRect {
        get { layer.frame }
        set { if newValue.isUsable { layer.frame = newValue } else { ignore("frame") } }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set { if newValue.isUsable { layer.bounds = newValue } else { ignore("bounds") } }
    }

    open var center: CGPoint {
        get { layer.position }
        set { if newValue.x.isFinite && newValue.y.isFinite { layer.position = newValue } else { ignore("center") } }
    }

    /// UIKit stops at geometry that is no number; here the view keeps what it had, and says so.
    private func ignore(_ property: String) { approximation = "a \(property) that is not finite was ignored" }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { if newValue.isUsable { layer.setAffineTransform(newValue) } else { ignore("transform") } }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { if newValue.affine.isUsable { layer.transform = newValue } else { ignore("transform") } }
    }

    open var contentScaleFactor: CGFloat = 1
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false

    private func boundsChanged(from old: CGRect) {
        guard old.size != bounds.size else { return }
        setNeedsLayout()
        if autoresizesSubviews { resizeSubviews(withOldSize: old.size) }
    }

    // MARK: Looks

    /// Kept as a 32-bit number, as UIKit keeps it; NaN counts as 0.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = newValue.isNaN ? 0 : Float(min(max(newValue, 0), 1)) }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            superview?.setNeedsLayout()
        }
    }

    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var backgroundColor: UIColor? {
        didSet { layer.backgroundColor = backgroundColor?.cgColor }
    }

    /// Its own, else that of the view around it.
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            tintColorDidChange()
        }
    }
    private var ownTint: UIColor?
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open func tintColorDidChange() {}

    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    open var contentMode = ContentMode.scaleToFill
    open var mask: UIView?
    open var clearsContextBeforeDrawing = true
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func draw(_ rect: CGRect) {}
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var traitCollection: UITraitCollection { .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: HostScreen.current.isRightToLeft ? .rightToLeft : .leftToRight
        }
    }

    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft
        case topRight, bottomLeft, bottomRight
    }

    // MARK: Events

    open var isUserInteractionEnabled = true
    open var gestureRecognizers: [UIGestureRecognizer]?
    open var interactions: [Any] = []

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    open func addInteraction(_ interaction: Any) {
        interactions.append(interaction)
        guard let own = interaction as? any UIInteraction else { return }
        own.willMove(to: self)
        own.didMove(to: self)
    }

    open func removeInteraction(_ interaction: Any) {
        interactions.removeAll { $0 as AnyObject === interaction as AnyObject }
        guard let own = interaction as? any UIInteraction else { return }
        own.willMove(to: nil)
        own.didMove(to: nil)
    }

    /// Whether a recogniser may begin on it.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open override var next: UIResponder? { controller ?? superview }

    // MARK: Identity

    open var tag = 0
    open var accessibilityIdentifier: String?
    open var restorationIdentifier: String?

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Accessibility

    private var ownLabel: String??
    open var isAccessibilityElement = false
    /// As it was set; nil where it was not.
    var explicitAccessibilityLabel: String? { ownLabel ?? nil }
    open var accessibilityLabel: String? {
        get { explicitAccessibilityLabel ?? shownText }
        set { ownLabel = .some(newValue) }
    }
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityTraits = UIAccessibilityTraits()
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var accessibilityElements: [Any]?
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityUserInputLabels: [String]! = []
    open var shouldGroupAccessibilityChildren = false
    open var largeContentTitle: String?

    // MARK: Layout

    open var autoresizingMask = AutoresizingMask()
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true
    open var constraints: [NSLayoutConstraint] = []
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { setNeedsLayout() } }
    /// The same margins, by leading and trailing.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: isMirrored ? layoutMargins.right : layoutMargins.left,
                bottom: layoutMargins.bottom, trailing: isMirrored ? layoutMargins.left : layoutMargins.right)
        }
        set {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: isMirrored ? newValue.leading : newValue.trailing)
        }
    }
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    /// Whether it is a part of another view that no report names.
    var isPart = false
    /// Why its numbers are a guess.
    var approximation: String?

    var needsLayout = true
    private var isLayingOut = false
    var hugging = [UILayoutPriority(250), UILayoutPriority(250)]
    var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]

    open func setNeedsLayout() { needsLayout = true }
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}

    /// Lays out what has changed, in it and in what is inside.
    open func layoutIfNeeded() {
        // Preorder, on a list of its own: a tree may be nested thousands deep.
        var open = [self]
        while let view = open.popLast() {
            view.layOut()
            open += view.subviews.reversed()
        }
    }

    /// Lays it out, and again as long as that asks for another layout. One that always does would go on for ever.
    private func layOut() {
        guard needsLayout, !isLayingOut else { return }
        isLayingOut = true
        var rounds = 0
        var frames: [CGRect] = []
        while needsLayout && rounds < Self.mostRounds {
            needsLayout = false
            rounds += 1
            if rounds == Self.mostRounds { frames = [frame] + subviews.map(\.frame) }
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        isLayingOut = false
        guard needsLayout else { return }
        needsLayout = false
        guard frames != [frame] + subviews.map(\.frame) else { return }
        approximation = approximation ?? "each layout asks for another one: \(rounds) were made"
    }

    /// How often a view, or a screen, is laid out before it is taken as it is.
    static let mostRounds = 8

    open func layoutSubviews() { layer.layoutSublayers() }

    /// The size that fits best; its own, where it has no opinion.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        bounds.size = size.isUsable ? size : bounds.size
    }

    nonisolated public static var noIntrinsicMetric: CGFloat { -1 }

    /// ``noIntrinsicMetric`` along an axis on which it has no size of its own.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
    }

    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis.rawValue] }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis.rawValue] = priority
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistance[axis.rawValue]
    }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        resistance[axis.rawValue] = priority
    }

    open class var requiresConstraintBasedLayout: Bool { false }
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() {}

    /// Auto Layout is not solved here: the size that the view itself likes.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let own = intrinsicContentSize
        let fitting = sizeThatFits(targetSize)
        return CGSize(
            width: own.width < 0 ? fitting.width : own.width, height: own.height < 0 ? fitting.height : own.height)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        systemLayoutSizeFitting(targetSize)
    }

    public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    // MARK: The tree

    open func removeFromSuperview() { leaveSuperview() }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open var window: UIWindow? { attachedWindow }
    /// Set as the view comes and goes.
    weak var attachedWindow: UIWindow?

    // MARK: Hits

    /// UIKit's own rule; subclasses may have another one.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { defaultHitTest(point, with: event) }

    /// Whether a point of its own space lies in it: minimum edges in, maximum edges out.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: For reports

    /// Where the baselines of its first and last line of text lie at a size, from its top; nil where it shows none.
    func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
    /// Its own size as SwiftUI asks for it.
    var hostedContentSize: CGSize { intrinsicContentSize }
    /// The text that it shows.
    var shownText: String? { nil }
    /// The part of it that alone starts tracking, from its own top left corner; nil for all of it.
    var grip: CGRect? { nil }
    /// Moves what it scrolls; nothing where it does not scroll.
    func scroll(by distance: CGVector) {}
    /// How large what it scrolls is; nil where it does not scroll.
    var scrollableContent: CGSize? { nil }
    /// What else it shows that may change.
    var shownProperties: [PlatformProperty] { [] }
    /// What it takes by typing.
    var textInput: ControlInput? { nil }
}

/// Numbers for views, whichever thread they are made on.
private final class SerialNumbers: @unchecked Sendable {
    private let lock = NSLock()
    private var last: UInt64 = 0

    func next() -> UInt64 {
        lock.withLock {
            last += 1
            return last
        }
    }
}

extension CGRect {
    /// Whether all its numbers are numbers.
    var isUsable: Bool { origin.x.isFinite && origin.y.isFinite && size.isUsable }
}

extension CGAffineTransform {
    /// Whether all its numbers are numbers.
    var isUsable: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension CGSize {
    var isUsable: Bool { width.isFinite && height.isFinite }
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// What an element is to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none = UIAccessibilityTraits([])
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 10)
}

/// Something that assistive technology may do with an element.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
    open var name: String
    open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        self.name = name
        self.actionHandler = actionHandler
    }
    /// The selector's method is not called here.
    public init(name: String, target: Any?, selector: Selector) { self.name = name }
}
