import Foundation
import ViewTree

// Alignment guides. Rules: Apple, "Thinking in SwiftUI", OpenSwiftUI `combineExplicit` and `FrameAlignment`.

/// A guide of a row at a proposal.
struct GuideQuestion: Hashable {
    var row: Int32
    var key: AlignmentKey
    var width: UInt64
    var height: UInt64
}

extension LayoutPass {
    /// The guide of a row at its present answer: what it states, else the default.
    func guide(_ index: Int, _ key: AlignmentKey) -> Double {
        explicitGuide(index, key) ?? defaultGuide(index, key)
    }

    /// The default guide from the row's size.
    func defaultGuide(_ index: Int, _ key: AlignmentKey) -> Double {
        let size = slots[index].size
        let length = key.axis == .horizontal ? size.width : size.height
        switch key.index {
        case AlignmentKey.leading: return 0
        case AlignmentKey.center: return length / 2
        case AlignmentKey.trailing, AlignmentKey.firstTextBaseline, AlignmentKey.lastTextBaseline: return length
        default: return Double(dimensions(index).defaultValue(key))
        }
    }

    /// A row's size and guides, for the user's closures.
    func dimensions(_ index: Int) -> ViewDimensions {
        let size = slots[index].size
        return ViewDimensions(width: CGFloat(size.width), height: CGFloat(size.height)) { [self] in
            explicitGuide(index, $0)
        }
    }

    /// What a row states for a guide at its present proposal, in its own coordinates; nil where nothing does.
    ///
    /// Remembered: each container on the way up asks again, and without that the questions would multiply.
    func explicitGuide(_ index: Int, _ key: AlignmentKey) -> Double? {
        guard mayState(index, key) else { return nil }
        if !usesMemo || child(index) < 0 { return statedGuide(index, key) }
        let slot = slots[index]
        let question = GuideQuestion(
            row: Int32(index), key: key, width: slot.proposedWidth.bitPattern, height: slot.proposedHeight.bitPattern)
        if let known = guideMemo[question] { return known }
        let value = statedGuide(index, key)
        guideMemo[question] = .some(value)
        return value
    }

    /// Whether anything at or below a row can state a guide: texts have baselines, all else needs a modifier.
    @inline(__always)
    private func mayState(_ index: Int, _ key: AlignmentKey) -> Bool {
        let flags = nodes[index].flags
        return flags.contains(.explicitGuides) || (!key.isFrameAlignment && flags.contains(.baselines))
    }

    private func statedGuide(_ index: Int, _ key: AlignmentKey) -> Double? {
        let node = nodes[index]
        switch node.kind {
        case .alignmentGuide:
            let entry = side.guides[Int(node.payload)]
            let child = child(index)
            guard child >= 0 else { return nil }
            guard entry.key == key else { return explicitGuide(child, key) }
            let value = Double(entry.compute(dimensions(child)))
            if value.isFinite { return value }
            // Of an endless view a guide may well lie at ∞.
            if slots[child].width.isFinite && slots[child].height.isFinite {
                warn(index, "alignmentGuide is \(value); taken as not given")
            }
            return nil
        case .text:
            return textBaseline(index, key)
        case .image:
            guard key.axis == .vertical, let baseline = side.images[Int(node.payload)].baseline else { return nil }
            return key.index == AlignmentKey.firstTextBaseline || key.index == AlignmentKey.lastTextBaseline
                ? Double(baseline) : nil
        case .hosted:
            let baseline = side.hosted[Int(node.payload)].baseline
            return key.axis == .vertical && !key.isFrameAlignment && !key.isCustom && !baseline.isNaN
                ? Double(baseline) : nil
        case .platformTree: return platformBaseline(index, key)
        case .hstack, .vstack, .zstack, .grid, .lazyGrid, .lazyStack:
            if !node.flags.contains(.singleChild) { return combinedGuide(index, key) }
            return shifted(index, key)
        case .layout:
            return customLayoutGuide(index, key)
        case .viewThatFits:
            return chosenGuide(index, key)
        case .geometryReader, .window, .list, .listRow:
            return nil
        default:
            return node.kind.isTransparentToLayout ? explicitGuide(index + 1, key) : shifted(index, key)
        }
    }

    /// The only child's guide, moved to where the child lies.
    private func shifted(_ index: Int, _ key: AlignmentKey) -> Double? {
        let child = child(index)
        guard child >= 0, mayState(child, key) else { return nil }
        positionChildren(index)
        return explicitGuide(child, key).map {
            $0 + (key.axis == .horizontal ? slots[child].x : slots[child].y)
        }
    }

    /// Merges the children's guides: custom ones to their mean, first baselines to the least, last to the greatest.
    /// leading, center, trailing and their vertical kin do not leave a container.
    func combinedGuide(_ index: Int, _ key: AlignmentKey) -> Double? {
        guard !key.isFrameAlignment else { return nil }
        positionChildren(index)
        return mergedGuides(index, key)
    }

    func mergedGuides(_ index: Int, _ key: AlignmentKey) -> Double? {
        guard !key.isFrameAlignment else { return nil }
        var result: Double?
        var number = 0.0
        var child = index + 1
        while child < Int(nodes[index].end) {
            if let own = explicitGuide(child, key) {
                let value = own + (key.axis == .horizontal ? slots[child].x : slots[child].y)
                number += 1
                switch (result, key.index) {
                case (nil, _): result = value
                case (let old?, AlignmentKey.firstTextBaseline): result = min(old, value)
                case (let old?, AlignmentKey.lastTextBaseline): result = max(old, value)
                case (let old?, _): result = old + (value - old) / number
                }
            }
            child = Int(nodes[child].end)
        }
        return result
    }
}
