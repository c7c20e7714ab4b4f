import Foundation
import HitTest
import Layout
import ViewTree

/// The map of a screen: who receives taps where, as text, JSON, SVG and HTML.
public struct MapReport {
    let tree: LayoutTree
    let map: HitRegions

    public init(_ tree: LayoutTree, rules: HitTestRules) {
        self.tree = tree
        map = HitRegions(tree, rules: rules)
    }

    /// By what rules, in words.
    var rules: String {
        let rules = map.rules
        let isMac = rules.hostedMinimumAlpha != HitTestRules.frontMost.hostedMinimumAlpha
        var name = rules.selection == .scored ? "iOS18Scored" : isMac ? "macOS" : "frontMost"
        if rules.clipsLimitHits { name += ", clips limit hits" }
        if rules.fingerRadius > 1 { name += ", a finger of radius \(Number.short(rules.fingerRadius))" }
        return name
    }

    /// Of the screen, in pt².
    var size: Double { Double(map.space.width * map.space.height) }

    func percent(_ area: Double, of whole: Double) -> String {
        guard whole > 0 else { return "0 %" }
        let percent = area / whole * 100
        // Neither nothing nor everything where it is not.
        if percent > 0, percent < 0.05 { return "< 0.1 %" }
        if percent < 100, percent > 99.95 { return "> 99.9 %" }
        return String(format: "%.1f %%", percent)
    }

    /// How a view is named: its number, its kind and its names.
    static func name(_ view: HitView) -> String {
        var text = "@\(view.node.n) \(view.kind)"
        if let id = view.id { text += " \"\(id)\"" }
        if let label = view.label, !label.isEmpty, label != view.id {
            text += view.id == nil ? " \"\(Self.short(label))\"" : " (\(Self.short(label)))"
        }
        return text
    }

    private static func short(_ label: String) -> String {
        let line = label.replacingOccurrences(of: "\n", with: " ")
        return line.count > 40 ? line.prefix(39) + "…" : line
    }

    /// What reacts: a gesture by its modifier, else the view itself.
    static func gesture(_ view: HitView) -> String { view.gesture.map { " · \($0)" } ?? "" }
}

extension MapReport {
    /// The largest regions first.
    ///
    /// ```
    /// Screen · 402×874 · frontMost
    ///    31360 pt²   8.9 %  @6 ColorPicker "overlay"
    ///                       16360 pt² (52.2 %) of that not drawn
    /// nobody: 319988 pt² (91.1 %)
    /// drawn, not tappable:
    ///   316400 pt²  90.1 %  @4 Color
    /// ```
    public var text: String {
        let space = "\(Number.short(Double(map.space.width)))×\(Number.short(Double(map.space.height)))"
        var lines = ["\(tree.viewName) · \(space) · \(rules)\(map.isExact ? "" : " · not exact")"]
        if map.regions.isEmpty { lines.append("nobody receives taps anywhere") }
        for region in map.regions {
            lines.append(line(region.area.size, Self.name(region.receiver) + Self.gesture(region.receiver)))
            if !region.undrawn.isEmpty {
                lines.append(
                    Self.indent + "\(number(region.undrawn.size)) "
                        + "(\(percent(region.undrawn.size, of: region.area.size))) of that not drawn")
            }
            for part in region.parts { lines.append(Self.indent + "\(part.name) \(number(part.area.size))") }
        }
        lines.append("nobody: \(number(map.unreceived)) (\(percent(map.unreceived, of: size)))")
        if !map.untappable.isEmpty {
            let sum = map.untappable.reduce(0) { $0 + $1.area.size }
            lines.append("drawn, not tappable: \(number(sum)) (\(percent(sum, of: size)))")
            for entry in map.untappable { lines.append(line(entry.area.size, Self.name(entry.view))) }
        }
        lines += map.notes
        return PrintedText.joined(lines) + "\n"
    }

    private static let indent = String(repeating: " ", count: 25)

    private func number(_ area: Double) -> String { Self.short(area) + " pt²" }

    /// Areas to a hundredth of a point².
    static func short(_ area: Double) -> String { Number.short((area * 100).rounded() / 100) }

    private func line(_ area: Double, _ name: String) -> String {
        Self.padded(number(area), 14) + Self.padded(percent(area, of: size), 9) + "  " + name
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}

extension MapReport {
    /// `viewtree.map/1`.
    public var json: JSONValue {
        .object([
            ("schema", .string("viewtree.map/1")),
            ("view", .string(tree.viewName)),
            ("size", .size(map.space.size)),
            ("rules", .string(rules)),
            ("exact", .bool(map.isExact)),
            ("notes", .array(map.notes.map { .string($0) })),
            ("unreceived", Self.area(map.unreceived)),
            ("regions", .array(map.regions.map(Self.json))),
            (
                "untappable",
                .array(
                    map.untappable.map { entry in
                        .object(
                            Self.names(entry.view) + [
                                ("polygons", Self.polygons(entry.area)), ("area", Self.area(entry.area.size)),
                                ("share", .number(entry.share)),
                            ])
                    })
            ),
        ])
    }

    private static func json(_ region: HitRegions.Region) -> JSONValue {
        .object(
            names(region.receiver) + [
                ("gesture", .string(region.receiver.gesture)),
                ("polygons", polygons(region.area)),
                ("area", area(region.area.size)),
                ("share", .number(region.share)),
                (
                    "undrawn",
                    .object([("polygons", polygons(region.undrawn)), ("area", area(region.undrawn.size))])
                ),
                (
                    "parts",
                    .array(
                        region.parts.map { part in
                            .object([
                                ("name", .string(part.name)), ("index", .int(part.index)),
                                ("polygons", polygons(part.area)), ("area", area(part.area.size)),
                            ])
                        })
                ),
            ])
    }

    private static func names(_ view: HitView) -> [(String, JSONValue)] {
        [
            ("n", .int(view.node.n)), ("kind", .string(view.kind)), ("id", .string(view.id)),
            ("label", .string(view.label)),
        ]
    }

    /// To a ten-thousandth, as the corners.
    private static func area(_ size: Double) -> JSONValue { .number((size * 1e4).rounded() / 1e4) }

    /// Closed: the first point again at the end.
    private static func polygons(_ area: HitRegions.Area) -> JSONValue {
        .array(area.polygons.map { .array(($0 + $0.prefix(1)).map { .point($0) }) })
    }
}
