import Foundation
import ViewTree

// Calls as users write them, so that no signature rots: they only have to compile.

extension Color {
    fileprivate static let brand = Color(red: 0.1, green: 0.2, blue: 0.3)
    fileprivate init(hex: UInt) {
        self.init(
            .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 08) & 0xff) / 255,
            blue: Double(hex & 0xff) / 255, opacity: 1)
    }
}
extension ShapeStyle where Self == Color { fileprivate static var brand2: Color { .brand } }
extension Font { fileprivate static let brand = Font.custom("X", size: 17, relativeTo: .body) }

private let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .white, .gray, .black,
    .clear, .primary, .secondary, .accentColor,
]
@MainActor private enum ValueCalls {
    @ViewBuilder static var views1: some View { Color.red.opacity(0.5) }
    @ViewBuilder static var views2: some View {
        Color(red: 1, green: 1, blue: 1, opacity: 0.5)
        Color(white: 0.5)
        Color(white: 0.5, opacity: 1)
        Color(hue: 1, saturation: 1, brightness: 1)
    }
    @ViewBuilder static var views3: some View {
        Color(hue: 1, saturation: 1, brightness: 1, opacity: 0.4)
        Color("name")
        Color("name", bundle: .main)
        Color(.displayP3, red: 1, green: 1, blue: 1)
    }
    @ViewBuilder static var views4: some View {
        Color(UIColor.systemBackground)
        Color(.systemGray6)
        Color(uiColor: .secondarySystemBackground)
        Color(UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }
    @ViewBuilder static var views5: some View {
        Color(cgColor: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        Color.red.mix(with: .blue, by: 0.5)
        Color(hex: 0xff00ff)
    }
    @ViewBuilder static var views6: some View {
        Text("a").foregroundColor(Color(.label)).foregroundStyle(.brand2).foregroundStyle(Color.brand).background(
            Color(.systemGroupedBackground)
        ).background(.brand2)
    }
    @ViewBuilder static var views7: some View {
        Text("a").background(Color.red.gradient).background(.red.opacity(0.3)).background(.white).background(Color("x"))
    }
    @ViewBuilder static var views8: some View {
        Text("a").background { Color.red }.background(alignment: .top) { Color.red }.background(Image("x").resizable())
            .background(.red, ignoresSafeAreaEdges: .top)
    }
    @ViewBuilder static var views9: some View {
        Text("a").background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).background(
            .regularMaterial
        ).background()
    }
    @ViewBuilder static var views10: some View {
        Text("a").overlay(RoundedRectangle(cornerRadius: 3).stroke(.red)).overlay(
            Circle().stroke(Color.red, lineWidth: 3), alignment: .top)
    }
    @ViewBuilder static var views11: some View {
        Text("a").overlay { if true { Color.red } }.overlay(Text("b"), alignment: .bottomTrailing).overlay(
            .ultraThinMaterial)
    }
    @ViewBuilder static var views12: some View {
        Text("a").foregroundStyle(LinearGradient(colors: [.red], startPoint: .init(x: 0, y: 1), endPoint: .topTrailing))
            .foregroundStyle(.secondary).foregroundStyle(.tint)
    }
    @ViewBuilder static var views13: some View {
        Text("a").foregroundStyle(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)).foregroundStyle(
            .red.gradient
        ).foregroundStyle(.blue.secondary)
    }
    @ViewBuilder static var views14: some View {
        Text("a").foregroundStyle(true ? .red : .blue).foregroundStyle(true ? Color.red : Color.primary)
            .foregroundColor(true ? .red : nil).tint(.orange)
    }
    @ViewBuilder static var views15: some View {
        Image("a").resizable().renderingMode(.template).interpolation(.high).antialiased(true).scaledToFit().frame(
            width: 3)
    }
    @ViewBuilder static var views16: some View {
        Image("a").resizable(capInsets: .init(), resizingMode: .tile).aspectRatio(contentMode: .fill).aspectRatio(
            3 / 4, contentMode: .fit
        ).aspectRatio(CGSize.zero, contentMode: .fit)
    }
    @ViewBuilder static var views17: some View {
        Image(systemName: "a").symbolRenderingMode(.palette).foregroundStyle(.red, .blue).font(.system(size: 20))
            .imageScale(.small).symbolEffect(.pulse)
    }
    @ViewBuilder static var views18: some View {
        Image(systemName: "a", variableValue: 0.3).renderingMode(.original).accessibilityLabel("x")
    }
    @ViewBuilder static var views19: some View {
        Text("chain").padding().padding(3).padding(.horizontal).padding(.horizontal, 3).padding([.top, .leading], 3)
            .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    }
    @ViewBuilder static var views20: some View {
        Text("chain").frame(width: 3).frame(height: 3, alignment: .top).frame(
            width: 3, height: 3, alignment: .bottomTrailing
        ).frame(maxWidth: .infinity).frame(
            minWidth: 0, idealWidth: 3, maxWidth: .infinity, minHeight: 3, maxHeight: .infinity, alignment: .leading)
    }
    @ViewBuilder static var views21: some View {
        Text("chain").fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1).position(x: 3, y: 3)
            .position(.zero).offset(.zero).offset(x: 3).offset(y: -3).offset(CGSize(width: 1, height: 1))
    }
    @ViewBuilder static var views22: some View {
        Text("chain").rotationEffect(.degrees(3)).rotationEffect(Angle(degrees: 3), anchor: .topLeading).rotationEffect(
            .init(radians: .pi)
        ).scaleEffect(3).scaleEffect(x: 1, y: -1).scaleEffect(CGSize(width: 1, height: 1), anchor: .bottom).scaleEffect(
            0.5, anchor: .init(x: 0.1, y: 0.2))
    }
    @ViewBuilder static var views23: some View {
        Text("chain").zIndex(1).id(3).tag(3).hidden().disabled(true).allowsHitTesting(false).ignoresSafeArea()
            .ignoresSafeArea(.keyboard, edges: .bottom).ignoresSafeArea(edges: .top).edgesIgnoringSafeArea(.all)
    }
    @ViewBuilder static var views24: some View {
        Text("chain").clipped().clipped(antialiased: true).alignmentGuide(.leading) { $0[.trailing] }.alignmentGuide(
            VerticalAlignment.top
        ) { d in d.height / 2 }.coordinateSpace(name: "x").coordinateSpace(.named("x"))
    }
    @ViewBuilder static var views25: some View {
        Text("chain").onAppear {
            print(
                Angle.degrees(3).radians + Angle(radians: 1).degrees, UnitPoint.center.x, Edge.Set.all,
                Axis.Set([.horizontal, .vertical]))
        }
    }
    @ViewBuilder static var views26: some View {
        Text("chain").onAppear(perform: {}).onDisappear {}.task(id: 3) {}.task(priority: .background) {}.equatable2()
    }
    @ViewBuilder static var views27: some View {
        Text("chain").safeAreaInset(edge: .bottom) { Text("x") }.safeAreaInset(
            edge: .leading, alignment: .top, spacing: 3
        ) { Text("y") }.safeAreaPadding().safeAreaPadding(.top, 3)
    }
    @ViewBuilder static var views28: some View {
        Text("chain").gridCellColumns(2).containerRelativeFrame(.horizontal).containerRelativeFrame([
            .horizontal, .vertical,
        ]) { length, axis in length / 2 }.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 3)
    }
    @ViewBuilder static var views29: some View {
        Text("chain").environmentObject(Model()).modifier(EmptyModifier()).labelsHidden().layoutDirectionBehavior(
            .mirrors
        ).accessibilityIdentifier("x")
    }
}

extension View { fileprivate func equatable2() -> some View { self } }
private final class Model: ObservableObject { @Published var x = 1 }

private struct EquatableCalls: View, Equatable {
    let x: Int
    var body: some View { Text("\(x)") }
}
private struct UseEquatable: View { var body: some View { EquatableCalls(x: 1).equatable() } }

private func geometry() {
    let p = CGPoint(x: 1, y: 2)
    let s = CGSize(width: 1, height: 2)
    let r = CGRect(x: 1, y: 2, width: 3, height: 4)
    let v = CGVector(dx: 1, dy: 2)
    let t = CGAffineTransform(rotationAngle: .pi).translatedBy(x: 1, y: 2).inverted().concatenating(.identity)
    print(p.applying(t), r.applying(t), s.applying(t), r.insetBy(dx: 1, dy: 1), r.midX, r.union(r), v, t.a)
    let path = CGMutablePath()
    path.move(to: p)
    path.addLine(to: p)
    path.addArc(center: p, radius: 3, startAngle: 0, endAngle: 3, clockwise: true)
    path.closeSubpath()
    print(Path(path).boundingRect, Path(path.copy()!).isEmpty, path.boundingBox)
    let a = Angle(degrees: 3) + .radians(1) - .zero
    print(a * 2, a / 2, -a, a < .degrees(4))
    let e = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    print(e == EdgeInsets(), e.top)
    print(
        Alignment(horizontal: .leading, vertical: .firstTextBaseline), Alignment.centerFirstTextBaseline,
        UnitPoint(x: 1, y: 2), Edge.allCases, Edge.Set([.top, .bottom]))
    print(ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(), ProposedViewSize.infinity)
    print(
        Color.red.description, Color.red.resolve(in: EnvironmentValues()).red, Font.Weight.bold, TextAlignment.allCases,
        ColorScheme.allCases)
    print(
        Animation.default == .easeIn, Spring(duration: 0.5, bounce: 0.2).value(target: 1.0, time: 0.2),
        UnitCurve.easeIn.value(at: 0.3))
}
