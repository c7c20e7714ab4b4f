// C names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import ViewTree

/// What a view is drawn with. Its geometry is the view's; what it draws shows in reports as colours alone.
open class CALayer: NSObject, @unchecked Sendable {
    // MARK: Geometry

    /// In its own space, in points.
    open var bounds = CGRect.zero {
        didSet { if oldValue != bounds { geometryChanged?(oldValue) } }
    }
    /// Where the anchor lies in the layer around it, in points.
    open var position = CGPoint.zero
    /// In units of the bounds.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity
    /// What of a view it is: tells the view of new bounds.
    var geometryChanged: ((_ oldBounds: CGRect) -> Void)?

    open func affineTransform() -> CGAffineTransform { transform.affine }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    /// The box around the bounds in the layer around it; with a transform, around what becomes of them.
    open var frame: CGRect {
        get {
            let box = CGRect(
                x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y, width: bounds.width,
                height: bounds.height)
            let placed = affineTransform().isIdentity ? box : box.applying(affineTransform())
            return placed.offsetBy(dx: position.x, dy: position.y)
        }
        set {
            let rect = newValue.standardized
            position = CGPoint(
                x: rect.minX + rect.width * anchorPoint.x, y: rect.minY + rect.height * anchorPoint.y)
            var size = rect.size
            if !affineTransform().isIdentity {
                let inner = CGRect(origin: .zero, size: size).applying(affineTransform().inverted())
                size = inner.size
            }
            bounds = CGRect(origin: bounds.origin, size: size)
        }
    }

    // MARK: The tree of layers

    public private(set) var sublayers: [CALayer]?
    public private(set) weak var superlayer: CALayer?
    open weak var delegate: AnyObject?
    open var name: String?
    open var mask: CALayer?

    public required override init() { super.init() }
    public init(layer: Any) {}
    public required init?(coder: NSCoder) {}

    open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: (sublayers?.firstIndex { $0 === sibling } ?? (sublayers?.count ?? 0) - 1) + 1)
    }

    private func insert(_ layer: CALayer, at place: Int) {
        if layer === self || (layer.sublayers != nil && isInside(layer)) {
            fatalError("a CALayer is a part of a cycle in its layer tree")
        }
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(max(0, place), layers.count))
        sublayers = layers
        layer.superlayer = self
    }

    private func isInside(_ layer: CALayer) -> Bool {
        var current: CALayer? = self
        while let here = current {
            if here === layer { return true }
            current = here.superlayer
        }
        return false
    }

    /// One after the other, however deep they are nested.
    deinit {
        guard var rest = sublayers else { return }
        sublayers = nil
        while var layer = rest.popLast() {
            guard isKnownUniquelyReferenced(&layer), let inner = layer.sublayers else { continue }
            rest += inner
            layer.sublayers = nil
        }
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
        superlayer = nil
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let place = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: place)
    }

    // MARK: Looks

    open var opacity: Float = 1
    open var isHidden = false
    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = .all
    open var cornerCurve = CALayerCornerCurve.circular
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var shadowColor: CGColor? = .black
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var contents: Any?
    open var contentsGravity = CALayerContentsGravity.resize
    open var contentsScale: CGFloat = 1
    open var rasterizationScale: CGFloat = 1
    open var shouldRasterize = false
    open var isOpaque = false
    open var allowsEdgeAntialiasing = false
    open var drawsAsynchronously = false
    open var needsDisplayOnBoundsChange = false
    open var compositingFilter: Any?
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0

    open var isDoubleSided = true
    open var anchorPointZ: CGFloat = 0
    open var sublayerTransform = CATransform3DIdentity
    open var allowsGroupOpacity = true
    open var actions: [String: Any]?
    open var minificationFilter = CALayerContentsFilter.linear
    open var magnificationFilter = CALayerContentsFilter.linear

    /// Values of the user's own under any name; none of them changes a property.
    private var values: [String: Any] = [:]
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }
    open func value(forKey key: String) -> Any? { values[key] }
    open func value(forKeyPath keyPath: String) -> Any? { values[keyPath] }

    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() { layoutSublayers() }
    open func layoutSublayers() {}
    open func display() {}
    open func render(in ctx: CGContext) {}

    /// The colours it may show, sublayers included but for those of views, which have rows of their own.
    var shownColors: [ResolvedColor] {
        var colors = backgroundColor.map { [$0.resolved] } ?? []
        for layer in sublayers ?? [] where !layer.isHidden && !(layer.delegate is UIView) {
            colors += layer.shownColors
        }
        return colors
    }

    // MARK: Animations, which have ended as soon as they begin

    private var animations: [String: CAAnimation] = [:]
    open func add(_ anim: CAAnimation, forKey key: String?) { if let key { animations[key] = anim } }
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    open func removeAllAnimations() { animations = [:] }
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    open func presentation() -> Self? { self }
    open func model() -> Self { self }

    // MARK: Points

    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The front-most layer at a point of the space around it: `zPosition` first, then the order of the sublayers, which
    /// views know nothing of. What is masked to bounds ends at them.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        let point = p.applying(toSuperlayer.inverted())
        guard !isHidden, contains(point) || !masksToBounds else { return nil }
        let order = (sublayers ?? []).enumerated().sorted {
            ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
        }
        for (_, layer) in order {
            if let hit = layer.hitTest(point) { return hit }
        }
        return contains(point) ? self : nil
    }

    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { boxing(r) { convert($0, from: l) } }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { boxing(r) { convert($0, to: l) } }

    /// The box around what becomes of a rectangle.
    private func boxing(_ r: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.maxX, y: r.maxY),
            CGPoint(x: r.minX, y: r.maxY),
        ].map(convert)
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        fromRoot(l?.toRoot(p) ?? p)
    }

    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { l?.fromRoot(toRoot(p)) ?? toRoot(p) }

    func toRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var layer: CALayer? = self
        while let current = layer {
            point = point.applying(current.toSuperlayer)
            layer = current.superlayer
        }
        return point
    }

    func fromRoot(_ point: CGPoint) -> CGPoint {
        var path: [CALayer] = []
        var layer: CALayer? = self
        while let current = layer {
            path.append(current)
            layer = current.superlayer
        }
        return path.reversed().reduce(point) { $0.applying($1.toSuperlayer.inverted()) }
    }

    /// From its own space to that of the layer around it.
    var toSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
    static let all = CACornerMask(rawValue: 15)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

public typealias CFTimeInterval = Double

public func CACurrentMediaTime() -> CFTimeInterval {
    let now = (HostClock.current?.now ?? .zero).components
    return Double(now.seconds) + Double(now.attoseconds) * 1e-18
}

public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
