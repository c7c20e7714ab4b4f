extension NodeBuilder {
    /// Lowers the root view: inside a window where there is one; several views at the root form a column.
    @MainActor
    public mutating func root<Content: View>(_ view: Content, hasWindow: Bool) {
        environment.openURL = OpenURLAction(system: { [weak store] in store?.openedURLs.append($0) })
        if hasWindow {
            let coordinator = PresentationCoordinator()
            node(Node(kind: .window, parent: -1)) { builder in
                builder.withEnvironment(\.presentationCoordinator, coordinator) { builder in
                    builder.withEditMode { $0.rootContent(view) }
                }
                builder.presentations(coordinator)
            }
        } else {
            rootContent(view)
        }
    }

    @MainActor
    private mutating func rootContent<Content: View>(_ view: Content) {
        switch Content._memberCount(of: view) {
        case 1:
            Content._makeNodes(view, &self)
        default:
            stackPlumbing { Content._makeNodes(view, &$0) }
        }
    }

    /// An implicit column; with one view in it, an identity.
    @MainActor
    private mutating func stackPlumbing(_ content: @MainActor (inout NodeBuilder) -> Void) {
        let row = Int(nextRow)
        plumbing(Node(kind: .vstack, parent: -1, payload: newContainer())) { $0.withStackAxis(.vertical, content) }
        let first = row + 1
        if first < Int(count), nodes[first].end == count { nodes[row].flags.insert(.singleChild) }
    }
}
