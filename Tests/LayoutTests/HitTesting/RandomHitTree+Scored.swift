import Foundation

extension RandomHitTree {
    /// Who is hit and who reacts where candidates are scored, found by walking the model once for each sample point.
    ///
    /// - Parameter points: the centre first, each with its weight.
    func scoredAnswer(
        at points: [(point: CGPoint, weight: Double)], rules: BruteForceRules, frames: @escaping (String) -> CGRect,
        isNearCurve: inout Bool
    ) -> Answer {
        var weights: [String: Double] = [:]
        var order: [String: Int] = [:]
        var leaves: [String: ScoredLeaf] = [:]
        // A leaf's place from the front is the same for every point: all of them are counted, hit or not.
        for (number, sample) in points.enumerated() {
            var walk = ScoredWalkOfModel(rules: rules, frames: frames)
            walk.visit(self, at: sample.point)
            if walk.isNearCurve { isNearCurve = true }
            var isCovered = false
            for leaf in walk.leaves where leaf.isHit {
                order[leaf.id] = leaf.place
                if leaves[leaf.id] == nil { leaves[leaf.id] = leaf }
                if !isCovered { weights[leaf.id, default: 0] += sample.weight }
                if number == 0, leaf.isHosted { leaves[leaf.id]?.isUnderCentre = true }
                if leaf.opacity > 0.5 { isCovered = true }
            }
        }
        struct Score {
            var value: Double
            var leaf: ScoredLeaf
        }
        var scores: [String: Score] = [:]
        for (id, leaf) in leaves.sorted(by: { order[$0.key]! < order[$1.key]! }) {
            guard let weight = weights[id], weight > 0, !leaf.isHosted || leaf.isUnderCentre else { continue }
            let value = (leaf.receiver == nil ? 1 : 16) * leaf.opacity * weight
            let key = leaf.receiver == nil ? "leaf \(id)" : "gesture \(leaf.gesture)"
            scores[key, default: Score(value: 0, leaf: leaf)].value += value
        }
        guard let best = scores.values.max(by: { $0.value < $1.value }) else { return Answer(hit: nil, receiver: nil) }
        let others = scores.values.filter { $0.leaf.id != best.leaf.id }
        // Sums in another order differ in the last digits: no point where that would decide.
        if abs(best.value - 8) < 1e-6 || others.contains(where: { abs(best.value - 1.2 * $0.value) < 1e-6 }) {
            isNearCurve = true
        }
        let rivals = others.filter { best.value < 1.2 * $0.value }
        if best.value >= 8, rivals.isEmpty { return Answer(hit: best.leaf.name, receiver: best.leaf.receiver) }
        // A finger's reach ends at nobody then.
        guard points.count == 1 else { return Answer(hit: nil, receiver: nil) }
        // Else the parent: what is around all of them reacts, and around the gesture that scores too little.
        var around = best.leaf.gestures
        if best.value < 8, let own = around.firstIndex(where: { $0.key == best.leaf.gesture }) {
            around.removeSubrange(own...)
        }
        for rival in rivals { around = around.filter { mine in rival.leaf.gestures.contains { $0.key == mine.key } } }
        guard let receiver = RandomHitTree.deciding(around.reversed()).receiver else {
            return Answer(hit: nil, receiver: nil)
        }
        var answer = Answer(hit: nil, receiver: receiver.id)
        answer.isHitOpen = true
        return answer
    }
}

/// What may be hit, with what a score needs.
private struct ScoredLeaf {
    /// Tells a view's own content from its shapes.
    var id: String
    /// The view it is reported as; nil for a list's row.
    var name: String?
    var place: Int
    var isHit: Bool
    var isHosted: Bool
    var opacity: Double
    var receiver: String?
    /// Tells several gestures of one view apart.
    var gesture = ""
    /// Who may react, from the outside in.
    var gestures: [RandomHitTree.Reacting] = []
    var isUnderCentre = false
}

/// What is known on the way down.
private struct Surroundings {
    /// nil where something left the point out.
    var point: CGPoint?
    var isEnabled = true
    var opacity = 1.0
    var alphas: [Float] = [1]
    /// Who may react, from the outside in.
    var gestures: [RandomHitTree.Reacting] = []

    var receiver: (id: String, key: String)? {
        RandomHitTree.deciding(gestures.reversed()).receiver.map { ($0.id, $0.key) }
    }
}

private struct ScoredWalkOfModel {
    let rules: RandomHitTree.BruteForceRules
    let frames: (String) -> CGRect
    var leaves: [ScoredLeaf] = []
    var isNearCurve = false

    init(rules: RandomHitTree.BruteForceRules, frames: @escaping (String) -> CGRect) {
        self.rules = rules
        self.frames = frames
    }

    mutating func visit(_ tree: RandomHitTree, at point: CGPoint) {
        visit(tree, inside: tree.modifiers.count, Surroundings(point: point))
    }

    private mutating func add(
        _ id: String, _ name: String?, isHit: Bool, isHosted: Bool = false, receiver: (id: String, key: String)?,
        _ around: Surroundings
    ) {
        leaves.append(
            ScoredLeaf(
                id: id, name: name, place: leaves.count, isHit: isHit, isHosted: isHosted, opacity: around.opacity,
                receiver: receiver?.id, gesture: receiver?.key ?? "", gestures: around.gestures))
    }

    private mutating func visit(_ tree: RandomHitTree, inside count: Int, _ around: Surroundings) {
        guard count > 0 else { return visitBase(tree, around) }
        let frame = frames(tree.frameID(inside: count))
        var inner = around
        switch tree.modifiers[count - 1] {
        case .opacity(let value):
            if value < rules.minimumOpacity { inner.point = nil }
            inner.opacity = value
            inner.alphas[inner.alphas.count - 1] *= Float(value)
        case .blur, .mask: inner.alphas.append(1)
        case .offset(let x, let y): inner.point = around.point.map { CGPoint(x: $0.x - x, y: $0.y - y) }
        case .scale(let x, let y):
            inner.point =
                x == 0 || y == 0
                ? nil
                : around.point.map {
                    CGPoint(x: frame.midX + ($0.x - frame.midX) / x, y: frame.midY + ($0.y - frame.midY) / y)
                }
        case .rotation(let degrees):
            let radians = -degrees * .pi / 180
            inner.point = around.point.map {
                let dx = $0.x - frame.midX
                let dy = $0.y - frame.midY
                return CGPoint(
                    x: frame.midX + dx * cos(radians) - dy * sin(radians),
                    y: frame.midY + dx * sin(radians) + dy * cos(radians))
            }
        case .allowsHitTesting(let value): if !value { inner.point = nil }
        case .hidden: inner.point = nil
        case .rectangleShape(let inset):
            if !contains(frame.insetBy(dx: inset, dy: inset), around.point) { inner.point = nil }
        case .circleShape: if !circleContains(frame, around.point) { inner.point = nil }
        case .ellipseShape: if !ellipseContains(frame, around.point) { inner.point = nil }
        case .ringShape(let inset):
            let hole = frame.insetBy(dx: min(inset, frame.width / 2), dy: min(inset, frame.height / 2))
            if !contains(frame, around.point) || contains(hole, around.point) { inner.point = nil }
        case .tap(let tap):
            inner.gestures.append(
                RandomHitTree.Reacting(
                    id: tree.id, key: "\(tree.id) \(count)", isEnabled: around.isEnabled, tap: tap))
        case .affine(let m): inner.point = around.point.map { RandomHitTree.Turned.affine(m, frame, $0) }
        case .projection(let p, let q):
            inner.point = around.point.flatMap { RandomHitTree.Turned.projection(p, q, frame, $0, &isNearCurve) }
        case .turned(let isHalf):
            inner.point = around.point.map {
                CGPoint(x: frame.midX + ($0.x - frame.midX) / (isHalf ? 0.5 : -1), y: $0.y)
            }
        case .disabled(let value): inner.isEnabled = around.isEnabled && !value
        case .clipped, .clippedToCircle, .padding, .frame, .position, .previewShape, .compositing: break
        case .extra: preconditionFailure("no formula for it")
        case .overlay(let other), .bar(let other, _): visit(other, inside: other.modifiers.count, around)
        case .background: break
        }
        visit(tree, inside: count - 1, inner)
        switch tree.modifiers[count - 1] {
        case .background(let other): visit(other, inside: other.modifiers.count, around)
        case .rectangleShape, .circleShape, .ellipseShape, .ringShape:
            add("\(tree.id) shape \(count)", tree.id, isHit: inner.point != nil, receiver: inner.receiver, inner)
        default: break
        }
    }

    private mutating func visitBase(_ tree: RandomHitTree, _ around: Surroundings) {
        let frame = frames(tree.frameID(inside: 0))
        switch tree.base {
        case .extra: preconditionFailure("no formula for it")
        case .clear: break
        case .color, .text:
            add(tree.id, tree.id, isHit: contains(frame, around.point), receiver: around.receiver, around)
        case .circle:
            add(tree.id, tree.id, isHit: circleContains(frame, around.point), receiver: around.receiver, around)
        case .hosted:
            let isAlive = around.alphas.allSatisfy { Double($0) >= rules.hostedMinimumAlpha }
            add(
                tree.id, tree.id, isHit: isAlive && contains(frame, around.point), isHosted: true,
                receiver: around.isEnabled ? (tree.id, "\(tree.id) control") : nil, around)
        case .button(let label):
            var inner = around
            inner.gestures.append(
                RandomHitTree.Reacting(id: tree.id, key: "\(tree.id) button", isEnabled: around.isEnabled))
            visit(label, inside: label.modifiers.count, inner)
        case .zstack(let children), .hstack(let children, _), .vstack(let children, _): visit(children, around)
        case .grid(let rows, _): visit(rows.flatMap(\.self), around)
        case .lazyGrid(let children, _): visit(children, around)
        case .scroll(let children, _):
            var inner = around
            if !contains(frames("\(tree.id)/scroll"), around.point) { inner.point = nil }
            // A view of its own.
            inner.alphas.append(1)
            visit(children, inner)
        case .list(let children, _, _):
            for child in children.reversed() {
                var inner = around
                if !contains(frame, around.point) || !contains(frames("row of \(child.id)"), around.point) {
                    inner.point = nil
                }
                inner.alphas.append(1)
                visit(child, inside: child.modifiers.count, inner)
                add("row of \(child.id)", nil, isHit: inner.point != nil, receiver: inner.receiver, inner)
            }
        }
    }

    private mutating func visit(_ children: [RandomHitTree], _ around: Surroundings) {
        let order = children.indices.sorted { left, right in
            let leftZ = children[left].zIndex ?? 0
            let rightZ = children[right].zIndex ?? 0
            return leftZ == rightZ ? left > right : leftZ > rightZ
        }
        for place in order { visit(children[place], inside: children[place].modifiers.count, around) }
    }

    /// Minimum edges in, maximum edges out.
    private func contains(_ rect: CGRect, _ point: CGPoint?) -> Bool {
        guard let point else { return false }
        return rect.minX <= point.x && point.x < rect.maxX && rect.minY <= point.y && point.y < rect.maxY
    }

    private mutating func ellipseContains(_ rect: CGRect, _ point: CGPoint?) -> Bool {
        guard let point else { return false }
        let distance = hypot((point.x - rect.midX) / (rect.width / 2), (point.y - rect.midY) / (rect.height / 2))
        if abs(distance - 1) < 0.01 { isNearCurve = true }
        return distance < 1
    }

    /// A circle as large as fits, centred.
    private mutating func circleContains(_ rect: CGRect, _ point: CGPoint?) -> Bool {
        guard let point else { return false }
        let radius = min(rect.width, rect.height) / 2
        let distance = hypot(point.x - rect.midX, point.y - rect.midY)
        if abs(distance - radius) < max(0.001 * radius, 0.01) { isNearCurve = true }
        return distance < radius
    }
}
