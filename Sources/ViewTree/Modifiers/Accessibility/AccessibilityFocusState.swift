/// Which element assistive technology is at. None is running here: what the view's own code sets is kept.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A focus that belongs to another view.
    @frozen
    @propertyWrapper
    public struct Binding {
        @usableFromInline let value: ViewTreeBinding<Value>

        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private var value: State<Value>

    public init() where Value == Bool { value = State(wrappedValue: false) }
    public init<T: Hashable>() where Value == T? { value = State(wrappedValue: nil) }
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

    public var wrappedValue: Value {
        get { value.wrappedValue }
        nonmutating set { value.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(value: value.projectedValue) }

    public static func _install(_ field: UnsafeMutableRawPointer, _ context: inout DynamicPropertyContext) {
        // The state is the only stored property.
        State<Value>._install(field, &context)
    }
}

/// `Binding`, where a nested type hides that name.
@usableFromInline typealias ViewTreeBinding<Value> = Binding<Value>

nonisolated extension View {
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> UnchangedContent<Self> { unchanged }
}
