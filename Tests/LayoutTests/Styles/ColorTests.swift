import Testing
import ViewTree

@Suite struct ColorTests {
    private func light(_ color: Color) -> ResolvedColor { color._resolved(isDark: false) }
    private func dark(_ color: Color) -> ResolvedColor { color._resolved(isDark: true) }

    // Apple's Human Interface Guidelines, "Color": iOS system colors, default contrast.
    @Test(
        arguments: [
            (Color.red, 0xFF3B30, 0xFF453A), (.orange, 0xFF9500, 0xFF9F0A), (.yellow, 0xFFCC00, 0xFFD60A),
            (.green, 0x34C759, 0x30D158), (.mint, 0x00C7BE, 0x63E6E2), (.teal, 0x30B0C7, 0x40C8E0),
            (.cyan, 0x32ADE6, 0x64D2FF), (.blue, 0x007AFF, 0x0A84FF), (.indigo, 0x5856D6, 0x5E5CE6),
            (.purple, 0xAF52DE, 0xBF5AF2), (.pink, 0xFF2D55, 0xFF375F), (.brown, 0xA2845E, 0xAC8E68),
            (.gray, 0x8E8E93, 0x8E8E93), (.black, 0x000000, 0x000000), (.white, 0xFFFFFF, 0xFFFFFF),
        ] as [(Color, UInt32, UInt32)])
    func aSystemColourHasUIKitsLightAndDarkValue(_ color: Color, _ light: UInt32, _ dark: UInt32) {
        #expect(color._resolved(isDark: false) == ResolvedColor(hex: light))
        #expect(color._resolved(isDark: true) == ResolvedColor(hex: dark))
    }

    // UIColor.label and .secondaryLabel.
    @Test func primaryAndSecondaryAreTheLabelColours() {
        #expect(light(.primary) == .black)
        #expect(dark(.primary) == .white)
        #expect(light(.secondary) == ResolvedColor(hex: 0x3C3C43, alpha: 0.6))
        #expect(dark(.secondary) == ResolvedColor(hex: 0xEBEBF5, alpha: 0.6))
    }

    @Test func clearStaysClearAtAnyOpacity() {
        #expect(light(.clear).isClear)
        #expect(light(.clear.opacity(1)).isClear)
        #expect(light(.red.opacity(0)).isClear)
        #expect(!light(.white.opacity(0.0001)).isClear)
    }

    @Test func opacityIsLimitedAtTheEndOfTheChain() {
        #expect(light(.red.opacity(0.5).opacity(2)) == SystemColor.red.light)
        #expect(light(.red.opacity(3)).alpha == 1)
        #expect(light(.red.opacity(-1)).isClear)
    }

    @Test func theAccentColourIsTheTintElseBlue() {
        #expect(light(.accentColor) == SystemColor.blue.light)
        #expect(dark(.accentColor) == SystemColor.blue.dark)
        #expect(Color.accentColor.opacity(0.5)._resolved(isDark: true, tint: .red) == SystemColor.red.dark.opacity(0.5))
        // No endless look-up.
        #expect(Color.accentColor._resolved(isDark: false, tint: .accentColor) == SystemColor.blue.light)
    }

    @Test func anAssetColourIsAGrayThatSaysItIsAGuess() {
        let color = light(Color("Brand"))
        #expect(color.isApproximate && !color.isClear)
        #expect(color.hex == "#8E8E93")
        #expect(Color("Brand").isApproximate)
        #expect(light(Color("Brand").opacity(0)).isClear)
        #expect(!Color.red.isApproximate)
    }

    @Test func aDynamicColourHasTwoValues() {
        let color = Color(light: .white, dark: .black)
        #expect(light(color) == .white)
        #expect(dark(color) == .black)
    }

    @Test func componentsAreKeptAsGiven() {
        #expect(light(Color(red: 0.1, green: 0.2, blue: 0.3)) == ResolvedColor(red: 0.1, green: 0.2, blue: 0.3))
        #expect(light(Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)).alpha == 0.4)
        #expect(light(Color(white: 0.25)) == ResolvedColor(white: 0.25))
        #expect(light(Color(red: .nan, green: 0, blue: 0)) == .black)
    }

    // Apple's documentation of `Color`: hue 0.1639 at full saturation and brightness is "lemon yellow".
    @Test(
        arguments: [
            (0, 1, 1, "#FF0000"), (1.0 / 3, 1, 1, "#00FF00"), (2.0 / 3, 1, 1, "#0000FF"), (0.5, 1, 1, "#00FFFF"),
            (1, 1, 1, "#FF0000"), (0.3, 0, 0.2, "#333333"), (0.6, 1, 0, "#000000"), (0.1639, 1, 1, "#FFFB00"),
        ] as [(Double, Double, Double, String)])
    func hueSaturationAndBrightnessBecomeRGB(
        _ hue: Double, _ saturation: Double, _ brightness: Double, _ hex: String
    ) {
        #expect(light(Color(hue: hue, saturation: saturation, brightness: brightness)).hex == hex)
    }

    // IEC 61966-2-1: half the light is 188 of 255.
    @Test func linearComponentsAreEncoded() {
        #expect(light(Color(.sRGBLinear, white: 0.5)).hex == "#BCBCBC")
        #expect(abs(light(Color(.sRGBLinear, white: 1)).red - 1) < 1e-15)
    }

    // CSS Color Module Level 4: color(display-p3 1 0 0) is color(srgb 1.0930 -0.2267 -0.1501).
    @Test func aDisplayP3PrimaryLiesOutsideSRGB() {
        let red = light(Color(.displayP3, red: 1, green: 0, blue: 0))
        #expect(abs(red.red - 1.0930) < 0.0001)
        #expect(abs(red.green - -0.2267) < 0.0001)
        #expect(abs(red.blue - -0.1501) < 0.0001)
        let white = light(Color(.displayP3, white: 1))
        #expect(abs(white.red - 1) < 1e-9 && abs(white.green - 1) < 1e-9 && abs(white.blue - 1) < 1e-9)
    }

    @Test func mixingGoesFromOneColourToTheOther() {
        #expect(light(Color.black.mix(with: .white, by: 0.25, in: .device)) == ResolvedColor(white: 0.25))
        #expect(light(Color.red.mix(with: .blue, by: 0)) == SystemColor.red.light)
        #expect(light(Color.red.mix(with: .blue, by: 1)) == SystemColor.blue.light)
        #expect(dark(Color.red.mix(with: .blue, by: 1)) == SystemColor.blue.dark)
        // Oklab's lightness of a gray is the cube root of its light: halfway to white is light 1/8.
        let middle = light(Color.black.mix(with: .white, by: 0.5))
        #expect(middle.hex == light(Color(.sRGBLinear, white: 0.125)).hex)
        #expect(middle.isApproximate)
    }

    @Test func mixingWithClearFadesWithoutChangingTheHue() {
        let mixed = light(Color.red.mix(with: .clear, by: 0.5, in: .device))
        #expect(mixed == SystemColor.red.light.opacity(0.5))
    }

    @Test func coloursAreComparedByWhatTheyAre() {
        #expect(Color.red == Color.red)
        #expect(Color.red != Color.pink)
        #expect(Color("a") == Color("a"))
        #expect(Color("a") != Color("b"))
        #expect(Color(red: 1, green: 0, blue: 0) != Color.red)
    }

    @Test func itPrintsSwiftUIsName() {
        #expect("\(Color.red)" == "red")
        #expect("\(Color.primary)" == "primary")
        #expect("\(Color.accentColor)" == "accentColor")
        #expect("\(Color.red.opacity(0.3))" == "30% red")
        #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
        #expect("\(Color.clear)" == "clear")
    }

    @Test func resolvingInAnEnvironmentGivesLinearComponents() {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        let color = Color.primary.resolve(in: environment)
        #expect(color.linearRed == 1 && color.opacity == 1)
        let half = Color(white: 0.5).resolve(in: environment)
        // IEC 61966-2-1: 0.5 encoded is 0.2140 of the light.
        #expect(abs(half.linearRed - 0.2140) < 0.0001)
        #expect(abs(half.red - 0.5) < 1e-6)
        #expect("\(Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 1))" == "#FF8000FF")
    }
}
