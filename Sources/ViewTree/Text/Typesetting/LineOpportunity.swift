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
        if second.kind == .space || second.kind == .closing || second.kind == .exclamation { return false }
        switch first.kind {
        case .space, .newline: return true
        case .opportunity: return first.code == zeroWidthSpace || !stays(second)
        case .hyphen: return !(0x30...0x39 ~= second.code) && !stays(second)
        case .exclamation: return !stays(second)
        case .opening: return false
        case .ideograph, .closing: return [.ordinary, .ideograph, .opening].contains(second.kind)
        case .ordinary, .mark, .joiner:
            if second.code == emDash { return !keeps(first.code) }
            return second.kind == .ideograph || second.kind == .opening
        }
    }

    private static let zeroWidthSpace: UInt32 = 0x200B
    private static let emDash: UInt32 = 0x2014

    /// Whether a character stays with the punctuation before it: further punctuation, quotes and what closes (UAX #14, rules
    /// LB13, LB19, LB21, LB22).
    private static func stays(_ character: Neighbour) -> Bool {
        if character.kind == .hyphen || character.kind == .opportunity { return true }
        switch character.code {
        case 0x21, 0x22, 0x27, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0xA0, 0xAB, 0xBB, 0x2018...0x201F,
            0x2024...0x2026,
            0x2039, 0x203A, 0x2060, 0x202F:
            return true
        default: return false
        }
    }

    /// Whether a character keeps what follows on its line: quotes and what opens (LB14, LB19).
    private static func keeps(_ code: UInt32) -> Bool {
        switch code {
        case 0x22, 0x27, 0x28, 0x5B, 0x7B, 0xA0, 0xA1, 0xAB, 0xBB, 0xBF, 0x2018...0x201F, 0x2039, 0x203A, 0x2060,
            0x202F:
            return true
        default: return false
        }
    }
}
