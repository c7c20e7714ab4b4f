import Foundation
import Layout
import ViewTree

extension LayoutTree {
    /// The link of a text at a point of the tree's space that opens, or nil; one that is disabled is like any other
    /// disabled gesture of SwiftUI's.
    public func link(of row: Int, at point: CGPoint) -> TextLink? { link(of: row, at: point, isEnabled: true) }

    func link(of row: Int, at point: CGPoint, isEnabled: Bool) -> TextLink? {
        guard row >= 0, table.nodes[row].kind == .text else { return nil }
        let entry = table.side.texts[Int(table.nodes[row].payload)]
        guard entry.areLinksEnabled == isEnabled, entry.text.runs.contains(where: { $0.link != nil }),
            let place = localPoint(point, row)
        else {
            return nil
        }
        return entry.links(in: size(row)).first { $0.frames.contains { $0.contains(place) } }
    }
}

/// A part of an element that is none itself: a segment, a half of a stepper, a link in a text.
public struct NamedPart: Sendable {
    /// The row of the control or the text.
    public let row: Int
    public let name: String
    /// Its middle, on the screen.
    public let point: CGPoint
}

extension LayoutTree {
    /// The parts of controls and the links in texts.
    public var namedParts: [NamedPart] {
        var result: [NamedPart] = []
        for row in 0..<table.count {
            switch table.nodes[row].kind {
            case .hosted:
                guard case .columns(let parts) = table.side.hosted[Int(table.nodes[row].payload)].parts else {
                    continue
                }
                for place in parts.indices {
                    let frame = bounds(row, of: column(place, of: parts.count, in: row))
                    result.append(
                        NamedPart(row: row, name: parts[place].name, point: CGPoint(x: frame.midX, y: frame.midY)))
                }
            case .text:
                let entry = table.side.texts[Int(table.nodes[row].payload)]
                guard entry.text.runs.contains(where: { $0.link != nil }) else { continue }
                for link in entry.links(in: size(row)) {
                    guard let line = link.frames.first else { continue }
                    let frame = bounds(row, of: line)
                    result.append(NamedPart(row: row, name: link.title, point: CGPoint(x: frame.midX, y: frame.midY)))
                }
            default: continue
            }
        }
        return result
    }
}

extension HitTestResult {
    /// The link in the text that was hit, or nil.
    public var link: TextLink? { tree.link(of: hitRow, at: point) }
}
