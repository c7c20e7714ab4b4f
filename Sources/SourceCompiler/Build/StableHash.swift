/// A hash that is the same in every run, unlike `Hasher`'s: two FNV-1a hashes of 64 bits with different starts.
///
/// It names cache entries; it protects against accidents, not against attacks.
struct StableHash {
    private static let prime: UInt64 = 0x100_0000_01b3
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x6c62_272e_07bb_0142

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            first = (first ^ UInt64(byte)) &* Self.prime
            second = (second ^ UInt64(byte &+ 0x5a)) &* Self.prime
        }
        // An end mark keeps "ab", "c" apart from "a", "bc".
        first = (first ^ 0x100) &* Self.prime
        second = (second ^ 0x101) &* Self.prime
    }

    mutating func add(_ text: String) { add(text.utf8) }

    /// 32 hexadecimal digits.
    var text: String {
        [first, second].map { hash in
            let digits = String(hash, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
