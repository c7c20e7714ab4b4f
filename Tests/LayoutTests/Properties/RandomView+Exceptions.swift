/// What random views may have in them that some property does not hold for.
extension RandomView {
    /// Whether a ViewThatFits in it has views that grow when they appear: which of them appear depends on what they
    /// were before.
    var growsWhereItFits: Bool {
        hasPart { view in
            guard case .container(.viewThatFits, let children) = view.base else { return false }
            return children.contains { child in
                child.hasPart { if case .leaf(.growing) = $0.base { true } else { false } }
            }
        }
    }

    /// Whether a scroll view in it has views that grow when they appear: out of sight they do not.
    var growsWhereItScrolls: Bool {
        hasPart { view in
            guard case .container(.scrollView, let children) = view.base else { return false }
            return children.contains { child in
                child.hasPart { if case .leaf(.growing) = $0.base { true } else { false } }
            }
        }
    }

    /// Whether a scroll view in it has views as large as a share of it: where it is offered nothing, it is as large as
    /// the first round made it, at its place.
    var asksItsScrollView: Bool {
        hasPart { view in
            guard case .container(.scrollView, let children) = view.base else { return false }
            return children.contains { child in
                child.hasPart { part in
                    part.modifiers.contains { if case .containerRelativeFrame = $0 { true } else { false } }
                }
            }
        }
    }

    /// Whether the view or one inside it is like that.
    private func hasPart(_ isPart: (RandomView) -> Bool) -> Bool {
        isPart(self) || children.contains { $0.hasPart(isPart) }
            || modifiers.contains { $0.layers.contains { $0.hasPart(isPart) } }
    }
}
