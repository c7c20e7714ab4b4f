import Foundation

/// Content in a box, with a label above it.
public struct GroupBox<Label: View, Content: View> {
    let label: Label?
    let content: Content
}

extension GroupBox: View where Label: View, Content: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label: label, content: content()) }
}

extension GroupBox where Label == EmptyView, Content: View {
    public init(@ViewBuilder content: () -> Content) { self.init(label: nil, content: content()) }
}

extension GroupBox where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box inside a `GroupBoxStyle`.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

extension GroupBox: PrimitiveView where Label: View, Content: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        if let make = builder.environment.groupBoxStyle {
            let configuration = GroupBoxStyleConfiguration(
                label: .init(view: AnyView(view.label)), content: .init(view: AnyView(view.content)))
            return builder.withEnvironment(\.groupBoxStyle, nil) { builder in
                AnyView._makeNodes(make.make(configuration), &builder)
            }
        }
        let table = builder.controls
        let row = builder.nextRow
        let isMacOS = builder.environment.platform.isMacOS
        let side = builder.side
        func label(_ builder: inout NodeBuilder) {
            guard let label = view.label, !builder.environment.labelsHidden else { return }
            builder.member(0) { builder in
                builder.pad(EdgeInsets(top: 0, leading: table.groupBoxLabelIndent, bottom: 0, trailing: 0)) { builder in
                    builder.withEnvironment(
                        { if $0.font == nil { $0.font = isMacOS ? .subheadline : .headline } },
                        { $0.single(label, in: Node(kind: .hstack, parent: -1), axis: .vertical) })
                }
            }
        }
        func content(_ builder: inout NodeBuilder) {
            builder.member(1) { $0.single(view.content, in: Node(kind: .vstack, parent: -1), axis: .vertical) }
        }
        func card(_ inside: @MainActor (inout NodeBuilder) -> Void, _ builder: inout NodeBuilder) {
            let padding = table.groupBoxPadding
            builder.plumbing(Node(kind: .background, parent: -1)) { builder in
                builder.pad(EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding), inside)
                side.shapes.append(
                    ShapeEntry(
                        shape: AnyShape(RoundedRectangle(cornerRadius: isMacOS ? 12 : 8)), name: RoundedRectangle.self,
                        style: builder.resolve(Color.primary.opacity(0.03)), fill: FillStyle(), stroke: nil))
                builder.plumbing(Node(kind: .shape, parent: -1, payload: Int32(side.shapes.count - 1))) { _ in }
            }
        }
        let gap = Double(table.groupBoxLabelGap)
        if isMacOS {
            // The label stands above the card.
            builder.columnNamed("GroupBox", spacing: gap, horizontal: AlignmentKey.leading) { builder in
                label(&builder)
                card(content, &builder)
            }
        } else {
            // The label stands in the card, which is as wide as what is offered.
            builder.columnNamed("GroupBox", spacing: 0) { builder in
                card(
                    { builder in
                        side.flexibleFrames.append(
                            FlexibleFrame(
                                minWidth: .nan, idealWidth: .nan, maxWidth: .infinity, minHeight: .nan,
                                idealHeight: .nan, maxHeight: .nan))
                        builder.plumbing(
                            Node(
                                kind: .flexibleFrame, parent: -1, payload: Int32(side.flexibleFrames.count - 1),
                                horizontal: AlignmentKey.leading)
                        ) { builder in
                            builder.plumbing(
                                Node(
                                    kind: .vstack, parent: -1, payload: builder.newContainer(), a: gap,
                                    horizontal: AlignmentKey.leading)
                            ) { builder in
                                builder.withStackAxis(.vertical) { builder in
                                    label(&builder)
                                    content(&builder)
                                }
                            }
                        }
                    }, &builder)
            }
        }
        builder.note(row, .groupBox)
    }
}

extension NodeBuilder {
    /// A part of a control with insets around it.
    @MainActor
    mutating func pad(_ insets: EdgeInsets, _ content: @MainActor (inout NodeBuilder) -> Void) {
        guard insets != EdgeInsets() else { return content(&self) }
        side.insets.append(insets)
        plumbing(Node(kind: .padding, parent: -1, payload: Int32(side.insets.count - 1)), content)
    }
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = GroupBoxStyleConfiguration
}

/// A group box as its style sees it.
public struct GroupBoxStyleConfiguration {
    public struct Label {
        let view: AnyView
    }
    public struct Content {
        let view: AnyView
    }

    public let label: Label
    public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
    public var body: AnyView { view }
}
extension GroupBoxStyleConfiguration.Content: View {
    public var body: AnyView { view }
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A style as an environment value.
struct GroupBoxMaker: @unchecked Sendable {
    let make: @MainActor (GroupBoxStyleConfiguration) -> AnyView
}

private enum GroupBoxStyleKey: EnvironmentKey { static var defaultValue: GroupBoxMaker? { nil } }

extension EnvironmentValues {
    var groupBoxStyle: GroupBoxMaker? {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the group boxes inside.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> ModifiedContent<Self, _ControlStyleModifier> {
        nonisolated(unsafe) let style = style
        return modifier(
            _ControlStyleModifier { environment in
                environment.groupBoxStyle = GroupBoxMaker { AnyView(style.makeBody(configuration: $0)) }
            })
    }
}
