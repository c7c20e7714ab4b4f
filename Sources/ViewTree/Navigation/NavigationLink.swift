import Foundation

/// A button, or a list's row, that shows another screen.
public struct NavigationLink<Label: View, Destination: View> {
    let label: Label
    let target: NavigationTarget
}

/// What a link shows.
enum NavigationTarget {
    case view(() -> AnyView)
    /// Nil for a link that is disabled.
    case value(AnyHashable?)
    /// A state decides.
    case active(Binding<Bool>, () -> AnyView)
}

extension NavigationLink: View where Label: View, Destination: View {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        let destination = destination()
        self.init(label: label(), target: .view { AnyView(destination) })
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view { AnyView(destination) })
    }

    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        let destination = destination()
        self.init(label: label(), target: .active(isActive) { AnyView(destination) })
    }

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .active(isActive) { AnyView(destination) })
    }

    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        let destination = destination()
        self.init(label: label(), target: .active(Self.isSelected(tag, selection)) { AnyView(destination) })
    }

    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .active(Self.isSelected(tag, selection)) { AnyView(destination) })
    }

    private static func isSelected<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        Binding(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
    }
}

extension NavigationLink where Label == Text, Destination: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        let destination = destination()
        self.init(label: Text(titleKey), target: .view { AnyView(destination) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        let destination = destination()
        self.init(label: Text(title), target: .view { AnyView(destination) })
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), target: .view { AnyView(destination) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), target: .view { AnyView(destination) })
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(titleKey), target: .active(isActive) { AnyView(destination) })
    }

    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        let destination = destination()
        self.init(label: Text(titleKey), target: .active(isActive) { AnyView(destination) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        let destination = destination()
        self.init(label: Text(title), target: .active(isActive) { AnyView(destination) })
    }

    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        let destination = destination()
        self.init(label: Text(titleKey), target: .active(Self.isSelected(tag, selection)) { AnyView(destination) })
    }

    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(label: Text(titleKey), target: .active(Self.isSelected(tag, selection)) { AnyView(destination) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(label: Text(title), target: .active(Self.isSelected(tag, selection)) { AnyView(destination) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(title), target: .active(isActive) { AnyView(destination) })
    }
}

extension NavigationLink where Label: View, Destination: View {
    /// Whether the destination belongs into the last column. There are no columns on a phone.
    public func isDetailLink(_ isDetailLink: Bool) -> Self { self }
}

extension NavigationLink where Label: View, Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
    }

    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
    }
}

extension NavigationLink: PrimitiveView where Label: View, Destination: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let coordinator = builder.environment.navigationCoordinator
        var isEnabled = coordinator != nil
        var action: () -> Void = {}
        switch view.target {
        case .view(let make): action = { coordinator?.push(make) }
        case .value(let value?):
            action = { coordinator?.push(value) }
            // In a column of a split view a link chooses the list's row.
            if builder.environment.splitColumn != nil,
                let select = builder.environment.listContext?.selection?.tap(value)
            {
                isEnabled = true
                action = select
            }
        case .value(nil): isEnabled = false
        case .active(let isActive, let make):
            action = { isActive.wrappedValue = true }
            if isActive.wrappedValue {
                coordinator?.presented.append((make, { isActive.wrappedValue = false }))
            }
        }
        let link = AnyButton(role: nil, action: action, label: AnyView(view.label))
        builder.withEnvironment(\.isEnabled, builder.environment.isEnabled && isEnabled) { $0.link(link) }
    }
}

extension NodeBuilder {
    /// In an iOS list a whole row with a chevron at its end, else a button.
    @MainActor
    fileprivate mutating func link(_ link: AnyButton) {
        let isMacOS = environment.platform.isMacOS
        guard environment.listContext != nil, !isMacOS else {
            if environment.listContext != nil { return plainLink(link) }
            return environment.buttonStyle.makeNodes(link, named: "NavigationLink", &self)
        }
        link.makeNodes(&self, isAutomatic: true, named: "NavigationLink") { builder in
            builder.plumbing(Node(kind: .hstack, parent: -1, payload: builder.newContainer())) { builder in
                builder.withStackAxis(.horizontal) { builder in
                    builder.member(0) { builder in
                        builder.single(link.label, in: Node(kind: .hstack, parent: -1), axis: .horizontal)
                    }
                    builder.flexibleGap()
                    // 7 × 12, swiftui-web `ios/nav/push`.
                    builder.plumbing(Node(kind: .frame, parent: -1, a: 7, b: 12)) { builder in
                        builder.part { builder in
                            builder.side.ink[builder.nextRow] = .disclosure
                            Color._makeNodes(.clear, &builder)
                        }
                    }
                }
            }
        }
    }

    @MainActor
    private mutating func plainLink(_ link: AnyButton) {
        link.makeNodes(&self, isAutomatic: true, named: "NavigationLink") { builder in
            builder.single(link.label, in: Node(kind: .hstack, parent: -1))
        }
    }
}
