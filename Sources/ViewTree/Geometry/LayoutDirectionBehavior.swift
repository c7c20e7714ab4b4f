/// Whether something is mirrored horizontally where the writing direction asks for it.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Never mirrored.
    case fixed
    /// Mirrored in the given direction.
    case mirrors(in: LayoutDirection)

    /// Mirrored in right-to-left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    /// Whether this mirrors in a direction.
    func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}
