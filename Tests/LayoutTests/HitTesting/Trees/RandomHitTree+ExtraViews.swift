import Foundation
import ViewTree

@MainActor
extension RandomHitTree.ExtraLeaf {
    var view: AnyView {
        switch self {
        case .drawn(let drawing, let width, let height): AnyView(drawing.view.frame(width: width, height: height))
        case .control(let control): control.view
        case .link: AnyView(Text("some [link](https://example.org) here").frame(width: 120))
        }
    }
}

@MainActor
extension RandomHitTree.Control {
    fileprivate var view: AnyView {
        switch self {
        case .toggle: AnyView(Toggle("toggle", isOn: .constant(true)).frame(width: 160))
        case .slider: AnyView(Slider(value: .constant(0.3)).frame(width: 140))
        case .stepper: AnyView(Stepper("stepper", value: .constant(1)).labelsHidden())
        case .segments:
            AnyView(
                Picker("segments", selection: .constant(1)) {
                    Text("one").tag(1)
                    Text("two").tag(2)
                    Text("three").tag(3)
                }.pickerStyle(.segmented).frame(width: 150))
        case .field: AnyView(TextField("field", text: .constant("text")).frame(width: 120))
        case .bordered: AnyView(Button("caption") {}.buttonStyle(.bordered))
        case .prominent: AnyView(Button("caption") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule))
        }
    }
}

@MainActor
extension RandomHitTree.ExtraModifier {
    func applied(to view: AnyView) -> AnyView {
        switch self {
        case .turned(let degrees, let axis, let perspective):
            AnyView(
                view.rotation3DEffect(
                    .degrees(degrees), axis: (x: axis[0], y: axis[1], z: axis[2]), perspective: perspective))
        case .shape(let drawing): AnyView(view.contentShape(drawing.shape, eoFill: drawing.isEvenOdd))
        case .clip(let drawing):
            AnyView(view.clipShape(drawing.shape, style: FillStyle(eoFill: drawing.isEvenOdd)))
        case .rounded(let radius): AnyView(view.cornerRadius(radius))
        case .mask(let drawing): AnyView(view.mask { drawing.view })
        case .border(let width): AnyView(view.border(.red, width: width))
        case .drag(let distance): AnyView(view.gesture(DragGesture(minimumDistance: distance)))
        case .longPress: AnyView(view.onLongPressGesture {})
        case .tapOrDrag: AnyView(view.gesture(TapGesture().exclusively(before: DragGesture())))
        }
    }
}

extension RandomHitTree.Drawing {
    @MainActor
    fileprivate var view: AnyView {
        guard let pen else { return AnyView(shape.fill(.red, style: FillStyle(eoFill: isEvenOdd))) }
        return AnyView(
            shape.stroke(
                .red,
                style: StrokeStyle(
                    lineWidth: pen.width, lineCap: pen.isRound ? .round : .butt,
                    lineJoin: pen.isRound ? .round : .miter,
                    dash: pen.isDashed ? [3 * pen.width, 2 * pen.width] : [])))
    }

    fileprivate var shape: AnyShape {
        switch outline {
        case .capsule: AnyShape(Capsule())
        case .ellipse: AnyShape(Ellipse())
        case .roundedRectangle(let radius, let isContinuous):
            AnyShape(RoundedRectangle(cornerRadius: radius, style: isContinuous ? .continuous : .circular))
        case .unevenRectangle(let radius):
            AnyShape(UnevenRoundedRectangle(topLeadingRadius: radius, bottomTrailingRadius: radius / 2))
        case .turned(let degrees): AnyShape(Rectangle().rotation(.degrees(degrees)))
        case .trimmed(let from, let to): AnyShape(Ellipse().trim(from: from, to: to))
        case .star: AnyShape(DrawnPath { Self.star(in: $0) })
        case .drop: AnyShape(DrawnPath { Self.drop(in: $0) })
        case .wave: AnyShape(DrawnPath { Self.wave(in: $0) })
        case .pie: AnyShape(DrawnPath { Self.pie(in: $0) })
        }
    }

    /// Five points in one line that crosses itself: its middle is a hole by the even-odd rule.
    private static func star(in rect: CGRect) -> Path {
        var path = Path()
        for corner in 0..<5 {
            let angle = Double(corner) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }

    /// Cubic curves that reach out of the rectangle.
    private static func drop(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.maxY), control1: CGPoint(x: rect.maxX + 8, y: rect.midY),
            control2: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.minY), control1: CGPoint(x: rect.minX, y: rect.maxY),
            control2: CGPoint(x: rect.minX - 8, y: rect.midY))
        path.closeSubpath()
        return path
    }

    /// Quadratic curves, left open.
    private static func wave(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.midY), control: CGPoint(x: rect.width / 4, y: rect.minY))
        path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        return path
    }

    private static func pie(in rect: CGRect) -> Path {
        var path = Path()
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: middle)
        path.addArc(
            center: middle, radius: min(rect.width, rect.height) / 2, startAngle: .degrees(20),
            endAngle: .degrees(250), clockwise: false)
        path.closeSubpath()
        return path
    }
}

private struct DrawnPath: Shape {
    var draw: @Sendable (CGRect) -> Path

    func path(in rect: CGRect) -> Path { draw(rect) }
}
