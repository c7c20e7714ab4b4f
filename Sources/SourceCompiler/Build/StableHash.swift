/// A hash that is the same in every run, unlike `Hasher`'s: two FNV-1a hashes of 64 bits with different starts.
///
/// It names cache entries; it protects against accidents, not against attacks.
struct StableHash {
    private static let prime: UInt64 = 0x100_0000_01b3
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x6c62_272e_07bb_0142

    /// Without generics and iterators, which cost more than the hash where nothing is optimised.
    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        if let start = bytes.baseAddress {
            var next = start
            let end = start + bytes.count
            while next != end {
                let byte = next.pointee
                first = (first ^ UInt64(byte)) &* Self.prime
                second = (second ^ UInt64(byte &+ 0x5a)) &* Self.prime
                next += 1
            }
        }
        // An end mark keeps "ab", "c" apart from "a", "bc".
        first = (first ^ 0x100) &* Self.prime
        second = (second ^ 0x101) &* Self.prime
    }

    mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { add($0) } }

    mutating func add(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBufferPointer { add($0) } }

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add($0) }
    }

    /// 32 hexadecimal digits.
    var text: String {
        [first, second].map { hash in
            let digits = String(hash, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
