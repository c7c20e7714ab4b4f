#if os(Linux)
    import HitTest
    import Layout
    import Testing
    import UIKit

    private final class ListScreen: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "List"
            view.accessibilityIdentifier = "list"
            let add = UIBarButtonItem(
                systemItem: .add,
                primaryAction: UIAction { [weak self] _ in
                    self?.navigationController?.pushViewController(ItemScreen(), animated: true)
                })
            add.accessibilityIdentifier = "add"
            let edit = UIBarButtonItem(title: "Edit", style: .plain, target: self, action: Selector(edited))
            navigationItem.rightBarButtonItems = [add, edit]
        }
        func edited(_ item: UIBarButtonItem) { item.title = "Done" }
    }

    private final class ItemScreen: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.title = "Item"
            view.accessibilityIdentifier = "item"
        }
    }

    private final class PlainScreen: UIViewController {
        let name: String
        init(_ name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
            title = name
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.accessibilityIdentifier = "screen \(name)"
        }
    }

    /// Bars of UIKit's containers, menus and presentations can be used like on a device; their sizes say that they are
    /// guesses.
    struct UIKitBarTests {
        private let device = Device(
            size: CGSize(width: 400, height: 800), safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))

        @Test func barButtonsAndTheBackButtonOfANavigationController() throws {
            let host = ViewHost(
                UIKitScreen { UINavigationController(rootViewController: ListScreen()) }, device: device)
            #expect(host.tree["list"]?.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
            try host.tap("Edit")
            #expect(host.tree["Done"] != nil)
            try host.tap("add")
            #expect(host.tree["item"] != nil)
            #expect(host.tree["list"] == nil)
            let bar = host.tree.nodes.first { $0.kind == "UINavigationBar" }
            #expect(bar?.label == "Item")
            #expect(bar?.frame.minY == 50)
            // It says what the screen below is called.
            try host.tap("List")
            #expect(host.tree["list"] != nil)
            #expect(host.tree["item"] == nil)
        }

        @Test func tabsShowTheirScreens() throws {
            let host = ViewHost(
                UIKitScreen {
                    let tabs = UITabBarController()
                    tabs.viewControllers = ["One", "Two", "Three"].map { PlainScreen($0) }
                    return tabs
                }, device: device)
            #expect(host.tree["screen One"] != nil)
            host.tap(at: CGPoint(x: 200, y: 740))
            #expect(host.tree["screen Two"] != nil)
            #expect(host.tree["screen One"] == nil)
        }

        /// The bars count as unsafe, and so do a controller's additional insets.
        @Test func barsBelongToTheSafeArea() {
            MainActorStandIn.run {
                let seen = TouchLog()
                let host = ViewHost(
                    UIKitScreen {
                        let tabs = UITabBarController()
                        let inner = InsetScreen(seen)
                        inner.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)
                        tabs.viewControllers = [UINavigationController(rootViewController: inner)]
                        return tabs
                    }, device: device)
                _ = host.tree
                let bar = host.tree.nodes.first { $0.kind == "UINavigationBar" }?.frame.maxY ?? 0
                let tabBar = host.tree.nodes.first { $0.kind == "UITabBar" }?.frame.minY ?? 0
                #expect(seen.entries.last == "\(Double(bar)) 7.0 \(Double(800 - tabBar))")
            }
        }

        @Test func aMenuOpensAndItsActionsRun() throws {
            let log = MainActorStandIn.run { TouchLog() }
            let host = uiHost {
                let button = uiButton("sort", 50, 50, 100, 40)
                button.menu = UIMenu(
                    children: [
                        UIAction(title: "Name") { _ in log.entries.append("name") },
                        UIAction(title: "Hidden", attributes: .hidden) { _ in },
                        UIMenu(
                            title: "More",
                            children: [UIAction(title: "Size") { _ in log.entries.append("size") }]),
                    ])
                button.showsMenuAsPrimaryAction = true
                return uiView("root", 0, 0, 400, 400, button)
            }
            try host.tap("sort")
            #expect(host.tree["Hidden"] == nil)
            try host.tap("Name")
            #expect(MainActorStandIn.run { log.entries } == ["name"])
            #expect(host.tree["Name"] == nil)
            try host.tap("sort")
            try host.tap("More")
            try host.tap("Size")
            #expect(MainActorStandIn.run { log.entries } == ["name", "size"])
            // A tap beside it closes it.
            try host.tap("sort")
            host.tap(at: CGPoint(x: 390, y: 390))
            #expect(host.tree["Name"] == nil)
        }

        @Test func aFullScreenCoversItsPresenterAndASheetDoesNot() {
            for (style, expected) in [
                (UIModalPresentationStyle.fullScreen, ["will appear", "will disappear", "will appear"]),
                (.pageSheet, ["will appear"]),
            ] {
                let log = MainActorStandIn.run { TouchLog() }
                let host = ViewHost(UIKitScreen { PresentingScreen(log, style) }, device: device)
                host.tap(at: CGPoint(x: 10, y: 100))
                host.tap(at: CGPoint(x: 10, y: 100))
                #expect(MainActorStandIn.run { log.entries } == expected)
            }
        }
    }

    private final class InsetScreen: UIViewController {
        let seen: TouchLog
        init(_ seen: TouchLog) {
            self.seen = seen
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let insets = view.safeAreaInsets
            seen.entries.append("\(Double(insets.top)) \(Double(insets.left)) \(Double(insets.bottom))")
        }
    }

    /// A tap presents another one, on which a tap dismisses it.
    private final class PresentingScreen: UIViewController {
        let log: TouchLog
        let style: UIModalPresentationStyle
        init(_ log: TouchLog, _ style: UIModalPresentationStyle) {
            self.log = log
            self.style = style
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 0, y: 90, width: 50, height: 50))
            button.addAction(UIAction { [weak self] _ in self?.show() }, for: .touchUpInside)
            view.addSubview(button)
        }
        private func show() {
            let other = UIViewController()
            other.modalPresentationStyle = style
            let button = UIButton(frame: CGRect(x: 0, y: 90, width: 50, height: 50))
            button.addAction(UIAction { [weak other] _ in other?.dismiss(animated: true) }, for: .touchUpInside)
            other.view.addSubview(button)
            present(other, animated: true)
        }
        override func viewWillAppear(_ animated: Bool) { log.entries.append("will appear") }
        override func viewWillDisappear(_ animated: Bool) { log.entries.append("will disappear") }
    }
#endif
