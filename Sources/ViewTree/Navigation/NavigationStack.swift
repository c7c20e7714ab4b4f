import Foundation

/// Screens on top of each other, each under a bar with its title.
public struct NavigationStack<Data, Root: View> {
    let root: Root
    let path: AnyNavigationPath?
}

extension NavigationStack: View where Root: View {}

extension NavigationStack where Root: View, Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) { self.init(root: root(), path: nil) }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(
            root: root(),
            path: AnyNavigationPath(
                values: path.wrappedValue.elements,
                append: { value in
                    path.wrappedValue.elements.append(value)
                    return true
                }, removeLast: { path.wrappedValue.removeLast() }))
    }
}

extension NavigationStack
where
    Root: View, Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
{
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(
            root: root(),
            path: AnyNavigationPath(
                values: path.wrappedValue.map { AnyHashable($0) },
                append: { value in
                    guard let element = value.base as? Data.Element else { return false }
                    path.wrappedValue.append(element)
                    return true
                }, removeLast: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } }))
    }
}

extension NavigationStack: PrimitiveView where Root: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.navigationStack("NavigationStack", view.root, view.path)
    }
}

/// The older navigation stack.
public struct NavigationView<Content: View> {
    let content: Content
}

extension NavigationView: View where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension NavigationView: PrimitiveView where Content: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.navigationStack("NavigationView", view.content, nil)
    }
}

extension NodeBuilder {
    /// The root, and what was pushed on top of it.
    @MainActor
    mutating func navigationStack<Root: View>(_ name: String, _ root: Root, _ path: AnyNavigationPath?) {
        navigationStack(name, root, navigationCoordinator(name, path))
    }

    /// What keeps the screens of a stack at this place.
    @MainActor
    mutating func navigationCoordinator(_ name: String, _ path: AnyNavigationPath?) -> NavigationCoordinator {
        // Slots of views that the library lowers itself count down from far below those of modifiers.
        let context = DynamicPropertyContext(
            environment: environment, store: store, identity: identity, offset: -1 << 40, name: name)
        return NavigationCoordinator(
            path: path, pushes: store.slot(context) { NavigationPushes() }, store: store)
    }

    @MainActor
    mutating func navigationStack<Root: View>(_ name: String, _ root: Root, _ coordinator: NavigationCoordinator) {
        let side = side
        node(Node(kind: .zstack, parent: -1, payload: newContainer())) { builder in
            side.names[builder.parent] = name
            builder.withEnvironment(
                {
                    $0.navigationCoordinator = coordinator
                    $0.listContext = nil
                },
                { builder in
                    var below = Int(builder.nextRow)
                    var last = builder.screen(0, root, after: nil)
                    // A screen may ask for another one while it is lowered.
                    var number = 0
                    while true {
                        let screens = coordinator.screens()
                        guard number < screens.count else { break }
                        // What is covered gets no taps.
                        builder.nodes[below].a = 0
                        below = Int(builder.nextRow)
                        last = builder.screen(number + 1, screens[number](), after: last)
                        number += 1
                    }
                })
        }
    }

    /// A screen: its content, and the bar that the content asks for.
    @MainActor
    private mutating func screen<Content: View>(
        _ number: Int, _ content: Content, after previous: NavigationContext?
    ) -> NavigationContext {
        let navigation = NavigationContext(after: previous)
        let isMacOS = environment.platform.isMacOS
        let environmentCoordinator = environment.navigationCoordinator
        let row = nextRow
        plumbing(Node(kind: .allowsHitTesting, parent: -1, a: 1)) { builder in
            let coordinator = environmentCoordinator
            let change: (inout EnvironmentValues) -> Void = {
                $0.navigation = navigation
                if previous != nil { $0.dismissal = { coordinator?.pop() } }
            }
            builder.inScreen(number, change) { builder in
                // On a Mac the window has the title, and the stack is as large as its content.
                guard !isMacOS else {
                    return builder.member(number) { builder in
                        builder.single(content, in: Node(kind: .vstack, parent: -1), axis: .vertical)
                    }
                }
                builder.plumbing(builder.safeAreaInset(.top, spacing: 0)) { builder in
                    builder.plumbing(builder.safeAreaInset(.bottom, spacing: 0)) { builder in
                        builder.member(number) { $0.screenContent(content) }
                        guard navigation.showsBottomBar else { return }
                        let bar = NavigationBottomBar(navigation, builder)
                        builder.member(-10_000_001 - number) { builder in
                            let row = builder.nextRow
                            // Between the groups of a floating bar there is nothing.
                            if builder.environment.platform == .iOS26 {
                                NavigationBottomBar._makeNodes(bar, &builder)
                            } else {
                                builder.barArea { NavigationBottomBar._makeNodes(bar, &$0) }
                            }
                            builder.side.approximations[row] = NavigationBottomBar.guess
                        }
                    }
                    guard navigation.showsBar else { return }
                    let bar = NavigationBar(navigation, builder)
                    let offset = ControlMetrics(builder.environment.platform).lists.barOffset(
                        safeArea: builder.environment._windowSafeArea.top)
                    builder.member(-1 - number) { builder in
                        builder.pad(EdgeInsets(top: offset, leading: 0, bottom: 0, trailing: 0)) { builder in
                            builder.barArea { NavigationBar._makeNodes(bar, &$0) }
                        }
                    }
                }
            }
        }
        // A screen whose back button is hidden is not swiped away either.
        if !isMacOS, navigation.showsBackButton { side.pops[row] = { environmentCoordinator?.pop() } }
        return navigation
    }

    /// A screen's content, as large as it is offered.
    @MainActor
    private mutating func screenContent<Content: View>(_ content: Content) {
        side.flexibleFrames.append(
            FlexibleFrame(
                minWidth: 0, idealWidth: .nan, maxWidth: .infinity, minHeight: 0, idealHeight: .nan,
                maxHeight: .infinity))
        let side = side
        plumbing(Node(kind: .flexibleFrame, parent: -1, payload: Int32(side.flexibleFrames.count - 1))) { builder in
            let column = builder.identity
            side.columns[builder.parent] = column
            builder.inContainer(column) { builder in
                builder.single(content, in: Node(kind: .vstack, parent: -1), axis: .vertical)
            }
        }
    }
}

extension NodeBuilder {
    /// Runs `content` as a screen of its own.
    @MainActor
    fileprivate mutating func inScreen(
        _ number: Int, _ change: (inout EnvironmentValues) -> Void, _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        withEnvironment(change) { builder in
            let place = builder.identity
            builder.member(-0x5C4E - number) { builder in
                // The screen's own edit mode is kept under its number; its content stays at the stack's place.
                let screen = builder.identity
                builder.withEditMode { builder in
                    builder.identity = place
                    content(&builder)
                    builder.identity = screen
                }
            }
        }
    }
}
