import Foundation

/// Where answers are known point by point alone: cells of the screen by answer.
///
/// Squares of 8 points whose corners, edges and middle answer alike are taken whole; others are looked at point by
/// point. What is smaller than that and touches none of the places that are asked goes unseen.
struct SampledCells {
    /// Cells of each answer that is not below 0, by answer.
    let cells: [(answer: Int, cells: [CGRect])]

    /// The length of the smallest cells, in points.
    static let fine = 1.0
    private static let coarse = 8.0

    init(_ area: CGRect, _ answer: (CGPoint) -> Int) {
        var found: [Int: [CGRect]] = [:]
        guard !area.isNull, area.width > 0, area.height > 0, area.width < 20_000, area.height < 20_000 else {
            cells = []
            return
        }
        let (left, top) = (Double(area.minX), Double(area.minY))
        let (right, bottom) = (Double(area.maxX), Double(area.maxY))
        let columns = Int(((right - left) / Self.coarse).rounded(.up))
        let lines = Int(((bottom - top) / Self.coarse).rounded(.up))
        func note(_ answer: Int, _ cell: CGRect) {
            guard answer >= 0 else { return }
            // Cells side by side are one.
            if let last = found[answer]?.last, last.maxX == cell.minX, last.minY == cell.minY,
                last.height == cell.height
            {
                found[answer]![found[answer]!.count - 1].size.width += cell.width
            } else {
                found[answer, default: []].append(cell)
            }
        }
        func look(_ cell: CGRect) -> Int {
            answer(CGPoint(x: cell.midX, y: cell.midY))
        }
        for line in 0..<lines {
            let y = top + Double(line) * Self.coarse
            let height = min(Self.coarse, bottom - y)
            for column in 0..<columns {
                let x = left + Double(column) * Self.coarse
                let cell = CGRect(x: x, y: y, width: min(Self.coarse, right - x), height: height)
                let inset = Self.fine / 2
                let inner = cell.insetBy(dx: inset, dy: inset)
                let middle = look(cell)
                let places = [
                    (inner.minX, inner.minY), (inner.midX, inner.minY), (inner.maxX, inner.minY),
                    (inner.minX, inner.midY), (inner.maxX, inner.midY), (inner.minX, inner.maxY),
                    (inner.midX, inner.maxY), (inner.maxX, inner.maxY),
                ]
                if places.allSatisfy({ answer(CGPoint(x: $0.0, y: $0.1)) == middle }) {
                    note(middle, cell)
                    continue
                }
                var part = y
                while part < y + height {
                    var place = x
                    while place < Double(cell.maxX) {
                        let small = CGRect(
                            x: place, y: part, width: min(Self.fine, Double(cell.maxX) - place),
                            height: min(Self.fine, y + height - part))
                        note(look(small), small)
                        place += Self.fine
                    }
                    part += Self.fine
                }
            }
        }
        cells = found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
