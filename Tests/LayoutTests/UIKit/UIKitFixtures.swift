#if os(Linux)
    import HitTest
    import Layout
    import Testing
    import UIKit

    /// `v(frame, props){ subviews }` of the cases, known by its identifier.
    @MainActor func uiView(
        _ id: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, alpha: CGFloat = 1,
        _ subviews: UIView..., change: (UIView) -> Void = { _ in }
    ) -> UIView {
        named(id, UIView(frame: CGRect(x: x, y: y, width: width, height: height)), alpha, subviews, change)
    }

    /// The same as a button, which receives what it is hit with.
    @MainActor func uiButton(
        _ id: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
    ) -> UIButton {
        let button = UIButton(frame: CGRect(x: x, y: y, width: width, height: height))
        button.accessibilityIdentifier = id
        return button
    }

    @MainActor private func named(
        _ id: String, _ view: UIView, _ alpha: CGFloat, _ subviews: [UIView], _ change: (UIView) -> Void
    ) -> UIView {
        view.accessibilityIdentifier = id
        view.alpha = alpha
        for subview in subviews { view.addSubview(subview) }
        change(view)
        return view
    }

    /// A window of 400×400 with views of UIKit's in it.
    func uiTree(_ make: @escaping @MainActor () -> UIView) -> LayoutTree {
        LayoutTree(UIKitView(make), device: Device(size: CGSize(width: 400, height: 400)))
    }

    func uiHost(_ make: @escaping @MainActor () -> UIView) -> ViewHost {
        ViewHost(UIKitView(make), device: Device(size: CGSize(width: 400, height: 400)))
    }

    /// Checks which view a point hits.
    func expectHit(
        _ id: String, _ tree: LayoutTree, _ x: CGFloat, _ y: CGFloat, hits expected: String?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let result = tree.hitTest(CGPoint(x: x, y: y))
        let hit = result.hit.map { $0.id ?? $0.kind }
        #expect(hit == expected, "\(id) at \(x),\(y)\n\(result)", sourceLocation: sourceLocation)
    }

    /// `Host("H")`: a colour well of UIKit's in a representable, 28×28.
    struct UIKitWell: UIViewRepresentable {
        func makeUIView(context: Context) -> UIColorWell { UIColorWell() }
        func updateUIView(_ uiView: UIColorWell, context: Context) {}
    }

    /// Any view of UIKit's in a representable.
    struct UIKitHost<Hosted: UIView>: UIViewRepresentable {
        let make: @MainActor () -> Hosted
        func makeUIView(context: Context) -> Hosted { make() }
        func updateUIView(_ uiView: Hosted, context: Context) {}
    }

    func uiKitWell(_ id: String) -> some View { UIKitWell().accessibilityIdentifier(id) }

    /// A place for what closures saw.
    @MainActor final class TouchLog {
        var entries: [String] = []
    }
#endif
