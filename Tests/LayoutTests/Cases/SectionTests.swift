import Foundation
import Layout
import Testing
import ViewTree

/// Section: no container, but header, content and footer one after the other.
struct SectionTests {
    @Test func aSectionsPartsAreMembersOfTheStackAround() {
        expectLayout(
            "VStack",
            "VStack(spacing:2){box(10,10); Section{box(20,10); box(20,10)} header:{…} footer:{…}; box(10,10)}",
            from: "Apple, Section", at: .proposed(nil, nil), size: (40, 55),
            [
                "h": [0, 12, 40, 5], "a": [10, 19, 20, 10], "b": [10, 31, 20, 10], "f": [0, 43, 40, 0],
                "z": [15, 45, 10, 10],
            ]
        ) {
            VStack(spacing: 2) {
                box(10, 10)
                Section {
                    box(20, 10).mark("a")
                    box(20, 10).mark("b")
                } header: {
                    box(40, 5).mark("h")
                } footer: {
                    box(40, 0).mark("f")
                }
                box(10, 10).mark("z")
            }
        }
        expectLayout(
            "HStack", "HStack(spacing:2){Section{box(20,10).tag(a)} header:{box(5,5).tag(h)}}",
            from: "Apple, Section", at: .proposed(nil, nil), size: (27, 10),
            ["h": [0, 2.5, 5, 5], "a": [7, 0, 20, 10]]
        ) {
            HStack(spacing: 2) {
                Section {
                    box(20, 10).mark("a")
                } header: {
                    box(5, 5).mark("h")
                }
            }
        }
    }

    @Test func modifiersOnASectionGoToEachPart() {
        expectLayout(
            "padding", "VStack(spacing:0){Section{box(20,10).tag(a)} header:{box(20,10).tag(h)}.padding(3)}",
            from: "Apple, Section; MetalUI probe CD for groups", at: .proposed(nil, nil), size: (26, 32),
            ["h": [3, 3, 20, 10], "a": [3, 19, 20, 10]]
        ) {
            VStack(spacing: 0) {
                Section {
                    box(20, 10).mark("a")
                } header: {
                    box(20, 10).mark("h")
                }
                .padding(3)
            }
        }
    }

    @Test func everyInitialiserIsThere() {
        let tree = LayoutTree(
            VStack(spacing: 0) {
                Section(header: box(10, 1), footer: box(10, 2)) { box(10, 4) }
                Section(header: box(10, 8)) { box(10, 16) }
                Section(footer: box(10, 32)) { box(10, 64) }
                Section { box(10, 128) }
                Section {
                    box(10, 256)
                } footer: {
                    box(10, 512)
                }
                Section {
                    box(10, 1024)
                } header: {
                    EmptyView()
                }
                Section("Title") { box(10, 10) }.frame(height: 4096)
                Section(String("Title")) { EmptyView() }.frame(height: 8192)
            })
        let height = tree.size.height
        #expect(height == 18431)
    }

    @Test(arguments: [true, false])
    func aCollapsedSectionShowsItsHeaderAlone(isExpanded: Bool) {
        let tree = LayoutTree(
            VStack(spacing: 0) {
                Section(isExpanded: .constant(isExpanded)) {
                    box(10, 10)
                    box(10, 10)
                } header: {
                    box(10, 5)
                }
                Section("", isExpanded: .constant(isExpanded)) { box(10, 40) }.frame(height: 40)
            })
        #expect(tree.size.height == (isExpanded ? 105 : 45))
    }

    private struct NamedSection: View {
        let name: String
        let count: Int

        var body: some View {
            Section {
                ForEach(0..<count, id: \.self) { Color.red.frame(height: 20).mark("\(name)\($0)") }
            } header: {
                Color.gray.frame(height: 24).mark("\(name)H")
            } footer: {
                Color.black.frame(height: 16).mark("\(name)F")
            }
        }
    }

    @Test func inALazyGridHeadersAndFootersHaveALineToThemselves() {
        expectLayout(
            "lazy/grid-sections", "LazyVGrid(columns:[.fixed(60)x3],spacing:4){Section x2}.frame(width:240)",
            from: "swiftui-web lazy/grid-sections", at: .proposed(240, nil), size: (240, 160),
            [
                "aH": [0, 0, 240, 24], "a0": [22, 28, 60, 20], "a1": [90, 28, 60, 20], "a2": [158, 28, 60, 20],
                "a3": [22, 52, 60, 20], "a4": [90, 52, 60, 20], "aF": [0, 76, 240, 16], "bH": [97, 96, 46, 16],
                "b0": [22, 116, 60, 20], "b2": [158, 116, 60, 20], "b3": [22, 140, 60, 20],
            ], within: LayoutCase.recorded
        ) {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(60)), count: 3), spacing: 4) {
                NamedSection(name: "a", count: 5)
                Section {
                    ForEach(10..<14, id: \.self) { Color.blue.frame(height: 20).mark("b\($0 - 10)") }
                } header: {
                    line(46).mark("bH")
                }
            }
            .frame(width: 240)
        }
    }

    @Test func inALazyGridASectionBeginsALineAndSoDoesWhatFollows() {
        expectLayout(
            "lines", "LazyVGrid(columns:[.fixed(10)x3],spacing:0){box; Section{box}; Section{box; box}; box}",
            from: "swiftui-web lazy/grid-sections", at: .proposed(46, nil), size: (46, 40),
            [
                "a": [0, 0, 10, 10], "b": [0, 10, 10, 10], "c": [0, 20, 10, 10], "d": [18, 20, 10, 10],
                "e": [0, 30, 10, 10],
            ]
        ) {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(10)), count: 3), spacing: 0) {
                box(10, 10).mark("a")
                Section { box(10, 10).mark("b") }
                Section {
                    box(10, 10).mark("c")
                    box(10, 10).mark("d")
                }
                box(10, 10).mark("e")
            }
        }
    }

    @Test func withoutAScrollViewNothingIsPinned() {
        expectLayout(
            "pinned", "LazyVStack(spacing:0,pinnedViews:[headers,footers]){Section}", from: "Apple, pinnedViews",
            at: .proposed(100, nil), size: (100, 80),
            ["sH": [0, 0, 100, 24], "s0": [0, 24, 100, 20], "s1": [0, 44, 100, 20], "sF": [0, 64, 100, 16]]
        ) {
            LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                NamedSection(name: "s", count: 2)
            }
        }
    }
}
