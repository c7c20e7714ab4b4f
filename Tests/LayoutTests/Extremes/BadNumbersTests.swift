import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// NaN, infinities, negative and huge numbers wherever a view takes a number: one warning that names the view and the
/// value where the number cannot be meant, finite frames, never a crash.
struct BadNumbersTests {
    @Test(.timeLimit(.minutes(1)), arguments: BadNumber.all)
    func aNumberThatCannotBeMeantDrawsOneWarning(_ parameter: BadNumber) {
        for value in BadNumber.values {
            let tree = LayoutTree(
                BrokenScreen(content: parameter.view(value)), proposal: ProposedViewSize(width: 200, height: 100))
            let isMeant = parameter.isLegal(value)
            #expect(
                tree.warnings.count == (isMeant ? 0 : 1), "\(parameter.name) \(value): \(tree.warnings)")
            for warning in tree.warnings {
                #expect(warning.path.hasPrefix("BrokenScreen"), "\(parameter.name) \(value): \(warning)")
                #expect(
                    warning.message.lowercased().contains("\(value)"), "\(parameter.name) \(value): \(warning)")
            }
        }
    }

    @Test(.timeLimit(.minutes(1)), arguments: BadNumber.all)
    func everyFrameIsFinite(_ parameter: BadNumber) {
        for value in BadNumber.values where !parameter.isInfinite(value) {
            for tree in Self.trees(parameter, value) {
                for node in tree.nodes {
                    let frame = node.frame
                    let isFinite =
                        frame.origin.x.isFinite && frame.origin.y.isFinite && frame.size.width.isFinite
                        && frame.size.height.isFinite
                    #expect(isFinite, "\(parameter.name) \(value): \(node.kind) \(frame.shortDescription)")
                }
            }
        }
    }

    @Test(.timeLimit(.minutes(1)), arguments: BadNumber.all)
    func everyTapIsAnswered(_ parameter: BadNumber) {
        for value in BadNumber.values {
            for tree in Self.trees(parameter, value) {
                for point in [CGPoint.zero, CGPoint(x: 100, y: 50), CGPoint(x: CGFloat.nan, y: 1e300)] {
                    // The answer is the view behind at least, or nothing outside of it.
                    let hit = tree.hitTest(point)
                    #expect(hit.hit == nil || point.x.isFinite, "\(parameter.name) \(value)")
                }
            }
        }
    }

    /// What cannot be offered is laid out all the same.
    @Test(.timeLimit(.minutes(1)), arguments: BadNumber.values, BadNumber.values)
    func everyProposalIsAnswered(_ width: CGFloat, _ height: CGFloat) {
        let tree = LayoutTree(
            BrokenScreen(content: AnyView(Color.red.frame(maxWidth: 50, maxHeight: 50))),
            proposal: ProposedViewSize(width: width, height: height))
        #expect(!tree.size.width.isNaN && !tree.size.height.isNaN)
    }

    private static func trees(_ parameter: BadNumber, _ value: CGFloat) -> [LayoutTree] {
        let device = Device(
            size: CGSize(width: 200, height: 100), scale: 2,
            safeArea: EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0))
        return [
            LayoutTree(
                BrokenScreen(content: parameter.view(value)), proposal: ProposedViewSize(width: 200, height: 100)),
            LayoutTree(BrokenScreen(content: parameter.view(value))),
            LayoutTree(BrokenScreen(content: parameter.view(value)), device: device),
        ]
    }
}

/// A view with neighbours that must not suffer from it.
private struct BrokenScreen: View {
    let content: AnyView

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Color.blue.frame(width: 20, height: 20)
                content
                Color.blue.frame(minWidth: 10)
            }
            Text(verbatim: "below")
        }
        .background(Color.yellow)
    }
}
