import Foundation

extension UIView {
    /// Puts a view in front of all others in this one.
    public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        move(view)
        insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }

    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        move(view)
        insert(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
    }

    /// Takes it out of this view, so that places count without it.
    private func move(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
    }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
    }

    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.append(view)
        layer.addSublayer(view.layer)
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: 0)
        layer.insertSublayer(view.layer, at: 0)
    }

    private func insert(_ view: UIView, at place: Int) {
        // UIKit raises an exception.
        if view === self { fatalError("Can't add \(className) as a subview of itself") }
        if !view.subviews.isEmpty, isDescendant(of: view) {
            fatalError("Can't add \(view.className) as a subview of \(className), which lies inside it")
        }
        let oldWindow = view.window
        let newWindow = window
        let isNew = view.superview !== self
        if isNew {
            view.willMove(toSuperview: self)
            view.superview?.lose(view)
        } else {
            subviews.removeAll { $0 === view }
        }
        if oldWindow !== newWindow { view.eachView { $0.willMove(toWindow: newWindow) } }
        let place = min(max(0, place), subviews.count)
        subviews.insert(view, at: place)
        view.superview = self
        // Layers of its own may lie between those of subviews: a view's goes behind that of the next one.
        if place + 1 < subviews.count {
            layer.insertSublayer(view.layer, below: subviews[place + 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        setNeedsLayout()
        view.setNeedsLayout()
        if oldWindow !== newWindow {
            view.eachView {
                $0.attachedWindow = newWindow
                $0.didMoveToWindow()
            }
        }
        if isNew {
            didAddSubview(view)
            view.didMoveToSuperview()
        }
    }

    private func lose(_ view: UIView) {
        willRemoveSubview(view)
        subviews.removeAll { $0 === view }
        view.layer.removeFromSuperlayer()
        view.superview = nil
        setNeedsLayout()
    }

    /// It and all views inside, in preorder, as they are at that moment.
    var allViews: [UIView] {
        var views: [UIView] = []
        var open = [self]
        while let view = open.popLast() {
            views.append(view)
            open += view.subviews.reversed()
        }
        return views
    }

    private func eachView(_ body: (UIView) -> Void) {
        for view in allViews { body(view) }
    }

    /// Takes it out of the view it is in.
    func leaveSuperview() {
        guard let parent = superview else { return }
        let old = window
        willMove(toSuperview: nil)
        if old != nil { eachView { $0.willMove(toWindow: nil) } }
        parent.lose(self)
        if old != nil {
            eachView {
                $0.attachedWindow = nil
                $0.didMoveToWindow()
            }
        }
        didMoveToSuperview()
    }

    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let here = current {
            if here === view { return true }
            current = here.superview
        }
        return false
    }

    /// How many views lie one inside the other in it.
    var depthInside: Int {
        var deepest = 0
        var open = [(view: self, depth: 1)]
        while let (view, depth) = open.popLast() {
            deepest = max(deepest, depth)
            for inner in view.subviews { open.append((inner, depth + 1)) }
        }
        return deepest
    }
}
