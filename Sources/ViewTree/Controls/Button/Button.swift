import Foundation

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let close = ButtonRole(name: "close")
    public static let confirm = ButtonRole(name: "confirm")
}

/// A control that does something when tapped.
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: () -> Void
    let label: Label
}

extension Button: View where Label: View {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        // Actions run on the thread that plays the tap, which stands for the main one.
        self.action = unsafeBitCast(action, to: (() -> Void).self)
        self.label = label()
    }
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button inside a `PrimitiveButtonStyle`.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        action = configuration.action
        label = configuration.label
    }
}

extension Button: PrimitiveView where Label: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let style = builder.environment.buttonStyle
        style.makeNodes(
            AnyButton(role: view.role, action: view.action, label: AnyView(view.label)), &builder)
    }
}

/// A button without its type.
struct AnyButton {
    var role: ButtonRole?
    var action: () -> Void
    var label: AnyView

    /// The row of the button, around what its style makes of the label.
    @MainActor
    func makeNodes(
        _ builder: inout NodeBuilder, isAutomatic: Bool = false, named name: String? = nil, pressIdentity: UInt64 = 0,
        _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        let side = builder.side
        side.buttons.append(
            ButtonEntry(
                isEnabled: builder.environment.isEnabled, action: builder.environment.completing(action),
                isAutomatic: isAutomatic, pressIdentity: pressIdentity,
                shortcut: builder.environment.keyboardShortcut, isRowControl: builder.environment.isRowControl))
        builder.node(Node(kind: .button, parent: -1, payload: Int32(side.buttons.count - 1))) { builder in
            if let name { side.names[builder.parent] = name }
            builder.barSlot(content)
        }
    }
}
