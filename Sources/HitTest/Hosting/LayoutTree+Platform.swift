import Foundation
import Layout
import ViewTree

extension LayoutTree {
    private func platformEntry(_ row: Int) -> PlatformViewEntry? {
        guard row >= 0, table.nodes[row].kind == .platformView else { return nil }
        return table.side.platformViews[Int(table.nodes[row].payload)]
    }

    /// The rule of a platform view's own that takes it out, if one does.
    public func platformRule(_ row: Int, rules: HitTestRules) -> HitRule? {
        platformEntry(row).flatMap { HitWalk(self, rules).platformRule($0) }
    }

    /// What scrolls the platform view that a row is, the first one inside, or else the one around it; nil for none.
    func platformScroll(near row: Int) -> ((CGVector) -> Void)? {
        let inside = (row..<Int(table.nodes[row].end)).lazy.compactMap { self.platformEntry($0)?.scroll }.first
        if let inside { return inside }
        var ancestor = Int(table.nodes[row].parent)
        while ancestor >= 0 {
            if let scroll = platformEntry(ancestor)?.scroll { return scroll }
            ancestor = Int(table.nodes[ancestor].parent)
        }
        return nil
    }

    /// What a platform view shows besides its label; empty for other rows.
    public func platformProperties(_ row: Int) -> [PlatformProperty] { platformEntry(row)?.properties ?? [] }

    /// The colours that a platform view may show.
    public func platformColors(_ row: Int) -> [ResolvedColor] {
        platformEntry(row).map { ($0.background.map { [$0] } ?? []) + $0.colors } ?? []
    }

    /// Whether UIKit draws a row, as a control of SwiftUI's or as a view of its own.
    func isHosted(_ row: Int) -> Bool {
        table.nodes[row].kind == .hosted || table.nodes[row].kind == .platformView
    }

    func isPlatformView(_ row: Int) -> Bool { row >= 0 && table.nodes[row].kind == .platformView }

    /// Whether a row is the transform of a view of UIKit's.
    func isPlatformTransform(_ row: Int) -> Bool {
        table.nodes[row].kind == .transformEffect && row + 1 < Int(table.nodes[row].end) && isPlatformView(row + 1)
    }

    /// Whether the row is a control of UIKit's.
    func isPlatformControl(_ row: Int) -> Bool { platformEntry(row).map { $0.control != .none } ?? false }

    /// Whether a platform view is a control, has a recogniser, or handles touches itself.
    func takesTouches(platform row: Int) -> Bool {
        platformEntry(row).map {
            $0.control != .none || $0.touchHandler != nil || $0.recognizers.contains(where: \.isEnabled)
        } ?? false
    }

    /// The recogniser that takes a tap on a platform view; nil where a control does.
    func recognizerName(_ node: Node) -> String? {
        let entry = table.side.platformViews[Int(node.payload)]
        guard entry.control == .none else { return nil }
        return entry.recognizers.first { $0.isEnabled && $0.takesSingleTap }?.name
            ?? entry.recognizers.first(where: \.isEnabled)?.name ?? entry.touchHandler
    }
}

extension GestureSearch {
    enum PlatformReceiver { case none, control, swallowed, recognizer, handler }

    /// What a platform view on the way from the hit does with a tap: a control takes those on itself, a recogniser
    /// those on anything inside, and so does a
    /// class that overrides `touchesBegan` where no recogniser takes them.
    static func platformReceiver(
        _ tree: LayoutTree, _ row: Int, isHit: Bool, hasExclusive: Bool
    ) -> PlatformReceiver {
        let entry = tree.table.side.platformViews[Int(tree.table.nodes[row].payload)]
        if isHit {
            switch entry.control {
            case .enabled: return .control
            case .disabled: return .swallowed
            case .none: break
            }
        }
        let takes = entry.recognizers.contains { $0.isEnabled && $0.takesSingleTap }
        if takes && !hasExclusive { return .recognizer }
        return entry.touchHandler == nil ? .none : .handler
    }
}

extension Effects {
    /// Whether both rows are views of UIKit's that show text.
    static func isPlatformText(_ before: LayoutNode, _ after: LayoutNode) -> Bool {
        let kind = after.tree.table.nodes[after.row].kind
        return kind == .platformView && before.tree.table.nodes[before.row].kind == .platformView
    }

    /// What else a view of UIKit's shows that has changed: colours, values.
    static func changedProperties(_ before: LayoutNode, _ after: LayoutNode) -> [TapEffect] {
        let old = before.tree.platformProperties(before.row)
        let new = after.tree.platformProperties(after.row)
        guard old != new else { return [] }
        let names = after.tree.chainNames(of: after.row)
        var known: [String] = []
        for property in new + old where !known.contains(property.name) { known.append(property.name) }
        return known.compactMap { name in
            let from = old.first { $0.name == name }?.value
            let to = new.first { $0.name == name }?.value
            guard from != to else { return nil }
            return TapEffect(
                kind: .state, n: after.n, id: names.id, label: name, from: from.map { .string($0) },
                to: to.map { .string($0) }, node: nil)
        }
    }
}
