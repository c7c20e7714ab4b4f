import Foundation
import ViewTree

/// Views of UIKit's as one view of a SwiftUI tree: the other side of the border.
final class UIKitTree: PlatformTree, @unchecked Sendable {
    /// Of the tree's own, so that `window` and points in it mean something.
    @MainActor private let window: UIWindow
    /// Where the tree lies in the window.
    @MainActor let container = UIView()
    @MainActor private(set) var root: UIView
    /// The controller whose view the root is.
    @MainActor private let controller: UIViewController?
    /// What the user's own code answers to a proposal; nil for UIKit's answer.
    @MainActor var answer: ((ProposedViewSize) -> CGSize?)?
    /// Whether SwiftUI's `disabled` leaves its controls enabled.
    @MainActor var isEnabled = true
    /// Whether it is as large as it is offered whatever its view says.
    private let fills: Bool

    /// The views with SwiftUI content, in the order in which that was lowered.
    @MainActor private var lowered: [UIHostingView] = []
    /// The contents, while they are laid out.
    @MainActor private(set) var contents: (any PlatformContents)?
    /// The screen that the views are on: layout asks from wherever it runs.
    private var screen = HostScreen.current

    @MainActor
    init(_ root: UIView, controller: UIViewController? = nil, fills: Bool = false) {
        window = UIWindow(frame: CGRect(origin: .zero, size: HostScreen.current.size))
        self.root = root
        self.controller = controller
        self.fills = fills
        window.addSubview(container)
        root.removeFromSuperview()
        container.addSubview(root)
    }

    // MARK: SwiftUI content inside

    /// How to lower each content there is.
    @MainActor
    func contentsToLower() -> [@MainActor (inout NodeBuilder) -> Void] {
        screen = HostScreen.current
        lowered = hostingViews
        for (number, view) in lowered.enumerated() {
            view.tree = self
            view.number = number
        }
        return lowered.map { view in { view.lower(&$0) } }
    }

    @MainActor
    private var hostingViews: [UIHostingView] {
        container.allViews.compactMap { $0 as? UIHostingView }
    }

    var contentCount: Int { onScreen { hostingViews.count } }

    private func onScreen<R>(_ body: @MainActor () -> R) -> R { screen.run { MainActorStandIn.run(body) } }

    // MARK: Layout

    func size(_ proposal: ProposedViewSize, _ contents: any PlatformContents) -> CGSize {
        onScreen {
            let outer = self.contents
            self.contents = contents
            defer { self.contents = outer }
            if let size = answer?(proposal) { return size.isUsable ? size : .zero }
            return fills ? filling(proposal) : RepresentableSize.of(root, proposal)
        }
    }

    /// A controller is as large as it is offered, and as it prefers where nothing is (swiftui-web
    /// `representable/controller`).
    @MainActor
    private func filling(_ proposal: ProposedViewSize) -> CGSize {
        let preferred = controller?.preferredContentSize ?? .zero
        let own = preferred.isUsable ? preferred : .zero
        return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }

    /// A view's first baseline is its top, its last one its bottom, unless it shows text (swiftui-web
    /// `representable/sizing`).
    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        onScreen { root.textBaselines(in: size) ?? (0, size.height) }
    }

    func layOut(in frame: CGRect, _ contents: any PlatformContents) {
        onScreen {
            self.contents = contents
            defer { self.contents = nil }
            window.frame = CGRect(origin: .zero, size: HostScreen.current.size)
            if frame.isUsable { container.frame = frame }
            let insets = root.alignmentRectInsets
            root.frame = container.bounds.inset(
                by: UIEdgeInsets(
                    top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
            KeyValueWatch.update()
            if controller?.isCovered != true { controller?.willAppear() }
            controller?.followChildren()
            // A layout may ask for another one of what is around it.
            for _ in 0..<UIView.mostRounds {
                window.layoutIfNeeded()
                if !window.allViews.contains(where: \.needsLayout) { break }
            }
            for view in lowered where view.isDescendant(of: container) { place(view, contents) }
        }
    }

    /// Content is offered what the safe area leaves of its view, and centred in that.
    @MainActor
    private func place(_ view: UIHostingView, _ contents: any PlatformContents) {
        let insets = view.ignoresSafeArea ? .zero : view.safeAreaInsets
        let room = view.bounds.inset(by: insets)
        let proposal = ProposedViewSize(width: max(0, room.width), height: max(0, room.height))
        let size = contents.size(of: view.number, proposal)
        let origin = spaceOrigin(of: view)
        contents.place(
            view.number,
            at: CGPoint(
                x: origin.x + room.minX + (room.width - size.width) / 2 - view.bounds.minX,
                y: origin.y + room.minY + (room.height - size.height) / 2 - view.bounds.minY),
            proposal)
    }

    /// Where the top left corner of a view lies in the tree, transforms left out.
    @MainActor
    private func spaceOrigin(of view: UIView) -> CGPoint {
        var point = CGPoint.zero
        var current: UIView? = view
        while let here = current, here !== container {
            let origin = here.untransformedOrigin
            let outer = here.superview.map { $0 === container ? .zero : $0.bounds.origin } ?? .zero
            point.x += origin.x - outer.x
            point.y += origin.y - outer.y
            current = here.superview
        }
        return point
    }

    // MARK: Rows

    func rows() -> [PlatformRow] {
        onScreen {
            var rows: [PlatformRow] = []
            // Preorder, on a list of its own: a tree may be nested thousands deep.
            var open = container.subviews.reversed().map { Pending(view: $0, depth: 0, outer: .zero, isWatched: false) }
            while let next = open.popLast() {
                let isWatched = next.isWatched || next.view.watchesTouches
                rows.append(row(next, isWatched: isWatched))
                for inner in next.view.subviews.reversed() {
                    open.append(
                        Pending(
                            view: inner, depth: next.depth + 1, outer: next.view.bounds.origin, isWatched: isWatched))
                }
            }
            return rows
        }
    }

    /// A view that is to become a row.
    private struct Pending {
        let view: UIView
        let depth: Int
        /// The origin of the bounds around it.
        let outer: CGPoint
        /// Whether somebody around it might want a touch on it.
        let isWatched: Bool
    }

    @MainActor
    private func row(_ pending: Pending, isWatched: Bool) -> PlatformRow {
        let view = pending.view
        let origin = view.untransformedOrigin
        var row = PlatformRow(
            depth: pending.depth, identity: view.serial &* 0x9E37_79B9_7F4A_7C15,
            origin: CGPoint(x: origin.x - pending.outer.x, y: origin.y - pending.outer.y), size: view.bounds.size,
            entry: view.platformEntry(isWatched: isWatched, isEnabled: isEnabled))
        if !view.transform.isIdentity {
            let anchor = CGPoint(
                x: view.bounds.width * view.layer.anchorPoint.x, y: view.bounds.height * view.layer.anchorPoint.y)
            row.transform = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
                .concatenating(view.transform).concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
        }
        row.identifier = view.accessibilityIdentifier
        row.accessibilityLabel = view.explicitAccessibilityLabel
        row.approximation = view.approximation
        row.isPart = view.isPart
        if let hosting = view as? UIHostingView, lowered.indices.contains(hosting.number),
            lowered[hosting.number] === hosting
        {
            row.content = hosting.number
            row.contentOrigin = spaceOrigin(of: hosting)
        }
        return row
    }

    // MARK: Life

    @MainActor func didAppear() { if controller?.isCovered != true { controller?.didAppear() } }
    @MainActor func disappear() { controller?.disappear() }
}

extension UIView {
    /// Where its top left corner would be in the view around it without its transform.
    var untransformedOrigin: CGPoint {
        CGPoint(
            x: layer.position.x - bounds.width * layer.anchorPoint.x,
            y: layer.position.y - bounds.height * layer.anchorPoint.y)
    }

    /// What a screen's table keeps of it.
    ///
    /// - Parameters:
    ///   - isWatched: whether anybody might want a touch on it.
    ///   - isEnabled: whether SwiftUI lets controls take touches.
    func platformEntry(isWatched: Bool, isEnabled: Bool) -> PlatformViewEntry {
        var entry = PlatformViewEntry(view: self, kind: className)
        entry.label = shownText
        entry.alpha = layer.opacity
        entry.isHidden = isHidden
        entry.isInteractive = isUserInteractionEnabled
        entry.isDisabledAround = !isEnabled
        if let control = self as? UIControl { entry.control = control.isEnabled && isEnabled ? .enabled : .disabled }
        entry.recognizers = (gestureRecognizers ?? []).filter { $0.onChange == nil }.map {
            PlatformRecognizer(
                name: String("\(type(of: $0))".prefix { $0 != "<" }), isEnabled: $0.isEnabled,
                takesSingleTap: $0.takesSingleTap)
        }
        let screen = HostScreen.current
        if isForeign {
            entry.hitTest = { [unowned self] point in
                screen.run {
                    MainActorStandIn.run {
                        HitTrace.hit(self, CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY))
                    }
                }
            }
        }
        entry.touchHandler = TouchOverrides.handler(of: self)
        entry.scrollableContent = scrollableContent
        entry.grip = grip
        if scrollableContent != nil {
            entry.scroll = { [weak self] distance in
                screen.run { MainActorStandIn.run { self?.scroll(by: distance) } }
            }
        }
        if isWatched {
            entry.beginTouch = { [unowned self] in
                screen.run { MainActorStandIn.run { TouchSession(self, isEnabled: isEnabled) } }
            }
        }
        entry.background = backgroundColor?.resolved(traitCollection)
        entry.colors = layer.shownColors
        var properties: [PlatformProperty] = []
        if let background = entry.background {
            properties.append(PlatformProperty("backgroundColor", background.uiDescription))
        }
        if alpha != 1 { properties.append(PlatformProperty("alpha", Double(layer.opacity).short)) }
        if isHidden { properties.append(PlatformProperty("isHidden", "true")) }
        entry.properties = properties + shownProperties
        entry.input = textInput
        return entry
    }

    /// Whether it, or its controller, might want a touch on it or on anything inside.
    var watchesTouches: Bool {
        self is UIControl || isForeign || gestureRecognizers?.isEmpty == false
            || controller.map { LibraryClasses.isForeign(type(of: $0)) } ?? false
    }
}
