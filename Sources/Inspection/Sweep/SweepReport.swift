import Foundation
import HitTest
import Layout
import ViewTree

/// The opacity story of one element: for each value who receives the tap, and how visible the layer is.
///
/// Visibility is a model: the screen with the layer against the screen without it, composited source-over in
/// sRGB-encoded values, as CIEDE2000; the largest over the colours the layer may show and every flat colour drawn below
/// it. Blur and shape are ignored: an upper bound. Unrounded values decide; those of an 8-bit screen are for information.
public struct SweepReport {
    /// One value of the opacity.
    public struct Step {
        public var opacity: Double
        public var receiver: HitView?
        public var rule: HitRule
        /// Unrounded; nil where the layer's colours are unknown.
        public var deltaE: Double?
        /// On a screen of 8 bits.
        public var deltaE8: Double?
        /// Where the difference is largest, and between which colours.
        public var place: CGPoint?
        public var layer: ResolvedColor?
        public var below: ResolvedColor?
        public var verdict: String
    }

    public let id: String
    public let point: CGPoint
    public let steps: [Step]
    /// The lowest opacity that takes taps and the highest that stays invisible; nil where there is none.
    public let window: (lowest: Double?, highest: Double?)
    /// Whom a layer without a gesture keeps from their taps, and from which opacity on; nil where it takes some itself.
    public let blocked: (view: HitView, lowest: Double)?
    private let colors: (layer: ResolvedColor, below: ResolvedColor, place: CGPoint?)?
    /// The rectangle that the layer is taken for.
    private let area: CGRect
    /// What the model leaves out.
    public let limits: [String]

    /// What the model does.
    public static let method =
        "CIEDE2000 (D65) between the screen with and without the layer, source-over in sRGB-encoded values; the largest "
        + "over the layer's colours and every flat colour below its clipped rectangle; unrounded values decide"

    /// The values shown when none are given.
    public static let usual = [0, 0.001, 0.01, 0.011, 0.014, 0.02]

    public init(
        _ tree: LayoutTree, target: LayoutNode, id: String, point: CGPoint? = nil,
        opacities: [Double] = SweepReport.usual, rules: HitTestRules
    ) {
        self.id = id
        let place = point ?? Reachability.aim(tree, row: target.row, rules: rules)
        self.point = place
        let model = Visibility(tree, target.row)
        // The opacity of its own modifier chain, else one more around it.
        let row = tree.opacityRow(of: target.row) ?? target.row
        func tap(_ opacity: Double) -> HitTestResult {
            tree.hitTest(place, rules: rules, assuming: OpacityAssumption(row: row, opacity: opacity))
        }
        func takesTaps(_ opacity: Double) -> Bool { tap(opacity).reaches(target.row) }
        steps = opacities.map { opacity in
            let result = tap(opacity)
            let worst = model.worst(at: opacity)
            return Step(
                opacity: opacity, receiver: result.receiver, rule: result.aimed(at: target).rule,
                deltaE: worst?.difference, deltaE8: worst?.in8Bits, place: worst?.point, layer: worst?.layer,
                below: worst?.below, verdict: Self.verdict(worst?.difference))
        }
        if let worst = model.worst(at: 0.014), let layer = worst.layer, let below = worst.below {
            colors = (layer, below, worst.point)
        } else {
            colors = nil
        }
        area = model.box
        limits = Self.limits(model.notes)
        let lowest = Self.lowest(takesTaps, rules)
        window = (lowest, model.highestInvisible(limit: ColorDifference.visibleLimit))
        let behind = lowest == nil ? tap(0) : nil
        blocked = behind?.receiver.flatMap { view in
            Self.lowest({ tap($0).receiverRow != behind?.receiverRow }, rules).map { (view, $0) }
        }
    }

    private static func limits(_ notes: [String]) -> [String] {
        [
            "a model of an average observer, not a promise",
            "an upper bound: the layer's blur and shape are ignored, and thin lines are harder to see than areas",
            "below 1 invisible, 1 up to 2 barely, from 2 on visible",
            "shadows are left out",
        ] + notes
    }

    /// How visible a difference is, in words.
    static func verdict(_ deltaE: Double?) -> String {
        deltaE.map { LayerVisibility(deltaE: $0).rawValue } ?? "unknown"
    }

    /// The least opacity that takes taps: SwiftUI's own threshold, a Double, where that decides; else the least Float, by
    /// bisection over the Floats from 0 to 1.
    static func lowest(_ takesTaps: (Double) -> Bool, _ rules: HitTestRules) -> Double? {
        guard takesTaps(1) else { return nil }
        if takesTaps(0) { return 0 }
        let least = rules.minimumOpacity
        if least > 0, takesTaps(least), !takesTaps(least.nextDown) { return least }
        var low: UInt32 = 0
        var high = Float(1).bitPattern
        while low + 1 < high {
            let middle = low + (high - low) / 2
            if takesTaps(Double(Float(bitPattern: middle))) { high = middle } else { low = middle }
        }
        return Double(Float(bitPattern: high))
    }

    public var json: JSONValue {
        .object([
            ("schema", .string("viewtree.sweep/1")),
            ("id", .string(id)),
            ("point", .point(point)),
            (
                "steps",
                .array(
                    steps.map { step in
                        .object([
                            ("opacity", .number(step.opacity)),
                            (
                                "receiver",
                                step.receiver.map {
                                    .object([
                                        ("n", .int($0.node.n)), ("kind", .string($0.kind)), ("id", .string($0.id)),
                                        ("label", .string($0.label)), ("gesture", .string($0.gesture)),
                                    ])
                                } ?? .null
                            ),
                            ("rule", .string(step.rule.rawValue)),
                            ("deltaE", step.deltaE.map { .number($0) } ?? .null),
                            ("deltaE8", step.deltaE8.map { .number($0) } ?? .null),
                            ("place", step.place.map { .point($0) } ?? .null),
                            ("layer", .string(step.layer.map { "\($0)" })),
                            ("below", .string(step.below.map { "\($0)" })),
                            ("verdict", .string(step.verdict)),
                        ])
                    })
            ),
            (
                "window",
                // Six decimals, cut so that both ends still hold: the lowest upwards, the highest downwards.
                .array([
                    window.lowest.map { .number(($0 * 1e6).rounded(.up) / 1e6) } ?? .null,
                    window.highest.map { .number(($0 * 1e6).rounded(.down) / 1e6) } ?? .null,
                ])
            ),
            ("limit", .number(ColorDifference.visibleLimit)),
            ("area", area.isNull ? .null : .rect(area)),
            ("method", .string(Self.method)),
            ("limits", .array(limits.map { .string($0) })),
        ])
    }

    public var text: String {
        var lines = [
            "\"\(id)\", tapped at \(point.short)",
            "opacity       receiver               rule             ΔE2000  8 bits",
        ]
        for step in steps {
            let receiver = step.receiver.map { $0.id ?? $0.kind } ?? "nobody"
            let deltaE = Self.padded(step.deltaE.map { Number.short($0) } ?? "–", 8)
            let rounded = Self.padded(step.deltaE8.map { Number.short($0) } ?? "–", 8)
            lines.append(
                Self.padded(Number.exact(step.opacity), 14) + Self.padded(receiver, 23)
                    + Self.padded(step.rule.rawValue, 17) + deltaE + rounded + step.verdict)
        }
        switch (window.lowest, window.highest) {
        case (let lowest?, let highest?) where lowest <= highest:
            lines.append(
                "window: takes taps from \(Number.shortest(lowest)), not visible up to \(Number.shortest(highest)) (ΔE2000 below "
                    + "\(Number.exact(ColorDifference.visibleLimit)))")
        case (let lowest?, let highest?):
            lines.append(
                "no window: it takes taps from \(Number.shortest(lowest)) and is visible above \(Number.shortest(highest))"
            )
        case (nil, _) where blocked != nil:
            let name = HitExplanation.name(blocked!.view.kind, blocked!.view.id, blocked!.view.label)
            lines.append(
                "no window: it has no gesture, and keeps taps from \(name) from \(Number.shortest(blocked!.lowest)) on")
        case (nil, _): lines.append("no window: it takes no taps at any opacity")
        case (let lowest?, nil):
            lines.append("it takes taps from \(Number.shortest(lowest)); its visibility is unknown")
        }
        if let colors {
            let place = colors.place.map { " at \($0.short)" } ?? ""
            lines.append(
                "most visible: \(colors.layer) over \(colors.below)\(place); CIEDE2000, source-over in sRGB")
            lines.append("a model, not a promise: an upper bound, blur and shape ignored")
            lines += limits.dropFirst(4)
        }
        return PrintedText.joined(lines) + "\n"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
