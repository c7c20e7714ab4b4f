import Foundation

/// Opens an address: what links and `\\.openURL` call.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// What became of an address.
    public struct Result: Sendable {
        enum Outcome: Sendable {
            case handled, discarded
            case systemAction(URL?)
        }
        let outcome: Outcome

        public static let handled = Result(outcome: .handled)
        public static let discarded = Result(outcome: .discarded)
        public static let systemAction = Result(outcome: .systemAction(nil))
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .systemAction(url)) }
    }

    nonisolated(unsafe) private let handler: ((URL) -> Result)?
    /// Where the system would take it: the store notes it.
    nonisolated(unsafe) var system: ((URL) -> Void)?

    /// - Parameter handler: Says what becomes of an address; with `systemAction` the system opens it.
    nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = unsafeBitCast(handler, to: ((URL) -> Result).self)
    }

    nonisolated init(system: ((URL) -> Void)?) {
        handler = nil
        self.system = system
    }

    nonisolated public func callAsFunction(_ url: URL) { _ = open(url) }

    nonisolated public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(open(url))
    }

    nonisolated private func open(_ url: URL) -> Bool {
        switch (handler?(url) ?? .systemAction).outcome {
        case .handled: return true
        case .discarded: return false
        case .systemAction(let other):
            system?(other ?? url)
            return true
        }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction(system: nil) }
}

extension EnvironmentValues {
    /// Opens addresses.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set {
            var action = newValue
            // What a handler leaves to the system goes where it went before.
            if action.system == nil { action.system = self[OpenURLKey.self].system }
            self[OpenURLKey.self] = action
        }
    }
}
