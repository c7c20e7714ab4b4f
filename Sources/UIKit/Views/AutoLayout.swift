import Foundation

/// How strongly a layout wants something, up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral {
    public var rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(floatLiteral value: Float) { rawValue = value }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between two edges or lengths.
///
/// Auto Layout is not solved here: a view that takes part in an active constraint says that it is approximate.
@MainActor
open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
    }
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    static let approximation = "Auto Layout is not solved"

    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    open var constant: CGFloat
    open var priority = UILayoutPriority.required
    open var identifier: String?
    open var multiplier: CGFloat = 1

    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        secondItem = view2.map { $0 as AnyObject }
        constant = c
        self.multiplier = multiplier
    }

    init(_ first: UIView?, _ second: UIView?, constant: CGFloat) {
        firstItem = first
        secondItem = second
        self.constant = constant
    }

    open var isActive = false {
        didSet {
            guard isActive else { return }
            for view in [firstItem as? UIView, secondItem as? UIView].compactMap({ $0 })
            where !view.translatesAutoresizingMaskIntoConstraints {
                view.approximation = Self.approximation
            }
        }
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for one in constraints { one.isActive = false }
    }

    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        views.keys.sorted().compactMap { views[$0] as? UIView }.map { NSLayoutConstraint($0, nil, constant: 0) }
    }
}

/// An edge or a length that a constraint is about.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    weak var view: UIView?

    init(_ view: UIView?) { self.view = view }

    private func relate(_ other: UIView?, _ constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(view, other, constant: constant)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        relate(anchor.view, c)
    }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(anchor.view, c) }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(anchor.view, c) }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view, nil, constant: c)
    }
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view, nil, constant: c)
    }
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view, nil, constant: c)
    }
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, constant: c) }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, constant: c) }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, constant: c) }
}

/// A rectangle in a view that constraints may be about.
@MainActor
open class UILayoutGuide: NSObject {
    public internal(set) weak var owningView: UIView?
    open var identifier = ""
    open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(owningView) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(owningView) }
}

/// The part of a view inside its safe area.
final class SafeAreaGuide: UILayoutGuide {
    override var layoutFrame: CGRect { owningView.map { $0.bounds.inset(by: $0.safeAreaInsets) } ?? .zero }
}

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self) }

    public var safeAreaLayoutGuide: UILayoutGuide {
        let guide = SafeAreaGuide()
        guide.owningView = self
        return guide
    }
    public var layoutMarginsGuide: UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = self
        return guide
    }
    public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

    public func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        self.constraints += constraints
        NSLayoutConstraint.activate(constraints)
    }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
}
