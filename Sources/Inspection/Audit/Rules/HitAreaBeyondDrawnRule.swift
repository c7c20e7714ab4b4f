import Foundation
import HitTest
import Layout
import ViewTree

/// A view that takes taps outside of what is drawn of it.
enum HitAreaBeyondDrawnRule: AuditRule {
    static let name = "hitAreaBeyondDrawn"
    static let severity = AuditFinding.Severity.error
    static let summary =
        "A Button, tap gesture or control that takes taps more than a point outside of what clips and masks leave to be "
        + "seen of it, on the screen; and a view without a gesture that does so over somebody else's target. Clips cut "
        + "what is drawn, never what takes taps: scaled, offset or overflowing content answers beyond them. An error "
        + "where it takes half or more of another target, else a warning."
    static let source = "Apple, clipped(antialiased:); recorded on macOS 26 and 27, tested on iOS 16"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        guard !screen.rules.clipsLimitHits else { return [] }
        return targets(screen) + swallowers(screen)
    }

    private static func targets(_ screen: AuditScreen) -> [AuditFinding] {
        screen.subjects.compactMap { subject in
            let survey = subject.survey
            guard subject.target.isEnabled, survey.overhang > 16, !survey.drawn.isNull,
                isBeyond(survey.overhangBox, survey.drawn)
            else { return nil }
            let area = screen.tree.hitBox(of: subject.row)
            let victims = victims(of: subject.row, screen)
            // A drag or a press takes nothing where nobody else waits for touches.
            guard subject.takesTaps || !victims.isEmpty else { return nil }
            let taken = victims.isEmpty ? "" : ", and takes taps meant for \(AuditText.list(victims.map(\.name)))"
            return screen.finding(
                Self.self, victims.contains { $0.share >= 0.5 } ? .error : .warning, at: subject.target.view,
                "\(subject.name) takes taps over \(AuditText.size(area)), and only \(AuditText.size(survey.drawn)) of it "
                    + "is drawn: it steals taps \(sides(area, survey.drawn))\(taken).",
                detail:
                    "hit area \(area.short), drawn \(survey.drawn.short); \(AuditText.area(survey.overhang)) of the "
                    + "screen outside of what is drawn reach it",
                fix: "Size the content by layout instead of scaleEffect, offset or overflow, or bound its area with "
                    + "contentShape(Rectangle()) after the clip.")
        }
    }

    /// Content without a gesture: it matters where it lies over a target.
    private static func swallowers(_ screen: AuditScreen) -> [AuditFinding] {
        var found: [Int: [(name: String, area: Double, share: Double)]] = [:]
        var order: [Int] = []
        for subject in screen.subjects where subject.target.isEnabled && subject.target.kind != .gesture {
            for loss in screen.covers(of: subject) where loss.receiverRow < 0 {
                guard let areas = screen.tree.clippedArea(of: loss.hitRow), isBeyond(loss.box, areas.drawn),
                    !areas.drawn.contains(loss.point), loss.area > 16
                else { continue }
                if found[loss.hitRow] == nil { order.append(loss.hitRow) }
                found[loss.hitRow, default: []].append((subject.name, loss.area, loss.area / subject.survey.region))
            }
        }
        return order.compactMap { row in
            guard let areas = screen.tree.clippedArea(of: row), let view = screen.view(of: row) else { return nil }
            let victims = found[row]!
            let taken = victims.map { "\($0.name) (\(AuditText.percent($0.share)), \(AuditText.area($0.area)))" }
            return screen.finding(
                Self.self, victims.contains { $0.share >= 0.5 } ? .error : .warning, at: view,
                "\(screen.name(of: row)) takes taps over \(AuditText.size(areas.area)), and only "
                    + "\(AuditText.size(areas.drawn)) of it is drawn: it swallows taps meant for "
                    + "\(AuditText.list(taken)).",
                detail: "hit area \(areas.area.short), drawn \(areas.drawn.short)",
                fix: "Add contentShape(Rectangle()) after its clip, or allowsHitTesting(false) to it.")
        }
    }

    /// Whether a box lies more than a point outside of another one.
    private static func isBeyond(_ box: CGRect, _ drawn: CGRect) -> Bool {
        !box.isNull
            && (box.minX < drawn.minX - 1 || box.maxX > drawn.maxX + 1 || box.minY < drawn.minY - 1
                || box.maxY > drawn.maxY + 1)
    }

    private static func victims(of row: Int, _ screen: AuditScreen) -> [(name: String, share: Double)] {
        let own = screen.inside(row)
        var taken: [(subject: AuditScreen.Subject, area: Double)] = []
        for (other, loss) in screen.losers[row] ?? [] {
            guard own.contains(loss.hitRow), other.target.isEnabled, other.target.kind != .gesture,
                other.survey.region > 0, !screen.areRelated(other.row, row)
            else { continue }
            // Losses of one subject follow each other.
            if taken.last?.subject.row == other.row {
                taken[taken.count - 1].area += loss.area
            } else {
                taken.append((other, loss.area))
            }
        }
        return taken.filter { $0.area > 16 }.map { ($0.subject.name, $0.area / $0.subject.survey.region) }
    }

    /// `up to 130 points left and right and 3 points above and below`.
    static func sides(_ area: CGRect, _ drawn: CGRect) -> String {
        let left = Number.short(Double(max(0, drawn.minX - area.minX)))
        let right = Number.short(Double(max(0, area.maxX - drawn.maxX)))
        let above = Number.short(Double(max(0, drawn.minY - area.minY)))
        let below = Number.short(Double(max(0, area.maxY - drawn.maxY)))
        var parts: [String] = []
        func add(_ first: String, _ firstName: String, _ second: String, _ secondName: String) {
            if first == second {
                if first != "0" { parts.append("\(first) pt \(firstName) and \(secondName)") }
                return
            }
            if first != "0" { parts.append("\(first) pt \(firstName)") }
            if second != "0" { parts.append("\(second) pt \(secondName)") }
        }
        add(left, "left", right, "right")
        add(above, "above", below, "below")
        return parts.isEmpty ? "beside it" : "up to " + AuditText.list(parts, most: 4)
    }
}
