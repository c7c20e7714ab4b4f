/// A program with scenes: SwiftUI's `App`. Its views are looked at one by one; it is never run here.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor var body: Body { get }
    @MainActor init()
}

extension App {
    /// Does nothing: there is no screen to run on.
    public static func main() {}
}

/// A part of a program with windows of its own.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor var body: Body { get }
}

extension Never: Scene {}

/// Builds the scenes of a program.
@resultBuilder
public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

/// A group of windows that all show the same view.
public struct WindowGroup<Content: View> {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension WindowGroup: Scene {
    public var body: Never { fatalError("a scene is never run here") }
}
