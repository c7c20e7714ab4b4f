import Foundation
import Layout
import ViewTree

// Dates: two pills, or a month.
extension PictureWriter {
    /// A pill for the date and one for the time.
    mutating func datePills(_ entry: HostedEntry, _ rect: CGRect, _ row: Int) {
        let texts = shownText(entry).components(separatedBy: "  ").filter { !$0.isEmpty }
        let isField = tree.environment.platform.isMacOS
        guard texts.count == 2, !isField else {
            let text = texts.joined(separator: "  ")
            rounded(
                rect, min(isField ? 4 : 8, rect.height / 2), color(isField ? .background : .tertiaryFill), row,
                border: isField ? color(.opaqueSeparator) : nil)
            return label(
                text, in: rect, size: size(of: text, isField ? 13 : 17, rect), color: color(.label), anchor: "middle",
                row)
        }
        let widths = texts.map { width(of: $0, 17) }
        let gap: CGFloat = min(8, rect.width / 20)
        let extra = (rect.width - gap - widths[0] - widths[1]) / 2
        let isMirrored = tree.table.nodes[row].flags.contains(.rightToLeft)
        var x = rect.minX
        for place in isMirrored ? [1, 0] : [0, 1] {
            let pill = CGRect(x: x, y: rect.minY, width: max(0, widths[place] + extra), height: rect.height)
            rounded(pill, min(8, rect.height / 2), color(.tertiaryFill), row)
            label(
                texts[place], in: pill, size: size(of: texts[place], 17, pill), color: color(.label),
                anchor: "middle", row)
            x = pill.maxX + gap
        }
    }

    /// The month of the chosen day.
    mutating func calendar(_ entry: HostedEntry, _ rect: CGRect, _ row: Int) {
        let calendar = tree.environment.calendar
        let reader = DateFormatter()
        reader.locale = tree.environment.locale
        reader.dateStyle = .medium
        reader.timeStyle = .none
        guard let text = shownText(entry).components(separatedBy: "  ").first, let date = reader.date(from: text),
            let days = calendar.range(of: .day, in: .month, for: date),
            let first = calendar.date(from: calendar.dateComponents([.year, .month], from: date))
        else { return frame(entry, rect, row) }
        let tint = entry.colors.first ?? color(.accent)
        let inner = rect.insetBy(dx: 8, dy: 4)
        let title = CGRect(x: inner.minX + 8, y: inner.minY, width: inner.width, height: 44)
        reader.setLocalizedDateFormatFromTemplate("MMMMy")
        label(reader.string(from: date), in: title, size: 17, color: color(.label), row, weight: 600)
        let column = inner.width / 7
        let names = CGRect(x: inner.minX, y: inner.minY + 44, width: column, height: 24)
        let weekdays = calendar.shortStandaloneWeekdaySymbols
        for place in 0..<7 where weekdays.count == 7 {
            let name = weekdays[(calendar.firstWeekday - 1 + place) % 7].uppercased()
            label(
                name, in: names.offsetBy(dx: CGFloat(place) * column, dy: 0), size: 13,
                color: color(.tertiaryLabel), anchor: "middle", row, weight: 600)
        }
        let offset = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        let chosen = calendar.component(.day, from: date)
        let height = (inner.height - 68) / 6
        for day in days {
            let place = offset + day - 1
            let cell = CGRect(
                x: inner.minX + CGFloat(place % 7) * column, y: inner.minY + 68 + CGFloat(place / 7) * height,
                width: column, height: height)
            if day == chosen {
                let side = min(column, height, 44)
                circle(
                    CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side),
                    tint.opacity(0.15), nil, row)
            }
            label(
                "\(day)", in: cell, size: 20, color: day == chosen ? tint : color(.label), anchor: "middle", row,
                weight: day == chosen ? 600 : 400)
        }
    }
}
