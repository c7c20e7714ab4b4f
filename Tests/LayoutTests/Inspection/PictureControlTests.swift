import Foundation
import Inspection
import Layout
import Testing
import ViewTree

/// What the system draws itself: tints of labels, chevrons, separators, symbols. From general knowledge of UIKit.
@MainActor
struct PictureControlTests {
    /// Apple's Human Interface Guidelines, "Color": system blue and red, light.
    private let blue = "#007aff"
    private let red = "#ff3b30"

    private func colours(_ drawn: DrawnPicture) -> [String?] {
        drawn.elements.filter { $0.name == "text" }.map { $0.attributes["fill"] }
    }

    @Test func aButtonsLabelIsTinted() {
        let drawn = DrawnPicture {
            VStack {
                Button("automatic") {}
                Button("destroys", role: .destructive) {}
                Button("bordered") {}.buttonStyle(.bordered).tint(.green)
                Button("prominent") {}.buttonStyle(.borderedProminent)
                Button("plain") {}.buttonStyle(.plain)
                Menu("menu") {}
            }
        }
        #expect(colours(drawn) == [blue, red, "#34c759", "#ffffff", "#000000", blue])
    }

    @Test func aStyleOfTheUsersHasTheLastWord() {
        let drawn = DrawnPicture {
            VStack {
                Button("around") {}.foregroundStyle(.orange)
                Button(action: {}, label: { Text("inside").foregroundStyle(.purple) })
            }
        }
        #expect(colours(drawn) == ["#ff9500", "#af52de"])
    }

    @Test func aDisabledButtonIsFaint() {
        let drawn = DrawnPicture { Button("off") {}.disabled(true) }
        let text = drawn.elements.first { $0.name == "text" }
        #expect(text?.attributes["fill"] != blue)
        #expect(text?.attributes["fill-opacity"] != nil)
    }

    @Test func aLinkInAListEndsInAChevronAndItsLabelIsBlack() {
        let drawn = DrawnPicture {
            NavigationStack {
                List { NavigationLink("go") { Text("there") } }
            }
        }
        #expect(drawn.elements.contains { $0.name == "text" && $0.attributes["fill"] == "#000000" })
        #expect(chevrons(drawn).count == 1)
    }

    /// Paths that are drawn with a pen alone.
    private func chevrons(_ drawn: DrawnPicture) -> [DrawnPicture.Element] {
        drawn.elements.filter { $0.name == "path" && $0.attributes["stroke-linecap"] == "round" }
    }

    @Test func whatIsLeftOfAChoiceKeepsItsChevron() {
        let drawn = DrawnPicture {
            ViewThatFits(in: .horizontal) {
                HStack {
                    Color.red.frame(width: 500)
                    DisclosureGroup("much") { Text("more") }
                }
                DisclosureGroup("little") { Text("more") }
            }
        }
        #expect(chevrons(drawn).count == 1)
    }

    @Test func aSeparatorBeginsWhereTheRowsFirstTextDoes() throws {
        let drawn = DrawnPicture {
            List {
                HStack(spacing: 10) {
                    Color.red.frame(width: 30, height: 20)
                    Text("one")
                }
                Text("two")
                Text("three")
            }
            .listStyle(.plain)
        }
        let lines = drawn.elements.filter { $0.name == "rect" && $0.attributes["height"] == "0.5" }
        let starts = lines.compactMap { $0.attributes["x"].flatMap { Double($0) } }
        let texts = drawn.elements.filter { $0.name == "tspan" }.compactMap {
            $0.attributes["x"].flatMap { Double($0) }
        }
        #expect(starts.count == 2)
        #expect(starts == Array(texts.prefix(2)))
        #expect(starts[0] - starts[1] == 40)
    }

    @Test func aHiddenSeparatorIsNotDrawnAndATintedOneHasItsColour() {
        let drawn = DrawnPicture {
            List {
                Text("one").listRowSeparator(.hidden)
                Text("two").listRowSeparatorTint(.red)
                Text("three")
                Text("four").listRowSeparator(.hidden, edges: .top)
            }
        }
        let lines = drawn.elements.filter { $0.name == "rect" && $0.attributes["height"] == "0.5" }
        #expect(lines.map { $0.attributes["fill"] } == [red])
    }

    @Test func aListsBackgroundCanBeHidden() {
        func grounds(_ visibility: Visibility) -> Int {
            let drawn = DrawnPicture { List { Text("one") }.scrollContentBackground(visibility) }
            return drawn.elements.filter { $0.attributes["fill"] == "#f2f2f7" }.count
        }
        #expect(grounds(.visible) == 1)
        #expect(grounds(.hidden) == 0)
    }

    @Test func aKnownSymbolIsADrawingAndAnUnknownOneABoxWithItsName() {
        let known = DrawnPicture { Image(systemName: "star.fill").font(.system(size: 60)).foregroundStyle(.red) }
        #expect(known.elements.contains { $0.name == "path" && $0.attributes["fill"] == red })
        #expect(!known.elements.contains { $0.name == "text" })
        let unknown = DrawnPicture { Image(systemName: "zodiac").font(.system(size: 60)) }
        #expect(unknown.text.contains("zodiac"))
    }

    @Test(arguments: ["plus", "plus.circle", "plus.circle.fill", "person.crop.circle", "exclamationmark.triangle.fill"])
    func symbolsAreTakenApartAsTheirNamesAreMade(_ name: String) {
        let drawn = DrawnPicture { Image(systemName: name).font(.system(size: 40)) }
        #expect(drawn.problem == nil)
        #expect(drawn.elements.contains { $0.name == "path" })
        #expect(drawn.elements.contains { $0.name == "rect" && $0.attributes["stroke-width"] == "0.5" } == false)
    }

    @Test func aDateAndATimeHaveAPillEach() {
        let drawn = DrawnPicture {
            DatePicker("d", selection: .constant(Date(timeIntervalSince1970: 0))).labelsHidden()
        }
        let texts = drawn.elements.filter { $0.name == "text" }
        #expect(texts.count == 2)
    }

    @Test func aLabelIsAsWideAsTheTreesFontMakesIt() throws {
        let drawn = DrawnPicture {
            Picker("p", selection: .constant(1)) {
                Text("iii").tag(1)
                Text("mmm").tag(2)
            }
            .pickerStyle(.segmented).frame(width: 200)
        }
        let widths = drawn.elements.filter { $0.name == "text" }
            .compactMap { $0.attributes["textLength"].flatMap { Double($0) } }
        #expect(widths.count == 2)
        #expect(widths[0] < widths[1])
    }
}
