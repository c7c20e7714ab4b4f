import Foundation
import HitTest
import Inspection
import Layout
import Testing
import ViewTree

/// What counts as lying below a layer. Expected numbers: the model that `docs/hits.md` describes, worked out by a program
/// of its own from the published formula of CIEDE2000.
@MainActor
struct SweepGroundTests {
    /// The layer, which every view here has.
    private func layer(_ color: Color = .white, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
        color.frame(width: width, height: height).onTapGesture {}.accessibilityIdentifier("L").opacity(0.02)
    }

    private func stripes(_ colors: Color...) -> some View {
        HStack(spacing: 0) { ForEach(colors.indices, id: \.self) { colors[$0] } }
    }

    @Test func aClipInTheLayersOwnChainCutsItsRectangle() throws {
        let clipped = try sweep(
            ZStack {
                stripes(.red, .green, .black)
                Color.white.frame(width: 390, height: 20).frame(width: 40).clipped().onTapGesture {}
                    .accessibilityIdentifier("L").opacity(0.02)
            })
        clipped.expect(below: 0x34C759, at02: 0.4715, highest: 0.0830)
        let round = try sweep(
            ZStack {
                stripes(.red, .green, .black)
                Color.white.frame(width: 390, height: 20).clipShape(Circle()).onTapGesture {}
                    .accessibilityIdentifier("L").opacity(0.02)
            })
        round.expect(below: 0x34C759, at02: 0.4715, highest: 0.0830)
    }

    @Test func clipsInsideAndAroundAllCut() throws {
        // The inner one leaves 200 points of 390, the outer one 40.
        try sweep(
            ZStack {
                stripes(.black, .red, .green, .black)
                layer(.white, 390, 20).frame(width: 200).clipped().frame(width: 40).clipShape(Rectangle())
                    .offset(x: -50)
            }
        ).expect(below: 0xFF3B30, at02: 0.6590, highest: 0.0591)
    }

    @Test func aMaskLeavesTheRectangleOfItsContent() throws {
        try sweep(
            ZStack {
                stripes(.red, .green, .black)
                Color.white.frame(width: 390, height: 20).mask { Circle().frame(width: 20, height: 20) }
                    .onTapGesture {}.accessibilityIdentifier("L").opacity(0.02)
            }
        ).expect(layer: 0xFFFFFF, below: 0x34C759, at02: 0.4715, highest: 0.0830)
    }

    @Test func aTurnedLayerIsItsTurnedRectangle() throws {
        // Turned by 45°, a square of 100 reaches 70.7 points from the middle sideways, and not into the corners there.
        try sweep(
            ZStack {
                Color.red.frame(width: 400, height: 400)
                Color.black.frame(width: 20, height: 20).offset(x: 55, y: 55)
                Color.black.frame(width: 20, height: 20).offset(x: -55, y: -55)
                Color.white.frame(width: 100, height: 100).rotationEffect(.degrees(45)).onTapGesture {}
                    .accessibilityIdentifier("L").opacity(0.02)
            }
        ).expect(below: 0xFF3B30, at02: 0.6590, highest: 0.0591)
    }

    @Test func whatLiesOffTheScreenDoesNotCount() throws {
        try sweep(
            ZStack {
                stripes(.red, .black).frame(width: 800, height: 400)
                layer(.white, 300, 20)
            }.offset(x: 200)
        ).expect(below: 0xFF3B30, at02: 0.6590, highest: 0.0591)
    }

    @Test func aScaledLayerCoversWhatItIsScaledOver() throws {
        try sweep(
            ZStack {
                Color.green
                Color.black.frame(width: 400, height: 10).offset(y: 40)
                Color.white.frame(width: 10, height: 10).scaleEffect(9).onTapGesture {}
                    .accessibilityIdentifier("L").opacity(0.02)
            }
        ).expect(below: 0x000000, at02: 0.8052, highest: 0.0485)
    }

    @Test func aGroupIsCompositedBeforeItsOpacity() throws {
        try sweep(
            ZStack {
                Color.white
                ZStack {
                    Color.red
                    Color.white
                }.opacity(0.5)
                layer()
            }
        ).expect(below: 0xFFFFFF, at02: 0, highest: 1)
        // Half of a green that hides a red, over white.
        try sweep(
            ZStack {
                Color.white
                ZStack {
                    Color.red
                    Color.green
                }.opacity(0.5)
                layer()
            }
        ).expect(below: 0x9AE3AC, at02: 0.3489, highest: 0.1120)
        // A quarter of black over white.
        try sweep(
            ZStack {
                Color.white
                ZStack {
                    Color.white
                    ZStack {
                        Color.red
                        Color.black
                    }.opacity(0.5)
                }.opacity(0.5)
                layer()
            }
        ).expect(below: 0xBFBFBF, at02: 0.3291, highest: 0.1235)
    }

    @Test func aLayerInAGroupWithItsGroundIsFadedWithIt() throws {
        // Half of black with 0.02 white on it, over white.
        try sweep(
            ZStack {
                Color.white
                ZStack {
                    Color.black
                    layer()
                }.opacity(0.5)
            }
        ).expect(below: 0x808080, at02: 0.9616, highest: 0.0420)
    }

    @Test func strokesAreGroundWhereTheyAreDrawn() throws {
        try sweep(
            ZStack {
                Color.white
                Rectangle().strokeBorder(.black, lineWidth: 60)
                layer()
            }
        ).expect(below: 0x000000, at02: 0.8052, highest: 0.0485)
        try sweep(
            ZStack {
                Color.white.border(.black, width: 80)
                layer()
            }
        ).expect(below: 0x000000, at02: 0.8052, highest: 0.0485)
        // Not in the middle, which the line leaves free.
        try sweep(
            ZStack {
                Color.white
                Rectangle().strokeBorder(.black, lineWidth: 60)
                layer(.white, 100, 100)
            }
        ).expect(below: 0xFFFFFF, at02: 0, highest: 1)
    }

    @Test func lettersAreGround() throws {
        // Through a white layer over black on white the letters are what changes.
        try sweep(
            ZStack {
                Color.white
                Text("Some letters")
                layer()
            }
        ).expect(below: 0x000000, at02: 0.8052, highest: 0.0485)
    }

    @Test func ofAGradientOnlyWhatLiesBelowCounts() throws {
        // White to black over 400 points: below the first 40 nothing is darker than 0.9.
        try sweep(
            ZStack(alignment: .leading) {
                LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
                layer(.white, 40, 40)
            }
        ).expect(at02: 0.1111, highest: 0.3664)
        // From the middle outwards; a corner of the square of 40 is 28.3 points away, of 200.
        let radial = try sweep(
            ZStack {
                RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 200)
                layer(.white, 40, 40)
            })
        let grey = try #require(radial.steps[0].below).red
        #expect(abs(grey - (1 - 800.0.squareRoot() / 200)) < 1e-6)
    }

    @Test func whatLiesInFrontDoesNotCount() throws {
        try sweep(
            ZStack {
                Color.red
                layer().zIndex(1)
                Color.green
                Color.black.frame(width: 50, height: 50).zIndex(2)
            }
        ).expect(below: 0x34C759, at02: 0.4715, highest: 0.0830)
    }

    @Test func aBackgroundWrittenInsideTheOpacityIsFadedAndOneOutsideIsGround() throws {
        let inside = try sweep(
            ZStack {
                Color.green
                Color.clear.frame(width: 50, height: 50).contentShape(Rectangle()).onTapGesture {}
                    .accessibilityIdentifier("L").background(.white).opacity(0.02)
            })
        inside.expect(layer: 0xFFFFFF, below: 0x34C759, at02: 0.4715, highest: 0.0830)
        let outside = try sweep(
            ZStack {
                Color.green
                Color.white.frame(width: 50, height: 50).onTapGesture {}.opacity(0.02).background(.black)
                    .accessibilityIdentifier("L")
            })
        outside.expect(layer: 0xFFFFFF, below: 0x000000, at02: 0.8052, highest: 0.0485)
    }

    @Test func thePreferredAppearanceIsTheScreens() throws {
        let report = try sweep(VStack { layer(.pink) }.preferredColorScheme(.dark))
        report.expect(layer: 0xFF375F, below: 0x000000, at02: 1.7014, highest: 0.0237)
        // Beside the view that prefers it, too; an appearance of a part's own is that part's.
        let beside = try sweep(
            VStack {
                layer(.pink)
                Text("a").preferredColorScheme(.dark)
            })
        beside.expect(layer: 0xFF375F, below: 0x000000)
        try sweep(VStack { layer(.pink) }.environment(\.colorScheme, .dark)).expect(layer: 0xFF375F, below: 0xFFFFFF)
    }

    @Test func aGroupedListReachesIntoTheSafeArea() throws {
        // In the status bar, on the navigation bar, and in the strip of the home indicator.
        for (alignment, y) in [(Alignment.top, -30.0), (.top, 10), (.bottom, 25)] {
            let screen = NavigationStack { List { Text("a") }.navigationTitle("") }
                .overlay(alignment: alignment) { layer(.white, 50, 8).offset(y: y) }
            report(LayoutTree(screen, device: .iPhone16Pro)).expect(below: 0xF2F2F7, at02: 0.0720, highest: 0.5526)
        }
    }

    @Test func rowsHaveTheirOwnBackgroundUnlessTheyAreGivenOne() throws {
        let cells = try sweep(List { layer(.black, 50, 20) })
        cells.expect(below: 0xFFFFFF, at02: 1.0166, highest: 0.0389)
        let given = try sweep(List { layer(.white, 50, 20).listRowBackground(Color.black) })
        given.expect(below: 0x000000, at02: 0.8052, highest: 0.0485)
        let clear = try sweep(List { layer(.white, 50, 20).listRowBackground(Color.clear) })
        clear.expect(below: 0xF2F2F7, at02: 0.0720, highest: 0.5526)
        let hidden = try sweep(
            ZStack {
                Color.black
                List { layer(.white, 50, 20).listRowBackground(Color.clear) }.scrollContentBackground(.hidden)
            })
        hidden.expect(below: 0x000000, at02: 0.8052, highest: 0.0485)
    }

    @Test func aDarkSheetIsRaisedAndACoverIsNot() throws {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let sheet = LayoutTree(
            Text("a").sheet(isPresented: .constant(true)) { layer(.pink, 50, 20) }, device: .iPhone16Pro,
            environment: dark)
        report(sheet).expect(layer: 0xFF375F, below: 0x1C1C1E, at02: 2.8837, highest: 0.0136)
        let cover = LayoutTree(
            Text("a").fullScreenCover(isPresented: .constant(true)) { layer(.pink, 50, 20) }, device: .iPhone16Pro,
            environment: dark)
        report(cover).expect(layer: 0xFF375F, below: 0x000000, at02: 1.7014, highest: 0.0237)
        let light = LayoutTree(
            Text("a").sheet(isPresented: .constant(true)) { layer(.pink, 50, 20) }, device: .iPhone16Pro)
        report(light).expect(layer: 0xFF2D55, below: 0xFFFFFF, at02: 2.2759, highest: 0.0174)
    }

    @Test func inRightToLeftTheFirstStripeLiesOnTheRight() throws {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        try sweep(
            ZStack(alignment: .leading) {
                stripes(.black, .green)
                layer(.white, 50, 50)
            }, environment
        ).expect(below: 0x000000, at02: 0.8052, highest: 0.0485)
        try sweep(
            ZStack(alignment: .trailing) {
                stripes(.black, .green)
                layer(.white, 50, 50)
            }, environment
        ).expect(below: 0x34C759, at02: 0.4715, highest: 0.0830)
    }

    @Test func whatCannotBeKnownIsNamed() throws {
        let image = try sweep(
            ZStack {
                Image("photo").resizable()
                layer()
            })
        #expect(image.limits.contains { $0.contains("Image") })
        let material = try sweep(
            ZStack {
                Rectangle().fill(.regularMaterial)
                layer()
            })
        #expect(material.limits.contains { $0.contains("regularMaterial") })
        let blur = try sweep(
            ZStack {
                Color.red.blur(radius: 9)
                layer()
            })
        #expect(blur.limits.contains { $0.contains("blurred") })
        let plain = try sweep(
            ZStack {
                Color.white
                layer()
            })
        #expect(plain.limits.count == 4)
    }
}

@MainActor
private func sweep(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) throws -> SweepReport {
    let device = Device(size: CGSize(width: 400, height: 400), scale: 2, safeArea: EdgeInsets())
    return report(LayoutTree(view, device: device, environment: environment))
}

@MainActor
private func report(_ tree: LayoutTree) -> SweepReport {
    SweepReport(tree, target: tree["L"]!, id: "L", opacities: [0.02], rules: .frontMost)
}
