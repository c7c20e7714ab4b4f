import SwiftUI

// The invisible overlay of `InvisibleOverlay`, gone wrong in three ways, and once with a view of SwiftUI's own.

/// Broken: at 0.01 the picker is dead. The opacity reaches UIKit as a 32-bit number just below 0.01.
struct TooFaintOverlay: View {
    @State var screenColour: Color = .pink

    var body: some View {
        OverlaidRow(screenColour: screenColour) {
            ColorPicker("Screen's colour", selection: $screenColour)
                .labelsHidden()
                .blur(radius: 20)
                .scaleEffect(x: 20, y: 2)
                .opacity(0.01)
                .frame(maxWidth: .infinity, maxHeight: 50)
                .clipped()
                .accessibilityIdentifier("picker")
        }
    }
}

/// Broken: without `scaleEffect` only the picker's own 28×28 points in the middle of the row take taps.
struct UnscaledOverlay: View {
    @State var screenColour: Color = .pink

    var body: some View {
        OverlaidRow(screenColour: screenColour) {
            ColorPicker("Screen's colour", selection: $screenColour)
                .labelsHidden()
                .blur(radius: 20)
                .opacity(0.014)
                .frame(maxWidth: .infinity, maxHeight: 50)
                .clipped()
                .accessibilityIdentifier("picker")
        }
    }
}

/// Broken: a tint declared after the picker lies on top of it. It has no gesture, and swallows every tap on the row;
/// `allowsHitTesting(false)` on the tint would let them through.
struct CoveredOverlay: View {
    @State var screenColour: Color = .pink

    var body: some View {
        OverlaidRow(screenColour: screenColour) {
            ZStack {
                ColorPicker("Screen's colour", selection: $screenColour)
                    .labelsHidden()
                    .blur(radius: 20)
                    .scaleEffect(x: 20, y: 2)
                    .opacity(0.014)
                    .frame(maxWidth: .infinity, maxHeight: 50)
                    .clipped()
                    .accessibilityIdentifier("picker")
                Color.black.opacity(0.05)
                    .accessibilityIdentifier("tint")
            }
        }
    }
}

/// The same overlay made of SwiftUI's own views: sized by layout instead of `scaleEffect`, it ends where the row ends,
/// and it takes taps down to an opacity of 0.001.
struct TapOverlay: View {
    var tapOpacity = 0.001
    @State var screenColour: Color = .pink

    var body: some View {
        OverlaidRow(screenColour: screenColour) {
            Rectangle()
                .onTapGesture { screenColour = .blue }
                .opacity(tapOpacity)
                .frame(maxWidth: .infinity, maxHeight: 50)
                .clipped()
                .accessibilityIdentifier("tapTarget")
        }
    }
}

/// A settings row on a coloured screen, with a control laid over the whole of it.
struct OverlaidRow<Control: View>: View {
    let screenColour: Color
    @ViewBuilder let control: Control

    var body: some View {
        ZStack {
            screenColour.ignoresSafeArea()
            VStack {
                HStack {
                    title.overlay {
                        indicator.overlay { control }
                    }
                }
                .frame(maxWidth: .infinity, minHeight: 54)
                .background(.white)
                .cornerRadius(10)
                .accessibilityIdentifier("card")
                Spacer()
            }
            .frame(width: 300)
        }
    }

    private var title: some View {
        Text("Choose the screen's colour")
            .font(.headline)
            .padding(.horizontal)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityIdentifier("title")
    }

    private var indicator: some View {
        HStack {
            Spacer()
            Circle()
                .fill(screenColour)
                .frame(width: 18, height: 18)
                .padding(.trailing, 6)
                .padding()
        }
    }
}
