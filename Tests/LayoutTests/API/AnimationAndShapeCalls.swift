import Foundation
import ViewTree

// Calls as users write them, so that no signature rots: they only have to compile.

private struct Fade: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View { content.opacity(amount) }
}

private struct Spin: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension AnyTransition {
    fileprivate static var fade: AnyTransition { .modifier(active: Fade(amount: 0), identity: Fade(amount: 1)) }
    fileprivate static var both: AnyTransition {
        AnyTransition.asymmetric(
            insertion: .move(edge: .leading).combined(with: .opacity), removal: .scale(scale: 0.1, anchor: .top))
    }
}

extension Transition where Self == Spin { fileprivate static var spin: Spin { Spin() } }

private struct Bob: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time > 1 { return nil }
        return value.scaled(by: time)
    }
}

private struct AnimationCalls: View {
    @State private var on = false
    @State private var count = 0
    @Namespace private var space
    enum Phase: CaseIterable { case a, b }
    struct Values {
        var scale = 1.0
        var y = 0.0
        var angle = Angle.zero
    }
    var body: some View {
        VStack {
            Text("a").animation(.easeIn).animation(.spring(), value: on).animation(
                .spring(response: 0.5, dampingFraction: 0.5), value: on
            )
            .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: count)
            .animation(.interpolatingSpring(stiffness: 10, damping: 2).speed(2).delay(0.3), value: count)
            .animation(.timingCurve(0, 0, 1, 1, duration: 2), value: count).animation(.bouncy, value: on)
            .animation(.snappy(duration: 1, extraBounce: 0.1), value: on).animation(.smooth.repeatCount(3), value: on)
            .animation(nil, value: on).animation(on ? .default : nil, value: on)
            .animation(.easeInOut) { content in content.opacity(on ? 1 : 0) }
            .animation(Animation(Bob()), value: on)
            if on {
                Text("a").transition(.opacity).transition(.move(edge: .top)).transition(.fade).transition(.both)
                    .transition(.slide)
                    .transition(.asymmetric(insertion: .opacity, removal: .scale)).transition(
                        .scale.combined(with: .opacity)
                    )
                    .transition(.push(from: .leading)).transition(.identity).transition(.offset(x: 3, y: 4)).transition(
                        .spin
                    )
                    .transition(.blurReplace).transition(Spin()).transition(.opacity.animation(.easeIn(duration: 1)))
                    .transition(AnyTransition.opacity.combined(with: .slide)).transition(.scale(0.5, anchor: .top))
                    .transition(.scale(scale: 0.5)).transition(.blurReplace(.upUp)).transition(.symbolEffect(.appear))
            }
            Text("a").matchedGeometryEffect(id: "a", in: space).matchedGeometryEffect(
                id: 1, in: space, properties: .position, anchor: .top, isSource: on
            )
            .geometryGroup().navigationTransition(.zoom(sourceID: 1, in: space)).matchedTransitionSource(
                id: 1, in: space
            )
            .contentTransition(.numericText()).contentTransition(.symbolEffect(.replace)).contentTransition(.opacity)
            .transaction { $0.animation = nil }.transaction(value: on) { $0.disablesAnimations = true }
            Text("a").phaseAnimator([false, true]) { content, phase in
                content.scaleEffect(phase ? 1.2 : 1)
            } animation: { _ in
                .easeIn
            }
            Text("a").phaseAnimator(Phase.allCases, trigger: count) { content, phase in
                content.opacity(phase == .a ? 1 : 0.5)
            }
            PhaseAnimator([0, 1, 2]) { phase in
                Text("\(phase)")
            } animation: { phase in
                phase == 0 ? .easeIn : .spring
            }
            PhaseAnimator(Phase.allCases, trigger: count) { phase in Text("a").opacity(phase == .a ? 1 : 0) }
            Text("a").keyframeAnimator(initialValue: Values(), trigger: count) { content, value in
                content.scaleEffect(value.scale).offset(y: value.y).rotationEffect(value.angle)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.5, duration: 0.2)
                    SpringKeyframe(1, duration: 0.5, spring: .bouncy)
                }
                KeyframeTrack(\.y) {
                    CubicKeyframe(-10, duration: 0.3)
                    MoveKeyframe(0)
                }
                KeyframeTrack(\.angle) { CubicKeyframe(.degrees(10), duration: 1) }
            }
            KeyframeAnimator(initialValue: 1.0) { value in
                Text("a").opacity(value)
            } keyframes: { _ in
                LinearKeyframe(0.5, duration: 1)
                LinearKeyframe(1, duration: 1)
            }
            Text("a").visualEffect { content, proxy in
                content.offset(y: proxy.frame(in: .global).minY / 2).blur(radius: proxy.size.width > 10 ? 1 : 0)
                    .hueRotation(.degrees(3))
            }
            ScrollView {
                Text("a").scrollTransition { content, phase in
                    content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(1 - abs(phase.value) / 2)
                }
                .scrollTransition(.animated.threshold(.visible(0.9))) { content, phase in
                    content.blur(radius: phase.value)
                }
                .scrollTransition(.interactive, axis: .horizontal) { $0.rotationEffect(.degrees($1.value * 4)) }
                .scrollTransition(topLeading: .interactive, bottomTrailing: .animated) { effect, phase in
                    effect.offset(x: phase.value)
                }
            }
            Button("x") {
                withAnimation { on.toggle() }
                withAnimation(.easeInOut(duration: 1)) { count += 1 }
                withAnimation(.spring) {
                    on = false
                } completion: {
                    count = 0
                }
                withAnimation(.linear, completionCriteria: .removed) {
                    on = false
                } completion: {
                    count = 0
                }
                var transaction = Transaction(animation: .easeIn)
                transaction.disablesAnimations = true
                withTransaction(transaction) { on = true }
            }
        }
    }
}

private struct Wave: Shape {
    var phase: Double
    var height: CGFloat
    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(phase, height) }
        set {
            phase = newValue.first
            height = newValue.second
        }
    }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: CGPoint(x: rect.maxX, y: 3))
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: 3, startAngle: .degrees(0), endAngle: .radians(3),
            clockwise: true)
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 3)
        path.addRelativeArc(center: .zero, radius: 3, startAngle: .zero, delta: .degrees(30))
        path.addEllipse(in: rect)
        path.addRect(rect)
        path.addRects([rect])
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 3))
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 3), style: .continuous, transform: .identity)
        path.addLines([.zero, .zero])
        path.addPath(
            Path(rect), transform: CGAffineTransform(translationX: 1, y: 2).rotated(by: 3).scaledBy(x: 1, y: 2))
        path.closeSubpath()
        path = path.offsetBy(dx: 1, dy: 1).applying(.init(scaleX: 1, y: 1)).trimmedPath(from: 0, to: 0.5).strokedPath(
            StrokeStyle(lineWidth: 3))
        _ = path.boundingRect
        _ = path.contains(.zero)
        _ = path.currentPoint
        _ = path.isEmpty
        _ = path.cgPath
        return path
    }
}

private struct Corner: Shape, InsettableShape {
    var inset: CGFloat = 0
    func path(in rect: CGRect) -> Path { Path(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadius: 3) }
    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}

private struct ShapeCalls: View {
    let gradient = Gradient(colors: [.red, .blue])
    var body: some View {
        VStack {
            Circle().fill(.red).stroke(.blue, lineWidth: 3).stroke(
                .green, style: StrokeStyle(lineWidth: 3, dash: [1, 2]))
            Circle().stroke(.red).fill(.blue).strokeBorder(.red, lineWidth: 3)
            Circle().stroke(lineWidth: 3).foregroundColor(.red)
            Circle().stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)).fill(.red)
            Circle().strokeBorder(.red, lineWidth: 2).background(Circle().fill(.blue))
            Circle().strokeBorder(Color.red, style: StrokeStyle(lineWidth: 2)).frame(width: 3)
            Circle().trim(from: 0, to: 0.5).stroke(.red, style: .init(lineWidth: 3)).rotationEffect(.degrees(-90))
            Circle().rotation(.degrees(3)).scale(0.5).offset(x: 3, y: 3).size(width: 3, height: 3).stroke(.red)
            Rectangle().fill(Color.red).fill(.blue.gradient)
            Rectangle().fill(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
            Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            Rectangle().fill(RadialGradient(colors: [.red], center: .center, startRadius: 1, endRadius: 2))
            Rectangle().fill(AngularGradient(colors: [.red], center: .center))
            Rectangle().fill(
                AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(360)))
            Rectangle().fill(EllipticalGradient(colors: [.red, .blue]))
            Rectangle().fill(.ellipticalGradient(gradient)).fill(.conicGradient(gradient, center: .center))
            Rectangle().fill(
                MeshGradient(
                    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                    colors: [.red, .blue, .green, .black]))
            Rectangle().fill(.ultraThinMaterial).fill(.tint).fill(.background).fill(.selection).fill(.primary).fill(
                .secondary)
            Rectangle().fill(.red.shadow(.inner(radius: 3))).fill(.red.opacity(0.5)).fill(AnyShapeStyle(.red)).fill(
                .image(Image("x")))
            Rectangle().fill(.foreground).fill(.tint.opacity(0.3)).fill(.quaternary).fill(.windowBackground).fill(
                .placeholder
            ).fill(.link).fill(.separator)
            Rectangle().fill(.red.blendMode(.multiply)).fill(HierarchicalShapeStyle.tertiary).fill(
                ImagePaint(image: Image("x"), scale: 0.2))
            RoundedRectangle(cornerRadius: 3, style: .continuous).fill(.shadow(.drop(radius: 3)))
            UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 4).fill(.red)
            UnevenRoundedRectangle(
                cornerRadii: .init(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4),
                style: .continuous)
            Text("a").clipShape(.rect(cornerRadius: 3)).clipShape(.capsule).clipShape(.circle).clipShape(.ellipse)
                .clipShape(.rect)
                .clipShape(.rect(topLeadingRadius: 3, topTrailingRadius: 3)).clipShape(.rect(cornerSize: .zero))
                .clipShape(.containerRelative)
                .clipShape(.buttonBorder).clipShape(AnyShape(Circle())).clipShape(Wave(phase: 1, height: 2)).clipShape(
                    .capsule(style: .continuous)
                )
                .background(.red, in: .capsule).background(in: RoundedRectangle(cornerRadius: 3)).background(
                    .thinMaterial, in: .rect(cornerRadius: 3)
                )
                .backgroundStyle(.red).overlay(.red.opacity(0.2), in: .circle).overlay(alignment: .top) { Divider() }
                .overlay(Color.red)
                .border(.red).border(Color.red, width: 3).contentShape(.rect).contentShape(.interaction, .circle).mask {
                    Circle()
                }
                .mask(Circle()).cornerRadius(3).shadow(radius: 3).shadow(
                    color: .black.opacity(0.3), radius: 3, x: 1, y: 1
                ).containerShape(.rect(cornerRadius: 3))
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 1, y: 1))
            }.stroke(Color.red, lineWidth: 3)
            Path(CGRect.zero).fill(.red)
            Path(ellipseIn: .zero).stroke()
            Path(roundedRect: .zero, cornerRadius: 3, style: .circular)
            Corner().strokeBorder(.red)
            ContainerRelativeShape().fill(.red)
            Capsule(style: .circular).inset(by: 3)
            Ellipse().fill()
            Text("a").blendMode(.multiply).colorMultiply(.red).hueRotation(.degrees(3)).saturation(2).contrast(2)
                .brightness(0.3).grayscale(1)
                .luminanceToAlpha().colorInvert().drawingGroup().drawingGroup(opaque: true, colorMode: .linear)
                .compositingGroup().blur(radius: 3, opaque: true)
                .glassEffect().glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 3))
                .rotation3DEffect(.degrees(3), axis: (x: 1, y: 0, z: 0))
                .projectionEffect(.init()).transformEffect(.identity).opacity(0.3).foregroundStyle(.red, .blue)
                .foregroundStyle(.red, .blue, .green)

        }
    }
}
