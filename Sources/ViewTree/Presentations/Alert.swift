/// The older description of an alert.
public struct Alert {
    /// A button of an alert or an action sheet.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action ?? {})
        }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
    }

    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// The older description of a choice that comes up from the bottom.
public struct ActionSheet {
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// A button of an older alert.
private struct AlertButton {
    let button: Alert.Button
}

extension AlertButton: View {
    var body: some View {
        let action = button.action
        Button(role: button.role, action: { action() }, label: { button.label })
    }
}

extension AlertContent {
    fileprivate init(_ title: Text, _ message: Text?, _ buttons: [Alert.Button]) {
        self.init(
            title: title, message: message.map { AnyView($0) },
            actions: AnyView(ForEach(buttons.indices, id: \.self) { AlertButton(button: buttons[$0]) }),
            addsCancel: false)
    }
}

nonisolated extension View {
    /// An alert while a state is true.
    public func alert(
        isPresented: Binding<Bool>, content: @escaping () -> Alert
    ) -> ModifiedContent<Self, _PresentationModifier> {
        return modifier(
            _PresentationModifier(.alert, isPresented) {
                let alert = content()
                return AnyView(AlertContent(alert.title, alert.message, alert.buttons))
            })
    }

    /// An alert for an item while there is one.
    public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> ModifiedContent<Self, _PresentationModifier> {
        return modifier(
            _PresentationModifier(.alert, item: item) {
                let alert = content($0)
                return AnyView(AlertContent(alert.title, alert.message, alert.buttons))
            })
    }

    /// A choice that comes up from the bottom while a state is true.
    public func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> ModifiedContent<Self, _PresentationModifier> {
        return modifier(
            _PresentationModifier(.confirmationDialog, isPresented) {
                let sheet = content()
                return AnyView(AlertContent(sheet.title, sheet.message, sheet.buttons))
            })
    }

    /// A choice for an item while there is one.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> ModifiedContent<Self, _PresentationModifier> {
        return modifier(
            _PresentationModifier(.confirmationDialog, item: item) {
                let sheet = content($0)
                return AnyView(AlertContent(sheet.title, sheet.message, sheet.buttons))
            })
    }
}
