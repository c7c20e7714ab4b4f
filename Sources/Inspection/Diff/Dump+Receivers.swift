import Foundation
import HitTest
import Layout
import ViewTree

extension Dump {
    /// Points per side of the cells of the grid of taps; on spaces of more than 20,000 such cells larger.
    private static let step = 8.0

    /// Who receives taps on a grid of points: for each point the receiver's number or -1, line by line from the top left,
    /// as pairs of number and count. What `diff` compares.
    public var receivers: JSONValue {
        let size = tree.spaceSize
        let (width, height) = (Double(size.width), Double(size.height))
        guard width.isFinite, height.isFinite, width > 0, height > 0 else { return .null }
        var step = Self.step
        while (width / step).rounded(.up) * (height / step).rounded(.up) > 20_000 { step *= 2 }
        let columns = Int((width / step).rounded(.up))
        let rows = Int((height / step).rounded(.up))
        var known: [Int: Int] = [:]
        var runs: [(number: Int, count: Int)] = []
        for place in 0..<columns * rows {
            let point = CGPoint(
                x: (Double(place % columns) + 0.5) * step, y: (Double(place / columns) + 0.5) * step)
            let result = tree.hitTest(point, rules: rules)
            let number: Int
            if result.receiverRow < 0 {
                number = -1
            } else if let cached = known[result.receiverRow] {
                number = cached
            } else {
                number = result.receiver?.node.n ?? -1
                known[result.receiverRow] = number
            }
            if let last = runs.last, last.number == number {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((number, 1))
            }
        }
        return .object([
            ("step", .number(step)), ("columns", .int(columns)), ("rows", .int(rows)),
            ("runs", .array(runs.map { .array([.int($0.number), .int($0.count)]) })),
        ])
    }
}
