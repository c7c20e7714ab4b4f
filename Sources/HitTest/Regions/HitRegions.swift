import Foundation
import Layout
import ViewTree

/// Who receives a tap at every place of a screen: the exact region of every receiver, as polygons.
///
/// The same rules as a hit-test's, for all points at once. Curves are polygons within 0.02 points of them. With a finger,
/// whose reach knows no edges, and in views whose class decides by itself where it is hit, places are asked one by one;
/// ``notes`` say so.
///
/// ```swift
/// let regions = HitRegions(screen)
/// regions.region(of: screen["save"]!.row)?.area
/// ```
public struct HitRegions: Sendable {
    /// A part of the screen, in points.
    public struct Area: Sendable {
        /// Closed by the line from the last point to the first. Outlines run clockwise on the screen, holes the other
        /// way. Corners lie on a grid of 1e-4; nothing in it is thinner than 0.001 on average.
        public var polygons: [[CGPoint]] = []
        /// In pt², not rounded.
        public var size = 0.0
        public var isEmpty: Bool { polygons.isEmpty }
    }

    /// A part of a control, or a link in a text.
    public struct Part: Sendable {
        public let name: String
        /// Its place from the leading edge, from 0; of links in the text.
        public let index: Int
        public let area: Area
    }

    /// Where somebody receives taps.
    public struct Region: Sendable {
        /// The row of the gesture, Button or control.
        public let row: Int
        /// Who it is, as a hit-test reports it.
        public let receiver: HitView
        /// Where it receives.
        public let area: Area
        /// Of that, in 0 … 1, the share of the screen.
        public let share: Double
        /// Of that, where nothing of it is drawn: cut off by a clip, clear, or fainter than an opacity of 0.02.
        public let undrawn: Area
        /// Its halves, segments, thumb or links.
        public let parts: [Part]
    }

    /// What is drawn where nobody receives taps.
    public struct Untappable: Sendable {
        /// The view that is seen there: the front-most one.
        public let view: HitView
        public let area: Area
        public let share: Double
    }

    public let tree: LayoutTree
    public let rules: HitTestRules
    /// The part of the tree's space that was looked at: the window.
    public let space: CGRect
    /// Largest first; those of one size in the order of the tree.
    public let regions: [Region]
    /// Largest first.
    public let untappable: [Untappable]
    /// Where nobody receives taps, drawn or not, in pt².
    public let unreceived: Double
    /// Whether every region is exact; else ``notes`` say what was asked point by point.
    public let isExact: Bool
    public let notes: [String]

    /// - Parameter space: The part of the tree's space to look at; nil for the window, or all of a tree's own space.
    public init(
        _ tree: LayoutTree, rules: HitTestRules? = nil, within space: CGRect? = nil,
        assuming assumption: OpacityAssumption? = nil
    ) {
        let rules = rules ?? (tree.environment.platform.isMacOS ? .macOS : .frontMost)
        self.tree = tree
        self.rules = rules
        let whole = CGRect(origin: .zero, size: tree.spaceSize)
        let asked = (space ?? whole).standardized
        let box = asked.intersection(Self.widest)
        let isBounded = !(asked.width + asked.height).isNaN && !box.isNull && box.width > 0 && box.height > 0
        self.space = isBounded ? box : .zero
        var notes: [String] = []
        if !isBounded {
            notes.append("the screen has no area")
        } else if box != asked {
            notes.append("no farther than \(Number.short(Double(Self.widest.maxX))) points are looked at")
        }
        let isFinger = rules.areScored && rules.fingerRadius > 1
        var collector = AreaCollector(tree, rules, within: self.space, assuming: assumption, findsHits: !isFinger)
        if isBounded {
            if isFinger {
                notes.append(Self.note(rules))
                collector.add(fingerOf: tree, rules, self.space, assumption)
            }
            collector.collect()
        }
        for row in collector.sampledRows {
            let name = tree.hitView(of: row, gestureRow: -1).map { HitExplanation.name($0) } ?? "a view"
            notes.append("\(name) decides in code of its own where it is hit: asked every \(Self.step)")
        }
        isExact = notes.isEmpty
        self.notes = notes
        let found = Finding(tree, rules, collector, space: self.space)
        regions = found.regions
        untappable = found.untappable
        unreceived = max(0, found.size - found.regions.reduce(0) { $0 + $1.area.size })
    }

    /// Beyond this nothing is looked at: corners are kept to a ten-thousandth of a point.
    static let widest = CGRect(x: -1e8, y: -1e8, width: 2e8, height: 2e8)

    private static let step = "point where answers change, every 4 points elsewhere"

    private static func note(_ rules: HitTestRules) -> String {
        "sampled: a finger of radius \(Number.short(rules.fingerRadius)) was asked for every \(step)"
    }

    /// The region of a receiver's row, or of the view that it is reported as; nil where it receives nowhere.
    public func region(of row: Int) -> Region? {
        regions.first { $0.row == row } ?? regions.first { $0.receiver.node.row == row }
    }
}

extension AreaCollector {
    /// Where a finger's taps end, asked point by point.
    fileprivate mutating func add(
        fingerOf tree: LayoutTree, _ rules: HitTestRules, _ space: CGRect, _ assumption: OpacityAssumption?
    ) {
        let tester = HitTester(tree, rules, assuming: assumption)
        var pairs: [[Int]: Int] = [:]
        var known: [(hit: Int, receiver: Int)] = []
        let found = SampledCells(space) { point in
            let result = tester.result(at: point)
            guard result.receiverRow >= 0 else { return -1 }
            let pair = [result.hitRow, result.receiverRow]
            if let number = pairs[pair] { return number }
            pairs[pair] = known.count
            known.append((result.hitRow, result.receiverRow))
            return known.count - 1
        }
        for (answer, cells) in found.cells {
            add(cells: cells, of: known[answer].hit, receiver: known[answer].receiver)
        }
    }
}

/// Puts what a sweep found into words and polygons.
private struct Finding {
    let regions: [HitRegions.Region]
    let untappable: [HitRegions.Untappable]
    /// Of the space, in pt².
    let size: Double

    init(_ tree: LayoutTree, _ rules: HitTestRules, _ collector: AreaCollector, space: CGRect) {
        let whole = Double(space.width * space.height)
        size = whole
        var labels = RegionLabels(tree, rules, collector.owners)
        var sweep = collector.sweep
        let counts = [labels.receivers.count, labels.receivers.count, labels.views.count, collector.parts.count]
        let found = sweep.run(&labels, labelCounts: counts)
        func areas(_ family: RegionLabels.Family) -> [HitRegions.Area] {
            let sizes = found.areas[family.rawValue]
            var parts = Array(repeating: [PolygonSweep.Trapezoid](), count: sizes.count)
            for part in found.trapezoids[family.rawValue] { parts[Int(part.label)].append(part) }
            return sizes.indices.map { label in
                let polygons = RegionOutline.polygons(parts[label], sweep.edges)
                return HitRegions.Area(
                    polygons: polygons.map { $0.map { CGPoint(x: $0.x, y: $0.y) } },
                    size: polygons.isEmpty ? 0 : sizes[label])
            }
        }
        func share(_ size: Double) -> Double { whole > 0 ? min(1, size / whole) : 0 }
        let undrawn = areas(.undrawn)
        let parts = areas(.part)
        regions = areas(.receiver).enumerated().compactMap { place, area -> HitRegions.Region? in
            let row = labels.receivers[place]
            guard !area.isEmpty, let view = tree.hitView(of: row, gestureRow: row) else { return nil }
            let own = collector.parts.indices.filter {
                collector.parts[$0].row == row && !parts[$0].isEmpty
            }
            return HitRegions.Region(
                row: row, receiver: view, area: area, share: share(area.size), undrawn: undrawn[place],
                parts: own.map { part in
                    HitRegions.Part(
                        name: collector.parts[part].name, index: collector.parts[part].index, area: parts[part])
                })
        }.sorted { Self.isBefore(($0.area.size, $0.row), ($1.area.size, $1.row)) }
        untappable = areas(.untappable).enumerated().compactMap { place, area -> HitRegions.Untappable? in
            guard !area.isEmpty, let view = tree.hitView(of: labels.views[place], gestureRow: -1) else { return nil }
            return HitRegions.Untappable(view: view, area: area, share: share(area.size))
        }.sorted { Self.isBefore(($0.area.size, $0.view.node.row), ($1.area.size, $1.view.node.row)) }
    }

    /// Largest first; sums in another order may differ in their last digits.
    private static func isBefore(_ a: (size: Double, row: Int), _ b: (size: Double, row: Int)) -> Bool {
        let (first, second) = ((a.size * 1e4).rounded(), (b.size * 1e4).rounded())
        return first != second ? first > second : a.row < b.row
    }
}
