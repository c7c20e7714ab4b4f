import Foundation

/// A dump read back: what `viewtree dump --format json` wrote, now or long ago.
public struct TreeSnapshot: Sendable {
    struct Node: Sendable {
        var n: Int
        var parent: Int
        var kind: String
        var id: String?
        var label: String?
        var frame: CGRect
        var bounds: CGRect
        var opacity: Double
    }

    /// Who receives taps on a grid of points, by node number; -1 for nobody.
    struct Receivers: Sendable {
        var step: Double
        var columns: Int
        var rows: Int
        var numbers: [Int]
    }

    /// The view's name.
    public let view: String
    let size: CGSize
    let nodes: [Node]
    /// nil where the dump has none: it was made without `--receivers`.
    let receivers: Receivers?

    /// What is wrong with a dump.
    public struct Failure: Error {
        public var message: String
    }

    /// - Parameter text: A document of `viewtree.dump/1`.
    public init(json text: String) throws(Failure) {
        let root: JSONReader.Entry
        do {
            root = try JSONReader.read(text)
        } catch let failure {
            throw Failure(message: "line \(failure.line): \(failure.message)")
        }
        guard let schema = root["schema"]?.string else { throw Failure(message: "it has no schema") }
        guard schema.hasPrefix("viewtree.dump/") else {
            throw Failure(message: "it is \(schema), not viewtree.dump/1")
        }
        view = root["view"]?.string ?? "view"
        let lengths = root["size"]?.array?.compactMap(\.number) ?? []
        size = lengths.count == 2 ? CGSize(width: lengths[0], height: lengths[1]) : .zero
        var nodes: [Node] = []
        for entry in root["nodes"]?.array ?? [] {
            guard let n = entry["n"]?.number, let kind = entry["kind"]?.string, n == Double(nodes.count) else {
                throw Failure(message: "line \(entry.line): a node without a number or a kind, or out of order")
            }
            let parent = entry["parent"]?.number.map { Int(exactly: $0) ?? .max } ?? -1
            guard parent >= -1, parent < nodes.count else {
                throw Failure(message: "line \(entry.line): node \(Int(n)) stands before its parent")
            }
            let frame = Self.rect(entry["frame"])
            nodes.append(
                Node(
                    n: Int(n), parent: parent, kind: kind, id: entry["id"]?.string, label: entry["label"]?.string,
                    frame: frame, bounds: entry["bounds"] == nil ? frame : Self.rect(entry["bounds"]),
                    opacity: entry["opacity"]?.number ?? 1))
        }
        self.nodes = nodes
        receivers = root["receivers"].flatMap { Self.receivers($0, nodes.count) }
    }

    /// What was infinite or no number is null in JSON, and NaN here.
    private static func rect(_ entry: JSONReader.Entry?) -> CGRect {
        let values = (entry?.array ?? []).map { CGFloat($0.number ?? .nan) }
        guard values.count == 4 else { return CGRect(x: CGFloat.nan, y: .nan, width: .nan, height: .nan) }
        return CGRect(origin: CGPoint(x: values[0], y: values[1]), size: CGSize(width: values[2], height: values[3]))
    }

    private static func receivers(_ entry: JSONReader.Entry, _ count: Int) -> Receivers? {
        let most = 1_000_000
        func whole(_ entry: JSONReader.Entry?) -> Int? {
            entry?.number.flatMap { Int(exactly: $0) }.flatMap { $0 >= -1 && $0 <= most ? $0 : nil }
        }
        guard let step = entry["step"]?.number, let columns = whole(entry["columns"]),
            let rows = whole(entry["rows"]), let runs = entry["runs"]?.array, step > 0, columns >= 0, rows >= 0,
            columns * rows <= most
        else { return nil }
        var numbers: [Int] = []
        for run in runs {
            guard let pair = run.array, pair.count == 2, let number = whole(pair[0]), let length = whole(pair[1]),
                length >= 0, number < count, numbers.count + length <= columns * rows
            else { return nil }
            numbers += Array(repeating: number, count: length)
        }
        guard numbers.count == columns * rows else { return nil }
        return Receivers(step: step, columns: columns, rows: rows, numbers: numbers)
    }
}
