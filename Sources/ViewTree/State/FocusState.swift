/// Which field has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A focus state that belongs to another view.
    @frozen
    @propertyWrapper
    public struct Binding {
        @usableFromInline let location: FocusLocation<Value>

        public var wrappedValue: Value {
            get { location.value }
            nonmutating set { location.request(newValue) }
        }

        public var projectedValue: Binding { self }
    }

    private var location: FocusLocation<Value>

    public init() where Value == Bool { location = FocusLocation(none: false) }

    public init<T: Hashable>() where Value == T? { location = FocusLocation(none: nil) }

    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.request(newValue) }
    }

    public var projectedValue: Binding { Binding(location: location) }

    public static func _install(_ field: UnsafeMutableRawPointer, _ context: inout DynamicPropertyContext) {
        let property = field.assumingMemoryBound(to: FocusState.self)
        let own = property.pointee.location
        let location = context.store.slot(context) { own }
        location.owner = (context.store, context.identity, context.name)
        property.pointee.location = location
    }
}

/// Where a focus state's value is kept.
@usableFromInline
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
    /// The value when no field has the focus.
    let none: Value
    private(set) var value: Value
    var owner: (store: StateStore, identity: UInt64, name: String)?

    init(none: Value) {
        self.none = none
        value = none
    }

    /// The view's own code asks for the focus; the host moves it.
    func request(_ newValue: Value) {
        set(newValue)
        owner?.store.focusRequest = true
    }

    func set(_ newValue: Value) {
        guard newValue != value else { return }
        let old = value
        value = newValue
        guard let owner else { return }
        owner.store.changed(
            owner.identity, owner.name, from: StateDescription.of(old), to: StateDescription.of(newValue))
    }
}

/// The tie between a field and a focus state.
public struct FocusLink {
    /// Whether the state says that this field has the focus.
    public let isFocused: () -> Bool
    /// Tells the state.
    public let set: (Bool) -> Void
}

private enum FocusLinksKey: EnvironmentKey { static var defaultValue: [FocusLink] { [] } }
private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }

extension EnvironmentValues {
    /// Focus states that the fields inside belong to.
    var focusLinks: [FocusLink] {
        get { self[FocusLinksKey.self] }
        set { self[FocusLinksKey.self] = newValue }
    }

    /// What is done when a field inside is submitted, the nearest first.
    var submitActions: [() -> Void] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

/// What counts as a submission.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What the return key of a keyboard says.
public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let join = SubmitLabel()
    public static let route = SubmitLabel()
    public static let search = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `continue` = SubmitLabel()
}

nonisolated extension View {
    private func link(
        isFocused: @escaping () -> Bool, set: @escaping (Bool) -> Void
    ) -> ModifiedContent<Self, _ControlStyleModifier> {
        nonisolated(unsafe) let link = FocusLink(isFocused: isFocused, set: set)
        return modifier(_ControlStyleModifier { $0.focusLinks.append(link) })
    }

    /// Ties the focus of this view to a state that has a value for each field.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> ModifiedContent<Self, _ControlStyleModifier> {
        let location = binding.location
        return link(
            isFocused: { location.value == value },
            set: { isFocused in
                if isFocused { location.set(value) } else if location.value == value { location.set(location.none) }
            })
    }

    /// Ties the focus of this view to a state.
    public func focused(_ condition: FocusState<Bool>.Binding) -> ModifiedContent<Self, _ControlStyleModifier> {
        focused(condition, equals: true)
    }

    /// Whether the view can have the focus by itself; only fields have it here.
    public func focusable(_ isFocusable: Bool = true) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    /// Does something when a field inside is submitted with the return key.
    public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> ModifiedContent<Self, _ControlStyleModifier> {
        nonisolated(unsafe) let action = action
        return modifier(
            _ControlStyleModifier {
                if triggers.contains(.text) { $0.submitActions.insert(action, at: 0) }
                if triggers.contains(.search) { $0.searchSubmitActions.insert(action, at: 0) }
            })
    }

    /// Keeps submissions inside from actions further out.
    public func submitScope(_ isBlocking: Bool = true) -> ModifiedContent<Self, _ControlStyleModifier> {
        modifier(_ControlStyleModifier { if isBlocking { $0.submitActions = [] } })
    }

    /// What the return key says; the keyboard is not shown here.
    public func submitLabel(_ submitLabel: SubmitLabel) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }
}
