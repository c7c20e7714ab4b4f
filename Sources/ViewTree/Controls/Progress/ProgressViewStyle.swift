/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ProgressViewStyleConfiguration
}

/// Progress as its style sees it.
public struct ProgressViewStyleConfiguration {
    public struct Label {
        let view: AnyView
    }
    public struct CurrentValueLabel {
        let view: AnyView
    }

    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
    public var body: AnyView { view }
}
extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
    public var body: AnyView { view }
}

/// The system's looks of progress.
enum ProgressLook: Sendable { case automatic, linear, circular }

public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).look(.automatic) }
}
public struct LinearProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
    nonisolated public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).look(.linear) }
}
public struct CircularProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
    nonisolated public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).look(.circular) }
}

extension View {
    fileprivate func look(_ look: ProgressLook) -> EnvironmentContent<Self, EnvironmentProgressViewStyle> {
        environment(\.progressViewStyle, .builtIn(look))
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The style of the progress views inside.
enum EnvironmentProgressViewStyle: @unchecked Sendable {
    case builtIn(ProgressLook)
    case custom(@MainActor (ProgressViewStyleConfiguration) -> AnyView)
}

private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: EnvironmentProgressViewStyle { .builtIn(.automatic) }
}

extension EnvironmentValues {
    var progressViewStyle: EnvironmentProgressViewStyle {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the progress views inside.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> ModifiedContent<Self, _ControlStyleModifier> {
        nonisolated(unsafe) let style = style
        return modifier(
            _ControlStyleModifier { environment in
                environment.progressViewStyle = .custom { AnyView(style.makeBody(configuration: $0)) }
            })
    }
}
