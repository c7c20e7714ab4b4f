/// How a corner is rounded.
///
/// Both styles have circular corners here: the continuous corner reaches a little further along the sides, which moves
/// the outline by less than a point at usual radii. That is an approximation.
@frozen
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular
    case continuous
}
