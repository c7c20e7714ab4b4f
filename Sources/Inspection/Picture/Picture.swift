import Foundation
import HitTest
import Layout
import ViewTree

/// A drawing of the screen as laid out, as one SVG: colours, gradients, shapes, texts line by line, images as boxes with
/// their names, controls much as the system draws them, opacity, blur, shadow, clips, masks and transforms.
///
/// Every element carries `data-n`, its view's number in the tree. What SVG has not is drawn as near as it goes: angular
/// and mesh gradients as flat pieces, a material as its colour, a perspective as `PictureWriter+Perspective` tells. Blend
/// modes are CSS, for browsers.
public struct Picture {
    let tree: LayoutTree
    /// Rectangles to mark: controls that take taps beyond what is drawn of them.
    private let marks: [(rect: CGRect, label: String, n: Int?)]

    /// What a picture is made of, for other pictures around it.
    struct Elements {
        var definitions: [String]
        /// What lies behind everything.
        var background: String
        var body: [String]
    }

    /// - Parameter showsMarks: Whether hit areas beyond what is drawn are outlined.
    public init(_ tree: LayoutTree, rules: HitTestRules = .frontMost, showsMarks: Bool = true) {
        self.tree = tree
        var marks: [(rect: CGRect, label: String, n: Int?)] = []
        for row in 0..<tree.table.count where tree.table.nodes[row].kind == .hosted {
            guard showsMarks, !rules.clipsLimitHits, tree.isHostedAlive(row, rules: rules),
                let area = tree.clippedArea(of: row)?.area
            else { continue }
            let size = "\(Number.short(Double(area.width)))×\(Number.short(Double(area.height)))"
            marks.append((area, "\(tree.kindName(row)) takes taps: \(size)", tree.node(row: row)?.n))
        }
        self.marks = marks
    }

    /// The screen alone, without marks.
    var elements: Elements {
        var writer = PictureWriter(tree)
        if tree.table.count > 0 {
            withUnsafeMutablePointer(to: &writer) { writer in
                StackGuard.recurse(depth: tree.table.depth) { writer.pointee.draw(0, at: .zero) }
            }
        }
        let background = tree.environment.colorScheme == .dark ? "#000000" : "#ffffff"
        return Elements(
            definitions: writer.definitions,
            background: "<rect \(SVGMarkup.box(CGRect(origin: .zero, size: tree.spaceSize))) fill=\"\(background)\" "
                + "stroke=\"#8e8e93\"/>",
            body: writer.body)
    }

    public var svg: String {
        var area = CGRect(origin: .zero, size: tree.spaceSize)
        for mark in marks { area = area.union(mark.rect.insetBy(dx: -2, dy: -14)) }
        let elements = elements
        var body = elements.body
        for mark in marks {
            let n = mark.n.map { " data-n=\"\($0)\"" } ?? ""
            body.append(
                "<rect \(SVGMarkup.box(mark.rect)) fill=\"#0040dd\" fill-opacity=\"0.08\" stroke=\"#0040dd\" "
                    + "stroke-dasharray=\"4 3\"\(n)/>")
            body.append(
                "<text x=\"\(SVGMarkup.number(mark.rect.minX + 3))\" y=\"\(SVGMarkup.number(mark.rect.minY - 4))\" "
                    + "font-size=\"11\" fill=\"#0040dd\"\(n)>\(SVGMarkup.escaped(mark.label))</text>")
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(SVGMarkup.number(area.minX)) \
            \(SVGMarkup.number(area.minY)) \(SVGMarkup.number(area.width)) \(SVGMarkup.number(area.height))" \
            width="\(SVGMarkup.number(area.width))" height="\(SVGMarkup.number(area.height))" \
            font-family="system-ui, sans-serif">
            <title>\(SVGMarkup.escaped(tree.viewName))</title>
            <defs>
            \(elements.definitions.joined(separator: "\n"))
            </defs>
            \(elements.background)
            \(body.joined(separator: "\n"))
            </svg>

            """
    }
}
