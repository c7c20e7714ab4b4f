import Foundation
import Layout
import ViewTree

/// A hit area that is larger than what is drawn, because something around it is clipped.
struct Overhang {
    /// The area that takes hits, on the screen.
    let area: CGRect
    /// What a clip leaves to be seen of it.
    let drawn: CGRect
    /// Whether the tap lies outside of what is drawn.
    let isOutside: Bool
    private let name: String

    /// nil where what is hit is all drawn.
    init?(_ result: HitTestResult) {
        let tree = result.tree
        guard result.hitRow >= 0, let hit = result.hit else { return nil }
        guard let areas = tree.clippedArea(of: result.hitRow) else { return nil }
        area = areas.area
        drawn = areas.drawn
        isOutside = !drawn.contains(result.point)
        name = HitExplanation.name(hit)
    }

    /// The part of the verdict.
    var phrase: String {
        let size = "\(Number.short(Double(area.width)))×\(Number.short(Double(area.height)))"
        let seen = "\(Number.short(Double(drawn.width)))×\(Number.short(Double(drawn.height)))"
        return (isOutside ? "outside of what is drawn: " : "")
            + "its hit area \(size) is larger than the \(seen) that is drawn"
    }

    var note: String {
        "The hit area of \(name) is \(area.short), of which \(drawn.short) is drawn: clips cut what is drawn, not what "
            + "takes taps, so it takes taps from whatever lies around."
    }

    var fix: String {
        "Size the content by layout instead of scaleEffect, or put what should get those taps in front."
    }
}

extension LayoutTree {
    /// The box of a row on the screen and what clips around it leave to be seen; nil where that is all of it.
    public func clippedArea(of start: Int) -> (area: CGRect, drawn: CGRect)? {
        let area = bounds(start)
        var visible = area
        var row = Int(table.nodes[start].parent)
        while row >= 0 {
            switch table.nodes[row].kind {
            case .clipped, .clipShape, .cornerRadius: visible = visible.overlap(bounds(row))
            default: break
            }
            row = Int(table.nodes[row].parent)
        }
        guard !visible.isNull, visible.width < area.width - 1e-6 || visible.height < area.height - 1e-6 else {
            return nil
        }
        return (area, visible)
    }
}
