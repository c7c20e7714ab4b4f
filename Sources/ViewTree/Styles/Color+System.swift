extension Color {
    /// A context-dependent red colour.
    @inlinable public static var red: Color { Color(system: .red) }
    /// A context-dependent orange colour.
    @inlinable public static var orange: Color { Color(system: .orange) }
    /// A context-dependent yellow colour.
    @inlinable public static var yellow: Color { Color(system: .yellow) }
    /// A context-dependent green colour.
    @inlinable public static var green: Color { Color(system: .green) }
    /// A context-dependent mint colour.
    @inlinable public static var mint: Color { Color(system: .mint) }
    /// A context-dependent teal colour.
    @inlinable public static var teal: Color { Color(system: .teal) }
    /// A context-dependent cyan colour.
    @inlinable public static var cyan: Color { Color(system: .cyan) }
    /// A context-dependent blue colour.
    @inlinable public static var blue: Color { Color(system: .blue) }
    /// A context-dependent indigo colour.
    @inlinable public static var indigo: Color { Color(system: .indigo) }
    /// A context-dependent purple colour.
    @inlinable public static var purple: Color { Color(system: .purple) }
    /// A context-dependent pink colour.
    @inlinable public static var pink: Color { Color(system: .pink) }
    /// A context-dependent brown colour.
    @inlinable public static var brown: Color { Color(system: .brown) }
    /// A context-dependent grey colour.
    @inlinable public static var gray: Color { Color(system: .gray) }
    /// White in every appearance.
    @inlinable public static var white: Color { Color(resolved: .white) }
    /// Black in every appearance.
    @inlinable public static var black: Color { Color(resolved: .black) }
    /// Alpha 0: content of this colour is not seen and has no hit area.
    @inlinable public static var clear: Color { Color(resolved: .clear) }
    /// The colour to use for primary content.
    @inlinable public static var primary: Color { Color(system: .label) }
    /// The colour to use for secondary content.
    @inlinable public static var secondary: Color { Color(system: .secondaryLabel) }
    /// The accent colour of the app, or the tint of the surrounding views.
    @inlinable public static var accentColor: Color { Color(system: .accent) }
}
