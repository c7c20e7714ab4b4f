/// What an app's first window shows, as a view: with the app's own state and what its scene puts into the environment.
public struct _AppRoot<A: App> {
    let app: A

    @MainActor public init(_ app: A) { self.app = app }
}

extension _AppRoot: View {}

extension _AppRoot: PrimitiveView {
    nonisolated public static var _memberCount: Int { -1 }

    @MainActor public static func _makeNodes(_ view: _AppRoot, _ builder: inout NodeBuilder) {
        guard builder.enterView(Self.self) else { return }
        defer { builder.leaveView() }
        var app = view.app
        if let fields = builder.dynamicFields(of: A.self) {
            withUnsafeMutablePointer(to: &app) { builder.install(fields, in: UnsafeMutableRawPointer($0)) }
        }
        guard let root = SceneRoot.view(of: app.body) else {
            return builder.warn("\(A.self) has no window with views to show (WindowGroup or Window)")
        }
        AnyView._makeNodes(root, &builder)
    }
}

/// A scene whose window shows views.
@MainActor
protocol WindowScene {
    /// The views of the window.
    var windowContent: AnyView? { get }
}

extension WindowGroup: WindowScene {
    var windowContent: AnyView? { AnyView(content) }
}

extension Window: WindowScene {
    var windowContent: AnyView? { AnyView(content) }
}

/// Finds the window that an app opens first.
@MainActor
enum SceneRoot {
    /// Scenes nest in bodies of the user's own; far fewer levels than this.
    private static let deepest = 32

    static func view(of scene: any Scene, depth: Int = 0) -> AnyView? {
        if let window = scene as? any WindowScene { return window.windowContent }
        guard depth < deepest else { return nil }
        if let several = scene as? _TupleScene {
            return several.scenes.lazy.compactMap { view(of: $0, depth: depth + 1) }.first
        }
        // A modifier's scene, or the several scenes of a builder, are among what the scene holds.
        if let found = first(in: scene, depth) { return found }
        func body<S: Scene>(of scene: S) -> AnyView? {
            S.Body.self == Never.self ? nil : view(of: scene.body, depth: depth + 1)
        }
        return body(of: scene)
    }

    private static func first(in value: Any, _ depth: Int) -> AnyView? {
        for child in Mirror(reflecting: value).children {
            if let scene = child.value as? any Scene, let found = view(of: scene, depth: depth + 1) { return found }
            if Mirror(reflecting: child.value).displayStyle == .tuple, let found = first(in: child.value, depth + 1) {
                return found
            }
        }
        return nil
    }
}
