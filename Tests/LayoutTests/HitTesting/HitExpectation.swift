import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// A point and who must receive a tap there.
struct ExpectedTap {
    let point: CGPoint
    /// The receiver's identifier; nil for nobody.
    let receiver: String?

    static func at(_ x: CGFloat, _ y: CGFloat, reaches receiver: String) -> ExpectedTap {
        ExpectedTap(point: CGPoint(x: x, y: y), receiver: receiver)
    }

    static func nobody(at x: CGFloat, _ y: CGFloat) -> ExpectedTap {
        ExpectedTap(point: CGPoint(x: x, y: y), receiver: nil)
    }
}

/// The root a case's view is put in: a square at 0,0 in its own space, one pixel a point.
struct HitStage {
    let side: CGFloat
    let alignment: Alignment

    /// 400×400, views at the top left, as the cases drawn from documentation and reports have it.
    static let topLeading400 = HitStage(side: 400, alignment: .topLeading)
    /// 200×200, views centred, as the recorded clicks have it.
    static let centred200 = HitStage(side: 200, alignment: .center)

    func tree(@ViewBuilder _ view: @MainActor () -> some View) -> LayoutTree {
        var environment = EnvironmentValues()
        environment.textMeasurer = HitFixtures.measurer
        return LayoutTree(
            ZStack(alignment: alignment) { view() }.frame(width: side, height: side, alignment: alignment),
            proposal: ProposedViewSize(width: side, height: side),
            environment: environment
        )
    }

    /// The same root as a screen.
    func screen(@ViewBuilder _ view: @MainActor () -> some View) -> LayoutTree {
        var environment = EnvironmentValues()
        environment.textMeasurer = HitFixtures.measurer
        return LayoutTree(
            ZStack(alignment: alignment) { view() }.frame(width: side, height: side, alignment: alignment),
            device: Device(size: CGSize(width: side, height: side)), environment: environment)
    }
}

/// Checks who receives each tap on a view. A failure prints the case, its code, the point, what was expected, what
/// came, and the result's own explanation.
///
/// - Parameters:
///   - id: the case's id, or a word for a rule without a case.
///   - code: the view in the cases' shorthand, for the failure's message.
///   - certainty: how sure the answer must say it is; nil where the case leaves that open.
func expectReceivers(
    _ id: String,
    _ code: String,
    _ taps: [ExpectedTap],
    rules: HitTestRules = .frontMost,
    certainty: Certainty? = nil,
    on stage: HitStage = .topLeading400,
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ view: @MainActor () -> some View
) {
    let tree = stage.tree(view)
    for tap in taps {
        let result = tree.hitTest(tap.point, rules: rules)
        let receiver = result.receiver.map { $0.id ?? $0.kind }
        let context = """
            \(id)  \(code)
            at \(tap.point.x),\(tap.point.y)
            expected \(tap.receiver ?? "nobody"), got \(receiver ?? "nobody")
            \(result)
            """
        #expect(receiver == tap.receiver, "\(context)", sourceLocation: sourceLocation)
        if let certainty {
            #expect(result.certainty == certainty, "\(context)", sourceLocation: sourceLocation)
        }
    }
}
