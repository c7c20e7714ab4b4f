/// Room for a stack's bookkeeping, taken and given back in order, so that no pass allocates once it is warm.
struct Scratch {
    private var chunks: [UnsafeMutableRawPointer] = []
    private var sizes: [Int] = []
    private var chunk = -1
    private var used = 0

    struct Mark {
        fileprivate var chunk: Int
        fileprivate var used: Int
    }

    var mark: Mark { Mark(chunk: chunk, used: used) }

    mutating func take<T>(_ type: T.Type, _ count: Int) -> UnsafeMutablePointer<T> {
        let bytes = (count * MemoryLayout<T>.stride + 15) & ~15
        while chunk < 0 || used + bytes > sizes[chunk] {
            chunk += 1
            used = 0
            if chunk == chunks.count {
                let size = max(bytes, (16 << 10) << min(chunk, 10))
                chunks.append(.allocate(byteCount: size, alignment: 16))
                sizes.append(size)
            }
        }
        defer { used += bytes }
        return (chunks[chunk] + used).bindMemory(to: T.self, capacity: count)
    }

    mutating func giveBack(to mark: Mark) {
        chunk = mark.chunk
        used = mark.used
    }

    func deallocate() { for chunk in chunks { chunk.deallocate() } }
}
