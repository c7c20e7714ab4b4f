import Foundation
import ViewTree

extension LayoutPass {
    /// Finds, bottom-up in one sweep, what the questions are spared by: rigid subtrees, absent guides, priorities and
    /// spacing preferences.
    func findFacts() {
        var index = count - 1
        while index >= 0 {
            let node = nodes + index
            node.pointee.flags.formUnion(facts(node.pointee, index))
            index -= 1
        }
    }

    private static let passedOn: NodeFlags = [.rigid, .explicitGuides, .baselines, .priority, .spacing]

    @inline(__always)
    private func facts(_ node: Node, _ index: Int) -> NodeFlags {
        switch node.kind {
        case .color, .style, .shape, .divider, .geometryReader:
            return []
        case .list, .listRow, .platformView:
            return []
        case .platformTree:
            return .baselines
        case .spacer:
            return [.priority, .spacing]
        case .text:
            return [.baselines, .spacing]
        case .image:
            let image = side.images[Int(node.payload)]
            var flags: NodeFlags = image.isResizable ? [] : .rigid
            if image.isSymbol { flags.formUnion([.baselines, .spacing]) }
            return flags
        case .hosted:
            let entry = side.hosted[Int(node.payload)]
            var flags: NodeFlags = entry.size.width.isNaN || entry.size.height.isNaN ? [] : .rigid
            if !entry.baseline.isNaN { flags.insert(.baselines) }
            return flags
        case .hstack, .vstack, .zstack, .layout, .grid, .lazyGrid, .lazyStack, .viewThatFits:
            return containerFacts(node, index)
        default:
            let child = child(index)
            guard child >= 0 else { return [] }
            var flags = nodes[child].flags.intersection(Self.passedOn)
            switch node.kind {
            case .frame:
                if node.a.isNaN || node.b.isNaN { flags.remove(.rigid) } else { flags.insert(.rigid) }
                flags.remove(.priority)
            case .flexibleFrame, .position, .window, .scrollView, .matchedGeometry:
                flags.subtract([.rigid, .priority])
            case .safeAreaInset, .safeAreaPadding:
                flags.subtract([.rigid, .priority])
                hasSafeAreas = true
                // Spacing and guides of the bar count as well.
                let bar = Int(nodes[child].end)
                if bar < Int(node.end) {
                    flags.formUnion(nodes[bar].flags.intersection([.explicitGuides, .baselines]))
                }
            case .padding where isButtonPadding(node):
                flags.subtract([.rigid, .priority])
            case .padding, .aspectRatio:
                flags.remove(.priority)
            case .fixedSize:
                if node.a == 1 && node.b == 1 { flags.insert(.rigid) }
            case .alignmentGuide:
                flags.insert(.explicitGuides)
            case .layoutPriority:
                flags.insert(.priority)
            default:
                break
            }
            return flags
        }
    }

    private func containerFacts(_ node: Node, _ index: Int) -> NodeFlags {
        let end = Int(node.end)
        var child = index + 1
        // An empty stack has the lowest priority; a layout of the user's may have a size without subviews. An empty grid
        // has no spacing around it (MetalUI probe GE16).
        guard child < end else {
            switch node.kind {
            case .grid: return [.priority, .rigid, .spacing]
            // A lazy stack or grid takes what it is offered across, whether or not there is anything in it.
            case .layout: return [.explicitGuides, .spacing]
            case .lazyStack, .lazyGrid: return []
            default: return [.priority, .rigid]
            }
        }
        var all = Self.passedOn
        var any: NodeFlags = []
        while child < end {
            all.formIntersection(nodes[child].flags)
            any.formUnion(nodes[child].flags)
            child = Int(nodes[child].end)
        }
        var flags = any.intersection([.explicitGuides, .baselines, .spacing])
        let isStack = node.kind == .hstack || node.kind == .vstack || node.kind == .zstack
        if all.contains(.rigid) && isStack { flags.insert(.rigid) }
        if node.flags.contains(.singleChild) { flags.formUnion(any.intersection(.priority)) }
        if node.kind == .layout { flags.formUnion([.explicitGuides, .spacing]) }
        return flags
    }
}
