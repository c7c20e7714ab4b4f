import Foundation

extension NodeBuilder {
    /// A copy of a view with its dynamic properties in place.
    @MainActor
    public func installed<V>(_ view: V) -> V {
        guard let fields = dynamicFields(of: V.self) else { return view }
        var copy = view
        withUnsafeMutablePointer(to: &copy) { install(fields, in: UnsafeMutableRawPointer($0)) }
        return copy
    }

    /// The place in the structure that is being lowered.
    public var place: UInt64 { identity }

    /// An object that is kept for as long as a view stays at this place.
    public mutating func kept<Kept: AnyObject>(_ name: String, make: () -> Kept) -> Kept {
        modifierSlot(name, make: make)
    }

    /// Does something in the life of the view that is about to be lowered.
    public mutating func onLifecycle(_ kind: LifecycleEntry.Kind, _ action: @escaping () -> Void) {
        callback(kind, action)
    }

    /// The row of a tree of another framework's views, and the SwiftUI contents in it.
    @MainActor
    public mutating func platformTree(
        _ tree: any PlatformTree, _ contents: [@MainActor (inout NodeBuilder) -> Void]
    ) {
        side.platformTrees.append(tree)
        let payload = Int32(side.platformTrees.count - 1)
        plumbing(Node(kind: .platformTree, parent: -1, payload: payload)) { builder in
            builder.apart { builder in
                builder.withStackAxis(.none) { builder in
                    for (number, content) in contents.enumerated() { builder.member(number, content) }
                }
            }
        }
    }

    /// One view's content as a single row: several views form an implicit column.
    @MainActor
    public mutating func hostedContent<Content: View>(_ content: Content) {
        plumbing(Node(kind: .vstack, parent: -1, payload: newContainer())) {
            $0.withStackAxis(.vertical) { Content._makeNodes(content, &$0) }
        }
    }
}

extension NodeBuilder {
    /// Content that takes the whole window, its unsafe area included; no row of it is reported.
    @MainActor
    public mutating func fillingWindow(_ content: @MainActor (inout NodeBuilder) -> Void) {
        let edges = Int32(Edge.Set.all.rawValue)
        plumbing(Node(kind: .ignoresSafeArea, parent: -1, payload: edges, a: 0), content)
    }
}
