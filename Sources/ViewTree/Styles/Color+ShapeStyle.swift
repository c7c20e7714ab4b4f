extension Color: ShapeStyle {
    public func _resolve(_ context: StyleContext) -> ResolvedStyle {
        .color(
            _resolved(isDark: context.isDark, tint: context.tint, palette: context.palette)
                .opacity(HierarchicalShapeStyle.opacity(at: context.level)))
    }
}

extension ShapeStyle where Self == Color {
    /// A context-dependent red colour.
    @inlinable public static var red: Color { .red }
    /// A context-dependent orange colour.
    @inlinable public static var orange: Color { .orange }
    /// A context-dependent yellow colour.
    @inlinable public static var yellow: Color { .yellow }
    /// A context-dependent green colour.
    @inlinable public static var green: Color { .green }
    /// A context-dependent mint colour.
    @inlinable public static var mint: Color { .mint }
    /// A context-dependent teal colour.
    @inlinable public static var teal: Color { .teal }
    /// A context-dependent cyan colour.
    @inlinable public static var cyan: Color { .cyan }
    /// A context-dependent blue colour.
    @inlinable public static var blue: Color { .blue }
    /// A context-dependent indigo colour.
    @inlinable public static var indigo: Color { .indigo }
    /// A context-dependent purple colour.
    @inlinable public static var purple: Color { .purple }
    /// A context-dependent pink colour.
    @inlinable public static var pink: Color { .pink }
    /// A context-dependent brown colour.
    @inlinable public static var brown: Color { .brown }
    /// White in every appearance.
    @inlinable public static var white: Color { .white }
    /// A context-dependent grey colour.
    @inlinable public static var gray: Color { .gray }
    /// Black in every appearance.
    @inlinable public static var black: Color { .black }
    /// Alpha 0: nothing to see and no hit area.
    @inlinable public static var clear: Color { .clear }
}
