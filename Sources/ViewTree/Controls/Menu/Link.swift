import Foundation

/// A button that opens an address.
public struct Link<Label: View> {
    let label: Label
    let destination: URL
}

extension Link: View where Label: View {
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination)
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(label: Text(titleKey), destination: destination)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(label: Text(title), destination: destination)
    }
}

extension Link: PrimitiveView where Label: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let open = builder.environment.openURL
        let destination = view.destination
        builder.plainButton("Link", view.label) { open(destination) }
    }
}

extension NodeBuilder {
    /// A label that reacts to taps, tinted, without anything around it. A custom button style applies to it.
    @MainActor
    mutating func plainButton<Label: View>(_ name: String, _ label: Label, action: @escaping () -> Void) {
        let button = AnyButton(role: nil, action: action, label: AnyView(label))
        if case .custom(let make) = environment.buttonStyle {
            let configuration = ButtonStyleConfiguration(
                role: nil, label: .init(view: button.label), isPressed: false)
            return button.makeNodes(&self, named: name) { builder in
                builder.single(make(configuration), in: Node(kind: .hstack, parent: -1))
            }
        }
        button.makeNodes(&self, isAutomatic: true, named: name) { builder in
            builder.withEnvironment(
                { if $0.foregroundStyle == nil { $0.foregroundStyle = AnyShapeStyle($0.tint ?? .accentColor) } },
                { $0.single(button.label, in: Node(kind: .hstack, parent: -1)) })
        }
    }
}

/// A button that offers something to other apps. What is shared is not looked at.
public struct ShareLink<Label: View> {
    let label: Label
}

/// The label of a ShareLink that was given none: "Share…" with an icon, or a title with the icon.
public struct DefaultShareLinkLabel {
    let title: Text
}

extension DefaultShareLinkLabel: View {
    public var body: _TitleAndImage {
        _TitleAndImage(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
    }
}

extension ShareLink: View where Label: View {
    public init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    public init<Items: Collection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    public init<Item, Preview>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: Preview, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init<Items: Collection>(
        _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Items: Collection>(
        _ title: S, items: Items, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(label: DefaultShareLinkLabel(title: Text(title)))
    }

    public init<Items: Collection, Preview>(
        items: Items, subject: Text? = nil, message: Text? = nil, preview: @escaping (Items.Element) -> Preview
    ) {
        self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Item, Preview>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: Preview
    ) {
        self.init(label: DefaultShareLinkLabel(title: Text(title)))
    }

    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
    }

    public init<Item, Preview>(item: Item, subject: Text? = nil, message: Text? = nil, preview: Preview) {
        self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
    }

    public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Item>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: Text(title)))
    }

    public init<Item, Preview>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: Preview
    ) {
        self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    public init<Items: Collection>(items: Items, subject: Text? = nil, message: Text? = nil) {
        self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
    }
}

extension ShareLink: PrimitiveView where Label: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let button = AnyButton(role: nil, action: {}, label: AnyView(view.label))
        builder.environment.buttonStyle.makeNodes(button, named: "ShareLink", &builder)
    }
}

/// What a share sheet shows of an item.
public struct SharePreview<Image, Icon> {
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
    public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
    public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
}
