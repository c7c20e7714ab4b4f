import Testing
import ViewTree

/// The forms that files written for SwiftUI use; that they compile is most of the test.
@Suite @MainActor struct StyleOverloadTests {
    @ViewBuilder private var styled: some View {
        Rectangle().fill(.white)
        Rectangle().stroke(.white, lineWidth: 4)
    }

    @ViewBuilder private var backgrounds: some View {
        Text("a").foregroundStyle(.secondary).background(.ultraThinMaterial)
        Text("b").foregroundColor(.secondary).background(.gray.opacity(0.2)).background(Color.blue.opacity(0.3))
    }

    @ViewBuilder private var gradients: some View {
        Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Rectangle().fill(Color.red.gradient)
    }

    @ViewBuilder private var gradientsAsViews: some View {
        LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom).opacity(0.4)
        Text("c").background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.4))
    }

    @ViewBuilder private var more: some View {
        Rectangle().fill(.red.gradient).background(.background).overlay(.quaternary)
        Rectangle().fill(.tint.opacity(0.5)).background(.red.shadow(.drop(radius: 2)))
    }

    @ViewBuilder private var opacities: some View {
        Rectangle().fill(.opacity(0.5)).foregroundStyle(.blue.secondary).tint(.pink)
        Rectangle().fill(AnyShapeStyle(.red)).foregroundStyle(.white.opacity(0.7)).foregroundColor(.white.opacity(0.7))
    }

    @ViewBuilder private func conditional(_ isOn: Bool) -> some View {
        Text("d").foregroundColor(isOn ? .accentColor : .gray).foregroundStyle(isOn ? .red : .blue)
        Text("e").foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)).font(.system(.body))
    }

    @Test func everyFormCompiles() {
        _ = (styled, backgrounds, gradients, gradientsAsViews)
        _ = (more, opacities, conditional(true))
    }
}
