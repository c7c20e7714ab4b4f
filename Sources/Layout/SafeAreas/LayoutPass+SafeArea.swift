import Foundation
import ViewTree

// Safe areas. Rules: OpenSwiftUI `_PositionAwarePlacementContext`, fatbobman, Apple.

/// One place where a safe area ends: a window's edge, or a bar put there by `safeAreaInset` or `safeAreaPadding`.
private struct SafeEdges {
    var left = -Double.infinity
    var top = -Double.infinity
    var right = Double.infinity
    var bottom = Double.infinity
}

extension LayoutPass {
    /// At its place the content is offered the view's size and the insets that reach the view's edges, and moved out
    /// by them. The size question never sees the insets.
    func positionIgnoringSafeArea(_ index: Int) {
        let child = index + 1
        let own = slots[index].size
        let insets = reachableInsets(index, Edge.Set(rawValue: Int8(truncatingIfNeeded: nodes[index].payload)))
        _ = measure(
            child,
            insets == EdgeInsets()
                ? slots[index].proposal
                : Proposal(
                    width: own.width + Double(insets.leading + insets.trailing),
                    height: own.height + Double(insets.top + insets.bottom)))
        setOrigin(child, -Double(insets.leading), -Double(insets.top))
    }

    /// How far the view may grow on each edge: where it touches the end of a safe area, to the outer edge of what ends
    /// it; and on from there if another safe area ends there, out to the window's edge.
    func reachableInsets(_ index: Int, _ edges: Edge.Set) -> EdgeInsets {
        guard window != nil || hasSafeAreas else { return EdgeInsets() }
        let origin = absoluteOrigin(index)
        let own = slots[index].size
        let start = SafeEdges(
            left: origin.x, top: origin.y, right: origin.x + own.width, bottom: origin.y + own.height)
        var reached = start
        // A scroll view takes up the safe area along its axes: nothing inside reaches out of it there.
        var isClosed = (horizontal: false, vertical: false)
        var child = index
        var ancestor = Int(nodes[index].parent)
        while ancestor >= 0 {
            let node = nodes[ancestor]
            switch node.kind {
            case .scrollView:
                let axes = side.scrollViews[Int(node.payload)].axes
                if axes.contains(.horizontal) { isClosed.horizontal = true }
                if axes.contains(.vertical) { isClosed.vertical = true }
            case .window, .safeAreaInset, .safeAreaPadding:
                // A bar is outside of the safe area that it makes smaller.
                guard node.kind != .safeAreaInset || child == ancestor + 1 else { break }
                extend(&reached, ancestor, child, isClosed)
            default: break
            }
            child = ancestor
            ancestor = Int(nodes[ancestor].parent)
        }
        let left = max(0, start.left - reached.left)
        let right = max(0, reached.right - start.right)
        let isRightToLeft = nodes[index].flags.contains(.rightToLeft)
        let leading = isRightToLeft ? right : left
        let trailing = isRightToLeft ? left : right
        return EdgeInsets(
            top: edges.contains(.top) ? CGFloat(max(0, start.top - reached.top)) : 0,
            leading: edges.contains(.leading) ? CGFloat(leading) : 0,
            bottom: edges.contains(.bottom) ? CGFloat(max(0, reached.bottom - start.bottom)) : 0,
            trailing: edges.contains(.trailing) ? CGFloat(trailing) : 0)
    }

    /// Moves the edges that touch the safe area that ends at `ancestor` out to where that one's own end.
    private func extend(
        _ reached: inout SafeEdges, _ ancestor: Int, _ child: Int, _ isClosed: (horizontal: Bool, vertical: Bool)
    ) {
        let safe: SafeEdges
        let outer: SafeEdges
        if nodes[ancestor].kind == .window, let window {
            let rect = safeRect(window)
            safe = SafeEdges(left: rect.x, top: rect.y, right: rect.x + rect.width, bottom: rect.y + rect.height)
            outer = SafeEdges(left: 0, top: 0, right: window.size.width, bottom: window.size.height)
        } else {
            let place = absoluteOrigin(ancestor)
            let size = slots[ancestor].size
            outer = SafeEdges(left: place.x, top: place.y, right: place.x + size.width, bottom: place.y + size.height)
            let inner = absoluteOrigin(child)
            let content = slots[child].size
            safe = SafeEdges(
                left: inner.x, top: inner.y, right: inner.x + content.width, bottom: inner.y + content.height)
        }
        // A bar ends the safe area on its own edge; on the others the view may be smaller than the whole for reasons of
        // its own.
        let edges: Edge.Set =
            nodes[ancestor].kind == .safeAreaInset ? Edge.Set(insetEdge(ancestor)) : .all
        let isRightToLeft = nodes[ancestor].flags.contains(.rightToLeft)
        let left: Edge.Set = isRightToLeft ? .trailing : .leading
        let right: Edge.Set = isRightToLeft ? .leading : .trailing
        // Accumulated halves and thirds of points must not lose the touch.
        let tolerance = 1e-6
        if !isClosed.horizontal {
            if edges.contains(left), reached.left <= safe.left + tolerance {
                reached.left = min(reached.left, outer.left)
            }
            if edges.contains(right), reached.right >= safe.right - tolerance {
                reached.right = max(reached.right, outer.right)
            }
        }
        if !isClosed.vertical {
            if edges.contains(.top), reached.top <= safe.top + tolerance { reached.top = min(reached.top, outer.top) }
            if edges.contains(.bottom), reached.bottom >= safe.bottom - tolerance {
                reached.bottom = max(reached.bottom, outer.bottom)
            }
        }
    }
}
