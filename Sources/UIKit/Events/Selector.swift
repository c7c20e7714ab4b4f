// C names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import ViewTree

/// A method that is called later, by name on Apple's platforms; here a reference to the method itself.
///
/// Files that write `#selector(method)` are shown to the compiler with `Selector( method)`. A method that is bound to
/// an object belongs to that object; one of a class is called on the target it is sent to.
public struct Selector: Hashable, @unchecked Sendable {
    /// The method; nil where only a name is known.
    private let method: MethodReference?
    /// How many arguments the method takes.
    let arity: Int
    /// The name, or the method's type.
    private let name: String
    /// What tells selectors apart.
    private let identity: String

    /// A name: nothing of that name can be found here.
    public init(_ name: String) {
        method = nil
        arity = name.filter { $0 == ":" }.count
        self.name = name
        identity = name
    }

    private init<M>(
        _ method: M, arity: Int, type: String, accepts: @escaping (AnyObject) -> Bool = { _ in true },
        _ call: @escaping MethodReference.Call
    ) {
        self.arity = arity
        name = type
        guard MemoryLayout<M>.size == 2 * MemoryLayout<UInt>.size else {
            identity = type
            self.method = MethodReference(call, bound: nil, accepts)
            return
        }
        let words = withUnsafeBytes(of: method) { ($0.load(as: UInt.self), $0.load(fromByteOffset: 8, as: UInt.self)) }
        let found = BoundMethod.look(into: (code: words.0, context: words.1))
        identity = "\(type) \(found.code) \(found.object.map { "\(ObjectIdentifier($0))" } ?? "")"
        self.method = MethodReference(call, bound: found.object, accepts)
    }

    /// A method bound to its object.
    public init<R>(_ method: @escaping () -> R) {
        self.init(method, arity: 0, type: "method()") { _, _, _ in _ = method() }
    }

    // A method of a class takes the class first; of the two readings that one is meant.
    @_disfavoredOverload
    public init<S, R>(_ method: @escaping (S) -> R) {
        self.init(method, arity: 1, type: "method(\(S.self))") { _, sender, _ in
            _ = method(Self.argument(sender, "a sender"))
        }
    }

    public init<S, E, R>(_ method: @escaping (S, E) -> R) {
        self.init(method, arity: 2, type: "method(\(S.self), \(E.self))") { _, sender, event in
            _ = method(Self.argument(sender, "a sender"), Self.argument(event, "an event"))
        }
    }

    /// A method of a class.
    public init<T, R>(_ method: @escaping (T) -> () -> R) {
        self.init(method, arity: 0, type: "\(T.self).method()", accepts: MethodReference.accepting(T.self)) {
            target, _, _ in
            _ = method(Self.argument(target, "a target"))()
        }
    }

    public init<T, S, R>(_ method: @escaping (T) -> (S) -> R) {
        self.init(method, arity: 1, type: "\(T.self).method(\(S.self))", accepts: MethodReference.accepting(T.self)) {
            target, sender, _ in
            _ = method(Self.argument(target, "a target"))(Self.argument(sender, "a sender"))
        }
    }

    public init<T, S, E, R>(_ method: @escaping (T) -> (S, E) -> R) {
        self.init(
            method, arity: 2, type: "\(T.self).method(\(S.self), \(E.self))", accepts: MethodReference.accepting(T.self)
        ) {
            target, sender, event in
            _ = method(Self.argument(target, "a target"))(
                Self.argument(sender, "a sender"), Self.argument(event, "an event"))
        }
    }

    // The same for methods of the main actor's. The further argument only keeps the two apart.
    public init<T, R>(_ method: @escaping (T) -> @MainActor () -> R, _ isolation: Void = ()) {
        self.init(unsafeBitCast(method, to: ((T) -> () -> R).self))
    }

    public init<T, S, R>(_ method: @escaping (T) -> @MainActor (S) -> R, _ isolation: Void = ()) {
        self.init(unsafeBitCast(method, to: ((T) -> (S) -> R).self))
    }

    public init<T, S, E, R>(_ method: @escaping (T) -> @MainActor (S, E) -> R, _ isolation: Void = ()) {
        self.init(unsafeBitCast(method, to: ((T) -> (S, E) -> R).self))
    }

    private static func argument<A>(_ value: Any?, _ what: String) -> A {
        // A parameter may be optional, or Any.
        if let value, let cast = value as? A { return cast }
        if let none = Optional<Any>.none as? A { return none }
        let found = value.map { "\(type(of: $0))" } ?? "nil"
        fatalError("an action takes \(what) of type \(A.self), and is sent \(found)")
    }

    /// Calls it.
    func send(to target: AnyObject?, from sender: Any?, with event: UIEvent? = nil) {
        guard let method else {
            let receiver = target.map { "\(type(of: $0))" } ?? "nil"
            fatalError("unrecognized selector \"\(name)\" sent to \(receiver): no method of that name is known here")
        }
        method.send(target, sender, event)
    }

    /// Calls it on the first of a responder and those that follow that has it; on nobody, where none has.
    @MainActor
    func sendUp(from responder: UIResponder?, sender: Any?, with event: UIEvent?) {
        var current = responder
        while let here = current {
            if accepts(here) { return send(to: here, from: sender, with: event) }
            current = here.next
        }
    }

    /// Whether a target has the method, as far as that can be told.
    func accepts(_ target: AnyObject) -> Bool { method?.accepts(target) ?? false }

    /// Does not hold the object that the method is bound to, where that is the target: controls hold targets weakly.
    func holdWeakly(_ target: AnyObject?) { method?.letGo(of: target) }

    public static func == (a: Selector, b: Selector) -> Bool { a.identity == b.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// `NSSelectorFromString`.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension NSObject {
    /// Whether it has a method, as far as that can be told: nothing is known by name alone.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.accepts(self) ?? false }

    /// Calls a method later; with no clock that moves on, after the delay of the screen's own time.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let run = { [weak self] in
            guard let self else { return }
            aSelector.send(to: self, from: anArgument)
        }
        if let clock = HostClock.current, delay > 0, delay.isFinite {
            clock.after(.seconds(delay), run)
        } else {
            run()
        }
    }

    @discardableResult
    public func perform(_ aSelector: Selector) -> Any? {
        aSelector.send(to: self, from: nil)
        return nil
    }

    @discardableResult
    public func perform(_ aSelector: Selector, with object: Any?) -> Any? {
        aSelector.send(to: self, from: object)
        return nil
    }
}

extension NotificationCenter {
    /// Calls a method of an observer, which is held weakly.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        nonisolated(unsafe) weak let target = observer as AnyObject
        _ = addObserver(forName: aName, object: anObject, queue: nil) { note in
            guard let target else { return }
            aSelector.send(to: target, from: note)
        }
    }
}

extension Timer {
    /// A timer that calls a method; it fires by the screen's clock.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, repeats: yesOrNo) { _ in }
        weak let target = aTarget as AnyObject
        if let clock = HostClock.current, ti.isFinite, ti >= 0 {
            var tie: AnyCancellable?
            tie = clock.schedule(after: .seconds(ti), every: yesOrNo ? .seconds(ti) : nil) { [weak timer] in
                guard let timer, timer.isValid, let target else { return tie?.cancel() ?? () }
                aSelector.send(to: target, from: timer)
            }
        }
        return timer
    }
}
