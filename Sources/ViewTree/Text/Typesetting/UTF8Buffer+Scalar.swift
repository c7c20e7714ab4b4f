extension UnsafeBufferPointer<UInt8> {
    /// Reads a scalar of valid UTF-8 and moves past it.
    @inline(__always)
    func scalar(at index: inout Int) -> UInt32 {
        let first = UInt32(self[index])
        index += 1
        if first < 0x80 { return first }
        let following = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
        var value = first & (0x3F >> UInt32(following))
        let end = Swift.min(index + following, count)
        while index < end {
            value = value << 6 | UInt32(self[index] & 0x3F)
            index += 1
        }
        return value
    }
}
