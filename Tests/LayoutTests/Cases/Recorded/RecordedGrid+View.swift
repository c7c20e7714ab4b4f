import Foundation
import ViewTree

/// One call of the shorthand: `name(arguments) rest`.
struct GridCall {
    let name: String
    let arguments: [String]
    /// What follows, as `h20` after `FW(0..inf)`.
    let rest: String

    init(_ text: String) {
        let parts = text.trimmingCharacters(in: .whitespaces).components(separatedBy: "(")
        name = parts[0]
        let tail = parts.count > 1 ? parts[1].components(separatedBy: ")") : ["", ""]
        arguments = tail[0].isEmpty ? [] : tail[0].components(separatedBy: ",")
        rest = tail[1].trimmingCharacters(in: .whitespaces)
    }

    func number(_ place: Int) -> CGFloat { RecordedGrid.number(arguments[place]) }

    /// `30..90`, nil where there are no arguments.
    var range: (low: CGFloat, high: CGFloat)? {
        guard let bounds = arguments.first?.components(separatedBy: "..") else { return nil }
        return (RecordedGrid.number(bounds[0]), RecordedGrid.number(bounds[1]))
    }

    var alignment: Alignment? { Alignment.nine.first { $0.name == arguments.first }?.value }
}

/// A piece of a grid: one cell, or a row of them.
enum GridPiece {
    case cell(String)
    case row(VerticalAlignment?, [String])

    /// `a; Row(center){ b; c }`
    static func pieces(of body: String) -> [GridPiece] {
        split(body, at: ";").map { text in
            guard text.hasPrefix("Row") else { return .cell(text) }
            let open = text.firstIndex(of: "{")!
            let cells = text[text.index(after: open)..<text.lastIndex(of: "}")!]
            return .row(GridCall(String(text[..<open])).alignment?.vertical, split(String(cells), at: ";"))
        }
    }

    /// Splits where no bracket is open.
    static func split(_ text: String, at separator: Character) -> [String] {
        var result = [""]
        var depth = 0
        for character in text {
            if "({".contains(character) { depth += 1 }
            if ")}".contains(character) { depth -= 1 }
            if character == separator && depth == 0 {
                result.append("")
            } else {
                result[result.count - 1].append(character)
            }
        }
        return result.map { $0.trimmingCharacters(in: .whitespaces) }
    }
}

extension RecordedGrid {
    /// The grid that the code describes, its cells named as there.
    @MainActor var view: some View {
        let open = code.firstIndex(of: "{")!
        let head = GridCall(String(code[..<open]))
        let pieces = GridPiece.pieces(of: String(code[code.index(after: open)..<code.lastIndex(of: "}")!]))
        return Grid(
            alignment: head.alignment!, horizontalSpacing: spacing(head.arguments[1]),
            verticalSpacing: spacing(head.arguments[2])
        ) {
            ForEach(pieces.indices, id: \.self) { index in
                switch pieces[index] {
                case .cell(let text): cell(text)
                case .row(let alignment, let cells):
                    GridRow(alignment: alignment) {
                        ForEach(cells.indices, id: \.self) { cell(cells[$0]) }
                    }
                }
            }
        }
    }

    /// `h:default` or `h:12`
    private func spacing(_ text: String) -> CGFloat? {
        let value = text.components(separatedBy: ":")[1]
        return value == "default" ? nil : Self.number(value)
    }

    /// `c0=R(60,20).span(2)`
    @MainActor private func cell(_ text: String) -> AnyView {
        let parts = text.components(separatedBy: "=")
        let calls = GridPiece.split(parts[1], at: ".").map(GridCall.init)
        return calls.dropFirst().reduce(AnyView(leaf(calls[0]).mark(parts[0]))) { modified($0, $1) }
    }

    @MainActor @ViewBuilder private func leaf(_ call: GridCall) -> some View {
        let across = RecordedGrid.number(call.rest.isEmpty ? "0" : String(call.rest.dropFirst()))
        switch call.name {
        case "R": box(call.number(0), call.number(1))
        case "FW": Color.red.frame(minWidth: call.range!.low, maxWidth: call.range!.high).frame(height: across)
        case "FH": Color.red.frame(minHeight: call.range!.low, maxHeight: call.range!.high).frame(width: across)
        case "FB":
            Color.red.frame(
                minWidth: call.range?.low, maxWidth: call.range?.high, minHeight: call.range?.low,
                maxHeight: call.range?.high)
        case "half": HalfWidth {}
        default: Spacer()
        }
    }

    @MainActor private func modified(_ view: AnyView, _ call: GridCall) -> AnyView {
        switch call.name {
        case "span": AnyView(view.gridCellColumns(Int(call.arguments[0])!))
        case "prio": AnyView(view.layoutPriority(Double(call.arguments[0])!))
        case "anchor": AnyView(view.gridCellAnchor(anchor(call.alignment!)))
        case "colAlign": AnyView(view.gridColumnAlignment(call.alignment!.horizontal))
        default: AnyView(view.gridCellUnsizedAxes(axes(call.arguments[0])))
        }
    }

    /// `hv`
    private func axes(_ letters: String) -> Axis.Set {
        var axes: Axis.Set = []
        if letters.contains("h") { axes.insert(.horizontal) }
        if letters.contains("v") { axes.insert(.vertical) }
        return axes
    }

    private func anchor(_ alignment: Alignment) -> UnitPoint {
        let place = Alignment.nine.first { $0.value == alignment }!
        return UnitPoint(x: CGFloat(place.column) / 2, y: CGFloat(place.row) / 2)
    }
}
