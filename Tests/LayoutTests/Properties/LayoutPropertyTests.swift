import Foundation
import Layout
import Testing
import ViewTree

/// What holds for every layout, tried on random views.
struct LayoutPropertyTests {
    /// How many random views each property is tried on.
    private static let viewCount: UInt64 = 2_000

    /// What a view is proposed, by its seed: both lengths, one, or none.
    private static func proposal(seed: UInt64) -> ProposedViewSize {
        switch seed % 4 {
        case 0: ProposedViewSize(width: 200, height: 150)
        case 1: ProposedViewSize(width: 60, height: 40)
        case 2: ProposedViewSize(width: seed % 8 == 2 ? 90 : nil, height: seed % 8 == 2 ? nil : 90)
        default: .unspecified
        }
    }

    @Test func rememberedAnswersChangeNoFrame() {
        Self.expectEveryView { view, proposal in
            let remembering = Self.tree(view, proposal)
            let forgetting = Self.tree(view, proposal, options: LayoutOptions(memo: false))
            return Self.difference(forgetting, remembering) { $0 }
        }
    }

    @Test func rightToLeftIsTheMirrorImage() {
        Self.expectEveryView { view, proposal in
            let leftToRight = Self.tree(view, proposal)
            let rightToLeft = Self.tree(view, proposal, environment: .rightToLeft)
            let width = leftToRight.size.width
            return Self.difference(leftToRight, rightToLeft) {
                CGRect(
                    origin: CGPoint(x: width - $0.origin.x - $0.size.width, y: $0.origin.y), size: $0.size)
            }
        }
    }

    @Test func doublingEveryLengthDoublesEveryFrame() {
        Self.expectEveryView(.explicit) { view, proposal in
            let single = Self.tree(view, proposal)
            let double = Self.tree(
                view,
                ProposedViewSize(width: proposal.width.map { $0 * 2 }, height: proposal.height.map { $0 * 2 }),
                times: 2)
            return Self.difference(single, double) {
                CGRect(
                    origin: CGPoint(x: $0.origin.x * 2, y: $0.origin.y * 2),
                    size: CGSize(width: $0.size.width * 2, height: $0.size.height * 2))
            }
        }
    }

    @Test func aStackAtNilIsTheSumOfItsIdealsAndGaps() {
        Self.expectEveryView { view, _ in
            switch view.base {
            case .hstack(_, let spacing?, let children):
                Self.difference(
                    Self.tree(RandomView(base: view.base), .unspecified).size.width,
                    children.map { Self.tree($0, .unspecified).size.width }, spacing)
            case .vstack(_, let spacing?, let children):
                Self.difference(
                    Self.tree(RandomView(base: view.base), .unspecified).size.height,
                    children.map { Self.tree($0, .unspecified).size.height }, spacing)
            default: nil
            }
        }
    }
}

extension LayoutPropertyTests {
    /// Tries a property on many random views; the failure shows the first few that break it, made as simple as they go.
    ///
    /// - Parameter problem: says how the property is broken, or nil where it holds.
    private static func expectEveryView(
        _ lengths: RandomView.Lengths = .any, sourceLocation: SourceLocation = #_sourceLocation,
        _ problem: (RandomView, ProposedViewSize) -> String?
    ) {
        var failures: [String] = []
        var count = 0
        for seed in 0..<viewCount {
            let view = RandomView.random(seed: seed, lengths: lengths)
            let proposal = proposal(seed: seed)
            guard problem(view, proposal) != nil else { continue }
            count += 1
            guard failures.count < 3 else { continue }
            let simplest = view.simplest { problem($0, proposal) != nil }
            failures.append("seed \(seed), \(proposal)\n\(problem(simplest, proposal) ?? "")\n\(simplest)")
        }
        guard !failures.isEmpty else { return }
        Issue.record(
            "\(count) of \(viewCount) views:\n\(failures.joined(separator: "\n\n"))", sourceLocation: sourceLocation)
    }

    private static func tree(
        _ view: RandomView, _ proposal: ProposedViewSize, times factor: CGFloat = 1,
        environment: EnvironmentValues = .injectedLines, options: LayoutOptions = LayoutOptions()
    ) -> LayoutTree {
        LayoutTree(view.view(times: factor), proposal: proposal, environment: environment, options: options)
    }

    /// The first frame of `changed` that is not what `map` makes of the same node's frame in `original`.
    private static func difference(
        _ original: LayoutTree, _ changed: LayoutTree, _ map: (CGRect) -> CGRect
    ) -> String? {
        guard original.nodes.count == changed.nodes.count else {
            return "\(original.nodes.count) nodes became \(changed.nodes.count)"
        }
        for (before, after) in zip(original.nodes, changed.nodes) {
            let expected = map(before.frame)
            guard !agree(expected, after.frame) else { continue }
            return """
                @\(before.n) \(before.kind) \(before.frame.shortDescription): expected \(expected.shortDescription), \
                got \(after.frame.shortDescription)
                """
        }
        return nil
    }

    private static func difference(_ length: CGFloat, _ ideals: [CGFloat], _ spacing: CGFloat) -> String? {
        let sum = ideals.reduce(0, +) + spacing * CGFloat(ideals.count - 1)
        guard !length.isNear(sum, within: LayoutCase.exact) else { return nil }
        return "expected \(sum.shortDescription) of \(ideals.map(\.shortDescription)), got \(length.shortDescription)"
    }

    /// Infinite and undefined numbers agree where both are.
    private static func agree(_ a: CGRect, _ b: CGRect) -> Bool {
        func numbers(_ rect: CGRect) -> [CGFloat] {
            [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        }
        return zip(numbers(a), numbers(b)).allSatisfy { a, b in
            a.isNear(b, within: LayoutCase.exact) || !a.isFinite && !b.isFinite
        }
    }
}
