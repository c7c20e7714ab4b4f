import Foundation
import ViewTree

/// A node of a laid out tree: a view, or a modifier that matters to frames, hits or identity.
public struct LayoutNode: Sendable {
    /// The tree it belongs to.
    public let tree: LayoutTree
    /// Its row in the table.
    public let row: Int

    /// The node of a row; rows that are not reported have no number of their own.
    public init(tree: LayoutTree, row: Int) {
        self.tree = tree
        self.row = row
    }

    var node: Node { tree.table.nodes[row] }

    /// Its number in preorder, from 0.
    public var n: Int { Int(tree.index.numbers[row]) }

    /// The view's type without generics, or the modifier's name.
    public var kind: String { tree.kindName(row) }

    /// The accessibility identifier, on its own node alone.
    public var id: String? {
        node.kind == .accessibilityIdentifier ? tree.table.side.strings[Int(node.payload)] : nil
    }

    /// The accessibility label, else a text's string, an image's name, a control's title.
    public var label: String? { tree.label(row) }

    /// Layout only, in the tree's space, in points, unrounded.
    ///
    /// A name given to a view that ignores the safe area is that of the view where it ends up, as in SwiftUI's own
    /// accessibility frames.
    public var frame: CGRect { tree.frame(tree.namedRow(row)) }

    /// ``frame`` with both edges rounded to the device's pixels.
    public var pixelFrame: CGRect { frame.roundedToPixels(scale: tree.scale) }

    /// The box after all transforms and offsets, in the tree's space.
    public var bounds: CGRect { tree.bounds(tree.namedRow(row)) }

    /// The node's own opacity; 1 unless it is an `opacity` modifier.
    public var opacity: Double {
        switch node.kind {
        case .opacity: node.a
        case .platformView: Double(tree.table.side.platformViews[Int(node.payload)].alpha)
        default: 1
        }
    }

    /// The node it stands in, or nil for the root.
    public var parent: LayoutNode? { tree.node(row: Int(node.parent)) }

    /// The nodes directly inside.
    public var children: [LayoutNode] {
        var result: [LayoutNode] = []
        func collect(_ row: Int) {
            for child in tree.table.children(of: row) {
                if tree.index.numbers[child] < 0 {
                    collect(child)
                } else {
                    result.append(LayoutNode(tree: tree, row: child))
                }
            }
        }
        collect(row)
        return result
    }

    /// Whether UIKit (or AppKit) draws it and takes its touches.
    public var isHosted: Bool { node.kind == .hosted || node.kind == .platformView }

    /// Why its numbers are a guess, or nil.
    public var approximate: String? { tree.table.side.approximations[Int32(row)] }
}

extension LayoutTree {
    /// The row whose place a name's row reports: its own, or that of the content that reaches out of the safe area
    /// inside, if nothing that lies between has a place or a look of its own.
    func namedRow(_ start: Int) -> Int {
        switch table.nodes[start].kind {
        case .accessibilityIdentifier, .accessibilityLabel, .id, .tag: break
        default: return start
        }
        var row = start
        var named = start
        while row + 1 < Int(table.nodes[row].end) {
            switch table.nodes[row].kind {
            case .accessibilityIdentifier, .accessibilityLabel, .id, .tag: row += 1
            // What only says who reacts, how eagerly or how faintly.
            case .gesture, .opacity, .allowsHitTesting, .disabled, .zIndex, .layoutPriority: row += 1
            case .ignoresSafeArea:
                row += 1
                named = row
            default: return named
            }
        }
        return named
    }

    /// What a row is called in reports.
    public func kindName(_ row: Int) -> String {
        if let name = table.side.names[Int32(row)] { return name }
        let node = table.nodes[row]
        switch node.kind {
        case .hstack: return "HStack"
        case .vstack: return "VStack"
        case .zstack: return "ZStack"
        case .grid: return "Grid"
        case .viewThatFits: return "ViewThatFits"
        case .scrollView: return "ScrollView"
        case .geometryReader: return "GeometryReader"
        case .layout: return "Layout"
        case .spacer: return "Spacer"
        case .divider: return "Divider"
        case .color: return "Color"
        case .style: return table.side.styles[Int(node.payload)].kindName
        case .shape: return Self.shapeName(table.side.shapes[Int(node.payload)].name)
        case .text: return "Text"
        case .image: return "Image"
        case .button: return "Button"
        case .hosted: return table.side.hosted[Int(node.payload)].kind
        case .view: return table.side.views[Int(node.payload)].name
        case .flexibleFrame: return "frame"
        case .list: return "List"
        case .platformView: return table.side.platformViews[Int(node.payload)].kind
        case .listRow: return "ListRow"
        case .navigation: return "NavigationStack"
        case .lazyStack: return table.side.lazyStacks[Int(node.a)].axis == .vertical ? "LazyVStack" : "LazyHStack"
        case .lazyGrid: return table.side.lazyGrids[Int(node.a)].axis == .vertical ? "LazyVGrid" : "LazyHGrid"
        case .section: return "Section"
        case .transformEffect, .projectionEffect: return "transformEffect"
        case .gesture: return table.side.gestures[Int(node.payload)].name
        case .visualEffect: return table.side.strings[Int(node.payload)]
        default: return "\(node.kind)"
        }
    }

    func label(_ row: Int) -> String? {
        let node = table.nodes[row]
        switch node.kind {
        case .accessibilityLabel: return table.side.strings[Int(node.payload)]
        case .text: return table.side.texts[Int(node.payload)].string
        case .image: return table.side.images[Int(node.payload)].name
        case .hosted:
            let label = table.side.hosted[Int(node.payload)].label
            return label?.isEmpty == true ? nil : label
        case .platformView:
            let label = table.side.platformViews[Int(node.payload)].label
            return label?.isEmpty == true ? nil : label
        default: return table.side.titles[Int32(row)]
        }
    }
}

extension ResolvedStyle {
    /// The gradient's or material's type name.
    var kindName: String {
        switch self {
        case .color: "Color"
        case .linearGradient: "LinearGradient"
        case .radialGradient: "RadialGradient"
        case .angularGradient: "AngularGradient"
        case .ellipticalGradient: "EllipticalGradient"
        case .material: "Material"
        default: "ShapeStyle"
        }
    }
}
