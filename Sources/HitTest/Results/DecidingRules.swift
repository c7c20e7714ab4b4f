import Foundation
import Layout
import ViewTree

/// The rules that decided an answer, of which the weakest says how sure it is.
struct DecidingRules {
    private let result: HitTestResult
    private let tree: LayoutTree
    private(set) var rules: Set<WeighedRule> = []

    var certainty: Certainty { rules.map(\.strength.certainty).max() ?? .settled }

    /// Why the answer is not settled: the weakest rules.
    var doubt: String? {
        let certainty = certainty
        let doubts = rules.filter { $0.strength.certainty == certainty }.compactMap(\.doubt).sorted()
        guard !doubts.isEmpty else { return nil }
        return "\(certainty == .likely ? "Likely" : "Uncertain"): \(doubts.joined(separator: "; "))."
    }

    /// - Parameter candidates: front to back.
    init(_ result: HitTestResult, rule: HitRule, _ candidates: [HitCandidate]) {
        self.result = result
        tree = result.tree
        add(rule)
        let front = candidates.prefix { $0.outcome != .hit }
        for candidate in front where !isInsideHitShape(candidate.row) { addInFront(candidate) }
        addEmptyHosted(candidates)
        addSelection()
        if result.hitRow >= 0 {
            addHit(result.hitRow)
            addPath(from: result.hitRow)
            addTapCounts()
            addTouch()
        } else {
            addLabelOfToggle()
        }
    }

    // MARK: The rule that is reported

    private mutating func add(_ rule: HitRule) {
        switch rule {
        case .occluded: rules.insert(.order)
        case .hostedAlpha: rules.insert(.hostedAlpha)
        case .allowsHitTesting: rules.insert(.allowsHitTesting)
        case .hidden: rules.insert(.hidden)
        case .contentShape: rules.insert(.contentShape)
        case .zeroSize, .emptyContent: rules.insert(.noArea)
        case .singularTransform: rules.insert(.singularTransform)
        case .containerBounds, .offScreen: rules.insert(.containerBounds)
        case .fingerOnly: rules.insert(.fingerSlop)
        case .handledBy, .noGesture, .nearestGesture, .highPriority: rules.insert(.nearestGesture)
        case .hostedControl: rules.insert(.hostedControl)
        case .scored: rules.insert(.scoring)
        case .opacity: rules.insert(.opacityThreshold)
        case .disabled:
            let row = GestureSearch.disabled(tree, from: result.hitRow)
            let isHosted = row.map { tree.isHosted($0) } ?? false
            rules.insert(isHosted ? .disabledHosted : .disabledGesture)
        }
    }

    // MARK: What lies in front of the hit, and was not

    private mutating func addInFront(_ candidate: HitCandidate) {
        let node = tree.table.nodes[candidate.row]
        switch (candidate.outcome, candidate.rule) {
        case (.skipped, .opacity?):
            rules.insert(isFaint(candidate.ruleRow) ? .faintOpacity : .opacityThreshold)
        case (.skipped, .hostedAlpha?):
            let isOfUIKit =
                tree.isPlatformView(candidate.ruleRow) || tree.table.nodes[candidate.ruleRow].kind == .platformTree
            rules.formUnion(ofAlphas(around: isOfUIKit ? candidate.ruleRow : candidate.row))
        // A view of UIKit's may also be asked for its area, which nobody doubts.
        case (.skipped, .contentShape?)
        where tree.isHosted(candidate.row) && tree.table.nodes[candidate.ruleRow].kind == .contentShape:
            rules.insert(.hostedInContentShape)
        case (.skipped, .singularTransform?):
            rules.insert(.singularTransform)
        case (.missed, .emptyContent?) where isInClearButton(candidate.row):
            rules.insert(.clearButton)
        case (.missed, _) where node.kind == .shape && candidate.isInBox:
            if let rule = shapeRule(node) { rules.insert(rule) }
        // In front, hit, and outscored.
        case (.blocked, _) where reacts(candidate.row) && isFaintForScores(candidate.row):
            rules.insert(.faintUnderScoring)
        default: break
        }
    }

    /// Whether a row lies in the content shape that was hit: whatever becomes of the row, the shape is hit.
    private func isInsideHitShape(_ row: Int) -> Bool {
        let hit = result.hitRow
        guard hit >= 0, tree.table.nodes[hit].kind == .contentShape else { return false }
        return (hit..<Int(tree.table.nodes[hit].end)).contains(row)
    }

    private func isFaint(_ row: Int) -> Bool {
        let opacity = row == result.assumption?.row ? result.assumption!.opacity : tree.table.nodes[row].a
        return opacity > 0
    }

    /// Whether a row belongs to a Button in which nothing has an area.
    private func isInClearButton(_ start: Int) -> Bool {
        let nodes = tree.table.nodes
        var row = Int(nodes[start].parent)
        while row >= 0, nodes[row].kind != .button { row = Int(nodes[row].parent) }
        guard row >= 0 else { return false }
        return (row + 1..<Int(nodes[row].end)).allSatisfy { !nodes[$0].kind.hasArea || tree.isClear($0) }
    }

    private func reacts(_ row: Int) -> Bool {
        guard result.rules.areScored else { return false }
        let receiver = GestureSearch.receiver(tree, from: row)
        return receiver >= 0 && receiver != result.receiverRow
    }

    /// The largest opacity at which people report overlays that nobody sees to take taps.
    private static let mostReported = 0.1

    private func isFaintForScores(_ start: Int) -> Bool { opacity(above: start) <= Self.mostReported }

    /// The innermost `opacity` around a row, 1 without one: what scores count.
    private func opacity(above start: Int) -> Double {
        let nodes = tree.table.nodes
        var row = start
        while row >= 0 {
            if row == result.assumption?.row { return result.assumption!.opacity }
            if nodes[row].kind == .opacity { return nodes[row].a }
            row = Int(nodes[row].parent)
        }
        return 1
    }

    /// A hosted view of no size that stands inside of what is hit.
    private mutating func addEmptyHosted(_ candidates: [HitCandidate]) {
        guard result.hitRow >= 0, isAppKit else { return }
        let area = tree.bounds(result.hitRow)
        for candidate in candidates where candidate.rule == .zeroSize {
            let box = tree.bounds(candidate.row)
            guard tree.isHosted(candidate.row), box.maxX >= area.minX, box.minX <= area.maxX,
                box.maxY >= area.minY, box.minY <= area.maxY
            else { continue }
            rules.insert(.emptyHosted)
        }
    }

    private var isAppKit: Bool {
        tree.environment.platform.isMacOS || result.rules.hostedMinimumAlpha < HitTestRules().hostedMinimumAlpha
    }

    /// How the hit was chosen.
    private mutating func addSelection() {
        if result.rules.areScored { rules.insert(.scoring) }
        if result.rules.fingerRadius > 1, result.rules.fingerRadius.isFinite { rules.insert(.fingerSlop) }
    }

    // MARK: The hit itself

    private mutating func addHit(_ row: Int) {
        let node = tree.table.nodes[row]
        switch node.kind {
        case .divider: rules.insert(.dividerLine)
        case .style: rules.insert(.styleArea)
        case .shape: rules.insert(shapeRule(node) ?? .contentBox)
        case .text where result.receiverRow == row:
            let isEmbedded = tree.table.side.texts[Int(node.payload)].measurer is EmbeddedTextMeasurer
            rules.insert(isEmbedded ? .textLink : .textLinkMeasuredElsewhere)
        case .hosted: addHosted(row, tree.table.side.hosted[Int(node.payload)])
        case .platformView:
            rules.insert(.hostedBox)
            if tree.thumb(of: row) != nil { rules.insert(.sliderThumb) }
            rules.formUnion(ofAlphas(around: row))
            if isAliveInAppKitAlone(row) { rules.insert(.appKitAlpha) }
        case .contentShape: rules.insert(.contentShape)
        default: rules.insert(.contentBox)
        }
        switch node.kind {
        case .color, .style, .shape, .contentShape: if isOnlyInPixels(row) { rules.insert(.pixelGrid) }
        default: break
        }
    }

    /// nil for a filled rectangle in one colour, whose path is its box.
    private func shapeRule(_ node: Node) -> WeighedRule? {
        let entry = tree.table.side.shapes[Int(node.payload)]
        if entry.name != Rectangle.self || entry.stroke != nil { return .shapePath }
        if case .color = entry.style { return nil }
        return .styleArea
    }

    /// Whether the point lies in a row's box only because that is rounded to pixels.
    private func isOnlyInPixels(_ row: Int) -> Bool {
        guard let place = tree.localPoint(result.point, row) else { return false }
        let scale = tree.scale
        func isOffGrid(_ edge: CGFloat) -> Bool { abs(edge * scale - (edge * scale).rounded()) > 1e-6 }
        /// Whether a coordinate lies outside of a length, by less than a rounded edge may move.
        func isBeyond(_ place: CGFloat, _ length: CGFloat) -> Bool {
            (place < -1e-9 && place >= -1 / scale) || (place >= length && place < length + 1 / scale)
        }
        let size = tree.size(row)
        let box = tree.bounds(row)
        return (isBeyond(place.x, size.width) && (isOffGrid(box.minX) || isOffGrid(box.maxX)))
            || (isBeyond(place.y, size.height) && (isOffGrid(box.minY) || isOffGrid(box.maxY)))
    }

    private mutating func addHosted(_ row: Int, _ entry: HostedEntry) {
        rules.insert(.hostedBox)
        rules.formUnion(ofAlphas(around: row))
        if case .thumb = entry.parts { rules.insert(.sliderThumb) }
        switch entry.kind {
        case "Toggle" where !tree.environment.platform.isMacOS: rules.insert(.toggleSwitch)
        case "TextEditor": rules.insert(.labelArea)
        default: break
        }
        if entry.yieldsToAncestorTap, result.receiverRow >= 0, result.receiverRow != row {
            rules.insert(.ancestorOfPicker)
        }
        if isAliveInAppKitAlone(row) { rules.insert(.appKitAlpha) }
    }

    /// Whether a hosted view takes the tap by AppKit's threshold and would not by UIKit's.
    private func isAliveInAppKitAlone(_ hosted: Int) -> Bool {
        let usual = HitTestRules().hostedMinimumAlpha
        guard result.rules.hostedMinimumAlpha < usual else { return false }
        func isDead(_ row: Int) -> Bool {
            AlphaGroups.deadGroup(of: row, in: tree, minimum: usual, assuming: result.assumption) != nil
        }
        guard tree.isPlatformView(hosted) else { return isDead(hosted) }
        let nodes = tree.table.nodes
        var row = hosted
        while row >= 0, nodes[row].kind != .platformTree {
            if nodes[row].kind == .platformView {
                let own = tree.table.side.platformViews[Int(nodes[row].payload)].alpha
                let alpha = row == result.assumption?.row ? Float(result.assumption!.opacity) : own
                if !(Double(alpha) >= usual) { return true }
            }
            row = Int(nodes[row].parent)
        }
        return row >= 0 && isDead(row)
    }

    /// Alphas that multiply have one good source; that a blur keeps them apart is derived.
    private func ofAlphas(around hosted: Int) -> Set<WeighedRule> {
        let isPlatformView = tree.isPlatformView(hosted)
        var outer = hosted
        if isPlatformView {
            while outer > 0, tree.table.nodes[outer].kind != .platformTree {
                outer = Int(tree.table.nodes[outer].parent)
            }
        }
        let groups = AlphaGroups.factors(around: outer, in: tree, assuming: result.assumption)
            .map { $0.filter { $0 != 1 } }.filter { !$0.isEmpty }
        var result: Set<WeighedRule> = groups.isEmpty ? [] : [.hostedAlpha]
        if isPlatformView, hasOwnAlpha(hosted) { result.insert(.hostedAlpha) }
        if groups.contains(where: { $0.count > 1 }) { result.insert(.mergedAlphas) }
        if groups.count > 1 { result.insert(.separateAlphas) }
        return result
    }

    /// Whether a view of UIKit's, or one around it up to SwiftUI's border, has an alpha of its own. Each is tested alone.
    private func hasOwnAlpha(_ view: Int) -> Bool {
        let nodes = tree.table.nodes
        var row = view
        while row >= 0, nodes[row].kind != .platformTree {
            if nodes[row].kind == .platformView {
                let isAssumed = row == result.assumption?.row
                if isAssumed || tree.table.side.platformViews[Int(nodes[row].payload)].alpha != 1 { return true }
            }
            row = Int(nodes[row].parent)
        }
        return false
    }

    // MARK: From the hit to the root

    private mutating func addPath(from hit: Int) {
        let nodes = tree.table.nodes
        let side = tree.table.side
        let receiver = result.receiverRow
        var row = hit
        while row >= 0 {
            let node = nodes[row]
            switch node.kind {
            case .mask: rules.insert(.mask)
            case .gesture where side.gestures[Int(node.payload)].isMasked: rules.insert(.gestureMask)
            case .button where row == receiver || receiver < 0: addButton(row, hit)
            case .listRow where receiver >= 0 && nodes[receiver].kind == .button && receiver > row:
                if !(receiver..<Int(nodes[receiver].end)).contains(hit) { rules.insert(.rowButtons) }
            default: break
            }
            if side.names[Int32(row)] == "Toggle", !tree.environment.platform.isMacOS { rules.insert(.toggleSwitch) }
            row = Int(node.parent)
        }
        if receiver >= 0, isRejectedByScore { rules.insert(.faintUnderScoring) }
    }

    private mutating func addButton(_ button: Int, _ hit: Int) {
        let nodes = tree.table.nodes
        switch tree.table.side.names[Int32(button)] {
        case "Menu"?, "Link"?, "NavigationLink"?, "Picker"?: rules.insert(.labelArea)
        default: break
        }
        // A background that a style made.
        if nodes[hit].kind == .shape, nodes[hit].flags.contains(.plumbing) { rules.insert(.buttonArea) }
        var row = hit
        while row > button {
            if nodes[row].kind == .contentShape, nodes[row].flags.contains(.plumbing) { rules.insert(.buttonArea) }
            row = Int(nodes[row].parent)
        }
    }

    /// A Button so faint that scores would leave it out. Plain gestures this faint are reported to work (0.001 on a
    /// Rectangle), and so are hosted controls; Buttons nobody has reported.
    private var isRejectedByScore: Bool {
        let nodes = tree.table.nodes
        guard result.rules.selection == .frontMost, result.rules.fingerRadius <= 1, !tree.isHosted(result.hitRow),
            nodes[result.receiverRow].kind == .button
        else { return false }
        let scoring = HitScoring()
        return opacity(above: result.hitRow) * scoring.gesturePriority * scoring.ringWeight < scoring.leastScore
    }

    private mutating func addLabelOfToggle() {
        guard !tree.environment.platform.isMacOS else { return }
        let isInToggle = tree.table.side.names.contains { row, name in
            name == "Toggle" && tree.bounds(Int(row)).contains(result.point)
        }
        if isInToggle { rules.insert(.toggleSwitch) }
    }

    // MARK: Taps

    /// The enabled gestures from the hit to the root that are nothing but taps, inside out.
    private var tapGestures: [(row: Int, count: Int)] {
        var found: [(row: Int, count: Int)] = []
        var row = result.hitRow
        while row >= 0 {
            let node = tree.table.nodes[row]
            if node.kind == .gesture {
                let entry = tree.table.side.gestures[Int(node.payload)]
                if entry.isEnabled, entry.tapCount > 0 { found.append((row, entry.tapCount)) }
            }
            row = Int(node.parent)
        }
        return found
    }

    private mutating func addTapCounts() {
        let taps = tapGestures
        guard let place = taps.firstIndex(where: { $0.row == result.receiverRow }) else { return }
        let own = taps[place].count
        for (other, tap) in taps.enumerated() where tap.count != own {
            rules.insert(.tapCounts)
            // Whether what is inside waits is said to depend on the platform.
            if tap.count < own && other < place { rules.insert(.outerTapCount) }
        }
    }

    private mutating func addTouch() {
        guard let touch = result.touch else { return }
        let isMouse = result.rules.tapLimits == .mouse
        let nodes = tree.table.nodes
        let receiver = result.receiverRow
        let isNobodysOrATaps = receiver < 0 || tapGestures.contains { $0.row == receiver }
        switch touch.kind {
        case .drag(let end) where end != result.point:
            if !tapGestures.isEmpty, isNobodysOrATaps {
                rules.insert(isMouse ? .clickMovement : receiver < 0 ? .fingerMovement : .fingerTapLimits)
            }
            let button = receiver >= 0 ? (nodes[receiver].kind == .button ? receiver : -1) : button
            if button >= 0, !isMouse, !tree.bounds(button).contains(end) { rules.insert(.controlSlack) }
        case .press where !isMouse && !tapGestures.isEmpty && isNobodysOrATaps:
            rules.insert(.fingerTapLimits)
        default: break
        }
    }

    /// The nearest enabled Button at or above the hit, or -1.
    private var button: Int {
        var row = result.hitRow
        while row >= 0 {
            let node = tree.table.nodes[row]
            if node.kind == .button, tree.table.side.buttons[Int(node.payload)].isEnabled { return row }
            row = Int(node.parent)
        }
        return -1
    }
}
