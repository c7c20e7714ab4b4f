import Foundation
import ViewTree

/// The rules by which a tap finds its receiver: two thresholds, and the options that some readers expect.
///
/// There is not one opacity cutoff but two. SwiftUI's own content is left out where one `opacity` modifier on the way
/// is below ``minimumOpacity``. A control that SwiftUI hosts from UIKit is left out where the `alpha` of one of the
/// views around it, a 32-bit Float, is below ``hostedMinimumAlpha``, a Double: `Float(0.01)` is 0.00999999977648258
/// and fails, so the first decimal that works is about 0.0100000003.
public struct HitTestRules: Hashable, Sendable {
    /// Below this a node's own `opacity` takes it and everything inside out. Compared as a Double, each node alone and
    /// never as a product. Source: OpenSwiftUI (audited), field reports.
    public var minimumOpacity: Double = 0.001

    /// Below this the alpha of a hosted control's view takes it out: `Double(Float(alpha)) >= hostedMinimumAlpha`.
    /// Source: Apple's documentation of `UIView.hitTest(_:with:)`; react-native-gesture-handler PR 4512.
    public var hostedMinimumAlpha: Double = 0.01

    /// Whether `clipped`, `clipShape` and `cornerRadius` limit hits. SwiftUI's do not; other toolkits' do.
    public var clipsLimitHits = false

    /// A finger's radius, in points; up to 1, and if it is not finite, a single point. In the simulator it is 20, and
    /// reaches 16 points.
    ///
    /// With a finger, candidates are scored by the sample points that hit them, and a hosted control counts only under
    /// the centre.
    public var fingerRadius: Double = 0

    /// How the receiver is chosen among candidates.
    public var selection: Selection = .frontMost

    public enum Selection: Hashable, Sendable {
        /// The front-most content wins.
        case frontMost
        /// Candidates are scored, as audited re-implementations of the iOS 18 SDK do. Under it a 0.014 overlay loses
        /// to an opaque view below, which field reports contradict: that is why it is not the default.
        case scored
    }

    /// Whether candidates are scored rather than the front-most taken.
    var areScored: Bool { selection == .scored || (fingerRadius > 1 && fingerRadius.isFinite) }

    /// The numbers by which candidates are scored, with a finger or with ``Selection/scored``.
    public var scoring = HitScoring()

    /// What still counts as a tap: how far a touch may move and how long it may last.
    public var tapLimits = TapLimits.finger

    public init() {}

    /// The front-most content wins: SwiftUI on iOS.
    public static var frontMost: HitTestRules { HitTestRules() }

    /// Candidates are scored.
    public static var iOS18Scored: HitTestRules {
        var rules = HitTestRules()
        rules.selection = .scored
        return rules
    }

    /// The front-most content wins, hosted views answer down to 0.001, and taps are a mouse's. Source: OpenSwiftUI
    /// AppKit display list.
    public static var macOS: HitTestRules {
        var rules = HitTestRules()
        rules.tapLimits = .mouse
        rules.hostedMinimumAlpha = rules.minimumOpacity
        return rules
    }

    /// The rules of a name on the command line, or nil.
    public static func named(_ name: String) -> HitTestRules? {
        switch name {
        case "frontMost": .frontMost
        case "iOS18Scored": .iOS18Scored
        case "macOS": .macOS
        default: nil
        }
    }
}
