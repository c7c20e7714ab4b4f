import Foundation
import ViewTree

extension LayoutPass {
    /// Notes what each GeometryReader was found to be. True if one of them was something else before, so that its
    /// content has to be made again.
    func updateGeometry(_ store: StateStore) -> Bool {
        guard !side.geometry.isEmpty || !side.effectRows.isEmpty else { return false }
        var found: [UInt64: GeometryResult] = [:]
        for index in 0..<count where nodes[index].kind == .geometryReader {
            found[side.geometry[Int(nodes[index].payload)].identity] = geometry(of: index)
        }
        for (row, identity) in side.effectRows { found[identity] = geometry(of: Int(row)) }
        let changed = found != store.geometry
        store.geometry = found
        return changed
    }

    /// What a row looks like to a GeometryProxy.
    func geometry(of index: Int) -> GeometryResult {
        let size = slots[index].size
        let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        var spaces: [String: CGRect] = [:]
        var ancestor = Int(nodes[index].parent)
        while ancestor >= 0 {
            if nodes[ancestor].kind == .scrollView {
                let own = slots[ancestor].size
                let rect = onScreen(CGRect(x: 0, y: 0, width: own.width, height: own.height), ancestor)
                let axes = side.scrollViews[Int(nodes[ancestor].payload)].axes
                for space in ScrollViewSpace.all(axes) where spaces[space.description] == nil {
                    spaces[space.description] = rect
                }
            }
            if nodes[ancestor].kind == .coordinateSpace {
                let own = slots[ancestor].size
                let name = side.strings[Int(nodes[ancestor].payload)]
                if spaces[name] == nil {
                    spaces[name] = onScreen(CGRect(x: 0, y: 0, width: own.width, height: own.height), ancestor)
                }
            }
            ancestor = Int(nodes[ancestor].parent)
        }
        return GeometryResult(
            size: rect.size, frame: onScreen(rect, index), safeAreaInsets: reachableInsets(index, .all),
            spaces: spaces, transform: screenTransform(index))
    }

    /// The way from a row's own space to the tree's, transforms included.
    func screenTransform(_ row: Int) -> ProjectionTransform {
        var result = ProjectionTransform()
        var index = row
        while index >= 0 {
            let slot = slots[index]
            if let transform = transformOf(table: table, row: index, width: slot.width, height: slot.height) {
                result = result.concatenating(transform)
            }
            if result.isAffine {
                result.m31 += slot.x
                result.m32 += slot.y
            } else {
                result = result.concatenating(
                    ProjectionTransform(CGAffineTransform(translationX: slot.x, y: slot.y)))
            }
            index = Int(nodes[index].parent)
        }
        return result
    }

    /// The box of a rectangle of a row's space in the tree's space, transforms included.
    func onScreen(_ rect: CGRect, _ row: Int) -> CGRect {
        var points = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        var index = row
        while index >= 0 {
            let slot = slots[index]
            if let transform = transformOf(table: table, row: index, width: slot.width, height: slot.height) {
                points = points.map { $0.applying(transform) }
            }
            points = points.map { CGPoint(x: $0.x + slot.x, y: $0.y + slot.y) }
            index = Int(nodes[index].parent)
        }
        let xs = points.map(\.x)
        let ys = points.map(\.y)
        return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
}
