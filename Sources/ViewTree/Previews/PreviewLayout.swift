import Foundation

/// The size of the container that a preview is laid out in.
public enum PreviewLayout: Sendable {
    /// The device's screen.
    case device
    /// As large as the view wants to be.
    case sizeThatFits
    /// In points.
    case fixed(width: CGFloat, height: CGFloat)
}
