/// How a label looks.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabelStyleConfiguration
}

/// A label as its style sees it.
public struct LabelStyleConfiguration {
    public struct Title {
        let view: AnyView
    }
    public struct Icon {
        let view: AnyView
    }

    public let title: Title
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
    public var body: AnyView { view }
}
extension LabelStyleConfiguration.Icon: View {
    public var body: AnyView { view }
}

/// The system's looks of a label.
enum LabelLook: Sendable { case automatic, titleAndIcon, titleOnly, iconOnly }

public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).look(.automatic) }
}
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).look(.titleAndIcon) }
}
public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).look(.titleOnly) }
}
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).look(.iconOnly) }
}

extension View {
    fileprivate func look(_ look: LabelLook) -> EnvironmentContent<Self, EnvironmentLabelStyle> {
        environment(\.labelStyle, .builtIn(look))
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The style of the labels inside.
enum EnvironmentLabelStyle: @unchecked Sendable {
    case builtIn(LabelLook)
    case custom(@MainActor (LabelStyleConfiguration) -> AnyView)
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: EnvironmentLabelStyle { .builtIn(.automatic) }
}

extension EnvironmentValues {
    var labelStyle: EnvironmentLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the labels inside.
    public func labelStyle<S: LabelStyle>(_ style: S) -> ModifiedContent<Self, _ControlStyleModifier> {
        nonisolated(unsafe) let style = style
        return modifier(
            _ControlStyleModifier { environment in
                environment.labelStyle = .custom { AnyView(style.makeBody(configuration: $0)) }
            })
    }
}
