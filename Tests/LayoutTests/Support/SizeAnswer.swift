import Foundation
import Testing
import ViewTree

/// What a view answers to one proposal.
struct SizeAnswer: Sendable, CustomTestStringConvertible {
    let width: CGFloat?
    let height: CGFloat?
    let answer: CGSize

    init(_ width: CGFloat?, _ height: CGFloat?, is answerWidth: CGFloat, _ answerHeight: CGFloat) {
        self.width = width
        self.height = height
        answer = CGSize(width: answerWidth, height: answerHeight)
    }

    var testDescription: String {
        "\(LayoutSpace.proposed(width, height)) → \(answer.shortDescription)"
    }

    func expect(
        _ id: String, _ code: String, from source: String, sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ view: @MainActor () -> some View
    ) {
        expectLayout(
            id, code, from: source, at: .proposed(width, height), size: (answer.width, answer.height),
            sourceLocation: sourceLocation, view)
    }
}
