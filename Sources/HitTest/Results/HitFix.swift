import Foundation
import Layout
import ViewTree

/// What to change, for each reason: one sentence that names what it is about.
enum HitFix {
    /// `blocker`: who is in front.
    static func occluded(by name: String, overhangs: Bool) -> String {
        "Put it in front (declare it later, or zIndex), or let \(name) pass taps with allowsHitTesting(false)"
            + (overhangs ? ", or bound it with contentShape(Rectangle()) after its clip." : ".")
    }

    static func handledBy(_ name: String) -> String {
        "Nothing, if \(name) is meant to react; else give it a gesture of its own (Button or onTapGesture)."
    }

    static func disabled(_ tree: LayoutTree, _ row: Int) -> String {
        if tree.isPlatformView(row) { return disabledPlatform(tree, row) }
        if tree.isHosted(row) { return "Enable it, or put what should take the tap in front of it." }
        if tree.table.side.names[Int32(row)] == "NavigationLink", !tree.isInNavigation(row) {
            return "Put it into a NavigationStack: outside of one it is disabled."
        }
        return "Remove disabled(true) around it, or give what is around it a gesture: a disabled one is passed over."
    }

    static let noGesture = "Add onTapGesture, or make it a Button."

    static let oneButtonEach =
        "Add .buttonStyle(.borderless) to the buttons: in a List's row, buttons without a style all fire for a tap on it."

    static let presented =
        "Dismiss what is presented first, or put what should react into it: what is behind a presentation gets no taps."

    static let besideAlert = "An alert is on top: tap one of its buttons."

    static let outsideLabel =
        "Put the frame or padding and a contentShape(Rectangle()) inside the gesture, or inside a button's label: around "
        + "it they add no area."

    static let outsideHosted = "Tap the control itself: a frame around it does not enlarge it, scaleEffect does."

    static let shapePath =
        "Add contentShape(Rectangle()) inside the gesture, or inside a button's label: a shape takes hits only inside its "
        + "path."

    static let emptyContent =
        "Give it a contentShape(Rectangle()) inside the gesture, or inside a button's label: clear content, gaps and "
        + "Spacers take no hits."

    static func zeroSize(_ size: CGSize) -> String {
        let size = "\(Number.short(Double(size.width)))×\(Number.short(Double(size.height)))"
        return "Give it a size (it is \(size)): a frame, or padding with a contentShape(Rectangle()) around it."
    }

    static func fingerOnly(_ radius: Double) -> String {
        "Make its area larger, with padding and contentShape(Rectangle()) inside the gesture, or aim at the area; "
            + "--finger counts a finger's reach (radius \(Number.short(radius)))."
    }

    /// How to bring a box onto the screen.
    static func offScreen(_ box: CGRect, _ screen: CGRect) -> String {
        let distance = distance(of: box, from: screen)
        return "Move it by \(Number.short(Double(distance.dx))),\(Number.short(Double(distance.dy))) onto the screen, "
            + "or put what it is in into a ScrollView."
    }

    /// How to bring a box into a container that tests its bounds.
    static func containerBounds(_ tree: LayoutTree, _ container: Int, _ box: CGRect) -> String {
        let node = tree.table.nodes[container]
        let name = tree.node(row: container).map { HitExplanation.name(of: $0) } ?? "its container"
        if node.kind == .platformView { return platformBounds(tree, container, box, name) }
        let distance = distance(of: box, from: tree.bounds(container))
        // Scrolling moves towards the trailing side.
        let dx = Double(node.flags.contains(.rightToLeft) ? distance.dx : -distance.dx)
        let dy = -Double(distance.dy)
        // It is there already, and reaches beyond.
        if dx == 0 && dy == 0 {
            return "Tap inside \(tree.bounds(container).short): \(name) cuts off what reaches beyond it."
        }
        guard node.kind == .scrollView else {
            return "Keep it inside \(name): lay it out there instead of moving it with offset or a larger frame."
        }
        guard canScroll(tree, container, to: box) else {
            return "Lay it out inside what \(name) shows: it does not scroll that way."
        }
        // -0 is 0.
        let (x, y) = (Number.short(dx + 0), Number.short(dy + 0))
        let id = tree.chainNames(of: container).id
        let inTests = id.map { "host.scroll(\"\($0)\", by: CGVector(dx: \(x), dy: \(y)))" }
        let onCommandLine = "--scroll \(id ?? tree.node(row: container).map { "@\($0.n)" } ?? "ID"):\(x),\(y)"
        return "Scroll \(name) by \(x),\(y) to bring it into view: \(onCommandLine)"
            + (inTests.map { ", in a test \($0)." } ?? ", in a test host.scroll.")
    }

    /// Whether scrolling a container brings a box outside of it into view.
    static func canScroll(_ tree: LayoutTree, _ container: Int, to box: CGRect) -> Bool {
        let node = tree.table.nodes[container]
        guard node.kind == .scrollView else { return false }
        let axes = tree.table.side.scrollViews[Int(node.payload)].axes
        let distance = distance(of: box, from: tree.bounds(container))
        return (distance.dx == 0 || axes.contains(.horizontal)) && (distance.dy == 0 || axes.contains(.vertical))
    }

    /// How far a box has to be moved to lie inside another one, or to begin where it begins if it is larger.
    static func distance(of box: CGRect, from room: CGRect) -> CGVector {
        func along(_ least: CGFloat, _ most: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
            if least < first { return first - least }
            if most > last { return max(last - most, first - least) }
            return 0
        }
        return CGVector(
            dx: along(box.minX, box.maxX, room.minX, room.maxX), dy: along(box.minY, box.maxY, room.minY, room.maxY))
    }

    /// The rules that take content out wherever the point is.
    static func skipped(_ rule: HitRule, _ tree: LayoutTree, _ row: Int, rules: HitTestRules) -> String? {
        if tree.table.nodes[row].kind == .platformView { return skippedPlatform(rule, tree, row) }
        switch rule {
        case .hostedAlpha:
            let usual = HitTestRules().hostedMinimumAlpha
            guard rules.hostedMinimumAlpha == usual else {
                return "Raise its opacity to \(Number.exact(rules.hostedMinimumAlpha)) or more."
            }
            return "Raise its opacity above 0.01: 0.011 is enough, and 0.014 is hardly seen."
        case .opacity:
            let minimum = Number.exact(rules.minimumOpacity)
            return "Raise the opacity to \(minimum) or more, or give it a contentShape outside the opacity."
        case .allowsHitTesting: return "Remove allowsHitTesting(false) around it; an inner true cannot undo it."
        case .occluded: return "Go back to its screen first: the screen that was pushed gets the taps."
        case .hidden: return "Use opacity(0.011) instead of hidden() for something that should take taps."
        case .contentShape: return "Enlarge the content shape, or put it inside the gesture."
        case .singularTransform where tree.isPlatformTransform(row):
            return "Give it a transform with an inverse, such as a scale other than 0."
        case .singularTransform:
            let name = tree.kindName(row)
            guard tree.table.nodes[row].kind == .scaleEffect else {
                return "Change its \(name), which leaves no width or no height: edge-on there is nothing to tap."
            }
            return "Use a scale other than 0 in \(name), or take the view out of the tree while it is not shown."
        default: return nil
        }
    }
}

extension LayoutTree {
    fileprivate func isInNavigation(_ start: Int) -> Bool {
        var row = start
        while row >= 0, table.nodes[row].kind != .navigation { row = Int(table.nodes[row].parent) }
        return row >= 0
    }
}
