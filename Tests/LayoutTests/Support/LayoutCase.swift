import Foundation
import Layout
import Testing
import ViewTree

/// A view whose frames are known: what it is, where it is laid out, and what must come out.
struct LayoutCase {
    /// How near a frame must come to a number that was printed whole or with all its digits.
    static let exact: CGFloat = 1e-6
    /// How near to a number that was printed with four decimals.
    static let fourDecimals: CGFloat = 1e-4
    /// How near to a recorded frame; recordings keep three decimals at least.
    static let recorded: CGFloat = 1e-3
    /// How near to a frame that was printed rounded to the pixels of a 3x screen.
    static let halfPixel: CGFloat = 1.0 / 6 + recorded
    /// How near to a number that was printed with two decimals.
    static let twoDecimals: CGFloat = 5e-3

    let id: String
    /// The view in the recordings' shorthand.
    let code: String
    /// Who recorded or published the numbers.
    let source: String
    let space: LayoutSpace
    /// What the root answers; nil where the source does not say.
    let size: CGSize?
    let frames: KeyValuePairs<String, ExpectedFrame>
    let tolerance: CGFloat
    /// Whether the numbers were read off a picture: compares frames rounded to pixels.
    let isPixelRounded: Bool

    /// Lays the view out where the case says.
    func tree(_ environment: EnvironmentValues, _ view: @MainActor () -> some View) -> LayoutTree {
        switch space {
        case .proposed(let width, let height):
            LayoutTree(
                view(), proposal: ProposedViewSize(width: width, height: height), environment: environment)
        case .screen(let device):
            LayoutTree(view(), device: device, environment: environment)
        }
    }

    /// One line for each number that is not as expected.
    func mismatches(in tree: LayoutTree) -> [String] {
        var lines: [String] = []
        if let size, !tree.size.isNear(size, within: tolerance) {
            lines.append("root: expected \(size.shortDescription), got \(tree.size.shortDescription)")
        }
        for (id, expected) in frames {
            let got = tree[id].map { isPixelRounded ? $0.pixelFrame : $0.frame }
            if got?.isNear(expected.rect, within: tolerance) != true {
                lines.append(
                    "\(id): expected \(expected.rect.shortDescription), got \(got?.shortDescription ?? "no such view")")
            }
        }
        return lines
    }
}

/// Checks a view's size and the frames of what is marked in it.
///
/// A failure prints the case, its code, where it was laid out, and each number that differs.
///
/// - Parameters:
///   - id: the case's id.
///   - code: the view in the recordings' shorthand, for the failure's message.
///   - source: who recorded or published the numbers.
///   - space: a proposal or a window.
///   - size: what the root answers; nil where the source does not say.
///   - frames: by identifier, in the space's coordinates.
func expectLayout(
    _ id: String,
    _ code: String,
    from source: String,
    at space: LayoutSpace,
    size: (CGFloat, CGFloat)? = nil,
    _ frames: KeyValuePairs<String, ExpectedFrame> = [:],
    within tolerance: CGFloat = LayoutCase.exact,
    pixelRounded: Bool = false,
    environment: EnvironmentValues = .injectedLines,
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ view: @MainActor () -> some View
) {
    let layout = LayoutCase(
        id: id, code: code, source: source, space: space,
        size: size.map { CGSize(width: $0.0, height: $0.1) }, frames: frames, tolerance: tolerance,
        isPixelRounded: pixelRounded)
    let mismatches = layout.mismatches(in: layout.tree(environment, view))
    guard !mismatches.isEmpty else { return }
    let report = (["\(id)  \(code)", "at \(space), from \(source)"] + mismatches).joined(separator: "\n")
    Issue.record("\(report)", sourceLocation: sourceLocation)
}
