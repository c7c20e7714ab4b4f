extension RandomView {
    /// A view with which `fails` is still true and which has nothing left that could go.
    func simplest(where fails: (RandomView) -> Bool) -> RandomView {
        var simplest = self
        var attempts = 0
        while attempts < Self.mostAttempts {
            let smaller = simplest.simpler.first { candidate in
                attempts += 1
                return fails(candidate)
            }
            guard let smaller else { break }
            simplest = smaller
        }
        return simplest
    }

    /// Enough for trees of the size that is drawn here, and never a long wait.
    private static let mostAttempts = 2_000

    /// The views that have one part less, the smallest first.
    private var simpler: [RandomView] {
        children + withoutOneModifier + withOneChildLess + withOneSimplerChild + withOneSimplerLayer
    }

    private var children: [RandomView] {
        switch base {
        case .hstack(_, _, let children), .vstack(_, _, let children), .zstack(_, let children): children
        default: []
        }
    }

    private var withoutOneModifier: [RandomView] {
        modifiers.indices.map { index in
            var copy = self
            copy.modifiers.remove(at: index)
            return copy
        }
    }

    private var withOneChildLess: [RandomView] {
        guard children.count > 1 else { return [] }
        return children.indices.map { index in
            var rest = children
            rest.remove(at: index)
            return with(children: rest)
        }
    }

    private var withOneSimplerChild: [RandomView] {
        children.indices.flatMap { index in
            children[index].simpler.map { simpler in
                var changed = children
                changed[index] = simpler
                return with(children: changed)
            }
        }
    }

    private var withOneSimplerLayer: [RandomView] {
        modifiers.indices.flatMap { index -> [RandomView] in
            let changed: [Modifier]
            switch modifiers[index] {
            case .overlay(let alignment, let content): changed = content.simpler.map { .overlay(alignment, $0) }
            case .background(let alignment, let content): changed = content.simpler.map { .background(alignment, $0) }
            default: return []
            }
            return changed.map { modifier in
                var copy = self
                copy.modifiers[index] = modifier
                return copy
            }
        }
    }

    private func with(children: [RandomView]) -> RandomView {
        var copy = self
        switch base {
        case .hstack(let alignment, let spacing, _): copy.base = .hstack(alignment, spacing: spacing, children)
        case .vstack(let alignment, let spacing, _): copy.base = .vstack(alignment, spacing: spacing, children)
        case .zstack(let alignment, _): copy.base = .zstack(alignment, children)
        default: break
        }
        return copy
    }
}
