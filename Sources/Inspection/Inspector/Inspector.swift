import Foundation
import HitTest
import Layout
import ViewTree

/// One HTML page to look at a screen: its tree and its picture side by side, frames, proposals and answers, layers, and
/// who receives a tap at any point, with the reason for every candidate.
///
/// The page holds all it needs: no network, no other file. Clicks are answered from what the engine said about every
/// cell of the screen, never by the browser's own hit-testing.
public struct Inspector {
    private let tree: LayoutTree
    private let rules: HitTestRules

    public init(_ tree: LayoutTree, rules: HitTestRules = .frontMost) {
        self.tree = tree
        self.rules = rules
    }

    public var html: String {
        let resources = PackageResources.self
        func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        let script = [
            resources.data_js, resources.state_js, resources.tree_js, resources.stage_js, resources.panel_js,
            resources.main_js,
        ].map(text).joined(separator: "\n")
        return Self.filled(
            text(resources.inspector_html),
            [
                "title": Self.escaped(tree.viewName),
                "subtitle": Self.escaped(Dump(tree, rules: rules).screen),
                "style": text(resources.inspector_css),
                "picture": Picture(tree, rules: rules, showsMarks: false).svg,
                "data": Self.scriptSafe(InspectorData(tree, rules: rules).json.compact),
                "script": script,
            ])
    }

    /// Puts values in the place of `{{name}}`; what stands in the values stays as it is.
    private static func filled(_ template: String, _ values: [String: String]) -> String {
        var result = ""
        var rest = template[...]
        while let start = rest.range(of: "{{"), let end = rest.range(of: "}}", range: start.upperBound..<rest.endIndex)
        {
            result += rest[..<start.lowerBound]
            result += values[String(rest[start.upperBound..<end.lowerBound])] ?? ""
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }

    /// Nothing in a document may end the script it stands in.
    private static func scriptSafe(_ json: String) -> String { json.replacingOccurrences(of: "<", with: "\\u003c") }
}
