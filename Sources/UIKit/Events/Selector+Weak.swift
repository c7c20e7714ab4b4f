import Foundation
import ViewTree

#if canImport(Glibc)
    import Glibc
#endif

/// A method, for all selectors made of the same reference.
///
/// A closure that is a bound method holds its object. Where that is not wanted, its hold is given back for as long as
/// the object is there, and taken again before the closure goes.
final class MethodReference {
    typealias Call = (_ target: AnyObject?, _ sender: Any?, _ event: UIEvent?) -> Void

    private let call: Call
    private weak var bound: AnyObject?
    private var holds = true

    /// Whether an object has the method.
    let accepts: (AnyObject) -> Bool

    init(_ call: @escaping Call, bound: AnyObject?, _ accepts: @escaping (AnyObject) -> Bool) {
        self.call = call
        self.accepts = accepts
        self.bound = bound
    }

    func send(_ target: AnyObject?, _ sender: Any?, _ event: UIEvent?) {
        if !holds && bound == nil { return }
        MainActorStandIn.around { call(target, sender, event) }
    }

    /// Whether an object is of a type.
    static func accepting<T>(_ type: T.Type) -> (AnyObject) -> Bool { { $0 is T } }

    func letGo(of target: AnyObject?) {
        guard holds, let bound, bound === target else { return }
        holds = false
        Unmanaged.passUnretained(bound).release()
    }

    deinit {
        guard !holds else { return }
        if let bound {
            _ = Unmanaged.passRetained(bound)
        } else {
            // The object is gone, and the closure must not let it go once more.
            _ = Unmanaged.passRetained(Kept(call))
        }
    }

    private final class Kept {
        let call: Call
        init(_ call: @escaping Call) { self.call = call }
    }
}

/// Looks into the closure that a reference to a method is.
///
/// The closure's context holds the object that the method is bound to: directly, or inside the contexts of the thunks
/// around it. Where it looks otherwise, nothing is found.
enum BoundMethod {
    /// What the compiler's runtime says heap contexts of closures are (`MetadataKind::HeapLocalVariable`).
    private static let contextKind = 0x400

    /// The object that a closure is bound to, and the code that it runs in the end.
    static func look(into closure: (code: UInt, context: UInt)) -> (object: AnyObject?, code: [UInt]) {
        var code = [closure.code]
        return (object(at: closure.context, depth: 0, &code), code)
    }

    /// The object at an address: itself, or what a context there holds.
    private static func object(at address: UInt, depth: Int, _ code: inout [UInt]) -> AnyObject? {
        // Objects and contexts lie in the heap, what describes them in the program's own memory.
        guard depth < 6, address > 0xFFFF, address < 1 << 47, address % 16 == 0, !isInProgram(address),
            let pointer = UnsafeMutableRawPointer(bitPattern: address)
        else { return nil }
        let description = pointer.load(as: UInt.self)
        guard description % 8 == 0, isInProgram(description),
            let kind = UnsafeRawPointer(bitPattern: description)?.load(as: UInt.self)
        else { return nil }
        // A class's description begins with 0 or, where it stands for the system's, with a pointer.
        if kind == 0 || kind > 0x7FF { return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() }
        guard kind == contextKind, let captures = captures(of: description) else { return nil }
        // What was captured: an object, or a function's code and its context.
        for offset in stride(from: 16, to: min(usableSize(pointer), captures.end) - 7, by: 8) {
            let word = pointer.load(fromByteOffset: offset, as: UInt.self)
            if isInProgram(word) {
                code.append(word)
            } else if let found = object(at: word, depth: depth + 1, &code) {
                return found
            }
        }
        return nil
    }

    /// Where the captures of a context end, by its description (`HeapLocalVariableMetadata`: the kind, where the first
    /// capture lies, the capture descriptor). nil unless exactly one value was captured, as by a method and by the thunks
    /// around one: how much memory more of them take is not written anywhere, and behind them lies what was there before.
    private static func captures(of description: UInt) -> (first: Int, end: Int)? {
        guard let metadata = UnsafeRawPointer(bitPattern: description) else { return nil }
        let first = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
        let descriptor = metadata.load(fromByteOffset: 16, as: UInt.self)
        guard first >= 16, first <= 64, descriptor % 4 == 0, isInProgram(descriptor),
            UnsafeRawPointer(bitPattern: descriptor)?.load(as: UInt32.self) == 1
        else { return nil }
        // A function takes two words.
        return (first, first + 16)
    }

    /// The dynamic loader knows what lies in the program's own memory.
    private static func isInProgram(_ address: UInt) -> Bool {
        // `Dl_info`: four pointers.
        var info: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
        guard address > 0xFFFF, let pointer = UnsafeRawPointer(bitPattern: address) else { return false }
        return loaderInfo(pointer, &info) != 0
    }
}

/// `malloc_usable_size`: how many bytes a piece of the heap has.
@_silgen_name("malloc_usable_size")
private func usableSize(_ pointer: UnsafeMutableRawPointer) -> Int

/// `dladdr`, which Glibc's module leaves out because it is a GNU extension.
@_silgen_name("dladdr")
private func loaderInfo(_ address: UnsafeRawPointer, _ info: UnsafeMutableRawPointer) -> Int32
