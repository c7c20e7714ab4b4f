import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Values that views pass up.
struct PreferenceTests {
    @Test func valuesAreMergedInTheOrderOfTheViews() {
        #expect(
            names {
                VStack {
                    box(1, 1).preference(key: Names.self, value: ["a"])
                    HStack {
                        box(1, 1).preference(key: Names.self, value: ["b"])
                        box(1, 1).preference(key: Names.self, value: ["c"])
                    }
                    box(1, 1)
                    ForEach(0..<2) { box(1, 1).preference(key: Names.self, value: ["\($0)"]) }
                }
            } == ["a", "b", "c", "0", "1"])
    }

    @Test func aViewsValueComesBeforeThatOfItsOverlayAndBackground() {
        #expect(
            names {
                box(1, 1).preference(key: Names.self, value: ["a"])
                    .overlay { box(1, 1).preference(key: Names.self, value: ["over"]) }
                    .background { box(1, 1).preference(key: Names.self, value: ["behind"]) }
            } == ["a", "over", "behind"])
    }

    @Test func aValueReplacesWhatComesFromInside() {
        #expect(
            names {
                VStack {
                    box(1, 1).preference(key: Names.self, value: ["a"])
                    box(1, 1).preference(key: Names.self, value: ["b"])
                }
                .preference(key: Names.self, value: ["c"])
            } == ["c"])
    }

    @Test func aTransformChangesWhatComesFromInside() {
        #expect(
            names {
                box(1, 1).preference(key: Names.self, value: ["a"])
                    .transformPreference(Names.self) { $0.append("+") }
            } == ["a", "+"])
        #expect(names { box(1, 1).transformPreference(Names.self) { $0.append("+") } } == ["+"])
    }

    @Test func keysDoNotMeet() {
        #expect(
            names {
                box(1, 1).preference(key: Names.self, value: ["a"]).preference(key: Width.self, value: 4)
            } == ["a"])
    }

    @Test func whereNobodySetsAKeyTheReaderSeesTheDefault() {
        #expect(names { box(1, 1) } == [])
    }

    @Test func anOverlayMadeOfAPreferenceIsAlignedLikeAnother() {
        expectLayout(
            "PR1", "box(40,20).preference(8).overlayPreferenceValue(alignment:.bottomTrailing){ box($0,$0).tag(o) }",
            from: "Apple documentation of overlayPreferenceValue", at: .proposed(nil, nil), size: (40, 20),
            ["o": [32, 12, 8, 8]]
        ) {
            box(40, 20).preference(key: Width.self, value: 8)
                .overlayPreferenceValue(Width.self, alignment: .bottomTrailing) { box($0, $0).mark("o") }
        }
        expectLayout(
            "PR2", "box(40,20).preference(8).backgroundPreferenceValue{ box($0,$0).tag(o) }",
            from: "Apple documentation of backgroundPreferenceValue", at: .proposed(nil, nil), size: (40, 20),
            ["o": [16, 6, 8, 8]]
        ) {
            box(40, 20).preference(key: Width.self, value: 8)
                .backgroundPreferenceValue(Width.self) { box($0, $0).mark("o") }
        }
    }

    @Test func aPreferenceMayDependOnAGeometryReadersSize() {
        expectLayout(
            "PR3", "GeometryReader{ Color.preference($0.size.width / 2) }.overlayPreferenceValue{ box($0,10).tag(o) }",
            from: "derived", at: .proposed(100, 40), ["o": [25, 15, 50, 10]]
        ) {
            GeometryReader { proxy in Color.red.preference(key: Width.self, value: proxy.size.width / 2) }
                .overlayPreferenceValue(Width.self) { box($0, 10).mark("o") }
        }
    }

    @Test func aChangeIsReportedFirstAndThenWhenItHappens() throws {
        let log = Log()
        let host = ViewHost(Reporting(log: log), proposal: ProposedViewSize(width: 100, height: 100))
        #expect(log.lines == ["1"])
        try host.tap("same")
        #expect(log.lines == ["1"])
        try host.tap("more")
        #expect(log.lines == ["1", "2"])
    }

    @Test func aTreeAloneRunsNoCallback() {
        let log = Log()
        _ = LayoutTree(Reporting(log: log), proposal: .unspecified)
        #expect(log.lines.isEmpty)
    }

    @Test func nothingIsReportedWhereNobodySetsTheKey() {
        let log = Log()
        _ = ViewHost(
            box(1, 1).onPreferenceChange(Width.self) { log.lines.append("\($0)") }, proposal: .unspecified)
        #expect(log.lines.isEmpty, "SwiftUI binds an action to a value that is there")
    }

    @Test func aSizeReaderSetsAStateToItsSize() {
        let host = ViewHost(SizeReading(), proposal: ProposedViewSize(width: 200, height: 200))
        #expect(host.tree["size"] != nil)
        #expect(host.tree["30.0×12.0"] != nil)
        #expect(host.warnings.isEmpty && host.tree.warnings.isEmpty)
    }

    @Test func buttonsGrowToTheWidestThroughAPreference() {
        let host = ViewHost(EqualWidths(), proposal: .unspecified)
        #expect(host.tree["0"]?.frame.width == 90)
        #expect(host.tree["1"]?.frame.width == 90)
        #expect(host.tree["2"]?.frame.width == 90)
    }

    @Test func geometryChangesAreReported() throws {
        let log = Log()
        let host = ViewHost(Measured(log: log), proposal: ProposedViewSize(width: 200, height: 200))
        #expect(log.lines.sorted() == ["20.0", "20.0→20.0"])
        try host.tap("grow")
        #expect(log.lines.sorted() == ["20.0", "20.0→20.0", "20.0→50.0", "50.0"])
    }

    @Test func aPreferenceThatAlwaysChangesEndsInAWarning() {
        let counter = Counter()
        let tree = LayoutTree(Unsettled(counter: counter), proposal: .unspecified)
        #expect(tree.warnings.contains { $0.message.contains("did not settle") && $0.path.contains("Unsettled") })
        let host = ViewHost(EndlessReport(), proposal: .unspecified)
        #expect(host.warnings.contains { $0.message.contains("onPreferenceChange") })
    }
}

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct SizeKey: PreferenceKey {
    static let defaultValue = CGSize.zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

private final class Log: @unchecked Sendable {
    var lines: [String] = []
}

/// What a reader around the content sees.
private func names(@ViewBuilder _ content: @MainActor () -> some View) -> [String] {
    let tree = LayoutTree(
        content().overlayPreferenceValue(Names.self) { box(1, 1).mark($0.joined(separator: ",")) },
        proposal: .unspecified)
    let id = tree.nodes.compactMap(\.id).last ?? "no reader"
    return id.isEmpty ? [] : id.components(separatedBy: ",")
}

private struct Reporting: View {
    let log: Log
    @State private var width: CGFloat = 1
    @State private var other = 0

    var body: some View {
        VStack {
            box(20, 20).onTapGesture { width += 1 }.mark("more")
            box(20, 20).onTapGesture { other += 1 }.mark("same")
        }
        .preference(key: Width.self, value: width)
        .onPreferenceChange(Width.self) { log.lines.append("\(Int($0))") }
    }
}

private struct SizeReading: View {
    @State private var size = CGSize.zero

    var body: some View {
        VStack {
            box(30, 12)
                .background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
                .onPreferenceChange(SizeKey.self) { size = $0 }
                .mark("size")
            box(1, 1).mark("\(size.width)×\(size.height)")
        }
    }
}

private struct EqualWidths: View {
    @State private var width: CGFloat?

    var body: some View {
        VStack {
            ForEach(0..<3) { number in
                box(30 + 30 * CGFloat(number), 20)
                    .background(
                        GeometryReader { proxy in Color.clear.preference(key: Width.self, value: proxy.size.width) }
                    )
                    .frame(width: width)
                    .mark("\(number)")
            }
        }
        .onPreferenceChange(Width.self) { width = $0 }
    }
}

private struct Measured: View {
    let log: Log
    @State private var width: CGFloat = 20

    var body: some View {
        box(width, 20)
            .onTapGesture { width = 50 }
            .mark("grow")
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                log.lines.append("\($0)")
            }
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { old, new in
                log.lines.append("\(old)→\(new)")
            }
    }
}

/// Says something else each time it is asked.
private struct Unsettled: View {
    let counter: Counter

    var body: some View {
        box(10, 10).preference(key: Width.self, value: counter.next()).overlayPreferenceValue(Width.self) { box($0, 1) }
    }
}

private final class Counter: @unchecked Sendable {
    private var number: CGFloat = 0

    func next() -> CGFloat {
        number += 1
        return number
    }
}

private struct EndlessReport: View {
    @State private var width: CGFloat = 1

    var body: some View {
        box(10, 10).preference(key: Width.self, value: width).onPreferenceChange(Width.self) { width = $0 + 1 }
    }
}
