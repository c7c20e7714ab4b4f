import Foundation

extension NodeBuilder {
    /// Grid items with numbers that a layout can use; each that had to be changed is warned about.
    func repaired(_ items: [GridItem], _ grid: String) -> [GridItem] {
        // Without columns everything stands in one.
        items.isEmpty ? [GridItem()] : items.map { repaired($0, grid) }
    }

    private func repaired(_ item: GridItem, _ grid: String) -> GridItem {
        var item = item
        if let spacing = item.spacing, !spacing.isFinite {
            warn("\(grid): a GridItem's spacing is \(spacing); taken as not given")
            item.spacing = nil
        }
        switch item.size {
        case .fixed(let length):
            guard !length.isFinite || length < 0 else { break }
            let isNegative = length < 0
            warn("\(grid): a fixed GridItem is \(length); taken as \(isNegative ? "0" : "flexible")")
            item.size = isNegative ? .fixed(0) : .flexible()
        case .flexible(let minimum, let maximum):
            let bounds = repaired(minimum, maximum, otherwise: 10, "\(grid): a flexible GridItem")
            item.size = .flexible(minimum: bounds.minimum, maximum: bounds.maximum)
        case .adaptive(let minimum, let maximum):
            let bounds = repaired(minimum, maximum, otherwise: 0, "\(grid): an adaptive GridItem")
            item.size = .adaptive(minimum: bounds.minimum, maximum: bounds.maximum)
            if bounds.minimum + (item.spacing ?? ControlMetrics.defaultSpacing) <= 0 {
                warn("\(grid): an adaptive GridItem needs no room for a column; shown as one column")
            }
        }
        return item
    }

    private func repaired(
        _ minimum: CGFloat, _ maximum: CGFloat, otherwise: CGFloat, _ name: String
    ) -> (minimum: CGFloat, maximum: CGFloat) {
        var bounds = (minimum: minimum, maximum: maximum)
        if !minimum.isFinite || minimum < 0 {
            bounds.minimum = minimum < 0 ? 0 : otherwise
            warn("\(name)'s minimum is \(minimum); taken as \(Int(bounds.minimum))")
        }
        if maximum.isNaN || maximum < bounds.minimum {
            bounds.maximum = maximum.isNaN ? .infinity : bounds.minimum
            warn("\(name)'s maximum is \(maximum); taken as \(maximum.isNaN ? "infinite" : "its minimum")")
        }
        return bounds
    }
}
