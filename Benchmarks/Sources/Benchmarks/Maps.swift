import Foundation
import HitTest
import Layout
import ViewTree

/// How long the map of a screen of 5,000 nodes takes.
enum MapBenchmark {
    static func run(rounds: Int, isShort: Bool) {
        let rows = LayoutTree(
            MapRows(count: 700),
            device: Device(size: CGSize(width: 402, height: 32_000), scale: 3, safeArea: EdgeInsets()))
        measure("map of \(rows.nodes.count) nodes in rows", rows, rounds)
        let scattered = LayoutTree(MapScatter(count: 1_250), device: .iPhone16Pro)
        measure("map of \(scattered.nodes.count) nodes scattered", scattered, rounds)
        let turned = LayoutTree(MapTurned(count: 60), device: .iPhone16Pro)
        measure("map of \(turned.nodes.count) nodes, turned squares", turned, rounds)
    }

    private static func measure(_ name: String, _ tree: LayoutTree, _ rounds: Int) {
        var regions = 0
        let time = processorNanoseconds(rounds: min(rounds, 3)) { regions = HitRegions(tree).regions.count }
        report("\(name), \(regions) regions", "\(short(time / 1e6)) ms", "at most 1,000")
        check(name, time / 1e9, atMost: 1)
    }
}

/// Rows of a circle, a text and a square.
struct MapRows: View {
    var count: Int

    var body: some View {
        VStack(spacing: 2) {
            ForEach(0..<count, id: \.self) { row in
                HStack {
                    Circle().fill(.red).frame(width: 30, height: 30)
                    Text("Row \(row)")
                    Spacer()
                    RoundedRectangle(cornerRadius: 6).fill(.blue).frame(width: 40, height: 24).onTapGesture {}
                }
                .contentShape(Rectangle())
                .onTapGesture {}
            }
        }
    }
}

/// Circles and rectangles all over the screen, over each other.
struct MapScatter: View {
    var count: Int

    var body: some View {
        ZStack {
            ForEach(0..<count, id: \.self) { number in
                let x = CGFloat((number * 7919) % 4020) / 10
                let y = CGFloat((number * 104_729) % 8740) / 10
                if number.isMultiple(of: 2) {
                    Circle().fill(.red).frame(width: 30, height: 30).onTapGesture {}.position(x: x, y: y)
                } else {
                    Rectangle().fill(.blue).frame(width: 44, height: 20).onTapGesture {}.position(x: x, y: y)
                }
            }
        }
    }
}

/// Squares that all cross each other.
private struct MapTurned: View {
    var count: Int

    var body: some View {
        ZStack {
            ForEach(0..<count, id: \.self) { number in
                Rectangle().fill(.red).frame(width: 200, height: 200)
                    .rotationEffect(.degrees(Double(number) * 1.37))
                    .onTapGesture {}
            }
        }
    }
}
