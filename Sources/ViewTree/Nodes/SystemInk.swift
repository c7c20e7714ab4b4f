/// What the system draws in a row that layout knows as an empty box: for pictures alone.
public enum SystemInk: Hashable, Sendable {
    /// The chevron at the end of a row that shows another screen.
    case disclosure
    /// The chevron of what opens in place.
    case expansion(isOpen: Bool, ResolvedColor)
    /// The two chevrons of a button that offers a choice.
    case choices(ResolvedColor)
    /// The mark of the chosen row, at its end.
    case checkmark(ResolvedColor)
    /// A gauge, filled from 0 to 1.
    case gaugeBar(Double, ResolvedColor)
    case gaugeRing(Double, ResolvedColor)
    /// A sheet: its upper corners are round.
    case sheet
}

/// What an effect does to colours, for pictures and for the model of how visible a layer is. Amounts are SwiftUI's own.
public enum DrawingEffect: Hashable, Sendable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    /// In radians.
    case hueRotation(Double)
    case colorInvert
    case colorMultiply(ResolvedColor)
    case luminanceToAlpha
    case blend(BlendMode)
}
