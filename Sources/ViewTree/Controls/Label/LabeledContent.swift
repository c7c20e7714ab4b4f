import Foundation

/// A value, or a control, with a label before it.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The content inside a `LabeledContentStyle`.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        if let make = builder.environment.labeledContentStyle {
            let configuration = LabeledContentStyleConfiguration(
                label: .init(view: AnyView(view.label)), content: .init(view: AnyView(view.content)))
            return builder.withEnvironment(\.labeledContentStyle, nil) { builder in
                AnyView._makeNodes(make.make(configuration), &builder)
            }
        }
        guard !builder.environment.labelsHidden else {
            return builder.single(view.content, in: Node(kind: .hstack, parent: -1), axis: .horizontal)
        }
        builder.labelledRow("LabeledContent", label: view.label) { builder in
            builder.withEnvironment(
                { if $0.foregroundStyle == nil { $0.foregroundStyle = AnyShapeStyle(.secondary) } },
                { $0.single(view.content, in: Node(kind: .hstack, parent: -1), axis: .horizontal) })
        }
    }
}

/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabeledContentStyleConfiguration
}

/// Labelled content as its style sees it.
public struct LabeledContentStyleConfiguration {
    public struct Label {
        let view: AnyView
    }
    public struct Content {
        let view: AnyView
    }

    public let label: Label
    public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
    public var body: AnyView { view }
}
extension LabeledContentStyleConfiguration.Content: View {
    public var body: AnyView { view }
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A style as an environment value.
struct LabeledContentMaker: @unchecked Sendable {
    let make: @MainActor (LabeledContentStyleConfiguration) -> AnyView
}

private enum LabeledContentStyleKey: EnvironmentKey { static var defaultValue: LabeledContentMaker? { nil } }

extension EnvironmentValues {
    var labeledContentStyle: LabeledContentMaker? {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the labelled content inside.
    public func labeledContentStyle<S: LabeledContentStyle>(
        _ style: S
    ) -> ModifiedContent<Self, _ControlStyleModifier> {
        nonisolated(unsafe) let style = style
        return modifier(
            _ControlStyleModifier { environment in
                environment.labeledContentStyle = LabeledContentMaker { AnyView(style.makeBody(configuration: $0)) }
            })
    }
}
