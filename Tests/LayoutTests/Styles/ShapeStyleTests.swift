import Testing
import ViewTree

@Suite struct ShapeStyleTests {
    private let context = StyleContext()

    @Test func aGradientWithClearEndsIsNotClear() {
        let gradient = LinearGradient(colors: [.clear, .red, .clear], startPoint: .top, endPoint: .bottom)
        #expect(!gradient._resolve(context).isClear)
        let clear = LinearGradient(colors: [.clear, .clear], startPoint: .top, endPoint: .bottom)
        #expect(!clear._resolve(context).isClear)
    }

    @Test func aStyleOfOpacityZeroIsClear() {
        #expect(Color.red.opacity(0)._resolve(context).isClear)
        let gradient = Gradient(colors: [.red, .blue])
        #expect(resolve(gradient.opacity(0)).isClear)
        #expect(resolve(gradient.opacity(0.5).opacity(0)).isClear)
        #expect(!resolve(gradient.opacity(0.001)).isClear)
        #expect(resolve(Material.thin.opacity(0)).isClear)
        #expect(!resolve(Material.ultraThin).isClear)
    }

    private func resolve(_ style: some ShapeStyle) -> ResolvedStyle { style._resolve(context) }

    @Test func opacitiesOfAStyleMultiply() {
        let style = ResolvedStyle.image.opacity(0.5).opacity(0.5)
        #expect(style == .translucent(.image, opacity: 0.25))
        #expect(ResolvedStyle.image.opacity(1) == .image)
        #expect(ResolvedStyle.color(.white).opacity(0.5) == .color(ResolvedColor.white.opacity(0.5)))
    }

    @Test func coloursOfAGradientAreSpacedEvenly() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test func aGradientFollowsTheAppearance() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let expected = ResolvedStyle.linearGradient(
            stops: [.init(color: SystemColor.red.dark, location: 0), .init(color: SystemColor.blue.dark, location: 1)],
            startPoint: .leading, endPoint: .trailing)
        #expect(gradient._resolve(StyleContext(isDark: true)) == expected)
    }

    // UIColor.label, secondaryLabel, tertiaryLabel, quaternaryLabel.
    @Test func withoutAForegroundStyleTheLevelsAreTheLabelColours() {
        let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary]
        #expect(
            levels.map { $0._resolve(context).flatColor } == [
                ResolvedColor(hex: 0x000000), ResolvedColor(hex: 0x3C3C43, alpha: 0.6),
                ResolvedColor(hex: 0x3C3C43, alpha: 0.3), ResolvedColor(hex: 0x3C3C43, alpha: 0.18),
            ])
    }

    // OpenSwiftUI, SystemColorDefinition.opacity(at:environment:).
    @Test func withAForegroundStyleTheLevelsAreSharesOfIt() {
        let red = SystemColor.red.light
        let context = StyleContext(foreground: .color(red))
        let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
        #expect(
            levels.map { $0._resolve(context).flatColor } == [
                red, red.opacity(0.5), red.opacity(0.25), red.opacity(0.18), red.opacity(0.18),
            ])
        #expect(ForegroundStyle()._resolve(context).flatColor == red)
    }

    @Test func aLevelGivenOnItsOwnIsUsedAsItIs() {
        let context = StyleContext(foreground: .color(.white), foregroundLevels: [.color(SystemColor.red.light)])
        #expect(HierarchicalShapeStyle.secondary._resolve(context).flatColor == SystemColor.red.light)
        #expect(HierarchicalShapeStyle.tertiary._resolve(context).flatColor == ResolvedColor.white.opacity(0.25))
    }

    @Test func levelsOfAStyleAreSharesOfIt() {
        #expect(resolve(Color.red.secondary) == .color(SystemColor.red.light.opacity(0.5)))
        #expect(resolve(BackgroundStyle().secondary) == .color(SystemColor.secondaryBackground.light))
        #expect(resolve(FillShapeStyle().tertiary) == .color(SystemColor.tertiaryFill.light))
    }

    @Test func tintIsTheContextsElseBlue() {
        #expect(TintShapeStyle()._resolve(context).flatColor == SystemColor.blue.light)
        #expect(TintShapeStyle()._resolve(StyleContext(tint: .red)).flatColor == SystemColor.red.light)
    }

    @Test func backgroundIsTheSystemsUnlessSet() {
        #expect(BackgroundStyle()._resolve(StyleContext(isDark: true)).flatColor == .black)
        #expect(BackgroundStyle()._resolve(StyleContext(background: .color(.white))).flatColor == .white)
    }

    @Test func whatIsAGuessSaysSo() {
        #expect(Material.regular._resolve(context).approximateReason?.contains("regularMaterial") == true)
        #expect(Color("Brand")._resolve(context).approximateReason != nil)
        #expect(Gradient(colors: [.red, Color("Brand")])._resolve(context).approximateReason != nil)
        #expect(Color.red.gradient._resolve(context).approximateReason != nil)
        #expect(Color.red._resolve(context).approximateReason == nil)
        #expect(resolve(Material.thin.opacity(0.5)).approximateReason != nil)
    }

    struct SchemeStyle: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .light ? Color.red.opacity(0.5) : Color.blue
        }
    }

    @Test func aStyleOfTheUsersReadsTheEnvironment() {
        #expect(resolve(SchemeStyle()).flatColor == SystemColor.red.light.opacity(0.5))
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        let context = StyleContext(isDark: true, environment: environment)
        #expect(SchemeStyle()._resolve(context).flatColor == SystemColor.blue.dark)
        #expect(AnyShapeStyle(SchemeStyle())._resolve(context).flatColor == SystemColor.blue.dark)
    }

    @Test func effectsLeaveTheColoursAlone() {
        #expect(resolve(Color.red.shadow(.drop(radius: 3))).flatColor == SystemColor.red.light)
        #expect(resolve(Color.red.blendMode(.multiply)).flatColor == SystemColor.red.light)
    }
}
