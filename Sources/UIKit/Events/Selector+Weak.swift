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
        var address = closure.context
        for _ in 0..<6 {
            guard let context = UnsafeRawPointer(bitPattern: address), address % 8 == 0,
                let metadata = UnsafeRawPointer(bitPattern: context.load(as: UInt.self))
            else { return (nil, code) }
            let kind = metadata.load(as: UInt.self)
            // A class's metadata begins with 0 or, where there is a superclass's description, with a pointer.
            if kind == 0 || kind > 0x7FF {
                return (Unmanaged<AnyObject>.fromOpaque(context).takeUnretainedValue(), code)
            }
            guard kind == contextKind else { return (nil, code) }
            let first = context.load(fromByteOffset: 16, as: UInt.self)
            // One captured object alone, or a function: its code and its context.
            if let object = UnsafeRawPointer(bitPattern: first), first % 16 == 0, isInHeap(object) {
                address = first
            } else {
                code.append(first)
                address = context.load(fromByteOffset: 24, as: UInt.self)
            }
        }
        return (nil, code)
    }

    /// Code lies in the program's own memory, objects in the heap: the dynamic loader knows which.
    private static func isInHeap(_ pointer: UnsafeRawPointer) -> Bool {
        // `Dl_info`: four pointers.
        var info: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
        return UInt(bitPattern: pointer) > 0xFFFF && loaderInfo(pointer, &info) == 0
    }
}

/// `dladdr`, which Glibc's module leaves out because it is a GNU extension.
@_silgen_name("dladdr")
private func loaderInfo(_ address: UnsafeRawPointer, _ info: UnsafeMutableRawPointer) -> Int32
