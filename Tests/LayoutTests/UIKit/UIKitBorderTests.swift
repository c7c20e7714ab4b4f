#if os(Linux)
    import HitTest
    import Layout
    import Testing
    import UIKit

    /// UIKit inside SwiftUI, and SwiftUI inside UIKit.
    struct UIKitBorderTests {
        private struct Blurred: View {
            @State var isBlurred = false
            var body: some View {
                VStack {
                    ZStack {
                        Color.red
                        if isBlurred {
                            UIKitHost { UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialLight)) }
                        }
                    }
                    .frame(height: 300)
                    Toggle("Blur", isOn: $isBlurred).accessibilityIdentifier("toggle")
                }
            }
        }

        @Test func aRepresentableComesAndGoesWithState() throws {
            let host = ViewHost(Blurred(), device: Device(size: CGSize(width: 400, height: 400)))
            let on = try host.tap("toggle")
            #expect(
                on.effects.contains { $0.kind == .appeared && $0.to == .frame(host.frame(of: "UIVisualEffectView")) })
            let blur = host.tree.nodes.first { $0.kind == "UIVisualEffectView" }
            #expect(blur?.isHosted == true)
            #expect(blur?.frame.size == CGSize(width: 400, height: 300))
            let off = try host.tap("toggle")
            #expect(off.effects.contains { $0.kind == .gone })
            #expect(!host.tree.nodes.contains { $0.kind == "UIVisualEffectView" })
        }

        private struct Counter: View {
            @State var count = 0
            var body: some View {
                VStack(spacing: 0) {
                    Text("count \(count)")
                    UIKitButton { count += 1 }.frame(width: 100, height: 50).accessibilityIdentifier("more")
                }
            }
        }

        private struct UIKitButton: UIViewRepresentable {
            let action: () -> Void
            @MainActor final class Coordinator {
                var action: () -> Void = {}
                func tapped() { action() }
            }
            func makeCoordinator() -> Coordinator { Coordinator() }
            func makeUIView(context: Context) -> UIButton {
                let button = UIButton(type: .system)
                button.addTarget(context.coordinator, action: Selector(Coordinator.tapped), for: .touchUpInside)
                return button
            }
            func updateUIView(_ uiView: UIButton, context: Context) { context.coordinator.action = action }
        }

        @Test func anActionOfUIKitsChangesStateOfSwiftUIs() throws {
            let host = ViewHost(Counter(), device: Device(size: CGSize(width: 400, height: 400)))
            try host.tap("more")
            try host.tap("more")
            #expect(host.tree.nodes.contains { $0.kind == "Text" && $0.label == "count 2" })
        }

        private struct Inner: View {
            let action: () -> Void
            @State var taps = 0
            var body: some View {
                Button {
                    taps += 1
                    action()
                } label: {
                    Color.blue.frame(width: 80, height: 40)
                }
                .accessibilityIdentifier("inner \(taps)")
            }
        }

        @Test func aHostingControllerShowsSwiftUIContentInATreeOfUIKits() throws {
            let log = MainActorStandIn.run { TouchLog() }
            let host = uiHost {
                let hosting = UIHostingController(rootView: Inner { log.entries.append("tap") })
                hosting.view.frame = CGRect(x: 50, y: 100, width: 200, height: 100)
                controllers.append(hosting)
                return uiView("root", 0, 0, 400, 400, hosting.view)
            }
            // Centred in its view.
            #expect(host.tree["inner 0"]?.frame == CGRect(x: 110, y: 130, width: 80, height: 40))
            let result = try host.tap("inner 0")
            #expect(result.hitTest.receiver?.kind == "Button")
            #expect(MainActorStandIn.run { log.entries } == ["tap"])
            #expect(host.tree["inner 1"] != nil)
        }

        @Test func aControllerLivesThroughItsLife() {
            let log = MainActorStandIn.run { TouchLog() }
            let host = ViewHost(
                UIKitScreen { LifeController(log) }, device: Device(size: CGSize(width: 320, height: 480)))
            #expect(
                MainActorStandIn.run { log.entries } == [
                    "loadView", "viewDidLoad", "viewWillAppear", "viewDidLayoutSubviews 320×480", "viewDidAppear",
                ])
            #expect(host.tree.nodes.count == 2)
        }

        @Test func autoresizingFollowsTheWindow() {
            let tree = LayoutTree(
                UIKitView {
                    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                    let bar = UIView(frame: CGRect(x: 0, y: 150, width: 200, height: 50))
                    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
                    bar.accessibilityIdentifier = "bar"
                    root.addSubview(bar)
                    return root
                }, device: Device(size: CGSize(width: 300, height: 400)))
            #expect(tree["bar"]?.frame == CGRect(x: 0, y: 350, width: 300, height: 50))
        }

        /// The safe area insets content along the axes on which it scrolls, and what shows first stays first.
        @Test func aScrollViewsContentBeginsBelowTheSafeArea() {
            func offset(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ height: CGFloat) -> CGFloat? {
                LayoutTree(
                    UIKitView {
                        let scroll = UIScrollView()
                        scroll.contentInsetAdjustmentBehavior = behavior
                        scroll.contentSize = CGSize(width: 100, height: height)
                        scroll.addSubview(uiView("first", 0, 0, 100, 50))
                        return scroll
                    },
                    device: Device(
                        size: CGSize(width: 400, height: 800),
                        safeArea: EdgeInsets(top: 60, leading: 0, bottom: 30, trailing: 0))
                )["first"]?.frame.minY
            }
            #expect(offset(.automatic, 2000) == 60)
            #expect(offset(.automatic, 100) == 0)
            #expect(offset(.always, 100) == 60)
            #expect(offset(.never, 2000) == 0)
        }

        @Test func aStackViewAlignsFirstAndLastBaselines() throws {
            func tree(_ alignment: UIStackView.Alignment) -> LayoutTree {
                LayoutTree(
                    UIKitView {
                        let large = UILabel()
                        large.text = "Hg"
                        large.font = .systemFont(ofSize: 34)
                        large.accessibilityIdentifier = "large"
                        let small = UILabel()
                        small.text = "Hg"
                        small.font = .systemFont(ofSize: 17)
                        small.accessibilityIdentifier = "small"
                        let stack = UIStackView(arrangedSubviews: [large, small, uiView("box", 0, 0, 20, 20)])
                        stack.alignment = alignment
                        return stack
                    }, device: Device(size: CGSize(width: 400, height: 100)))
            }
            let ascent = MainActorStandIn.run {
                (large: UIFont.systemFont(ofSize: 34).ascender, small: UIFont.systemFont(ofSize: 17).ascender)
            }
            let first = tree(.firstBaseline)
            let (large, small) = try (#require(first["large"]).frame, #require(first["small"]).frame)
            #expect(abs(large.minY + ascent.large - small.minY - ascent.small) <= 0.5)
            // A view without text hangs from the first baseline and stands on the last.
            #expect(abs(first["box"]!.frame.minY - large.minY - ascent.large) <= 0.5)
            let last = tree(.lastBaseline)
            #expect(abs(last["box"]!.frame.maxY - last["large"]!.frame.minY - ascent.large) <= 1)
        }

        @Test func aStackViewSharesOutItsLength() {
            let tree = LayoutTree(
                UIKitView {
                    let stack = UIStackView(arrangedSubviews: (0..<3).map { uiView("\($0)", 0, 0, 0, 0) })
                    stack.distribution = .fillEqually
                    stack.spacing = 15
                    return stack
                }, device: Device(size: CGSize(width: 330, height: 100)))
            #expect((0..<3).map { tree["\($0)"]!.frame.minX } == [0, 115, 230])
            #expect(tree["1"]?.frame.size == CGSize(width: 100, height: 100))
        }
    }

    /// A controller belongs to somebody.
    nonisolated(unsafe) private var controllers: [AnyObject] = []

    extension ViewHost {
        fileprivate func frame(of kind: String) -> CGRect { tree.nodes.first { $0.kind == kind }?.frame ?? .null }
    }

    @MainActor private final class LifeController: UIViewController {
        let log: TouchLog
        init(_ log: TouchLog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("not from a file") }
        override func loadView() {
            log.entries.append("loadView")
            super.loadView()
        }
        override func viewDidLoad() { log.entries.append("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { log.entries.append("viewWillAppear") }
        override func viewDidLayoutSubviews() {
            log.entries.append("viewDidLayoutSubviews \(Int(view.bounds.width))×\(Int(view.bounds.height))")
        }
        override func viewDidAppear(_ animated: Bool) { log.entries.append("viewDidAppear") }
    }
#endif
