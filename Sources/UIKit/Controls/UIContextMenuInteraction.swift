import Foundation

/// Something that a view takes part in beyond touches.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

/// A menu that a long press on its view opens.
@MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    public private(set) weak var view: UIView?
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private let press = UILongPressGestureRecognizer()

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.onChange = { [weak self] in self?.pressed() }
    }

    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }
    open func dismissMenu() {}

    private func pressed() {
        guard press.state == .began, let view,
            let configuration = delegate?.contextMenuInteraction(
                self, configurationForMenuAtLocation: press.location(in: view)),
            let menu = configuration.actionProvider?([])
        else { return }
        _UIContextMenuContainerView.open(menu, from: view)
    }
}

@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

@MainActor
open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    /// The preview is not shown.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.actionProvider = actionProvider
    }
}
