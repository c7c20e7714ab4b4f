extension RandomHitTree {
    /// A tree with which `fails` is still true and which has nothing left that could go.
    func simplest(where fails: (RandomHitTree) -> Bool) -> RandomHitTree {
        var simplest = self
        var attempts = 0
        while attempts < Self.mostAttempts {
            let smaller = simplest.simpler.first { candidate in
                attempts += 1
                return attempts <= Self.mostAttempts && fails(candidate)
            }
            guard let smaller else { break }
            simplest = smaller
        }
        return simplest
    }

    private static let mostAttempts = 1_000

    /// The trees that have one part less, the smallest first.
    private var simpler: [RandomHitTree] {
        let layers = modifiers.compactMap(\.layer)
        return base.children + layers + withoutOneModifier + withSimplerChildren + withSimplerLayers
    }

    private func with(base: Base? = nil, modifiers: [Modifier]? = nil) -> RandomHitTree {
        RandomHitTree(
            id: id, base: base ?? self.base, modifiers: modifiers ?? self.modifiers, zIndex: zIndex,
            isZIndexInside: isZIndexInside)
    }

    private var withoutOneModifier: [RandomHitTree] {
        modifiers.indices.map { index in
            var rest = modifiers
            rest.remove(at: index)
            return with(modifiers: rest)
        }
    }

    private var withSimplerChildren: [RandomHitTree] {
        let children = base.children
        var lists: [[RandomHitTree]] = []
        for index in children.indices where children.count > 1 {
            var rest = children
            rest.remove(at: index)
            lists.append(rest)
        }
        for index in children.indices {
            for simpler in children[index].simpler {
                var changed = children
                changed[index] = simpler
                lists.append(changed)
            }
        }
        return lists.compactMap { base.with(children: $0).map { with(base: $0) } }
    }

    private var withSimplerLayers: [RandomHitTree] {
        modifiers.indices.flatMap { index -> [RandomHitTree] in
            guard let layer = modifiers[index].layer else { return [] }
            return layer.simpler.map { simpler in
                var changed = modifiers
                changed[index] = modifiers[index].with(layer: simpler)
                return with(modifiers: changed)
            }
        }
    }
}

extension RandomHitTree.Base {
    fileprivate var children: [RandomHitTree] {
        switch self {
        case .color, .clear, .circle, .text, .hosted, .extra: []
        case .button(let label): [label]
        case .zstack(let children), .hstack(let children, _), .vstack(let children, _), .scroll(let children, _),
            .lazyGrid(let children, _), .list(let children, _, _):
            children
        case .grid(let rows, _): rows.flatMap(\.self)
        }
    }

    /// The same with other children, at least one; nil for what has none.
    fileprivate func with(children: [RandomHitTree]) -> RandomHitTree.Base? {
        switch self {
        case .color, .clear, .circle, .text, .hosted, .extra: nil
        case .button: .button(children[0])
        case .zstack: .zstack(children)
        case .hstack(_, let spacing): .hstack(children, spacing: spacing)
        case .vstack(_, let spacing): .vstack(children, spacing: spacing)
        case .scroll(_, let scroll): .scroll(children, scroll)
        case .lazyGrid(_, let columns): .lazyGrid(children, columns: columns)
        case .list(_, let width, let height): .list(children, width, height)
        case .grid(let rows, let spacing):
            .grid(
                stride(from: 0, to: children.count, by: max(1, rows[0].count)).map {
                    Array(children[$0..<min($0 + max(1, rows[0].count), children.count)])
                }, spacing: spacing)
        }
    }
}

extension RandomHitTree.Modifier {
    fileprivate var layer: RandomHitTree? {
        switch self {
        case .overlay(let tree), .background(let tree), .bar(let tree, _): tree
        default: nil
        }
    }

    fileprivate func with(layer: RandomHitTree) -> RandomHitTree.Modifier {
        switch self {
        case .overlay: .overlay(layer)
        case .background: .background(layer)
        case .bar(_, let isTop): .bar(layer, isTop: isTop)
        default: self
        }
    }
}
