import Foundation
import Layout
import ViewTree

/// The part of a hosted control that a tap lands on.
public struct HitPart: Sendable {
    /// Its place from the leading edge, from 0.
    public let index: Int
    /// A segment's title; `decrement` or `increment`; `thumb`.
    public let name: String
    /// On the screen.
    public let frame: CGRect

    /// How wide a slider's thumb is, in points: a guess. It travels the track's width without its own.
    static let thumbWidth = 28.0
}

extension HitTestResult {
    /// The part of the control that was hit; nil where it has none, and beside a slider's thumb.
    public var part: HitPart? { tree.part(of: hitRow, at: point) }

    /// Where the thumb is that alone starts a drag, where a slider was hit beside it.
    var missedThumb: CGRect? {
        guard hitRow >= 0, part == nil else { return nil }
        return tree.thumb(of: hitRow).map { tree.bounds(hitRow, of: $0) }
    }
}

extension LayoutTree {
    /// The part of a hosted control at a point of the tree's space; nil where it has none there.
    public func part(of row: Int, at point: CGPoint) -> HitPart? {
        guard row >= 0, table.nodes[row].kind == .hosted || isPlatformView(row), let place = localPoint(point, row)
        else { return nil }
        let size = size(row)
        if let thumb = thumb(of: row) {
            guard place.x >= thumb.minX, place.x < thumb.maxX else { return nil }
            return HitPart(index: 0, name: "thumb", frame: bounds(row, of: thumb))
        }
        guard table.nodes[row].kind == .hosted else { return nil }
        let entry = table.side.hosted[Int(table.nodes[row].payload)]
        guard case .columns(let parts) = entry.parts, !parts.isEmpty, size.width > 0 else { return nil }
        let width = size.width / CGFloat(parts.count)
        let column = Int((place.x / width).rounded(.down))
        guard parts.indices.contains(column) else { return nil }
        let isMirrored = table.nodes[row].flags.contains(.rightToLeft)
        let index = isMirrored ? parts.count - 1 - column : column
        let rect = self.column(index, of: parts.count, in: row)
        return HitPart(index: index, name: parts[index].name, frame: bounds(row, of: rect))
    }

    /// The rectangle of one of equally wide parts, counted from the leading edge, in the control's own space.
    func column(_ index: Int, of count: Int, in row: Int) -> CGRect {
        let size = size(row)
        let width = size.width / CGFloat(count)
        let isMirrored = table.nodes[row].flags.contains(.rightToLeft)
        let place = isMirrored ? count - 1 - index : index
        return CGRect(x: CGFloat(place) * width, y: 0, width: width, height: size.height)
    }

    /// A slider's thumb in the slider's own space; nil for other controls.
    public func thumb(of row: Int) -> CGRect? {
        if isPlatformView(row) { return table.side.platformViews[Int(table.nodes[row].payload)].grip }
        guard table.nodes[row].kind == .hosted,
            case .thumb(let fraction) = table.side.hosted[Int(table.nodes[row].payload)].parts
        else { return nil }
        let size = size(row)
        let width = min(CGFloat(HitPart.thumbWidth), size.width)
        let isMirrored = table.nodes[row].flags.contains(.rightToLeft)
        let x = (size.width - width) * (isMirrored ? 1 - fraction : fraction)
        return CGRect(x: x, y: 0, width: width, height: size.height)
    }

    /// A point of the tree's space in a row's own; nil where an effect leaves nothing.
    func localPoint(_ point: CGPoint, _ row: Int) -> CGPoint? {
        let walk = HitWalk(self, .frontMost)
        var path: [Int] = []
        var ancestor = row
        while ancestor >= 0 {
            path.append(ancestor)
            ancestor = Int(table.nodes[ancestor].parent)
        }
        var place = HitWalk.Place(x: Double(point.x), y: Double(point.y), originX: 0, originY: 0)
        for step in path.reversed() {
            place = walk.child(step, place)
            guard table.nodes[step].kind.isEffect else { continue }
            guard let inner = walk.through(step, place) else { return nil }
            place = inner
        }
        return CGPoint(x: place.x, y: place.y)
    }

    /// Does what a tap on a hosted control does.
    func activate(hosted row: Int, at point: CGPoint) {
        let entry = table.side.hosted[Int(table.nodes[row].payload)]
        if case .columns(let parts) = entry.parts {
            if let part = part(of: row, at: point) { parts[part.index].activate?() }
        } else {
            entry.activate?()
        }
    }
}
