import Foundation

extension RandomHitTree {
    /// Who is hit and who reacts, found by walking the model and nothing else.
    struct Answer: Equatable, Sendable {
        var hit: String?
        var receiver: String?
        /// Who else fires; not looked at where candidates are scored.
        var also: [String] = []
        /// Whether a container without a name is hit in place of those inside: then nobody compares the hit.
        var isHitOpen = false
    }

    /// The numbers the walk decides by, independent of the library's.
    struct BruteForceRules: Sendable {
        var minimumOpacity = 0.001
        var hostedMinimumAlpha = 0.01
        var clipsLimitHits = false
        /// From right to left, an offset's x runs the other way.
        var isMirrored = false
    }

    /// - Parameters:
    ///   - frames: layout frames by identifier.
    ///   - isNearCurve: set when the point lies so close to a circle that its curve's approximation would decide.
    func answer(
        at point: CGPoint,
        rules: BruteForceRules,
        frames: @escaping (String) -> CGRect,
        isNearCurve: inout Bool
    ) -> Answer {
        var walk = BruteForceWalk(rules: rules, frames: frames)
        let found = walk.hit(self, at: point, isEnabled: true, alpha: AlphaGroups())
        isNearCurve = walk.isNearCurve
        let decided = RandomHitTree.deciding(found?.chain ?? [])
        return Answer(
            hit: found?.hit, receiver: decided.receiver?.id, also: decided.receiver == nil ? [] : decided.also.map(\.id)
        )
    }
}

/// The alphas of the UIViews above a hosted control, from the outside in.
private struct AlphaGroups {
    /// An alpha is stored as a 32-bit number; adjacent opacities multiply into it.
    private var current: Float = 1
    private var finished: [Float] = []

    func multiplied(by opacity: Double) -> AlphaGroups {
        var copy = self
        copy.current *= Float(opacity)
        return copy
    }

    /// A blur or a scroll view puts what is inside it into a view of its own.
    func split() -> AlphaGroups {
        var copy = self
        copy.finished.append(current)
        copy.current = 1
        return copy
    }

    func areAlive(minimum: Double) -> Bool {
        (finished + [current]).allSatisfy { Double($0) >= minimum }
    }
}

private struct BruteForceWalk {
    struct Found {
        /// nil for a list's row.
        var hit: String?
        /// Who may react, from the inside out.
        var chain: [RandomHitTree.Reacting] = []

        func offered(to reacting: RandomHitTree.Reacting) -> Found {
            var copy = self
            copy.chain.append(reacting)
            return copy
        }
    }

    let rules: RandomHitTree.BruteForceRules
    let frames: (String) -> CGRect
    var isNearCurve = false

    init(rules: RandomHitTree.BruteForceRules, frames: @escaping (String) -> CGRect) {
        self.rules = rules
        self.frames = frames
    }

    mutating func hit(_ tree: RandomHitTree, at point: CGPoint, isEnabled: Bool, alpha: AlphaGroups) -> Found? {
        hit(tree, inside: tree.modifiers.count, at: point, isEnabled: isEnabled, alpha: alpha)
    }

    /// Walks one chain from the outside in: the `count` innermost modifiers are left.
    private mutating func hit(
        _ tree: RandomHitTree, inside count: Int, at point: CGPoint, isEnabled: Bool, alpha: AlphaGroups
    ) -> Found? {
        guard count > 0 else { return hitBase(tree, at: point, isEnabled: isEnabled, alpha: alpha) }
        let frame = frames(tree.frameID(inside: count))
        func inner(_ walk: inout BruteForceWalk, at point: CGPoint) -> Found? {
            walk.hit(tree, inside: count - 1, at: point, isEnabled: isEnabled, alpha: alpha)
        }
        switch tree.modifiers[count - 1] {
        case .opacity(let value):
            guard value >= rules.minimumOpacity else { return nil }
            return hit(
                tree, inside: count - 1, at: point, isEnabled: isEnabled, alpha: alpha.multiplied(by: value)
            )
        case .blur, .mask:
            return hit(tree, inside: count - 1, at: point, isEnabled: isEnabled, alpha: alpha.split())
        case .offset(let x, let y):
            return inner(&self, at: CGPoint(x: point.x - (rules.isMirrored ? -x : x), y: point.y - y))
        case .scale(let x, let y):
            guard x != 0, y != 0 else { return nil }
            return inner(
                &self,
                at: CGPoint(
                    x: frame.midX + (point.x - frame.midX) / x,
                    y: frame.midY + (point.y - frame.midY) / y
                )
            )
        case .rotation(let degrees):
            let radians = -degrees * .pi / 180
            let dx = point.x - frame.midX
            let dy = point.y - frame.midY
            return inner(
                &self,
                at: CGPoint(
                    x: frame.midX + dx * cos(radians) - dy * sin(radians),
                    y: frame.midY + dx * sin(radians) + dy * cos(radians)
                )
            )
        case .allowsHitTesting(let value):
            return value ? inner(&self, at: point) : nil
        case .hidden:
            return nil
        case .rectangleShape(let inset):
            guard contains(frame.insetBy(dx: inset, dy: inset), point) else { return nil }
            return inner(&self, at: point) ?? Found(hit: tree.id)
        case .circleShape:
            guard circleContains(frame, point) else { return nil }
            return inner(&self, at: point) ?? Found(hit: tree.id)
        case .ellipseShape:
            guard ellipseContains(frame, point) else { return nil }
            return inner(&self, at: point) ?? Found(hit: tree.id)
        case .ringShape(let inset):
            let hole = frame.insetBy(dx: min(inset, frame.width / 2), dy: min(inset, frame.height / 2))
            guard contains(frame, point), !contains(hole, point) else { return nil }
            return inner(&self, at: point) ?? Found(hit: tree.id)
        case .tap(let tap):
            return inner(&self, at: point)?.offered(
                to: RandomHitTree.Reacting(id: tree.id, key: "\(tree.id) \(count)", isEnabled: isEnabled, tap: tap))
        case .affine(let m):
            return inner(&self, at: RandomHitTree.Turned.affine(m, frame, point))
        case .projection(let p, let q):
            guard let inside = RandomHitTree.Turned.projection(p, q, frame, point, &isNearCurve) else { return nil }
            return inner(&self, at: inside)
        case .turned(let isHalf):
            return inner(
                &self, at: CGPoint(x: frame.midX + (point.x - frame.midX) / (isHalf ? 0.5 : -1), y: point.y))
        case .disabled(let value):
            return hit(tree, inside: count - 1, at: point, isEnabled: isEnabled && !value, alpha: alpha)
        case .clipped:
            if rules.clipsLimitHits, !contains(frame, point) { return nil }
            return inner(&self, at: point)
        case .clippedToCircle:
            if rules.clipsLimitHits, !circleContains(frame, point) { return nil }
            return inner(&self, at: point)
        case .padding, .frame, .position, .previewShape, .compositing:
            return inner(&self, at: point)
        case .overlay(let other):
            return hit(other, at: point, isEnabled: isEnabled, alpha: alpha) ?? inner(&self, at: point)
        case .background(let other):
            return inner(&self, at: point) ?? hit(other, at: point, isEnabled: isEnabled, alpha: alpha)
        case .extra: preconditionFailure("no formula for it")
        case .bar(let other, _):
            return hit(other, at: point, isEnabled: isEnabled, alpha: alpha) ?? inner(&self, at: point)
        }
    }

    private mutating func hitBase(
        _ tree: RandomHitTree, at point: CGPoint, isEnabled: Bool, alpha: AlphaGroups
    ) -> Found? {
        let frame = frames(tree.frameID(inside: 0))
        switch tree.base {
        case .extra: preconditionFailure("no formula for it")
        case .clear:
            return nil
        case .color, .text:
            return contains(frame, point) ? Found(hit: tree.id) : nil
        case .circle:
            return circleContains(frame, point) ? Found(hit: tree.id) : nil
        case .hosted:
            guard contains(frame, point), alpha.areAlive(minimum: rules.hostedMinimumAlpha) else { return nil }
            return Found(hit: tree.id).offered(
                to: RandomHitTree.Reacting(
                    id: tree.id, key: "\(tree.id) control", isEnabled: isEnabled, isHosted: true))
        case .button(let label):
            return hit(label, at: point, isEnabled: isEnabled, alpha: alpha)?
                .offered(to: RandomHitTree.Reacting(id: tree.id, key: "\(tree.id) button", isEnabled: isEnabled))
        case .zstack(let children), .hstack(let children, _), .vstack(let children, _):
            let order = children.indices.sorted { left, right in
                let leftZ = children[left].zIndex ?? 0
                let rightZ = children[right].zIndex ?? 0
                return leftZ == rightZ ? left > right : leftZ > rightZ
            }
            for index in order {
                if let found = hit(children[index], at: point, isEnabled: isEnabled, alpha: alpha) { return found }
            }
            return nil
        case .scroll(let children, _):
            // A real container: nothing is hit outside of it.
            guard contains(frames("\(tree.id)/scroll"), point) else { return nil }
            // And a view of its own.
            return hitBase(
                RandomHitTree.inStack(tree.id, children), at: point, isEnabled: isEnabled, alpha: alpha.split())
        case .grid(let rows, _):
            return hitBase(
                RandomHitTree.inStack(tree.id, rows.flatMap(\.self)), at: point, isEnabled: isEnabled, alpha: alpha)
        case .lazyGrid(let children, _):
            return hitBase(RandomHitTree.inStack(tree.id, children), at: point, isEnabled: isEnabled, alpha: alpha)
        case .list(let children, _, _):
            guard contains(frame, point) else { return nil }
            // Each row is a real container, and itself what is hit beside its content.
            for child in children.reversed() {
                guard contains(frames("row of \(child.id)"), point) else { continue }
                return hit(child, at: point, isEnabled: isEnabled, alpha: alpha.split()) ?? Found(hit: nil)
            }
            return nil
        }
    }

    /// Minimum edges in, maximum edges out.
    private func contains(_ rect: CGRect, _ point: CGPoint) -> Bool {
        rect.minX <= point.x && point.x < rect.maxX && rect.minY <= point.y && point.y < rect.maxY
    }

    private mutating func ellipseContains(_ rect: CGRect, _ point: CGPoint) -> Bool {
        let distance = hypot((point.x - rect.midX) / (rect.width / 2), (point.y - rect.midY) / (rect.height / 2))
        if abs(distance - 1) < 0.01 { isNearCurve = true }
        return distance < 1
    }

    /// A circle as large as fits, centred.
    private mutating func circleContains(_ rect: CGRect, _ point: CGPoint) -> Bool {
        let radius = min(rect.width, rect.height) / 2
        let distance = hypot(point.x - rect.midX, point.y - rect.midY)
        if abs(distance - radius) < max(0.001 * radius, 0.01) { isNearCurve = true }
        return distance < radius
    }
}

extension RandomHitTree {
    /// A container that only has an order.
    fileprivate static func inStack(_ id: String, _ children: [RandomHitTree]) -> RandomHitTree {
        RandomHitTree(id: id, base: .zstack(children), modifiers: [], zIndex: nil, isZIndexInside: false)
    }
}
