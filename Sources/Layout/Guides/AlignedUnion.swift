import Foundation
import ViewTree

/// The union of views that are lined up on one guide, along one axis.
struct AlignedUnion {
    let key: AlignmentKey
    /// Without explicit guides inside, leading, center and trailing need no questions.
    let isPlain: Bool
    /// How far the views reach before and after the line.
    private var before = -Double.infinity
    private var after = -Double.infinity
    private var longest = -Double.infinity
    private var isEmpty = true

    init(key: AlignmentKey, usesGuides: Bool) {
        self.key = key
        isPlain = !usesGuides && key.isFrameAlignment
    }

    @inline(__always)
    mutating func add(_ index: Int, _ length: Double, in pass: LayoutPass) {
        isEmpty = false
        longest = max(longest, length)
        if isPlain { return }
        addGuide(index, length, pass)
    }

    private mutating func addGuide(_ index: Int, _ length: Double, _ pass: LayoutPass) {
        // A view without end makes the union endless; ∞ − ∞ would be no number.
        if length == .infinity { return }
        let guide = pass.guide(index, key)
        before = max(before, guide)
        after = max(after, length - guide)
    }

    /// The union's length.
    var extent: Double {
        if isEmpty { return 0 }
        if isPlain || longest == .infinity { return longest }
        return before + after
    }

    /// Where a view of the union begins.
    @inline(__always)
    func offset(of index: Int, _ length: Double, in pass: LayoutPass) -> Double {
        guard isPlain else { return before - pass.guide(index, key) }
        switch key.index {
        case AlignmentKey.leading: return 0
        case AlignmentKey.center: return (longest - length) / 2
        default: return longest - length
        }
    }
}
