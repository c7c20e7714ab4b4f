import Foundation

/// Content that a tap on its label shows and hides.
///
/// In a list the label is a row, and each view of the content another one.
public struct DisclosureGroup<Label: View, Content: View> {
    let isExpanded: Binding<Bool>?
    let label: Label
    let content: () -> Content
}

extension DisclosureGroup: View where Label: View, Content: View {
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded: nil, label: label(), content: content)
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded: isExpanded, label: label(), content: content)
    }
}

extension DisclosureGroup where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: nil, label: Text(titleKey), content: content)
    }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: nil, label: Text(label), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, label: Text(label), content: content)
    }
}

extension DisclosureGroup: PrimitiveView where Label: View, Content: View {
    /// In a list it is several rows; only lowering can tell.
    nonisolated public static var _memberCount: Int { -1 }
    nonisolated public static func _memberCount(of view: Self) -> Int { -1 }

    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let state: Binding<Bool>
        if let isExpanded = view.isExpanded {
            state = isExpanded
        } else {
            let store = builder.store
            let own = builder.modifierSlot("disclosure") { OpenState(store) }
            state = Binding(get: { own.isOpen }, set: { $0 ? own.open() : own.close() })
        }
        if let make = builder.environment.disclosureGroupStyle {
            let configuration = DisclosureGroupStyleConfiguration(
                label: .init(view: AnyView(view.label)), content: .init(make: { AnyView(view.content()) }),
                isExpanded: state)
            return builder.withEnvironment(\.disclosureGroupStyle, nil) { builder in
                AnyView._makeNodes(make.make(configuration), &builder)
            }
        }
        let isInList = builder.environment.listContext != nil
        guard !isInList else {
            builder.member(0) { $0.disclosureLabel(view.label, state) }
            if state.wrappedValue { builder.member(1) { Content._makeNodes(view.content(), &$0) } }
            return
        }
        let isMacOS = builder.environment.platform.isMacOS
        let row = builder.nextRow
        builder.columnNamed("DisclosureGroup", spacing: 0) { builder in
            builder.member(0) { builder in
                // A part of the group, which is what reports name.
                builder.part { $0.disclosureLabel(view.label, state) }
            }
            guard state.wrappedValue else { return }
            builder.member(1) { builder in
                builder.single(view.content(), in: Node(kind: .vstack, parent: -1), axis: .vertical)
            }
        }
        if let title = view.label.plainTitle() { builder.side.titles[row] = title }
        if !isMacOS { builder.side.approximations[row] = "recorded on macOS alone; distances on iOS are a guess" }
    }
}

extension NodeBuilder {
    /// A label that fills the width, with a chevron: before it on a Mac, at the end on iOS.
    @MainActor
    fileprivate mutating func disclosureLabel<Label: View>(_ label: Label, _ isExpanded: Binding<Bool>) {
        let isMacOS = environment.platform.isMacOS
        let isInList = environment.listContext != nil
        let isOpen = isExpanded.wrappedValue
        let label = AnyView(label)
        let button = AnyButton(
            role: nil, action: { isExpanded.wrappedValue = !isExpanded.wrappedValue }, label: label)
        button.makeNodes(&self, isAutomatic: true, named: "DisclosureGroup") { builder in
            if let title = label.plainTitle() { builder.side.titles[builder.parent] = title }
            // swiftui-web `disclosure/basic` on macOS: a chevron of 6.5, 5 to the label, 4 above and below.
            let insets = EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
            builder.wide(isMacOS, insets: isMacOS && !isInList ? insets : EdgeInsets()) { builder in
                let stack = Node(kind: .hstack, parent: -1, payload: builder.newContainer(), a: isMacOS ? 5 : 8)
                builder.plumbing(stack) { builder in
                    builder.withStackAxis(.horizontal) { builder in
                        if isMacOS { builder.chevron(width: 6.5, height: 8, isOpen) }
                        builder.member(0) { builder in
                            builder.single(label, in: Node(kind: .hstack, parent: -1), axis: .horizontal)
                        }
                        builder.plumbing(
                            Node(kind: .spacer, parent: -1, payload: Int32(StackAxis.horizontal.rawValue), a: 0)
                        ) { _ in }
                        if !isMacOS { builder.chevron(width: 12, height: 12, isOpen) }
                    }
                }
            }
        }
    }

    /// What takes the tap as a whole. On a Mac that is the row: a plain button as wide as the group (swiftui-web
    /// `disclosure/basic`).
    @MainActor
    private mutating func wide(
        _ isWide: Bool, insets: EdgeInsets, _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        guard isWide else { return pad(insets, content) }
        side.contentShapes.append(ContentShapeEntry(shape: AnyShape(Rectangle()), eoFill: false))
        plumbing(Node(kind: .contentShape, parent: -1, payload: Int32(side.contentShapes.count - 1))) { builder in
            builder.pad(insets, content)
        }
    }

    /// An image of the label's, with the hit area of one.
    @MainActor
    private mutating func chevron(width: Double, height: Double, _ isOpen: Bool) {
        wide(!environment.platform.isMacOS, insets: EdgeInsets()) { builder in
            builder.plumbing(Node(kind: .frame, parent: -1, a: width, b: height)) { builder in
                builder.part { builder in
                    builder.side.ink[builder.nextRow] = .expansion(isOpen: isOpen, builder.resolve(.accentColor))
                    Color._makeNodes(.clear, &builder)
                }
            }
        }
    }
}

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A disclosure group as its style sees it.
public struct DisclosureGroupStyleConfiguration {
    public struct Label {
        let view: AnyView
    }
    public struct Content {
        let make: () -> AnyView
    }

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

extension DisclosureGroupStyleConfiguration.Label: View {
    public var body: AnyView { view }
}
extension DisclosureGroupStyleConfiguration.Content: View {
    public var body: AnyView { make() }
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A style as an environment value.
struct DisclosureGroupMaker: @unchecked Sendable {
    let make: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView
}

private enum DisclosureGroupStyleKey: EnvironmentKey { static var defaultValue: DisclosureGroupMaker? { nil } }

extension EnvironmentValues {
    var disclosureGroupStyle: DisclosureGroupMaker? {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the disclosure groups inside.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(
        _ style: S
    ) -> ModifiedContent<Self, _ControlStyleModifier> {
        nonisolated(unsafe) let style = style
        return modifier(
            _ControlStyleModifier { environment in
                environment.disclosureGroupStyle = DisclosureGroupMaker { AnyView(style.makeBody(configuration: $0)) }
            })
    }
}
