import Examples
import Foundation
import HitTest
import Layout
import Testing
import ViewTree
import ViewTreeTesting

/// One of the ten example screens, alive on an iPhone 16 Pro.
struct ScreenStage {
    let host: ViewHost

    init(
        _ name: String, device: Device = .iPhone16Pro, environment: EnvironmentValues = EnvironmentValues(),
        clock: HostClock? = nil
    ) throws {
        let example = try #require(Example.named(name))
        host = ViewHost(example.makeView(), device: device, environment: environment, clock: clock)
    }

    var tree: LayoutTree { host.tree }

    /// Whether an element is there.
    func has(_ id: String) -> Bool { tree[id] != nil }

    func frame(_ id: String, _ location: SourceLocation = #_sourceLocation) throws -> CGRect {
        try #require(tree[id]?.frame, "no \"\(id)\"", sourceLocation: location)
    }

    /// The first text inside an element.
    func text(_ id: String) -> String? { tree[id].flatMap(Self.text) }

    private static func text(_ node: LayoutNode) -> String? {
        if node.kind == "Text" { return node.label }
        for child in node.children { if let found = text(child) { return found } }
        return nil
    }

    /// The frames of the texts inside an element.
    func texts(in id: String) -> [CGRect] {
        func all(_ node: LayoutNode) -> [CGRect] {
            node.kind == "Text" ? [node.frame] : node.children.flatMap(all)
        }
        return tree[id].map(all) ?? []
    }

    /// The names of the images inside an element.
    func images(in id: String) -> [String] {
        func all(_ node: LayoutNode) -> [String] {
            node.kind == "Image" ? [node.label].compactMap { $0 } : node.children.flatMap(all)
        }
        return tree[id].map(all) ?? []
    }

    /// The first view of a kind inside an element.
    func first(_ kind: String, in id: String) -> LayoutNode? {
        func find(_ node: LayoutNode) -> LayoutNode? {
            if node.kind == kind { return node }
            for child in node.children { if let found = find(child) { return found } }
            return nil
        }
        return tree[id].flatMap(find)
    }

    /// Who receives a tap: the identifier, else the label, else the kind; nil for nobody.
    func receiver(_ x: CGFloat, _ y: CGFloat) -> String? { receiver(CGPoint(x: x, y: y)) }

    func receiver(_ point: CGPoint) -> String? {
        let receiver = tree.hitTest(point, rules: host.rules).receiver
        return receiver.map { $0.id ?? $0.label ?? $0.kind }
    }

    /// Who receives a tap in the middle of an element.
    func receiver(of id: String, _ location: SourceLocation = #_sourceLocation) throws -> String? {
        receiver(try frame(id, location).middle)
    }

    /// Taps the front-most text that says this, as a user does who reads it.
    @discardableResult
    func tap(reading label: String, _ location: SourceLocation = #_sourceLocation) throws -> TapResult {
        let node = try #require(
            tree.nodes.last { $0.kind == "Text" && $0.label == label }, "nothing says \"\(label)\"",
            sourceLocation: location)
        return host.tap(at: node.frame.middle)
    }

    func says(_ label: String) -> Bool { tree.nodes.contains { $0.kind == "Text" && $0.label == label } }

    /// Taps the button that leads back, at the bar's leading end.
    func goBack() { host.tap(at: CGPoint(x: 20 + 10, y: tree.device.map { $0.safeArea.top + 22 } ?? 22)) }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
    var right: CGFloat { maxX }

    func contains(frame other: CGRect) -> Bool { insetBy(dx: -1e-6, dy: -1e-6).contains(other) }
}

/// Equal but for what adding up numbers leaves.
func near(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(one - other) <= tolerance }
