/// Sets a value for everything inside.
@frozen
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value

    @inlinable
    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    @inlinable
    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.withEnvironment(modifier.keyPath, modifier.value) { C._makeNodes(content, &$0) }
    }
}

/// Changes a value for everything inside.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: EnvironmentModifier {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var transform: (inout Value) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let change: (inout EnvironmentValues) -> Void = { modifier.transform(&$0[keyPath: modifier.keyPath]) }
        builder.withEnvironment(change) { C._makeNodes(content, &$0) }
    }
}

nonisolated extension View {
    /// Sets an environment value for this view and everything inside.
    @inlinable
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Changes an environment value for this view and everything inside.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<V>> {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}
