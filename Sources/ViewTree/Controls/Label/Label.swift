import Foundation

/// A title with an icon before it.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
}

/// A title and a symbol, under a name that a type's own `Label` parameter does not hide.
public typealias _TitleAndImage = Label<Text, Image>

extension Label: View where Title: View, Icon: View {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }

    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label inside a `LabelStyle`.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: configuration.title, icon: configuration.icon)
    }
}

extension Label: PrimitiveView where Title: View, Icon: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        switch builder.environment.labelStyle {
        case .builtIn(let look):
            builder.label(view.title, view.icon, look)
        case .custom(let make):
            let configuration = LabelStyleConfiguration(
                title: .init(view: AnyView(view.title)), icon: .init(view: AnyView(view.icon)))
            builder.withEnvironment(\.labelStyle, .builtIn(.automatic)) { builder in
                AnyView._makeNodes(make(configuration), &builder)
            }
        }
    }
}

extension NodeBuilder {
    /// An icon and a title in one of the system's looks.
    @MainActor
    fileprivate mutating func label<Title: View, Icon: View>(_ title: Title, _ icon: Icon, _ look: LabelLook) {
        switch look {
        case .titleOnly: return single(title, in: Node(kind: .hstack, parent: -1))
        case .iconOnly: return single(icon, in: Node(kind: .hstack, parent: -1))
        case .automatic where environment.barSlotHeight > 0 && !environment.platform.isMacOS:
            // Bars show the icon alone; the title is what is read out.
            guard let text = title as? Text else { return single(icon, in: Node(kind: .hstack, parent: -1)) }
            return single(icon.accessibilityLabel(text), in: Node(kind: .hstack, parent: -1))
        case .automatic, .titleAndIcon: break
        }
        let isInList = environment.listContext != nil
        let table = controls
        let row = nextRow
        rowNamed("Label", spacing: isInList ? table.listLabelSpacing : table.labelSpacing, vertical: Self.iconGuide) {
            builder in
            let half = Double(builder.capHeight) / 2
            builder.member(0) { builder in
                // The icon's middle is level with that of the title's capital letters.
                builder.guide {
                    $0.height / 2
                } content: { builder in
                    guard isInList else { return builder.single(icon, in: Node(kind: .hstack, parent: -1)) }
                    builder.slot(table.listLabelSlot * builder.typeScale, icon)
                }
            }
            builder.member(1) { builder in
                builder.guide {
                    $0[VerticalAlignment.firstTextBaseline] - CGFloat(half)
                } content: { builder in
                    builder.single(title, in: Node(kind: .hstack, parent: -1))
                }
            }
        }
        note(row, isInList ? .listLabel : .label)
    }

    /// The icon of a label in a list: large, tinted, in a slot that it may stick out of.
    @MainActor
    private mutating func slot<Icon: View>(_ width: CGFloat, _ icon: Icon) {
        plumbing(Node(kind: .frame, parent: -1, a: Double(width))) { builder in
            let isMacOS = builder.environment.platform.isMacOS
            builder.withEnvironment(
                {
                    if !isMacOS { $0.imageScale = .large }
                    if $0.foregroundStyle == nil { $0.foregroundStyle = AnyShapeStyle($0.tint ?? .accentColor) }
                },
                { $0.single(icon, in: Node(kind: .hstack, parent: -1)) })
        }
    }

    @MainActor
    private mutating func guide(
        _ compute: @escaping (ViewDimensions) -> CGFloat, content: @MainActor (inout NodeBuilder) -> Void
    ) {
        side.guides.append(GuideEntry(key: AlignmentKey(.vertical, Self.iconGuide), compute: compute))
        plumbing(Node(kind: .alignmentGuide, parent: -1, payload: Int32(side.guides.count - 1)), content)
    }

    private var capHeight: CGFloat {
        (environment.font ?? .body)._resolve(
            dynamicTypeSize: environment.dynamicTypeSize, isMacOS: environment.platform.isMacOS
        ).capHeight
    }

    /// How much larger the body's type is than by default; 1 where it is smaller.
    private var typeScale: CGFloat {
        let isMacOS = environment.platform.isMacOS
        func size(_ type: DynamicTypeSize) -> CGFloat {
            Font.body._resolve(dynamicTypeSize: type, isMacOS: isMacOS).size
        }
        return max(1, size(environment.dynamicTypeSize) / size(.large))
    }

    private static let iconGuide = VerticalAlignment(IconGuide.self).index
}

/// Half a capital letter above a title's first baseline, where an icon has its middle.
private enum IconGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
