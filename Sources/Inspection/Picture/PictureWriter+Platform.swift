import Foundation
import Layout
import ViewTree

// UIKit's views: their background, and what their class is known to show.
extension PictureWriter {
    mutating func platformView(_ row: Int, _ rect: CGRect) {
        guard let entry = platformEntry(row) else { return }
        if let color = entry.background { fill("<rect \(SVGMarkup.box(rect))", color, row) }
        func property(_ name: String) -> String? { entry.properties.first { $0.name == name }?.value }
        func number(_ name: String) -> Double { property(name).flatMap { Double($0) } ?? 0.5 }
        let title = entry.label ?? ""
        let isMirrored = tree.table.nodes[row].flags.contains(.rightToLeft)
        switch entry.kind {
        case "UISwitch": toggle(property("isOn") == "true", rect, color(.green), row)
        case "UISlider": slider(number("value"), rect, color(.accent), row, isMirrored: isMirrored)
        case "UIProgressView": progress(max(0, min(1, number("progress"))), rect, color(.accent), row)
        case "UIStepper": segments(["−", "+"], nil, rect, row, isMirrored: false)
        case "UISegmentedControl":
            let names = title.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            let chosen = property("selected").flatMap { names.firstIndex(of: $0) }
            segments(names, chosen, rect, row, isMirrored: isMirrored)
        case "UIImageView":
            let name = property("image") ?? "image"
            rounded(rect, 0, color(.quaternaryFill), row, border: color(.separator))
            label(name, in: rect, size: size(of: name, 11, rect), color: color(.secondaryLabel), anchor: "middle", row)
        case "UITextField", "UITextView", "UISearchBar":
            rounded(rect, 5, .clear, row, border: color(.opaqueSeparator))
            label(title, in: rect.insetBy(dx: 7, dy: 0), size: 17, color: color(.label), row)
        case "UILabel":
            label(
                title, in: rect, size: min(17, Double(rect.height) * 0.84),
                color: entry.colors.first ?? color(.label), anchor: isMirrored ? "end" : "start", row)
        default:
            let tint = entry.control == .none ? color(.label) : color(.accent)
            label(
                title, in: rect, size: size(of: title, 17, rect), color: entry.colors.first ?? tint, anchor: "middle",
                row)
        }
    }
}
