import Foundation
import Inspection
import Layout
import Testing
import ViewTree

/// Effects on colours, blend modes, and perspectives.
@MainActor
struct PictureEffectTests {
    @Test func effectsOnColoursAreFilters() {
        let drawn = DrawnPicture {
            VStack {
                Color.red.saturation(0.5)
                Color.red.grayscale(0.25)
                Color.red.hueRotation(.degrees(90))
                Color.red.colorInvert()
                Color.red.brightness(0.25)
                Color.red.contrast(0.5)
                Color.red.colorMultiply(Color(red: 0.5, green: 1, blue: 0))
            }
        }
        #expect(drawn.problem == nil)
        let matrices = drawn.definitions.filter { $0.name == "feColorMatrix" }
        // Greyness is missing saturation.
        #expect(matrices.map { $0.attributes["type"] } == ["saturate", "saturate", "hueRotate", "matrix"])
        #expect(matrices.prefix(3).map { $0.attributes["values"] } == ["0.5", "0.75", "90"])
        #expect(matrices.last?.attributes["values"] == "0.5 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 1 0")
        // An inverted component is 1 less it; a contrast turns about one half.
        let functions = drawn.definitions.filter { $0.name == "feFuncR" }
        #expect(functions.map { $0.attributes["slope"] } == ["-1", "1", "0.5"])
        #expect(functions.map { $0.attributes["intercept"] } == ["1", "0.25", "0.25"])
    }

    @Test func filtersMixInTheColourSpaceOfTheScreen() {
        let drawn = DrawnPicture { Color.red.blur(radius: 4) }
        let filter = drawn.definitions.first { $0.name == "filter" }
        #expect(filter?.attributes["color-interpolation-filters"] == "sRGB")
    }

    @Test func blendModesAreThoseOfCSS() {
        let drawn = DrawnPicture {
            ZStack {
                Color.red
                Color.blue.blendMode(.multiply)
                Color.blue.blendMode(.colorDodge)
                Color.blue.blendMode(.normal)
            }
            .compositingGroup()
        }
        let styles = drawn.elements.compactMap { $0.attributes["style"] }
        #expect(styles == ["isolation:isolate", "mix-blend-mode:multiply", "mix-blend-mode:color-dodge"])
    }

    @Test func whatStaysAfterAChoiceKeepsItsEffect() {
        let drawn = DrawnPicture {
            ViewThatFits {
                Color.blue.frame(width: 500).saturation(0)
                Color.red.frame(width: 50).saturation(0.5)
            }
        }
        let matrices = drawn.definitions.filter { $0.name == "feColorMatrix" }
        #expect(matrices.map { $0.attributes["values"] } == ["0.5"])
    }

    /// What is drawn lies where it is hit: hits go by the tree's own projection of the view's corners.
    @Test(arguments: [(30.0, 0.0, 1.0), (60, 1, 0), (-50, 1, 1), (85, 0, 1)])
    func aPerspectiveIsDrawnWhereItIsHit(_ degrees: Double, _ x: Double, _ y: Double) throws {
        let tree = DrawnPicture.tree {
            Color.red.frame(width: 120, height: 80)
                .rotation3DEffect(.degrees(degrees), axis: (x: x, y: y, z: 0))
                .rotationEffect(.degrees(10)).offset(x: 30, y: 40)
        }
        let row = try #require((0..<tree.table.count).first { tree.table.nodes[$0].kind == .color })
        let corners = [CGPoint.zero, CGPoint(x: 120, y: 0), CGPoint(x: 120, y: 80), CGPoint(x: 0, y: 80)].map {
            tree.onScreen($0, row)
        }
        let drawn = DrawnPicture(Picture(tree).svg)
        let path = try #require(drawn.elements.first { $0.name == "path" && $0.attributes["fill"] == "#ff3b30" })
        let numbers = try #require(path.attributes["d"]).split { "MLZ ".contains($0) }.compactMap { Double($0) }
        #expect(numbers.count == 8)
        var points: [CGPoint] = []
        for place in stride(from: 0, to: numbers.count - 1, by: 2) {
            points.append(CGPoint(x: numbers[place], y: numbers[place + 1]))
        }
        for corner in corners {
            #expect(points.contains { hypot($0.x - corner.x, $0.y - corner.y) < 0.01 })
        }
    }

    @Test func aStrokeInAPerspectiveIsAnOutlineAndATextIsDrawnWordByWord() {
        let drawn = DrawnPicture {
            VStack {
                Circle().stroke(Color.red, lineWidth: 4).frame(width: 60, height: 60)
                Text("two words")
            }
            .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
        }
        #expect(drawn.problem == nil)
        #expect(drawn.elements.allSatisfy { $0.attributes["stroke"] == nil || $0.name == "rect" })
        #expect(drawn.elements.filter { $0.name == "text" }.count == 2)
        let maps = drawn.elements.compactMap { $0.attributes["transform"] }
        #expect(Set(maps).count == 2)
    }

    @Test func whatIsTurnedAwayAltogetherIsNotDrawn() {
        let drawn = DrawnPicture {
            Color.red.frame(width: 50, height: 50).rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))
        }
        #expect(drawn.problem == nil)
        #expect(!drawn.text.contains("nan"))
    }

    @Test func idsAreUniqueAndNumbersAreNumbers() {
        let tree = DrawnPicture.tree {
            ScrollView {
                VStack {
                    ForEach(0..<3, id: \.self) { place in
                        Color.red.mask { Circle() }.clipShape(Circle()).blur(radius: 2).shadow(radius: 3)
                        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).clipped()
                        AngularGradient(colors: [.red, .blue], center: .center).mask { Text("\(place)") }
                        TextField("p", text: .constant("x"))
                        TextEditor(text: .constant("a\nb"))
                        Color.red.frame(width: 0, height: 0).shadow(radius: .infinity)
                        Rectangle().fill(.red).rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0))
                            .blur(radius: .nan)
                    }
                }
            }
        }
        let svg = Picture(tree).svg
        let drawn = DrawnPicture(svg)
        #expect(drawn.problem == nil)
        #expect(drawn.ids.count > 10)
        #expect(Set(drawn.ids).count == drawn.ids.count)
        for word in ["nan", "inf", "NaN", "\"\""] { #expect(!svg.contains(word)) }
    }
}
