nonisolated extension View {
    /// The colour of texts, symbols and shapes inside that name none.
    public func foregroundColor(_ color: Color?) -> EnvironmentContent<Self, AnyShapeStyle?> {
        environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
    }

    /// The style of texts, symbols and shapes inside that name none.
    ///
    /// Disfavoured beside a text's own, which keeps a text a `Text`: the compiler decides sums of texts faster.
    @_disfavoredOverload
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> EnvironmentContent<Self, AnyShapeStyle?> {
        environment(\.foregroundStyle, AnyShapeStyle(style))
    }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> EnvironmentContent<Self, AnyShapeStyle?> {
        environment(\.foregroundStyle, AnyShapeStyle(primary))
    }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> EnvironmentContent<Self, AnyShapeStyle?> {
        environment(\.foregroundStyle, AnyShapeStyle(primary))
    }

    /// The colour of controls inside; nil for the app's accent.
    public func tint(_ tint: Color?) -> EnvironmentContent<Self, Color?> { environment(\.tint, tint) }

    public func tint<S: ShapeStyle>(_ tint: S?) -> EnvironmentContent<Self, Color?> {
        environment(\.tint, tint as? Color)
    }

    public func accentColor(_ accentColor: Color?) -> EnvironmentContent<Self, Color?> {
        environment(\.tint, accentColor)
    }

    /// Light or dark for everything inside.
    public func colorScheme(_ colorScheme: ColorScheme) -> EnvironmentContent<Self, ColorScheme> {
        environment(\.colorScheme, colorScheme)
    }

    /// Light or dark for the whole screen or sheet that the view is in; nil for the user's choice. Of several the first
    /// one counts, the outermost before those inside it.
    public func preferredColorScheme(
        _ colorScheme: ColorScheme?
    ) -> ModifiedContent<Self, _PreferredColorSchemeModifier> {
        modifier(_PreferredColorSchemeModifier(colorScheme: colorScheme))
    }

    /// Leaves out the labels of controls inside.
    public func labelsHidden() -> EnvironmentContent<Self, Bool> { environment(\.labelsHidden, true) }
}

/// `preferredColorScheme`: known after a lowering; the next one is in that appearance.
nonisolated public struct _PreferredColorSchemeModifier: PrimitiveModifier {
    var colorScheme: ColorScheme?

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let screen = builder.environment.presenter
        if let scheme = modifier.colorScheme, builder.side.preferredColorSchemes[screen] == nil {
            builder.side.preferredColorSchemes[screen] = scheme
        }
        C._makeNodes(content, &builder)
    }
}
