import SwiftUI

/// A settings row that opens a colour picker wherever it is tapped.
///
/// What you see is a title and a ring in the chosen colour. What takes the taps is a `ColorPicker` laid over them,
/// scaled up to cover the row and so faint that nobody sees it. Three things decide whether that works:
///
/// - The opacity must not fall below 0.01, or UIKit passes the picker over. It reaches UIKit as a 32-bit number,
///   and 0.01 itself becomes 0.00999999977648258: dead.
/// - `scaleEffect` enlarges the area that takes taps, `frame` does not.
/// - `clipped` cuts what is drawn, never what takes taps: the picker also answers beside the card.
struct InvisibleOverlay: View {
    var pickerOpacity = 0.014
    @State var screenColour: Color = .pink
    @State var turn = 0.0

    var body: some View {
        ZStack {
            screenColour.ignoresSafeArea()
            VStack {
                card
                Spacer()
            }
            .frame(width: 300)
        }
    }

    private var card: some View {
        HStack {
            title.overlay {
                indicator.overlay { picker }
            }
        }
        .frame(maxWidth: .infinity, minHeight: 54)
        .background(.white)
        .cornerRadius(10)
        .shadow(color: .gray.opacity(0.2), radius: 10)
        .accessibilityIdentifier("card")
    }

    private var title: some View {
        Text("Choose the screen's colour")
            .font(.headline)
            .padding(.horizontal)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityIdentifier("title")
    }

    /// The ring at the row's end. The overlay it lives in may be taller than the title without moving it.
    private var indicator: some View {
        HStack {
            Spacer()
            Circle()
                .fill(screenColour)
                .background {
                    Circle()
                        .stroke(.white, lineWidth: 4)
                        .background { rainbow }
                }
                .frame(width: 18, height: 18)
                .accessibilityIdentifier("ring")
                .padding(.trailing, 6)
                .padding()
        }
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
    }

    private var picker: some View {
        ColorPicker("Screen's colour", selection: $screenColour)
            .labelsHidden()
            .blur(radius: 20)
            .scaleEffect(x: 20, y: 2)
            .opacity(pickerOpacity)
            .frame(maxWidth: .infinity, maxHeight: 50)
            .clipped()
            .accessibilityIdentifier("picker")
    }
}
