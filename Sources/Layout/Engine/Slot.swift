/// What layout found for one row: the last question and its answer, and where the row lies in its parent.
///
/// After layout the question is the placement proposal, the answer the size that is drawn. 48 bytes.
@frozen
public struct Slot {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
    var proposedWidth: Double
    var proposedHeight: Double

    /// A NaN that no proposal has.
    @inline(__always)
    static var unasked: Double { Double(bitPattern: 0x7FF8_0000_0000_DEAD) }

    static var empty: Slot {
        Slot(x: 0, y: 0, width: 0, height: 0, proposedWidth: unasked, proposedHeight: unasked)
    }

    @inline(__always)
    var wasAsked: Bool { !proposedWidth.isSame(Slot.unasked) }

    @inline(__always)
    var size: Size { Size(width: width, height: height) }

    @inline(__always)
    var proposal: Proposal {
        get { Proposal(width: proposedWidth, height: proposedHeight) }
        set {
            proposedWidth = newValue.width
            proposedHeight = newValue.height
        }
    }
}
