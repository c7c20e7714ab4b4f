import Foundation
import ViewTree

/// A controller as a whole screen: its view fills the window, its life runs as in an app.
public struct UIKitScreen<Controller: UIViewController>: View {
    private let make: @MainActor () -> Controller

    nonisolated public init(_ controller: @escaping @MainActor () -> Controller) { make = controller }

    public var body: Never { fatalError("UIKitScreen is lowered without a body") }
    nonisolated public static var _memberCount: Int { 1 }

    public static func _makeNodes(_ view: UIKitScreen, _ builder: inout NodeBuilder) {
        let kept = builder.kept("screen") { KeptScreen() }
        let tree: UIKitTree
        if let made = kept.tree {
            tree = made
        } else {
            let controller = view.make()
            tree = UIKitTree(controller.view, controller: controller, fills: true)
            kept.tree = tree
        }
        builder.onLifecycle(.appear) { MainActorStandIn.run { tree.didAppear() } }
        builder.fillingWindow { builder in builder.platformTree(tree, tree.contentsToLower()) }
    }
}

/// A view as a whole screen.
public struct UIKitView: View {
    private let make: @MainActor () -> UIView

    nonisolated public init(_ view: @escaping @MainActor () -> UIView) { make = view }

    public var body: Never { fatalError("UIKitView is lowered without a body") }
    nonisolated public static var _memberCount: Int { 1 }

    public static func _makeNodes(_ view: UIKitView, _ builder: inout NodeBuilder) {
        let kept = builder.kept("screen") { KeptScreen() }
        let tree: UIKitTree
        if let made = kept.tree {
            tree = made
        } else {
            tree = UIKitTree(view.make(), fills: true)
            kept.tree = tree
        }
        builder.fillingWindow { builder in builder.platformTree(tree, tree.contentsToLower()) }
    }
}

private final class KeptScreen: @unchecked Sendable {
    var tree: UIKitTree?
}

// `#Preview { ViewController() }` shows a controller, `#Preview { MyView() }` a view of UIKit's.
extension ViewBuilder {
    public static func buildExpression<Controller: UIViewController>(
        _ controller: Controller
    ) -> UIKitScreen<Controller> {
        UIKitScreen { controller }
    }

    public static func buildExpression<Shown: UIView>(_ view: Shown) -> UIKitView { UIKitView { view } }
}
