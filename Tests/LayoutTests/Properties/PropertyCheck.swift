import Foundation
import Testing

/// Tries a property on many random views.
///
/// `VIEWTREE_PROPERTY_TREES` says how many views (2,000), `VIEWTREE_PROPERTY_SEED` the first one's seed (0).
enum PropertyCheck {
    static let seeds: Range<UInt64> = {
        let first = number("VIEWTREE_PROPERTY_SEED") ?? 0
        return first..<first + (number("VIEWTREE_PROPERTY_TREES") ?? 2_000)
    }()

    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    /// Records a failure that shows the first few views that break the property, made as simple as they go.
    ///
    /// - Parameter problem: says how the property is broken, or nil where it holds; it gets the seed, too.
    static func expectEveryView(
        _ lengths: RandomView.Lengths = .any, sourceLocation: SourceLocation = #_sourceLocation,
        _ problem: (RandomView, RandomSpace, UInt64) -> String?
    ) {
        var failures: [String] = []
        var count = 0
        for seed in seeds {
            let view = RandomView.random(seed: seed, lengths: lengths)
            let space = RandomSpace(seed: seed)
            guard problem(view, space, seed) != nil else { continue }
            count += 1
            guard failures.count < 3 else { continue }
            let simplest = view.simplest { problem($0, space, seed) != nil }
            failures.append("seed \(seed), \(space)\n\(problem(simplest, space, seed) ?? "")\n\(simplest)")
        }
        guard !failures.isEmpty else { return }
        Issue.record(
            "\(count) of the views \(seeds):\n\(failures.joined(separator: "\n\n"))", sourceLocation: sourceLocation)
    }
}
