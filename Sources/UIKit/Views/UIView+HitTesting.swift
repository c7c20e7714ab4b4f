import Foundation
import ViewTree

extension UIView {
    /// Nothing when hidden, without interaction or nearly transparent; then the point must be inside; then the subviews
    /// front to back; else itself.
    func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let trace = HitTrace.current
        func answer(_ view: UIView?) -> UIView? {
            trace?.defaults[ObjectIdentifier(self)] = .some(view)
            return view
        }
        // The alpha is a Float, the threshold a Double: 0.01 is below it.
        guard !isHidden, isUserInteractionEnabled, Double(layer.opacity) >= 0.01, asks(inside: point, event, trace)
        else { return answer(nil) }
        for view in subviews.reversed() {
            let inner = point.applying(view.toSuperview.inverted())
            if let hit = trace?.ask(view, inner, event) ?? (trace == nil ? view.hitTest(inner, with: event) : nil) {
                return answer(hit)
            }
        }
        return answer(self)
    }

    private func asks(inside point: CGPoint, _ event: UIEvent?, _ trace: HitTrace?) -> Bool {
        let isInside = self.point(inside: point, with: event)
        if let trace, isInside != bounds.contains(point) {
            trace.notes[ObjectIdentifier(self)] = PlatformHitNote(
                text: "\(className).point(inside:) returned \(isInside)", isArea: true)
        }
        return isInside
    }

    /// The class's name without generic arguments.
    var className: String { String("\(type(of: self))".prefix { $0 != "<" }) }

    /// Whether the class is one of the user's, which may override anything.
    var isForeign: Bool { LibraryClasses.isForeign(type(of: self)) }
}

/// Which views were asked on the way of one hit-test, and where their answers differ from UIKit's own.
final class HitTrace: @unchecked Sendable {
    @TaskLocal static var current: HitTrace?

    /// What UIKit's own rule came to, by view; absent where an override did not ask it.
    var defaults: [ObjectIdentifier: UIView?] = [:]
    var notes: [ObjectIdentifier: PlatformHitNote] = [:]
    var asked: Set<ObjectIdentifier> = []

    /// Asks a view, and notes what an override had to say.
    @MainActor
    func ask(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        let key = ObjectIdentifier(view)
        asked.insert(key)
        let answer = view.hitTest(point, with: event)
        let isOwn: Bool
        if case .some(let own) = defaults[key] { isOwn = own === answer } else { isOwn = false }
        if !isOwn {
            let found = answer.map { $0 === view ? "itself" : $0.className } ?? "nil"
            notes[key] = PlatformHitNote(text: "\(view.className).hitTest returned \(found)", isArea: false)
        }
        return answer
    }

    /// A whole hit-test from a view on.
    @MainActor
    static func hit(_ view: UIView, _ point: CGPoint) -> PlatformHit {
        let trace = HitTrace()
        var hit: UIView?
        StackGuard.recurse(depth: view.depthInside) {
            MainActorStandIn.run { hit = $current.withValue(trace) { trace.ask(view, point, UIEvent()) } }
        }
        return PlatformHit(view: hit, notes: trace.notes, asked: trace.asked)
    }
}

/// Tells the library's classes from the user's.
enum LibraryClasses {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [:]
    private static let module = String(reflecting: HitTrace.self).prefix { $0 != "." }

    static func isForeign(_ type: AnyClass) -> Bool {
        lock.withLock {
            if let answer = known[ObjectIdentifier(type)] { return answer }
            let answer = String(reflecting: type).prefix { $0 != "." } != module
            known[ObjectIdentifier(type)] = answer
            return answer
        }
    }
}
