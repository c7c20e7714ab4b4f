private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
    var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }

    var tint: Color? {
        get { frequent.tint }
        set {
            self[TintKey.self] = newValue
            link?.frequent.tint = newValue
        }
    }

    /// What styles are resolved against.
    var styleContext: StyleContext {
        var context = StyleContext(isDark: colorScheme == .dark, tint: tint, environment: self)
        if let style = foregroundStyle { context.foreground = style._resolve(context) }
        if let style = backgroundStyle { context.background = style._resolve(context) }
        return context
    }
}
