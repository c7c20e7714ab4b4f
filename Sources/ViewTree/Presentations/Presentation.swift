import Foundation

/// What is shown on top of the screen.
public enum PresentationKind: String, Sendable {
    case sheet, fullScreenCover, popover, alert, confirmationDialog, menu, contextMenu
    case colorPanel = "ColorPickerPanel"
    case datePanel = "DatePickerPanel"

    /// Whether a touch beside it takes it away.
    var yieldsToOutsideTap: Bool {
        switch self {
        case .sheet, .popover, .confirmationDialog, .menu, .contextMenu, .colorPanel, .datePanel: true
        case .fullScreenCover, .alert: false
        }
    }
}

extension PresentationKind {
    /// Whether a screen shows one of these at a time: UIKit's view controllers refuse to present a second one ("which is
    /// already presenting"). Menus and panels that a control opens do not count.
    var isExclusive: Bool {
        switch self {
        case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog: true
        case .menu, .contextMenu, .colorPanel, .datePanel: false
        }
    }
}

/// Something that is to be shown on top of the screen.
struct Presentation {
    var kind: PresentationKind
    /// What reports call it.
    var label: String?
    /// Where state inside it is kept.
    var identity: UInt64
    /// What the view that presents it reads.
    var environment: EnvironmentValues
    var dismiss: () -> Void
    var content: () -> AnyView
    /// Where the store keeps the geometry of what it opens at; nil for none.
    var anchor: UInt64?
    /// The modifier that presents it, whatever the item; nil where there is but one at its place.
    var place: UInt64?
}

/// What is to be shown on top of a window, collected while it is lowered, from below.
final class PresentationCoordinator: @unchecked Sendable {
    var pending: [Presentation] = []
}

/// What the content of a sheet asks for, collected while it is lowered.
final class PresentationOptions: @unchecked Sendable {
    var detents: Set<PresentationDetent> = []
    var selection: PresentationDetent?
    var letsTouchesThrough = false
    var isDismissDisabled = false
    /// Whether an alert is one of those that were recorded.
    var isRecordedAlert = false
    /// Chooses another height, where the content keeps it.
    var select: ((PresentationDetent) -> Void)?
    /// The heights on offer, the smallest first, and the present one, in points.
    var heights: [(detent: PresentationDetent, height: CGFloat)] = []
    var height: CGFloat = 0

    /// Lets go of a sheet that was dragged down by some points: it goes to the nearest height, or away.
    ///
    /// UIKit also goes by how fast the finger was; that is not modelled.
    func letGo(_ distance: CGFloat, _ own: SheetHeight, dismiss: () -> Void) {
        let height = height - distance
        guard let nearest = heights.min(by: { abs($0.height - height) < abs($1.height - height) }) else { return }
        if !isDismissDisabled, height < nearest.height / 2 { return dismiss() }
        guard nearest.height != self.height else { return }
        if let select { select(nearest.detent) } else { own.detent = nearest.detent }
    }
}

/// The height that the user has dragged a sheet to, where its content does not keep it.
final class SheetHeight: @unchecked Sendable {
    private unowned let store: StateStore
    var detent: PresentationDetent? { didSet { store.invalidate() } }

    init(_ store: StateStore) { self.store = store }
}

private enum PresentationCoordinatorKey: EnvironmentKey { static var defaultValue: PresentationCoordinator? { nil } }
private enum PresentationOptionsKey: EnvironmentKey { static var defaultValue: PresentationOptions? { nil } }
private enum ButtonCompletionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private enum IsInMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum PresenterKey: EnvironmentKey { static var defaultValue: UInt64 { 0 } }

extension EnvironmentValues {
    /// Where presentations are collected; nil where there is no window to show them.
    var presentationCoordinator: PresentationCoordinator? {
        get { self[PresentationCoordinatorKey.self] }
        set { self[PresentationCoordinatorKey.self] = newValue }
    }

    /// What the presentation around is to be like.
    var presentationOptions: PresentationOptions? {
        get { self[PresentationOptionsKey.self] }
        set { self[PresentationOptionsKey.self] = newValue }
    }

    /// What every button does before its own action: those of an alert or a menu take it away.
    var buttonCompletion: (() -> Void)? {
        get { self[ButtonCompletionKey.self] }
        set { self[ButtonCompletionKey.self] = newValue }
    }

    /// Whether views are items of a menu.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }

    /// The presentation that views are in; 0 for the screen itself.
    var presenter: UInt64 {
        get { self[PresenterKey.self] }
        set { self[PresenterKey.self] = newValue }
    }

    /// An action of a button in these surroundings.
    func completing(_ action: @escaping () -> Void) -> () -> Void {
        guard let buttonCompletion, !(isInMenu && menuActionDismissBehavior == .disabled) else { return action }
        return {
            buttonCompletion()
            action()
        }
    }
}

/// Whether something that a control presents by itself is open.
final class OpenState: @unchecked Sendable {
    private(set) var isOpen = false
    private unowned let store: StateStore

    init(_ store: StateStore) { self.store = store }

    func open() { set(true) }
    func close() { set(false) }

    private func set(_ isOpen: Bool) {
        self.isOpen = isOpen
        store.invalidate()
    }
}

extension NodeBuilder {
    /// Shows something on top of the screen.
    mutating func present(_ presentation: Presentation) {
        guard let coordinator = environment.presentationCoordinator else {
            return warn(
                "a \(presentation.kind.rawValue) is presented, and there is no window to show it in: lay the view out on a device or with a size"
            )
        }
        coordinator.pending.append(presentation)
    }

    /// Something that a control at this place opens by itself; the control's row is the next one.
    ///
    /// - Parameter outer: Closes what it is opened from, when it goes.
    @MainActor
    mutating func opening(
        _ kind: PresentationKind, _ label: String?, alsoClosing outer: (() -> Void)? = nil,
        _ content: @escaping () -> AnyView
    ) -> OpenState {
        let store = store
        let state = modifierSlot("presentation") { OpenState(store) }
        if state.isOpen {
            var presentation = Presentation(
                kind: kind, label: label, identity: Self.mix(identity, 0x0FE4),
                environment: environment,
                dismiss: {
                    state.close()
                    outer?()
                }, content: content)
            if kind == .menu || kind == .contextMenu {
                // A menu opens at its control, the next row, whose place the first layout tells.
                let anchor = Self.mix(identity, 0x0A4C)
                side.effectRows[nextRow] = anchor
                presentation.anchor = anchor
            }
            present(presentation)
        }
        return state
    }
}
