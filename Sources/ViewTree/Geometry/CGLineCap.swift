/// How the end of an open line looks.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Ends at the point.
    case butt
    /// A half circle around the point.
    case round
    /// Half a line width beyond the point.
    case square
}
