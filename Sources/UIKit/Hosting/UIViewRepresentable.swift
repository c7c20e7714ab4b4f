import Foundation
import ViewTree

/// A view of UIKit's as a SwiftUI view.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?

    typealias Context = UIViewRepresentableContext<Self>
}

/// What a representable may look at while it makes and updates its view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction: Transaction
    public internal(set) var environment: EnvironmentValues

    /// Animations have ended as soon as they begin.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public var body: Never { fatalError("\(Self.self) is lowered without a body") }
    nonisolated public static var _memberCount: Int { 1 }

    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let identity = builder.place
        builder.viewNode(Self.self, identity) { builder in
            let view = builder.installed(view)
            let kept = builder.kept("representable") { KeptRepresentable<Self>() }
            let tree = kept.update(view, builder.environment)
            builder.platformTree(tree, tree.contentsToLower())
        }
    }
}

/// The view of a representable, for as long as that stays at its place.
private final class KeptRepresentable<Representable: UIViewRepresentable>: @unchecked Sendable {
    private var made: (tree: UIKitTree, view: Representable.UIViewType, coordinator: Representable.Coordinator)?

    @MainActor
    func update(_ representable: Representable, _ environment: EnvironmentValues) -> UIKitTree {
        let coordinator = made?.coordinator ?? representable.makeCoordinator()
        let context = UIViewRepresentableContext<Representable>(
            coordinator: coordinator, transaction: Transaction(), environment: environment)
        let view: Representable.UIViewType
        let tree: UIKitTree
        if let made {
            (view, tree) = (made.view, made.tree)
        } else {
            view = representable.makeUIView(context: context)
            tree = UIKitTree(view)
            made = (tree, view, coordinator)
        }
        tree.isEnabled = environment.isEnabled
        representable.updateUIView(view, context: context)
        tree.answer = { representable.sizeThatFits($0, uiView: view, context: context) }
        return tree
    }

    deinit {
        guard let made else { return }
        MainActorStandIn.run { Representable.dismantleUIView(made.view, coordinator: made.coordinator) }
    }
}
