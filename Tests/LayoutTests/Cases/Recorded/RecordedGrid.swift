import Foundation
import Testing
import ViewTree

/// A grid as SwiftUI laid it out, in the recordings' shorthand.
struct RecordedGrid: Sendable, CustomTestStringConvertible {
    let id: String
    /// Where in the source.
    let source: String
    let code: String
    let width: CGFloat?
    let height: CGFloat?
    /// What the grid answered.
    let size: CGSize
    /// The cells, in the order in which they are written.
    let frames: [CGRect]

    var testDescription: String { "\(id): \(code)" }

    /// Reads a table of cases with empty lines between them: `id at proposal, source`, the code, `size: frames`.
    static func parse(_ table: String) -> [RecordedGrid] {
        table.split(separator: "\n\n").map { text in
            let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            let head = lines[0].prefix { $0 != "," }.components(separatedBy: " at ")
            let proposal = head[1].components(separatedBy: "×").map { $0 == "nil" ? nil : number($0) }
            let answer = lines.firstIndex { $0.first?.isNumber == true }!
            let numbers = lines[answer...].joined(separator: " ").components(separatedBy: ": ")
            let size = numbers[0].components(separatedBy: "×").map(number)
            return RecordedGrid(
                id: head[0], source: String(lines[0].dropFirst(lines[0].prefix { $0 != "," }.count + 2)),
                code: lines[1..<answer].joined(separator: " "), width: proposal[0], height: proposal[1],
                size: CGSize(width: size[0], height: size[1]),
                frames: numbers[1].components(separatedBy: "; ").map { frame in
                    let four = frame.components(separatedBy: CharacterSet(charactersIn: ",× ")).map(number)
                    return CGRect(x: four[0], y: four[1], width: four[2], height: four[3])
                })
        }
    }

    static func number(_ text: some StringProtocol) -> CGFloat {
        text == "inf" ? .infinity : CGFloat(Double(text)!)
    }
}
