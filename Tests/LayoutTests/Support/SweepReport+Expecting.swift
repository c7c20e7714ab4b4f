import Inspection
import Testing
import ViewTree

extension SweepReport {
    /// Checks colours as #RRGGBB, the difference of the first step, which is at 0.02, and the highest opacity that stays
    /// invisible.
    func expect(
        layer: UInt32? = nil, below: UInt32? = nil, at02: Double? = nil, highest: Double? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let step = steps[0]
        if let layer { #expect(step.layer?.hex == ResolvedColor(hex: layer).hex, sourceLocation: sourceLocation) }
        if let below { #expect(step.below?.hex == ResolvedColor(hex: below).hex, sourceLocation: sourceLocation) }
        if let at02 { #expect(abs((step.deltaE ?? -1) - at02) < 0.0002, "\(step)", sourceLocation: sourceLocation) }
        if let highest {
            #expect(abs((window.highest ?? -1) - highest) < 0.00021, "\(window)", sourceLocation: sourceLocation)
        }
    }
}
