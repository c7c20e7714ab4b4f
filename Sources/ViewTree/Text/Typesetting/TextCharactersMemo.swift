import Foundation

/// Remembers how a text is set, so that asking it at another width only breaks its lines anew. Shared by a text's copies,
/// without effect on their equality; any thread may use it.
final class TextCharactersMemo: @unchecked Sendable {
    // Guarded by the lock of this memo's stripe.
    private var characters: TextCharacters?
    private var owner: ObjectIdentifier?

    /// One lock for many memos: a text need not bring its own.
    private static let locks = (0..<32).map { _ in NSLock() }

    private var lock: NSLock {
        // Objects lie 16 bytes apart or more.
        let place = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) >> 5
        return Self.locks[Int(place % 32)]
    }

    /// The characters as `owner` set them, or as `set` sets them now.
    func characters(by owner: ObjectIdentifier, _ set: () -> TextCharacters) -> TextCharacters {
        let lock = lock
        lock.lock()
        let known = self.owner == owner ? characters : nil
        lock.unlock()
        if let known { return known }
        let made = set()
        lock.lock()
        characters = made
        self.owner = owner
        lock.unlock()
        return made
    }
}

extension TextCharactersMemo: Hashable {
    static func == (left: TextCharactersMemo, right: TextCharactersMemo) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
