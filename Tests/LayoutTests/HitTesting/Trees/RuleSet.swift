import Foundation
import HitTest
import ViewTree

/// The rules a walk is done by.
enum RuleSet: String, CaseIterable, Sendable {
    case frontMost, macOS, clipsLimitHits, rightToLeft, scored, finger

    var rules: HitTestRules {
        switch self {
        case .frontMost, .rightToLeft: return .frontMost
        case .macOS: return .macOS
        case .scored: return .iOS18Scored
        case .finger:
            var rules = HitTestRules.frontMost
            rules.fingerRadius = 20
            return rules
        case .clipsLimitHits:
            var rules = HitTestRules.frontMost
            rules.clipsLimitHits = true
            return rules
        }
    }

    var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.textMeasurer = HitFixtures.measurer
        if self == .rightToLeft { environment.layoutDirection = .rightToLeft }
        return environment
    }
}
