/// How the outer side of a corner looks.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// Pointed, unless the miter limit is exceeded; then bevelled.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
}
