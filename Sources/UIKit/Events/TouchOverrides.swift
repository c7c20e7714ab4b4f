import Foundation

/// Which of the user's classes take touches themselves: those that override `touchesBegan(_:with:)`.
///
/// Without the Objective-C runtime nothing says which methods a class overrides; but a class's table of methods begins
/// with those of its superclass, and an overridden one has another address there. Where the tables look otherwise than
/// expected, no class is said to override anything.
enum TouchOverrides {
    private final class Plain: UIResponder {}
    private final class Probe: UIResponder {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }

    /// A class's metadata up to the end of its table of methods, in words.
    private struct Table {
        let words: UnsafePointer<UInt>
        let count: Int

        init(_ type: AnyClass) {
            words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
            // `ClassSize` and `ClassAddressPoint`: 32 bits each.
            let size = words[4] & 0xFFFF_FFFF
            let point = words[4] >> 32
            count = size > point ? Int(size - point) / MemoryLayout<UInt>.size : 0
        }

        /// Kind, superclass, sizes, description and destroyer come first.
        static let header = 7

        var superclass: AnyClass? { words[1] == 0 ? nil : unsafeBitCast(words[1], to: AnyClass.self) }
    }

    /// Where the method stands in the table of every responder's class.
    private static let slot: Int? = {
        let base = Table(UIResponder.self)
        let plain = Table(Plain.self)
        let probe = Table(Probe.self)
        guard base.count > Table.header, plain.count >= base.count, probe.count >= base.count else { return nil }
        let found = (Table.header..<base.count).filter {
            plain.words[$0] == base.words[$0] && probe.words[$0] != base.words[$0]
        }
        return found.count == 1 ? found[0] : nil
    }()

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether a class of the user's has its own `touchesBegan(_:with:)`, or one of those that it inherits from.
    static func takesTouches(_ type: AnyClass) -> Bool {
        guard let slot, LibraryClasses.isForeign(type) else { return false }
        if let answer = lock.withLock({ known[ObjectIdentifier(type)] }) { return answer }
        var library: AnyClass? = Table(type).superclass
        while let ancestor = library, LibraryClasses.isForeign(ancestor) { library = Table(ancestor).superclass }
        let own = Table(type)
        let answer = library.map { $0 is UIResponder.Type && own.words[slot] != Table($0).words[slot] } ?? false
        lock.withLock { known[ObjectIdentifier(type)] = answer }
        return answer
    }

    /// `MyView.touchesBegan`, for a view whose own class or whose controller's takes touches; nil for others.
    @MainActor
    static func handler(of view: UIView) -> String? {
        if takesTouches(type(of: view)) { return "\(view.className).touchesBegan" }
        if let controller = view.controller, takesTouches(type(of: controller)) {
            return String("\(type(of: controller))".prefix { $0 != "<" }) + ".touchesBegan"
        }
        return nil
    }
}
