/// Where lines may end: a small part of Unicode's rules (UAX #14).
enum LineOpportunity {
    struct Neighbour {
        var kind: CharacterClass
        var code: UInt32
    }

    /// Whether a line may end between two characters.
    @inline(__always)
    static func isBetween(_ first: Neighbour, _ second: Neighbour) -> Bool {
        if first.kind == .ordinary, second.kind == .ordinary { return false }
        return isBetweenUnlikes(first, second)
    }

    private static func isBetweenUnlikes(_ first: Neighbour, _ second: Neighbour) -> Bool {
        if second.kind == .space || second.kind == .closing { return false }
        switch first.kind {
        case .space, .newline, .opportunity: return true
        case .hyphen: return !(0x30...0x39 ~= second.code) && second.kind != .hyphen
        case .opening: return false
        case .ideograph, .closing: return [.ordinary, .ideograph, .opening].contains(second.kind)
        case .ordinary, .mark, .joiner: return second.kind == .ideograph || second.kind == .opening
        }
    }
}
