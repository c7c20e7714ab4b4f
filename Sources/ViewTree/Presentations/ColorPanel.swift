import Foundation

/// The panel of a `ColorPicker`: a button that closes it, and a grid of colours that a tap chooses from.
///
/// UIKit's panel has sliders, a spectrum and an opacity besides; its sizes are not recorded.
struct ColorPanel {
    let selection: Binding<Color>
    @Environment(\.dismissal) private var dismissal

    init(selection: Binding<Color>) { self.selection = selection }
}

extension ColorPanel: View {
    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                Reported(
                    Button(action: { dismissal?() }) {
                        Image(systemName: "xmark").frame(width: 44, height: 44).contentShape(Rectangle())
                    }
                    .buttonStyle(.plain).accessibilityLabel("Close"))
            }
            Reported(ColorGrid(selection: selection)).padding([.horizontal, .bottom], 16)
        }
    }
}

/// Twelve hues in ten shades, the greys first.
struct ColorGrid {
    let selection: Binding<Color>

    static let height: CGFloat = 340

    /// A grid in the manner of UIColorPickerViewController's; red, green and blue in sRGB. The values are from memory: a guess.
    static let colors: [[UInt32]] = [
        [
            0xFEFFFE, 0xEBEBEB, 0xD6D6D6, 0xC2C2C2, 0xADADAD, 0x999999,
            0x858585, 0x707070, 0x5C5C5C, 0x474747, 0x333333, 0x000000,
        ],
        [
            0x00374A, 0x011D57, 0x11053B, 0x2E063D, 0x3C071B, 0x5C0701,
            0x5A1C00, 0x583300, 0x563D00, 0x666100, 0x4F5504, 0x263E0F,
        ],
        [
            0x004D65, 0x012F7B, 0x1A0A52, 0x450D59, 0x551029, 0x831100,
            0x7B2900, 0x7A4A00, 0x785800, 0x8D8602, 0x6F760A, 0x38571A,
        ],
        [
            0x016E8F, 0x0042A9, 0x2C0977, 0x61187C, 0x791A3D, 0xB51A00,
            0xAD3E00, 0xA96800, 0xA67B01, 0xC4BC00, 0x9BA50E, 0x4E7A27,
        ],
        [
            0x008CB4, 0x0056D6, 0x371A94, 0x7A219E, 0x99244F, 0xE22400,
            0xDA5100, 0xD38301, 0xD19D01, 0xF5EC00, 0xC3D117, 0x669D34,
        ],
        [
            0x00A1D8, 0x0061FE, 0x4D22B2, 0x982ABC, 0xB92D5D, 0xFF4015,
            0xFF6A00, 0xFFAB01, 0xFDC700, 0xFEFB41, 0xD9EC37, 0x76BB40,
        ],
        [
            0x01C7FC, 0x3A87FE, 0x5E30EB, 0xBE38F3, 0xE63B7A, 0xFF6250,
            0xFF8648, 0xFEB43F, 0xFECB3E, 0xFFF76B, 0xE4EF65, 0x96D35F,
        ],
        [
            0x52D6FC, 0x74A7FF, 0x864FFE, 0xD357FE, 0xEE719E, 0xFF8C82,
            0xFFA57D, 0xFFC777, 0xFFD977, 0xFFF994, 0xEAF28F, 0xB1DD8B,
        ],
        [
            0x93E3FD, 0xA7C6FF, 0xB18CFE, 0xE292FE, 0xF4A4C0, 0xFFB5AF,
            0xFFC5AB, 0xFFD9A8, 0xFFE4A8, 0xFFFBB9, 0xF2F7B7, 0xCDE8B5,
        ],
        [
            0xCBF0FF, 0xD3E2FF, 0xD9C9FE, 0xEFCAFF, 0xF9D3E0, 0xFFDBD8,
            0xFFE2D6, 0xFFECD4, 0xFFF2D5, 0xFEFCDD, 0xF7FADB, 0xDFEED4,
        ],
    ]

    /// The colour at a place, in units of the grid's size from the top leading corner.
    static func color(at place: UnitPoint) -> Color {
        let row = min(max(0, Int(place.y * CGFloat(colors.count))), colors.count - 1)
        let column = min(max(0, Int(place.x * CGFloat(colors[row].count))), colors[row].count - 1)
        let value = colors[row][column]
        func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
        return Color(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: 1)
    }
}

extension ColorGrid: View {}
extension ColorGrid: PrimitiveView {
    @MainActor static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        var entry = HostedEntry(
            kind: "ColorGrid", label: nil, size: CGSize(width: .nan, height: Self.height), takesTouches: true,
            isEnabled: true, yieldsToAncestorTap: false, colors: [], activate: nil)
        let input = ControlInput()
        let selection = view.selection
        input.tap = { selection.wrappedValue = Self.color(at: $0) }
        input.choose = { selection.wrappedValue = $0 }
        entry.input = input
        builder.hosted(entry, because: "the sizes of the colour panel are not recorded")
    }
}
