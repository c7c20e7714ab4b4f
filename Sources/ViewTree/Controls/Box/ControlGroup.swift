/// Controls that belong together, side by side.
public struct ControlGroup<Content: View> {
    let content: Content
}

extension ControlGroup: View where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(content: LabeledControlGroupContent(content: content(), label: label()))
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: LabeledControlGroupContent(content: content(), label: Text(titleKey)))
    }
}

extension ControlGroup where Content: View {
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(
            content: LabeledControlGroupContent(
                content: content(), label: Label(titleKey, systemImage: systemImage)))
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(
            content: LabeledControlGroupContent(content: content(), label: Label(title, systemImage: systemImage)))
    }
}

/// The content of a control group with a label; the label shows in menus alone.
public struct LabeledControlGroupContent<Content, Label> {
    let content: Content
    let label: Label
}

extension LabeledControlGroupContent: View where Content: View, Label: View {
    public var body: Content { content }
}

extension ControlGroup: PrimitiveView where Content: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        if let style = builder.environment.controlGroupStyle {
            let configuration = ControlGroupStyleConfiguration(
                content: _StyledPart(AnyView(view.content)), label: _StyledPart(nil))
            return builder.withEnvironment(\.controlGroupStyle, nil) {
                AnyView._makeNodes(style.make(configuration), &$0)
            }
        }
        let row = builder.nextRow
        builder.rowNamed("ControlGroup") { Content._makeNodes(view.content, &$0) }
        builder.side.approximations[row] = "laid out as a row of its controls"
    }
}

/// How control groups look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View = EmptyView
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ControlGroupStyleConfiguration
}

extension ControlGroupStyle where Body == EmptyView {
    /// The library's own styles are laid out alike.
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// A control group as its style sees it.
public struct ControlGroupStyleConfiguration {
    public enum LabelRole {}
    public enum ContentRole {}
    public typealias Label = _StyledPart<LabelRole>
    public typealias Content = _StyledPart<ContentRole>

    public let content: Content
    public let label: Label
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group inside a `ControlGroupStyle`.
    public init(_ configuration: ControlGroupStyleConfiguration) { self.init(content: configuration.content) }
}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
}
public struct NavigationControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
}
public struct MenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
}
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
}
public struct PaletteControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

private enum ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleMaker<ControlGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var controlGroupStyle: StyleMaker<ControlGroupStyleConfiguration>? {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the control groups inside.
    public func controlGroupStyle<S: ControlGroupStyle>(
        _ style: S
    ) -> ModifiedContent<Self, _ControlStyleModifier> {
        nonisolated(unsafe) let style = style
        return modifier(
            _ControlStyleModifier { environment in
                environment.controlGroupStyle =
                    S.Body.self == EmptyView.self
                    ? nil : StyleMaker { AnyView(style.makeBody(configuration: $0)) }
            })
    }
}
