import Foundation
import Inspection
import Layout
import Testing
import ViewTree

/// The drawing of a screen: valid XML, numbered like the tree, with what SVG has for each thing that is drawn.
@MainActor
struct PictureTests {
    private func picture(
        dark: Bool = false, platform: Platform = .iOS18, @ViewBuilder _ view: () -> some View
    ) -> DrawnPicture {
        DrawnPicture(dark: dark, platform: platform, view)
    }

    @Test(arguments: ["<&>\"'", "]]>", "\u{0}\u{1}\u{B}", "\u{FFFE}", "a\nb\tc", "é 🎈 שלום", "--> <!-- -->", ""])
    func anyTextGivesValidXML(_ text: String) {
        let drawn = picture {
            VStack {
                Text(verbatim: text)
                Image(text)
                TextField(text, text: .constant(text))
                Color.red.accessibilityIdentifier(text)
            }
        }
        #expect(drawn.problem == nil)
    }

    @Test func everyElementCarriesTheNumberOfItsView() {
        let drawn = picture {
            VStack {
                Text("one two").underline()
                Color.red.opacity(0.5)
                Circle().stroke(Color.blue, lineWidth: 3).blur(radius: 2)
                Toggle("on", isOn: .constant(true))
                Slider(value: .constant(0.5))
                Image(systemName: "star")
                Picker("p", selection: .constant(1)) {
                    Text("a").tag(1)
                    Text("b").tag(2)
                }.pickerStyle(.segmented)
            }
        }
        #expect(drawn.problem == nil)
        // The background is the screen's own.
        let unnumbered = drawn.elements.dropFirst().filter { $0.attributes["data-n"] == nil && $0.name != "tspan" }
        #expect(unnumbered.map(\.name) == [])
        #expect(drawn.elements.count > 20)
    }

    @Test func aLinearGradientRunsBetweenItsPointsInTheRectangleThatItFills() {
        let drawn = picture {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                .frame(width: 100, height: 50)
        }
        let gradient = drawn.definitions.first { $0.name == "linearGradient" }
        #expect(gradient?.attributes["gradientUnits"] == "userSpaceOnUse")
        #expect(["x1", "y1", "x2", "y2"].map { gradient?.attributes[$0] } == ["0", "25", "100", "25"])
        #expect(
            drawn.definitions.filter { $0.name == "stop" }.map { $0.attributes["stop-color"] } == [
                "#ff3b30", "#007aff",
            ])
    }

    @Test func aRadialGradientHasItsRadiiInPoints() {
        let drawn = picture {
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 5, endRadius: 40)
                .frame(width: 100, height: 50)
        }
        let gradient = drawn.definitions.first { $0.name == "radialGradient" }
        #expect(["cx", "cy", "fr", "r"].map { gradient?.attributes[$0] } == ["50", "25", "5", "40"])
    }

    @Test func anAngularGradientIsAPatternOfWedges() {
        let drawn = picture { AngularGradient(colors: [.red, .blue], center: .center).frame(width: 100, height: 50) }
        #expect(drawn.definitions.contains { $0.name == "pattern" })
        #expect(drawn.definitions.filter { $0.name == "polygon" }.count == 180)
    }

    @Test func aStrokeKeepsItsPen() {
        let drawn = picture {
            Rectangle().stroke(
                Color.red,
                style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .bevel, dash: [6, 2], dashPhase: 1)
            ).frame(width: 50, height: 50)
        }
        let path = drawn.elements.first { $0.name == "path" }
        #expect(path?.attributes["stroke-width"] == "4")
        #expect(path?.attributes["stroke-linecap"] == "round")
        #expect(path?.attributes["stroke-linejoin"] == "bevel")
        #expect(path?.attributes["stroke-dasharray"] == "6 2")
        #expect(path?.attributes["stroke-dashoffset"] == "1")
        #expect(path?.attributes["fill"] == "none")
    }

    @Test func aTextIsDrawnLineByLineInItsFont() throws {
        let drawn = picture {
            Text("several words that need more than one line").font(.system(size: 20, weight: .bold)).italic()
                .multilineTextAlignment(.center).frame(width: 120)
        }
        let lines = drawn.elements.filter { $0.name == "tspan" }
        #expect(lines.count > 2)
        #expect(lines.allSatisfy { $0.attributes["font-size"] == "20" })
        #expect(lines.allSatisfy { $0.attributes["font-weight"] == "700" })
        #expect(lines.allSatisfy { $0.attributes["font-style"] == "italic" })
        // Centred lines have the same middle.
        let middles = try lines.map { line -> Double in
            let x = try #require(line.attributes["x"].flatMap { Double($0) })
            let width = try #require(line.attributes["textLength"].flatMap { Double($0) })
            return x + width / 2
        }
        #expect(middles.allSatisfy { abs($0 - middles[0]) < 0.01 })
        let baselines = lines.compactMap { $0.attributes["y"].flatMap { Double($0) } }
        #expect(baselines == baselines.sorted())
        #expect(Set(baselines).count == lines.count)
    }

    @Test func aTextThatIsCutOffEndsInAnEllipsis() {
        let drawn = picture { Text("words that do not fit at all").lineLimit(1).frame(width: 60) }
        #expect(drawn.text.contains("…"))
    }

    @Test func linesAndColoursOfTextsAreDrawn() {
        let drawn = picture {
            VStack {
                Text("under").underline()
                Text("gone").strikethrough()
                (Text("red ").foregroundColor(.red) + Text("plain"))
            }
        }
        let decorations = drawn.elements.compactMap { $0.attributes["text-decoration"] }
        #expect(decorations == ["underline", "line-through"])
        #expect(drawn.elements.contains { $0.name == "tspan" && $0.attributes["fill"] == "#ff3b30" })
    }

    @Test func clipsMasksAndFiltersAreSVGsOwn() {
        let drawn = picture {
            VStack {
                Color.red.clipShape(Circle())
                Color.red.mask { Text("mask") }
                Color.red.blur(radius: 6)
                Color.red.shadow(color: .black, radius: 4, x: 1, y: 2)
            }
        }
        #expect(drawn.definitions.contains { $0.name == "clipPath" })
        #expect(drawn.definitions.contains { $0.name == "mask" && $0.attributes["style"] == "mask-type:alpha" })
        #expect(drawn.definitions.contains { $0.name == "feGaussianBlur" && $0.attributes["stdDeviation"] == "6" })
        #expect(drawn.definitions.contains { $0.name == "feOffset" && $0.attributes["dy"] == "2" })
        let groups = drawn.elements.filter { $0.name == "g" }
        #expect(groups.contains { $0.attributes["clip-path"] != nil })
        #expect(groups.contains { $0.attributes["mask"] != nil })
        #expect(groups.filter { $0.attributes["filter"] != nil }.count == 2)
    }

    @Test func hiddenContentIsNotDrawn() {
        #expect(picture { Color.red.hidden() }.elements.count == 1)
    }

    @Test func aSwitchStandsOnTheSideOfItsValue() {
        func knob(_ isOn: Bool) -> Double {
            let drawn = picture { Toggle("t", isOn: .constant(isOn)).labelsHidden() }
            return drawn.elements.first { $0.name == "ellipse" }?.attributes["cx"].flatMap { Double($0) } ?? .nan
        }
        #expect(knob(true) > knob(false))
    }

    @Test func theChosenSegmentIsSet() {
        let drawn = picture {
            Picker("p", selection: .constant(2)) {
                Text("one").tag(1)
                Text("two").tag(2)
            }.pickerStyle(.segmented).frame(width: 200)
        }
        let bold = drawn.elements.filter { $0.name == "text" && $0.attributes["font-weight"] == "600" }
        #expect(bold.count == 1)
        #expect(bold.first?.attributes["x"] == "150")
    }

    @Test func aDarkScreenIsBlack() {
        #expect(picture(dark: true) { Color.clear }.elements.first?.attributes["fill"] == "#000000")
        #expect(picture { Color.clear }.elements.first?.attributes["fill"] == "#ffffff")
    }

    @Test func aListHasItsBackgroundCellsAndSeparators() {
        let drawn = picture {
            List {
                Text("one")
                Text("two")
            }
        }
        #expect(drawn.elements.contains { $0.name == "rect" && $0.attributes["fill"] == "#f2f2f7" })
        #expect(drawn.elements.filter { $0.name == "path" && $0.attributes["fill"] == "#ffffff" }.count == 2)
        #expect(drawn.elements.filter { $0.attributes["height"] == "0.5" }.count == 1)
    }
}
