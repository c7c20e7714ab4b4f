import Foundation
import ViewTree

/// A controller of UIKit's as a SwiftUI view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?

    typealias Context = UIViewControllerRepresentableContext<Self>
}

/// What a representable may look at while it makes and updates its controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction: Transaction
    public internal(set) var environment: EnvironmentValues
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("\(Self.self) is lowered without a body") }
    nonisolated public static var _memberCount: Int { 1 }

    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let identity = builder.place
        builder.viewNode(Self.self, identity) { builder in
            let view = builder.installed(view)
            let kept = builder.kept("representable") { KeptController<Self>() }
            let tree = kept.update(view, builder.environment)
            builder.onLifecycle(.appear) { MainActorStandIn.run { tree.didAppear() } }
            builder.onLifecycle(.disappear) { MainActorStandIn.run { tree.disappear() } }
            builder.platformTree(tree, tree.contentsToLower())
        }
    }
}

/// The controller of a representable, for as long as that stays at its place.
private final class KeptController<Representable: UIViewControllerRepresentable>: @unchecked Sendable {
    private var made:
        (tree: UIKitTree, controller: Representable.UIViewControllerType, coordinator: Representable.Coordinator)?

    @MainActor
    func update(_ representable: Representable, _ environment: EnvironmentValues) -> UIKitTree {
        let coordinator = made?.coordinator ?? representable.makeCoordinator()
        let context = UIViewControllerRepresentableContext<Representable>(
            coordinator: coordinator, transaction: Transaction(), environment: environment)
        let controller: Representable.UIViewControllerType
        let tree: UIKitTree
        if let made {
            (controller, tree) = (made.controller, made.tree)
        } else {
            controller = representable.makeUIViewController(context: context)
            tree = UIKitTree(controller.view, controller: controller, fills: true)
            made = (tree, controller, coordinator)
        }
        tree.isEnabled = environment.isEnabled
        representable.updateUIViewController(controller, context: context)
        tree.answer = { representable.sizeThatFits($0, uiViewController: controller, context: context) }
        return tree
    }

    deinit {
        guard let made else { return }
        MainActorStandIn.run {
            Representable.dismantleUIViewController(made.controller, coordinator: made.coordinator)
        }
    }
}
