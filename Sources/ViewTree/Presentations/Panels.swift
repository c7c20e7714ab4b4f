import Foundation

// What the system draws around presentations. Sizes that no source has are close to what UIKit shows; the layer that
// they lie in says that they are a guess.

extension Color {
    /// Behind what the system presents: UIKit's system background one level up.
    fileprivate static let panel = Color(
        light: ResolvedColor(red: 1, green: 1, blue: 1, alpha: 1), dark: SystemColor.gray5.dark)
}

/// A sheet or popover on a Mac: as large as its content, in the middle.
struct PresentedPanel: View {
    let content: AnyView
    var body: some View { Reported(content).background(Color.panel) }
}

/// An alert: 299 wide on iOS 26 (swiftui-web `ios/alert/basic`), 270 before that, as UIKit's alerts are.
struct AlertPanel: View {
    let content: AnyView
    @Environment(\.platform) private var platform

    var body: some View {
        content.frame(width: platform == .iOS17 || platform == .iOS18 ? 270 : 299).background(
            RoundedRectangle(cornerRadius: 14).fill(Color.panel))
    }
}

/// What comes up from the bottom.
struct BottomPanel: View {
    let content: AnyView
    @Environment(\._windowSafeArea) private var safeArea

    var body: some View {
        VStack(spacing: 0) {
            Spacer(minLength: 0)
            content.frame(maxWidth: .infinity).background(RoundedRectangle(cornerRadius: 14).fill(Color.panel))
                .padding(.horizontal, 8)
                .padding(.bottom, safeArea.bottom)
        }
    }
}

/// The items of a menu, 250 wide.
struct MenuPanel: View {
    let content: AnyView
    @Environment(\.dismissal) private var dismissal

    var body: some View {
        VStack(alignment: .leading, spacing: 0) { Reported(content) }
            .modifier(ItemButtons(alignment: .leading, dismiss: dismissal ?? {}))
            .frame(width: 250)
            .background(RoundedRectangle(cornerRadius: 14).fill(Color.panel))
    }
}

/// An item of a menu that may have a checkmark before it.
struct MenuItemLabel: View {
    let isChecked: Bool
    let label: AnyView

    var body: some View {
        HStack(spacing: 8) {
            if isChecked { Image(systemName: "checkmark") }
            label
        }
    }
}

/// Title, message and buttons of an alert or a dialog.
struct AlertContent {
    let title: Text?
    let message: AnyView?
    let actions: AnyView
    /// Added where the actions have none, as the system does.
    let addsCancel: Bool
    @Environment(\.dismissal) private var dismissal
    @Environment(\.platform) private var platform
}

/// The sizes of an alert on iOS 26, in points. Source: swiftui-web `ios/alert/basic`.
enum AlertSizes {
    /// Around the title and the message.
    static let text = EdgeInsets(top: 21.5, leading: 28.5, bottom: 27, trailing: 28.5)
    /// From the title to the message.
    static let messageGap: CGFloat = 10.5
    /// Around the buttons, below the texts.
    static let buttons = EdgeInsets(top: 0, leading: 13.5, bottom: 13, trailing: 13.5)
    static let buttonGap: CGFloat = 8.5
    static let buttonHeight: CGFloat = 46.5
}

extension AlertContent: View {
    var body: some View {
        if platform == .iOS26 && !addsCancel { floating } else { classic }
    }

    /// Texts at the leading edge, buttons apart from each other.
    @MainActor private var floating: some View {
        VStack(spacing: 0) {
            VStack(alignment: .leading, spacing: AlertSizes.messageGap) {
                if let title { Reported(title.font(.body.bold())) }
                if let message { Reported(message.font(.subheadline)) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(AlertSizes.text)
            buttons.modifier(ItemButtons(dismiss: dismissal ?? {}, height: AlertSizes.buttonHeight))
                .padding(AlertSizes.buttons)
        }
    }

    @MainActor private var classic: some View {
        VStack(spacing: 0) {
            VStack(spacing: 4) {
                if let title { Reported(title.font(.headline).multilineTextAlignment(.center)) }
                if let message { Reported(message.font(.footnote).multilineTextAlignment(.center)) }
            }
            .padding(title == nil && message == nil ? 0 : 16)
            buttons.modifier(ItemButtons(dismiss: dismissal ?? {}))
        }
    }

    @MainActor @ViewBuilder private var buttons: some View {
        let count = AnyView._memberCount(of: actions)
        if count == 0 && !addsCancel {
            Reported(Button("OK", role: .cancel) {})
        } else if addsCancel {
            VStack(spacing: 0) {
                Reported(actions)
                UnlessCancelled(actions: actions)
            }
        } else {
            AlertButtons(actions: actions)
        }
    }
}

/// Buttons as rows of a menu or an alert, which they take away.
nonisolated struct ItemButtons: EnvironmentModifier {
    var alignment = Alignment.center
    let dismiss: () -> Void
    /// The least height of a button, in points.
    var height: CGFloat = 44

    @MainActor static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.withEnvironment(
            {
                let (height, alignment) = (modifier.height, modifier.alignment)
                $0.buttonCompletion = modifier.dismiss
                $0.buttonStyle = .custom { configuration in
                    let isDestructive = configuration.role == .destructive
                    // An alert's buttons are tinted, a menu's items black.
                    let ink = isDestructive ? Color.red : alignment == .leading ? Color.primary : .accentColor
                    return AnyView(
                        configuration.label.foregroundStyle(ink).padding(.horizontal, alignment == .leading ? 16 : 0)
                            .frame(maxWidth: .infinity, minHeight: height, alignment: alignment)
                            .contentShape(Rectangle()))
                }
            },
            { C._makeNodes(content, &$0) })
    }
}

/// The button that a dialog adds where its actions have none that cancels.
private struct UnlessCancelled {
    let actions: AnyView
}

extension UnlessCancelled: View {}
extension UnlessCancelled: PrimitiveView {
    nonisolated static var _memberCount: Int { -1 }

    @MainActor static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        guard !builder.buttonRoles(of: view.actions).contains(.cancel) else { return }
        let cancel = Reported(Button("Cancel", role: .cancel) {})
        Reported._makeNodes(cancel, &builder)
    }
}
