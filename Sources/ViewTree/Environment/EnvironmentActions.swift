import Foundation

/// Loads the content of a view again.
public struct RefreshAction: @unchecked Sendable {
    let action: @Sendable () async -> Void

    public func callAsFunction() async { await action() }

    /// What pulling a scroll view down does.
    public func _start() {
        let action = action
        // On the main actor from the start, whose stand-in runs it before anybody looks.
        Task { @MainActor in await action() }
    }
}

/// Renames something; set with `renameAction(_:)`, called by a `RenameButton`.
public struct RenameAction {
    let action: @MainActor () -> Void

    @MainActor public func callAsFunction() { action() }
}

/// Opens a window. There is one window here, so that nothing happens.
public struct OpenWindowAction {
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window. There is one window here, so that nothing happens.
public struct DismissWindowAction {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens a new document. There are no documents here.
public struct NewDocumentAction {
    public func callAsFunction<D>(_ newDocument: @autoclosure @escaping () -> D) {}
}

/// Asks for a review. Nobody is asked here.
public struct RequestReviewAction: Sendable {
    public func callAsFunction() {}
}

/// Moves the focus to where it begins; only fields have it here.
public struct ResetFocusAction: Sendable {
    public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Whether a drag that stays over the view presses it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// Whether a button that is held acts again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension Image {
    /// How bright an image may be.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }
}

nonisolated extension View {
    public func springLoadingBehavior(
        _ behavior: SpringLoadingBehavior
    ) -> EnvironmentContent<Self, SpringLoadingBehavior> { environment(\.springLoadingBehavior, behavior) }

    public func buttonRepeatBehavior(
        _ behavior: ButtonRepeatBehavior
    ) -> EnvironmentContent<Self, ButtonRepeatBehavior> { environment(\.buttonRepeatBehavior, behavior) }

    public func allowedDynamicRange(
        _ range: Image.DynamicRange?
    ) -> EnvironmentContent<Self, Image.DynamicRange?> { environment(\.allowedDynamicRange, range) }
}
