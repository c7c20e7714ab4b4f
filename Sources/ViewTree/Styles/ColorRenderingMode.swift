/// The working colour space and storage format of a canvas. Nothing is drawn here, so it is kept and never read.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}
