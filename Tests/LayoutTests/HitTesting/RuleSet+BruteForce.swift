import Foundation

/// The rules as the brute-force walk knows them.
extension RuleSet {
    var bruteForce: RandomHitTree.BruteForceRules {
        switch self {
        case .frontMost, .scored, .finger: RandomHitTree.BruteForceRules()
        case .macOS: RandomHitTree.BruteForceRules(hostedMinimumAlpha: 0.001)
        case .clipsLimitHits: RandomHitTree.BruteForceRules(clipsLimitHits: true)
        case .rightToLeft: RandomHitTree.BruteForceRules(isMirrored: true)
        }
    }

    /// Whether candidates are scored; who else fires is not compared then.
    var areScored: Bool { self == .scored || self == .finger }

    /// A finger's taps have 41 points each.
    var pointsPerTree: Int {
        switch self {
        case .finger: 2
        case .scored: 4
        default: 8
        }
    }

    /// What the brute-force walk answers.
    func answer(
        _ model: RandomHitTree, at point: CGPoint, _ frames: @escaping (String) -> CGRect, _ isNearCurve: inout Bool
    ) -> RandomHitTree.Answer {
        switch self {
        case .frontMost, .macOS, .clipsLimitHits, .rightToLeft:
            return model.answer(at: point, rules: bruteForce, frames: frames, isNearCurve: &isNearCurve)
        case .scored, .finger:
            var samples = [(point: point, weight: 24.0)]
            // Rings at 4, 8, 12 and 16 points; each weighs as much as the centre.
            for ring in 1...4 where self == .finger {
                for place in 0..<4 * ring {
                    let angle = 2 * Double.pi * Double(place) / Double(4 * ring)
                    let radius = 4 * Double(ring)
                    samples.append(
                        (
                            CGPoint(x: point.x + radius * cos(angle), y: point.y + radius * sin(angle)),
                            24 / Double(4 * ring)
                        ))
                }
            }
            return model.scoredAnswer(
                at: samples, rules: bruteForce, frames: frames, isNearCurve: &isNearCurve)
        }
    }
}
