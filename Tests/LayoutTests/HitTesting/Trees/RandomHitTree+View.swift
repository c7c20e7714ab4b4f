import Foundation
import ViewTree

@MainActor
extension RandomHitTree {
    /// The tree in SwiftUI: an identifier wherever a frame may change, and the tree's own outermost.
    var view: AnyView {
        var view = AnyView(base.view(id).accessibilityIdentifier("\(id)/0"))
        if let zIndex, isZIndexInside { view = AnyView(view.zIndex(zIndex)) }
        for (index, modifier) in modifiers.enumerated() {
            view = modifier.applied(to: view)
            if modifier.changesFrame {
                view = AnyView(view.accessibilityIdentifier("\(id)/\(index + 1)"))
            }
        }
        view = AnyView(view.accessibilityIdentifier(id))
        if let zIndex, !isZIndexInside { view = AnyView(view.zIndex(zIndex)) }
        return view
    }
}

@MainActor
extension RandomHitTree.Base {
    fileprivate func view(_ id: String) -> AnyView {
        switch self {
        case .color(let width, let height): AnyView(Color.red.frame(width: width, height: height))
        case .clear(let width, let height): AnyView(Color.clear.frame(width: width, height: height))
        case .circle(let side): AnyView(Circle().frame(width: side, height: side))
        case .text: AnyView(Text("caption"))
        case .hosted: AnyView(ColorPicker("well", selection: .constant(.red)).labelsHidden())
        case .button(let label): AnyView(Button(action: {}, label: { label.view }).buttonStyle(.plain))
        case .zstack(let children): AnyView(ZStack { Self.members(children) })
        case .hstack(let children, let spacing): AnyView(HStack(spacing: spacing) { Self.members(children) })
        case .vstack(let children, let spacing): AnyView(VStack(spacing: spacing) { Self.members(children) })
        case .scroll(let children, let scroll): AnyView(Self.scrollView(children, scroll, id))
        case .grid(let rows, let spacing):
            AnyView(
                Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
                    ForEach(rows.indices, id: \.self) { row in GridRow { Self.members(rows[row]) } }
                })
        case .lazyGrid(let children, let columns):
            AnyView(
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(40), spacing: 4), count: columns), spacing: 4) {
                    Self.members(children)
                })
        case .list(let children, let width, let height):
            AnyView(List { Self.members(children) }.listStyle(.plain).frame(width: width, height: height))
        case .extra(let leaf): leaf.view
        }
    }

    @ViewBuilder
    private static func scrollView(_ children: [RandomHitTree], _ scroll: RandomHitTree.Scroll, _ id: String)
        -> some View
    {
        ScrollView(scroll.isVertical ? .vertical : .horizontal) {
            switch (scroll.isVertical, scroll.isLazy) {
            case (true, true): LazyVStack(spacing: 4) { members(children) }
            case (true, false): VStack(spacing: 4) { members(children) }
            case (false, true): LazyHStack(spacing: 4) { members(children) }
            case (false, false): HStack(spacing: 4) { members(children) }
            }
        }
        .defaultScrollAnchor(UnitPoint(x: scroll.position, y: scroll.position))
        // Across its axis it is as large as its content, whatever the frame around it is.
        .accessibilityIdentifier("\(id)/scroll")
        .frame(width: scroll.width, height: scroll.height)
    }

    private static func members(_ children: [RandomHitTree]) -> some View {
        ForEach(children.indices, id: \.self) { children[$0].view }
    }
}

@MainActor
extension RandomHitTree.Modifier {
    fileprivate func applied(to view: AnyView) -> AnyView {
        switch self {
        case .opacity(let value): AnyView(view.opacity(value))
        case .offset(let x, let y): AnyView(view.offset(x: x, y: y))
        case .scale(let x, let y): AnyView(view.scaleEffect(x: x, y: y))
        case .rotation(let degrees): AnyView(view.rotationEffect(.degrees(degrees)))
        case .allowsHitTesting(let value): AnyView(view.allowsHitTesting(value))
        case .hidden: AnyView(view.hidden())
        case .rectangleShape(let inset): AnyView(view.contentShape(Rectangle().inset(by: inset)))
        case .circleShape: AnyView(view.contentShape(Circle()))
        case .ellipseShape: AnyView(view.contentShape(Ellipse()))
        case .ringShape(let inset): AnyView(view.contentShape(Ring(inset: inset), eoFill: true))
        case .previewShape: AnyView(view.contentShape(.dragPreview, Circle()))
        case .tap(let tap): tap.applied(to: view)
        case .disabled(let value): AnyView(view.disabled(value))
        case .blur: AnyView(view.blur(radius: 2))
        case .clipped: AnyView(view.clipped())
        case .clippedToCircle: AnyView(view.clipShape(Circle()))
        case .mask: AnyView(view.mask { Circle() })
        case .compositing: AnyView(view.compositingGroup().shadow(radius: 4))
        case .affine(let m):
            AnyView(view.transformEffect(CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])))
        case .projection(let p, let q): AnyView(view.projectionEffect(Self.projection(p, q)))
        case .turned(let isHalf):
            AnyView(view.rotation3DEffect(.degrees(isHalf ? 60 : 180), axis: (x: 0, y: 1, z: 0), perspective: 0))
        case .position(let x, let y): AnyView(view.position(x: x, y: y))
        case .padding(let length): AnyView(view.padding(length))
        case .frame(let width, let height): AnyView(view.frame(width: width, height: height))
        case .overlay(let tree): AnyView(view.overlay { tree.view })
        case .background(let tree): AnyView(view.background { tree.view })
        case .bar(let tree, let isTop):
            AnyView(view.safeAreaInset(edge: isTop ? .top : .bottom, spacing: 0) { tree.view })
        case .extra(let modifier): modifier.applied(to: view)
        }
    }

    private static func projection(_ p: CGFloat, _ q: CGFloat) -> ProjectionTransform {
        var projection = ProjectionTransform()
        projection.m13 = p
        projection.m23 = q
        return projection
    }
}

@MainActor
extension RandomHitTree.Tap {
    fileprivate func applied(to view: AnyView) -> AnyView {
        let mask: GestureMask =
            switch self.mask {
            case .none: .none
            case .gesture: .gesture
            case .subviews: .subviews
            case .all: .all
            }
        switch priority {
        case .normal where self.mask == .all: return AnyView(view.onTapGesture(count: count) {})
        case .normal: return AnyView(view.gesture(TapGesture(count: count), including: mask))
        case .high: return AnyView(view.highPriorityGesture(TapGesture(count: count), including: mask))
        case .simultaneous: return AnyView(view.simultaneousGesture(TapGesture(count: count), including: mask))
        }
    }
}

/// A rectangle with a hole, where the fill rule is even-odd.
private struct Ring: Shape {
    var inset: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path(rect)
        path.addRect(rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2)))
        return path
    }
}
