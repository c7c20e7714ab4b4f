import Foundation
import ViewTree

// What neighbours in a stack prefer. Rules: OpenSwiftUI `Spacing`; numbers: MetalUI, swiftui-web recordings.

extension LayoutPass {
    enum Side { case top, leading, bottom, trailing }

    /// The gap that two neighbours prefer.
    func preferredGap(_ first: Int, _ second: Int, _ horizontal: Bool) -> Double {
        ViewSpacing.distance(
            spacing(first, horizontal ? .trailing : .bottom), spacing(second, horizontal ? .leading : .top))
    }

    /// What a row states on one edge.
    func spacing(_ index: Int, _ edge: Side) -> ViewSpacing.Edge {
        let node = nodes[index]
        guard node.flags.contains(.spacing) else { return .none }
        if !side.spacings.isEmpty, let stated = side.spacings[Int32(index)] { return stated[edge] }
        let isHorizontal = edge == .leading || edge == .trailing
        switch node.kind {
        case .spacer:
            // Zero along its direction, towards everything.
            let axis = StackAxis(rawValue: UInt8(node.payload)) ?? .none
            let states = axis == .none || (axis == .horizontal) == isHorizontal
            return states ? ViewSpacing.Edge(general: 0, text: 0) : .none
        case .text:
            guard !isHorizontal else { return .none }
            let measured = textMeasurement(index)
            return ViewSpacing.Edge(
                general: Double(edge == .top ? measured.topToView : measured.bottomToView), text: 0)
        case .image:
            // Symbols stand close to each other and to text.
            return isHorizontal ? .none : ViewSpacing.Edge(text: 0)
        case .frame:
            let isSet = isHorizontal ? !node.a.isNaN : !node.b.isNaN
            return isSet && !isSpacer(index) ? .none : spacing(index + 1, edge)
        case .flexibleFrame:
            let frame = side.flexibleFrames[Int(node.payload)]
            let isSet =
                isHorizontal
                ? !(frame.minWidth.isNaN && frame.idealWidth.isNaN && frame.maxWidth.isNaN)
                : !(frame.minHeight.isNaN && frame.idealHeight.isNaN && frame.maxHeight.isNaN)
            return isSet && !isSpacer(index) ? .none : spacing(index + 1, edge)
        case .padding:
            let insets = side.insets[Int(node.payload)]
            let inset =
                switch edge {
                case .top: insets.top
                case .leading: insets.leading
                case .bottom: insets.bottom
                case .trailing: insets.trailing
                }
            return inset == 0 ? spacing(index + 1, edge) : .none
        case .position, .geometryReader, .scrollView, .window, .list, .listRow:
            return .none
        case .hstack: return stackSpacing(index, edge, isMain: isHorizontal)
        case .vstack: return stackSpacing(index, edge, isMain: !isHorizontal)
        case .grid: return gridSpacing(index, edge)
        case .lazyStack:
            return stackSpacing(
                index, edge, isMain: isHorizontal == (side.lazyStacks[Int(node.a)].axis == .horizontal))
        case .zstack, .lazyGrid: return unionSpacing(index, edge)
        // Asked before anybody knows what it is offered: what all candidates state together.
        case .viewThatFits: return fittingSpacing[Int32(index)]?[edge] ?? unionSpacing(index, edge)
        case .layout: return customLayoutSpacing(index, edge)
        default:
            return child(index) < 0 ? .none : spacing(index + 1, edge)
        }
    }

    /// Whether a row is a Spacer under modifiers; its zero is exempt from a frame's reset.
    private func isSpacer(_ start: Int) -> Bool {
        var index = start
        while Int(nodes[index].end) > index + 1 {
            switch nodes[index].kind {
            case .geometryReader, .scrollView: return false
            default:
                if nodes[index].kind.isContainer { return false }
                index += 1
            }
        }
        return nodes[index].kind == .spacer
    }

    /// Along the stack the outer child's edge, across it the union.
    private func stackSpacing(_ index: Int, _ edge: Side, isMain: Bool) -> ViewSpacing.Edge {
        let first = child(index)
        guard first >= 0 else { return .none }
        guard isMain else { return unionSpacing(index, edge) }
        if edge == .top || edge == .leading { return spacing(first, edge) }
        var last = first
        while Int(nodes[last].end) < Int(nodes[index].end) { last = Int(nodes[last].end) }
        return spacing(last, edge)
    }

    /// The larger of what the children state; one that states nothing counts as the default (recorded).
    private func unionSpacing(_ index: Int, _ edge: Side) -> ViewSpacing.Edge {
        var result = ViewSpacing.Edge.none
        var statesNone = false
        var child = index + 1
        while child < Int(nodes[index].end) {
            let own = spacing(child, edge)
            if own.general.isNaN && own.text.isNaN { statesNone = true }
            if !own.general.isNaN {
                result.general = result.general.isNaN ? own.general : max(result.general, own.general)
            }
            if !own.text.isNaN { result.text = result.text.isNaN ? own.text : max(result.text, own.text) }
            child = Int(nodes[child].end)
        }
        if statesNone && !(result.general.isNaN && result.text.isNaN) {
            result.general =
                result.general.isNaN
                ? ControlMetrics.defaultSpacing : max(result.general, ControlMetrics.defaultSpacing)
        }
        return result
    }

    /// A row's spacing on all edges, for the user's layouts.
    func viewSpacing(_ index: Int) -> ViewSpacing {
        var result = ViewSpacing()
        result.top = spacing(index, .top)
        result.leading = spacing(index, .leading)
        result.bottom = spacing(index, .bottom)
        result.trailing = spacing(index, .trailing)
        return result
    }
}

extension ViewSpacing {
    subscript(_ side: LayoutPass.Side) -> Edge {
        switch side {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }
}
