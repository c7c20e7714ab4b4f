import Foundation
import ViewTree

extension UIView {
    /// From its own space to that of the view around it.
    var toSuperview: CGAffineTransform { layer.toSuperlayer }

    /// A point of its own space in that of the tree's root: the window's.
    func toRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var view: UIView? = self
        while let current = view {
            point = point.applying(current.toSuperview)
            view = current.superview
        }
        return point
    }

    /// A point of the root's outer space in its own. A transform without an inverse leaves it as it is.
    func fromRoot(_ point: CGPoint) -> CGPoint {
        var path: [UIView] = []
        var view: UIView? = self
        while let current = view {
            path.append(current)
            view = current.superview
        }
        return path.reversed().reduce(point) { $0.applying($1.toSuperview.inverted()) }
    }

    /// From a view's space to this one's; nil is the window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { fromRoot(view?.toRoot(point) ?? point) }

    /// From its own space to a view's; nil is the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let root = toRoot(point)
        return view?.fromRoot(root) ?? root
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { box(of: rect) { convert($0, from: view) } }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { box(of: rect) { convert($0, to: view) } }

    /// The box around what becomes of a rectangle.
    private func box(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map(convert)
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }

    /// How far the safe area's edges lie inside it.
    public var safeAreaInsets: UIEdgeInsets {
        guard let window else { return .zero }
        let screen = HostScreen.current
        let box = convert(bounds, to: nil)
        var room = window.bounds.inset(
            by: UIEdgeInsets(
                top: screen.safeArea.top, left: screen.safeArea.leading, bottom: screen.safeArea.bottom,
                right: screen.safeArea.trailing))
        for controller in controllersAround.reversed() { room = controller.safeRoom(in: room) }
        return UIEdgeInsets(
            top: max(0, room.minY - box.minY), left: max(0, room.minX - box.minX),
            bottom: max(0, box.maxY - room.maxY), right: max(0, box.maxX - room.maxX))
    }
}

extension UIView {
    /// The controllers that it lies in, the nearest first.
    fileprivate var controllersAround: [UIViewController] {
        var view: UIView? = self
        while let current = view, current.controller == nil { view = current.superview }
        var found: [UIViewController] = []
        var controller = view?.controller
        while let current = controller {
            found.append(current)
            controller = current.parent
        }
        return found
    }
}

extension UIViewController {
    /// What the bars of the controller around it, and its own additional insets, leave of a safe area in the window.
    fileprivate func safeRoom(in room: CGRect) -> CGRect {
        var (top, bottom) = (room.minY, room.maxY)
        if let navigation = parent as? UINavigationController, !navigation.isNavigationBarHidden,
            navigation.isViewLoaded
        {
            let bar = navigation.navigationBar
            top = max(top, bar.convert(bar.bounds, to: nil).maxY)
        }
        if let tabs = parent as? UITabBarController, tabs.isViewLoaded, !tabs.tabBar.isHidden {
            let bar = tabs.tabBar
            bottom = min(bottom, bar.convert(bar.bounds, to: nil).minY)
        }
        return CGRect(x: room.minX, y: top, width: room.width, height: max(0, bottom - top))
            .inset(by: additionalSafeAreaInsets)
    }
}
