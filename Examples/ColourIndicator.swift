import SwiftUI

/// A round swatch inside a white gap inside a rainbow ring: three nested circles around one 18×18 frame.
///
/// The gap and the ring are backgrounds, and a background is laid out in its view's size without adding to it. So the
/// ring is drawn 28 points wide and the indicator still takes up 18: a row it stands in keeps its height.
struct ColourIndicator: View {
    var colour: Color = .pink
    @State var turn = 0.0

    var body: some View {
        Circle()
            .fill(colour)
            .accessibilityIdentifier("swatch")
            .background { gap }
            .frame(width: 18, height: 18)
    }

    private var gap: some View {
        Circle()
            .stroke(.white, lineWidth: 4)
            .accessibilityIdentifier("gap")
            .background { rainbow }
    }

    private var rainbow: some View {
        Circle()
            .stroke(
                LinearGradient(
                    colors: [.red, .orange, .yellow, .green, .blue, .purple],
                    startPoint: .topLeading,
                    endPoint: .bottomTrailing
                ),
                lineWidth: 10
            )
            .rotationEffect(.degrees(turn))
            .animation(.linear(duration: 2).repeatForever(autoreverses: false), value: turn)
            .onAppear { turn = 360 }
            .accessibilityIdentifier("rainbow")
    }
}
