import Foundation

private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum PlatformKey: EnvironmentKey { static var defaultValue: Platform { .iOS18 } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Which way text and containers run.
    public var layoutDirection: LayoutDirection {
        get { frequent.layoutDirection }
        set {
            self[LayoutDirectionKey.self] = newValue
            link?.frequent.layoutDirection = newValue
        }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel in points: 1 / ``displayScale``.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The system whose metrics are used.
    public var platform: Platform {
        get { frequent.platform }
        set {
            self[PlatformKey.self] = newValue
            link?.frequent.platform = newValue
        }
    }

    /// Whether the view reacts to the user.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { frequent.colorScheme }
        set {
            self[ColorSchemeKey.self] = newValue
            link?.frequent.colorScheme = newValue
        }
    }

    /// The locale texts are formatted in.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// Whether controls leave out their labels.
    var labelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}
