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
        children + modifiers.flatMap(\.layers) + withoutOneModifier + withSimplerChildren + withSimplerLayers
    }

    private var withoutOneModifier: [RandomView] {
        modifiers.indices.map { index in
            var copy = self
            copy.modifiers.remove(at: index)
            return copy
        }
    }

    private var withSimplerChildren: [RandomView] {
        Self.simpler(children).map { children in
            var copy = self
            copy.children = children
            return copy
        }
    }

    private var withSimplerLayers: [RandomView] {
        modifiers.indices.flatMap { index in
            Self.simpler(modifiers[index].layers).map { layers in
                var copy = self
                copy.modifiers[index].layers = layers
                return copy
            }
        }
    }

    /// The lists that have one view less, but at least one, or one simpler view.
    private static func simpler(_ views: [RandomView]) -> [[RandomView]] {
        var lists: [[RandomView]] = []
        for index in views.indices where views.count > 1 {
            var rest = views
            rest.remove(at: index)
            lists.append(rest)
        }
        for index in views.indices {
            for simpler in views[index].simpler {
                var changed = views
                changed[index] = simpler
                lists.append(changed)
            }
        }
        return lists
    }
}
