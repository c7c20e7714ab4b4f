/// Takes away the presentation, or the pushed screen, that a view is in. Elsewhere it does nothing.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    nonisolated(unsafe) let dismiss: (() -> Void)?

    // Not the compiler's own, which would belong to the main actor.
    nonisolated init(_ dismiss: (() -> Void)?) { self.dismiss = dismiss }

    public func callAsFunction() { dismiss?() }
}

/// Whether a view is presented, and how to end that.
public struct PresentationMode {
    public private(set) var isPresented: Bool
    let action: (() -> Void)?

    init(_ action: (() -> Void)?) {
        isPresented = action != nil
        self.action = action
    }

    public mutating func dismiss() {
        isPresented = false
        action?()
    }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    var dismissal: (() -> Void)? {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Takes away the presentation or screen that the view is in.
    public var dismiss: DismissAction { DismissAction(dismissal) }

    /// Whether the view is in a presentation or in a pushed screen.
    public var isPresented: Bool { dismissal != nil }

    /// The older form of the two.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(dismissal)
        return Binding(get: { mode }, set: { _ in })
    }
}
