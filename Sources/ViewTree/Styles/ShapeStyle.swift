/// A colour or pattern to use when rendering a shape.
///
/// A style of the user's implements `resolve(in:)`; the library's own implement `_resolve(_:)` and have `Never` as their
/// resolved type.
public protocol ShapeStyle: Sendable {
    /// The type of shape style this resolves to.
    associatedtype Resolved: ShapeStyle = Never

    /// Evaluates to a resolved shape style in `environment`.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What the style looks like where it is used.
    nonisolated func _resolve(_ context: StyleContext) -> ResolvedStyle
}

extension ShapeStyle {
    public func _resolve(_ context: StyleContext) -> ResolvedStyle {
        resolve(in: context.environment ?? EnvironmentValues())._resolve(context)
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) resolves through _resolve(_:)")
    }
}

extension Never: ShapeStyle {
    public func _resolve(_ context: StyleContext) -> ResolvedStyle { switch self {} }
}
