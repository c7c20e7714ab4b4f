import Foundation

extension NodeBuilder {
    /// Lowers what was presented, each on top of what was there before; presentations may present more.
    @MainActor
    mutating func presentations(_ coordinator: PresentationCoordinator) {
        var number = 0
        var shown: [UInt64: UInt64] = [:]
        while number < coordinator.pending.count {
            let presentation = coordinator.pending[number]
            guard number < Self.mostPresentations else {
                warn(
                    "a \(presentation.kind.rawValue) presents another one from the start, and that one again, without "
                        + "end: a device never comes to rest. Present it on a tap, or end it with a condition",
                    isFatal: true)
                break
            }
            number += 1
            if presentation.kind.isExclusive {
                let presenter = presentation.environment.presenter
                // All that one presenter asks for has been collected by the time the first of it is looked at.
                let rivals = coordinator.pending.filter {
                    $0.kind.isExclusive && $0.environment.presenter == presenter
                }
                let present = rivals.first { store.presented[presenter] == $0.slot } ?? rivals[0]
                guard present.slot == presentation.slot else {
                    warn(presentation.waits(for: present))
                    continue
                }
                shown[presenter] = present.slot
            }
            layer(presentation)
        }
        store.presented = shown
    }

    /// More at once than any screen shows.
    private static var mostPresentations: Int { 100 }

    /// A layer as large as the window: what dims the screen, and the presentation itself.
    @MainActor
    private mutating func layer(_ presentation: Presentation) {
        let saved = identity
        identity = presentation.identity
        let options = PresentationOptions()
        let side = side
        // The presenting view may be in a sheet, which has no status bar to stay clear of; a layer has the window's.
        let safeArea = environment._windowSafeArea
        let scheme = presentation.kind.isExclusive ? store.preferredColorSchemes[presentation.identity] : nil
        withEnvironment(
            { environment in
                environment = presentation.environment
                if let scheme { environment.colorScheme = scheme }
                environment.dismissal = presentation.dismiss
                if presentation.kind.isExclusive { environment.presenter = presentation.identity }
                environment._windowSafeArea = safeArea
                environment.presentationOptions = options
                // What the presenting view's containers mean to their own content.
                environment.listContext = nil
                environment.navigation = nil
                environment.navigationCoordinator = nil
                environment.buttonCompletion = nil
                environment.isInMenu = false
                environment.focusLinks = []
                environment.submitActions = []
                environment.dynamicRows = nil
                environment.isRowControl = false
                environment.barSlotHeight = 0
            },
            { builder in
                side.presentations[builder.identity] = presentation.kind
                side.dismissals[builder.identity] = presentation.dismiss
                builder.presentedLayer { builder in
                    side.names[builder.parent] = presentation.kind.rawValue
                    if let label = presentation.label, !label.isEmpty { side.titles[builder.parent] = label }
                    builder.withStackAxis(.none) { builder in
                        builder.parts { builder in
                            builder.dimming(presentation, options) { builder in
                                builder.member(0) { $0.place(presentation, options) }
                            }
                        }
                    }
                }
            })
        identity = saved
    }

    /// What lies between a presentation and the screen: it takes every touch that the presentation does not.
    @MainActor
    private mutating func dimming(
        _ presentation: Presentation, _ options: PresentationOptions,
        _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        let row = Int(nextRow)
        let dismiss = presentation.dismiss
        let gesture = side.gestures.count
        let colour = Color.black.opacity(presentation.kind == .menu || presentation.kind == .popover ? 0.01 : 0.2)
        node(Node(kind: .allowsHitTesting, parent: -1, a: 1)) { builder in
            // A Mac's sheets and popovers go with their window; a touch beside a sheet takes it away on iOS alone.
            let yields =
                presentation.kind.yieldsToOutsideTap
                && !(presentation.kind == .sheet && builder.environment.platform.isMacOS)
            if yields {
                let shade = colour.modifier(
                    _GestureModifier(name: "dismiss", gesture: TapGesture().onEnded { dismiss() }))
                builder.member(1) { AnyView._makeNodes(AnyView(shade), &$0) }
            } else {
                builder.member(1) { Color._makeNodes(colour, &$0) }
            }
        }
        let end = side.gestures.count
        content(&self)
        if options.letsTouchesThrough { nodes[row].a = 0 }
        // Only the content tells whether that is possible.
        if options.isDismissDisabled {
            for number in gesture..<end { side.gestures[number].isEnabled = false }
            side.dismissals[identity] = nil
        }
    }

    /// The presentation in its place.
    @MainActor
    private mutating func place(_ presentation: Presentation, _ options: PresentationOptions) {
        let content = presentation.content()
        let row = parent
        var guess: String? = "the place and the parts of such a presentation are not recorded"
        switch presentation.kind {
        case .sheet where environment.platform.isMacOS, .popover where environment.platform.isMacOS:
            PresentedPanel._makeNodes(PresentedPanel(content: content), &self)
        case .sheet, .popover, .fullScreenCover:
            guess = screen(presentation, content, options)
        case .alert:
            AlertPanel._makeNodes(AlertPanel(content: content), &self)
            // swiftui-web `ios/alert/basic`; before iOS 26 UIKit's alerts are 270 wide, their other sizes a guess.
            guess = options.isRecordedAlert ? nil : "alerts were recorded on iOS 26 alone, with two buttons at the most"
        case .confirmationDialog:
            BottomPanel._makeNodes(BottomPanel(content: content), &self)
        case .menu, .contextMenu:
            let frame = presentation.anchor.flatMap { store.geometry[$0]?.frame }
            let panel = AnchoredPanel(frame: frame, panel: MenuPanel(content: content))
            withEnvironment(\.isInMenu, true) { AnchoredPanel._makeNodes(panel, &$0) }
        case .colorPanel, .datePanel:
            BottomPanel._makeNodes(BottomPanel(content: content), &self)
        }
        if let guess { side.approximations[row] = guess }
    }

    /// A sheet or a cover: as a rectangle with a background, its content in the middle of the safe area inside.
    @MainActor
    private mutating func screen(
        _ presentation: Presentation, _ content: AnyView, _ options: PresentationOptions
    ) -> String? {
        let kind = presentation.kind
        let window = windowSize
        let safeArea = environment._windowSafeArea
        let side = side
        side.insets.append(EdgeInsets())
        side.insets.append(EdgeInsets())
        let outer = side.insets.count - 2
        // Dark sheets are raised above the black screen; covers are screens of their own.
        let isDark = environment.colorScheme == .dark
        let background = Color(
            resolved: kind == .fullScreenCover
                ? SystemColor.background.resolved(isDark: isDark) : SystemColor.background.elevated(isDark: isDark))
        let store = store
        let height = modifierSlot("sheet") { SheetHeight(store) }
        let drag = DragGesture(coordinateSpace: .global).onEnded { value in
            options.letGo(value.location.y - value.startLocation.y, height, dismiss: presentation.dismiss)
        }
        node(Node(kind: .padding, parent: -1, payload: Int32(outer))) { builder in
            builder.draggable(kind == .fullScreenCover ? nil : drag) { builder in
                if kind != .fullScreenCover { side.ink[builder.parent] = .sheet }
                builder.node(Node(kind: .padding, parent: -1, payload: Int32(outer + 1))) { builder in
                    builder.filling { builder in
                        // A sheet has no status bar to stay clear of.
                        builder.withEnvironment(
                            { if kind != .fullScreenCover { $0._windowSafeArea.top = 1000 } },
                            { builder in
                                builder.reported { builder in
                                    builder.member(0) { builder in
                                        builder.single(content, in: Node(kind: .vstack, parent: -1), axis: .vertical)
                                    }
                                }
                            })
                    }
                }
                builder.member(1) { Color._makeNodes(background, &$0) }
            }
        }
        guard kind != .fullScreenCover else {
            side.insets[outer + 1] = safeArea
            return nil
        }
        if options.selection == nil { options.selection = height.detent }
        let place = SheetPlace(options, window: window, safeArea: safeArea, environment: environment)
        side.insets[outer] = place.insets
        // What remains of the safe area inside the sheet.
        side.insets[outer + 1] = EdgeInsets(
            top: 0, leading: max(0, safeArea.leading - place.insets.leading),
            bottom: max(0, safeArea.bottom - place.insets.bottom),
            trailing: max(0, safeArea.trailing - place.insets.trailing))
        return place.guess
    }

    /// A screen's background, and what dragging the screen does.
    @MainActor
    private mutating func draggable<G: Gesture>(
        _ gesture: G?, _ content: @escaping @MainActor (inout NodeBuilder) -> Void
    ) {
        let body = LoweredContent { builder in builder.node(Node(kind: .background, parent: -1), content) }
        guard let gesture else { return LoweredContent._makeNodes(body, &self) }
        let modifier = _GestureModifier(name: "dismiss", gesture: gesture, ignoresTaps: true)
        type(of: modifier)._makeNodes(modifier, body, &self)
    }

    /// The container of a presentation, with an edit mode of its own.
    @MainActor
    private mutating func presentedLayer(_ content: @MainActor (inout NodeBuilder) -> Void) {
        withEditMode { builder in
            builder.node(Node(kind: .zstack, parent: -1, payload: builder.newContainer()), content)
        }
    }

    /// As large as it is offered.
    @MainActor
    private mutating func filling(_ content: @MainActor (inout NodeBuilder) -> Void) {
        side.flexibleFrames.append(
            FlexibleFrame(
                minWidth: 0, idealWidth: .nan, maxWidth: .infinity, minHeight: 0, idealHeight: .nan,
                maxHeight: .infinity))
        node(Node(kind: .flexibleFrame, parent: -1, payload: Int32(side.flexibleFrames.count - 1)), content)
    }

    private var windowSize: CGSize { store.windowSize }

    /// Lowers what is not reported: the parts of a presentation that the system draws.
    @MainActor
    mutating func parts(_ content: @MainActor (inout NodeBuilder) -> Void) {
        let saved = flags
        flags.insert(.plumbing)
        content(&self)
        flags = saved
    }

    /// Lowers what is reported, inside of what is not.
    @MainActor
    mutating func reported(_ content: @MainActor (inout NodeBuilder) -> Void) {
        let saved = flags
        flags.remove(.plumbing)
        content(&self)
        flags = saved
    }
}

extension Presentation {
    /// What asks for it: the same whatever the item.
    fileprivate var slot: UInt64 { place ?? identity }

    fileprivate func waits(for other: Presentation) -> String {
        let what = label.map { $0.isEmpty ? kind.rawValue : "\(kind.rawValue) \"\($0)\"" } ?? kind.rawValue
        return
            "\(what) is not shown while the \(other.kind.rawValue) of the same screen is: a screen presents one at a time "
            + "(UIKit: \"which is already presenting\"); present it from inside the \(other.kind.rawValue)"
    }
}

/// A view of the user's among the parts that the system draws.
struct Reported {
    let content: AnyView
    init<V: View>(_ content: V) { self.content = AnyView(content) }
}

extension Reported: View {}
extension Reported: PrimitiveView {
    nonisolated static var _memberCount: Int { -1 }
    nonisolated static func _memberCount(of view: Reported) -> Int { AnyView._memberCount(of: view.content) }

    @MainActor static func _makeNodes(_ view: Reported, _ builder: inout NodeBuilder) {
        builder.reported { AnyView._makeNodes(view.content, &$0) }
    }
}
