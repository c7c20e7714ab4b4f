import Foundation
import ViewTree

/// What the cases' shorthand stands for.
enum HitFixtures {
    /// Text sizes are injected, so that no case depends on a font.
    static let measurer = FixedTextMeasurer([
        "T": CGSize(width: 20, height: 16),
        "O": CGSize(width: 120, height: 160),
        "x": CGSize(width: 20, height: 16),
        "caption": CGSize(width: 60, height: 16),
        "first": CGSize(width: 40, height: 16),
        "last": CGSize(width: 40, height: 16),
    ])
}

/// `sq(c,w,h)` of the cases.
func square(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    Rectangle().fill(color).frame(width: width, height: height)
}

/// `Btn("A"){ L }`: a plain button known by its identifier.
@MainActor func plainButton(_ id: String, @ViewBuilder label: () -> some View) -> some View {
    Button(action: {}, label: label).buttonStyle(.plain).accessibilityIdentifier(id)
}

/// `Host("H")`: a control drawn by UIKit, 28×28 points.
func hostedWell(_ id: String) -> some View {
    ColorPicker(id, selection: .constant(.red)).labelsHidden().accessibilityIdentifier(id)
}

nonisolated extension View {
    /// `.tap("A")`: a tap gesture, on a view known by its identifier.
    func taps(_ id: String) -> some View {
        onTapGesture {}.accessibilityIdentifier(id)
    }

    /// The overlay trick's chain, as written in the field.
    func stretchedOverRow(opacity: Double = 0.014) -> some View {
        blur(radius: 20)
            .scaleEffect(x: 20, y: 2)
            .opacity(opacity)
            .frame(maxWidth: .infinity, maxHeight: 50)
            .clipped()
    }
}
