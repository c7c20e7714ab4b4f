/// What a shape style depends on.
public struct StyleContext {
    /// Whether the dark appearance is on.
    public var isDark: Bool
    /// The tint colour of the surroundings; nil for the accent colour.
    public var tint: Color?
    /// The foreground style of the surroundings; nil for the label colours.
    public var foreground: ResolvedStyle?
    /// Second and further levels given by `foregroundStyle(_:_:)`; a level that is missing is derived from the first.
    public var foregroundLevels: [ResolvedStyle]
    /// The style set with `backgroundStyle(_:)`; nil for the system background.
    public var background: ResolvedStyle?
    /// Which level of a hierarchical style is asked for: 0 primary, 1 secondary … 4 quinary.
    public var level: Int
    /// What a style of the user's reads in `resolve(in:)`; nil for the defaults.
    public var environment: EnvironmentValues?

    public init(
        isDark: Bool = false, tint: Color? = nil, foreground: ResolvedStyle? = nil,
        foregroundLevels: [ResolvedStyle] = [], background: ResolvedStyle? = nil, level: Int = 0,
        environment: EnvironmentValues? = nil
    ) {
        self.isDark = isDark
        self.tint = tint
        self.foreground = foreground
        self.foregroundLevels = foregroundLevels
        self.background = background
        self.level = level
        self.environment = environment
    }

    /// Which version's hues.
    public var palette: SystemPalette { environment.map { SystemPalette($0.platform) } ?? .iOS13 }

    /// The context for another level.
    func at(level: Int) -> StyleContext {
        var context = self
        context.level = level
        return context
    }
}
