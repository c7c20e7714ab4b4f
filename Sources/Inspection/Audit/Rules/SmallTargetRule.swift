import Foundation
import HitTest
import Layout
import ViewTree

/// A target that is smaller than a finger wants it.
enum SmallTargetRule: AuditRule {
    static let name = "smallTarget"
    static let severity = AuditFinding.Severity.warning
    static let summary =
        "A Button or tap gesture less than 44 pt wide or high: a note. A warning where it is below 24 pt as well and so "
        + "near to another target that a circle of 24 pt around its middle touches that one or its circle. Not controls "
        + "whose size is the system's, not items of bars, not links in texts, not buttons that a list's row stands for, "
        + "and not on a Mac."
    static let source = "Apple, Human Interface Guidelines: 44×44 pt; WCAG 2.2, 2.5.8 Target Size (Minimum): 24"

    private static let wanted: CGFloat = 44
    private static let least: CGFloat = 24

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        // A mouse's pointer is a point.
        guard !screen.tree.environment.platform.isMacOS else { return [] }
        let boxes = screen.subjects.map { $0.survey.box }
        let small = screen.subjects.enumerated().filter { isSmall($0.element, screen) }
        guard !small.isEmpty else { return [] }
        let others = NearBoxes(boxes)
        return small.map { place, subject in
            let box = boxes[place]
            let middle = CGPoint(x: box.midX, y: box.midY)
            let square = CGRect(
                x: middle.x - max(box.width, wanted) / 2, y: middle.y - max(box.height, wanted) / 2,
                width: max(box.width, wanted), height: max(box.height, wanted))
            let near = others.touching(square).filter { other in
                other != place && isRival(screen.subjects[other], subject, screen)
            }
            let crowded =
                min(box.width, box.height) < least
                ? near.filter { isTooNear(middle, boxes[$0]) } : []
            let overlaps = near.map { other -> String in
                let part = square.overlap(boxes[other])
                return "\(screen.subjects[other].name) by \(AuditText.size(part))"
            }
            let neighbours =
                near.isEmpty
                ? "nothing else is within the \(AuditText.size(square)) it wants"
                : "the \(AuditText.size(square)) it wants overlaps \(AuditText.list(overlaps))"
            let crowd =
                crowded.isEmpty
                ? "" : " and within 24 pt of \(AuditText.list(crowded.map { screen.subjects[$0].name }))"
            return screen.finding(
                Self.self, crowded.isEmpty ? .note : .warning, at: subject.target.view,
                "\(subject.name) is \(AuditText.size(box)), less than 44×44\(crowd).",
                detail: neighbours,
                fix: "Give its label, or what stands before the gesture, a frame(minWidth: 44, minHeight: 44) and then "
                    + "contentShape(Rectangle()).")
        }
    }

    private static func isSmall(_ subject: AuditScreen.Subject, _ screen: AuditScreen) -> Bool {
        let (target, survey) = (subject.target, subject.survey)
        guard target.isEnabled, target.kind == .button || target.kind == .tap || isSizedByUser(subject, screen),
            target.tapCount > 0, survey.reached > 0, survey.box.width < wanted || survey.box.height < wanted
        else { return false }
        // Half a pixel is nothing that anybody feels.
        guard survey.box.width < wanted - 0.5 || survey.box.height < wanted - 0.5 else { return false }
        return !screen.isOfSystem(subject.row) && !isRowsOwn(subject, screen)
    }

    /// Whether it is a control of UIKit's whose size is its owner's: a UIButton, or a class of the user's.
    private static func isSizedByUser(_ subject: AuditScreen.Subject, _ screen: AuditScreen) -> Bool {
        subject.target.kind == .control && screen.kind(subject.row) == .platformView
            && !systemSized.contains(subject.target.view.kind)
    }

    private static let systemSized: Set<String> = [
        "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UITextField", "UIDatePicker", "UIPageControl",
        "UIColorWell", "UISearchTextField", "UIRefreshControl", "UITextView",
    ]

    /// Whether the list's row stands for it.
    private static func isRowsOwn(_ subject: AuditScreen.Subject, _ screen: AuditScreen) -> Bool {
        screen.isInside(subject.row) {
            screen.kind($0) == .listRow && screen.tree.buttonsFiringTogether(inListRow: $0).contains(subject.row)
        }
    }

    /// Another target that a finger could mean: not what is around or inside, and not another gesture of the same view.
    private static func isRival(
        _ other: AuditScreen.Subject, _ subject: AuditScreen.Subject, _ screen: AuditScreen
    ) -> Bool {
        other.target.isEnabled && other.target.kind != .gesture && other.target.kind != .row
            && other.survey.reached > 0 && !screen.areRelated(other.row, subject.row)
            && other.target.view.node.row != subject.target.view.node.row
    }

    /// WCAG's spacing exception: circles of 24 pt around the middles.
    private static func isTooNear(_ middle: CGPoint, _ other: CGRect) -> Bool {
        let dx = max(other.minX - middle.x, 0, middle.x - other.maxX)
        let dy = max(other.minY - middle.y, 0, middle.y - other.maxY)
        if (dx * dx + dy * dy).squareRoot() < least / 2 { return true }
        guard min(other.width, other.height) < least else { return false }
        let across = other.midX - middle.x
        let down = other.midY - middle.y
        return (across * across + down * down).squareRoot() < least
    }
}

/// Finds the boxes near another one without looking at all of them.
private struct NearBoxes {
    private let boxes: [CGRect]
    private let order: [Int]
    private let tallest: CGFloat

    init(_ boxes: [CGRect]) {
        self.boxes = boxes
        order = boxes.indices.filter { !boxes[$0].isNull && boxes[$0].minY.isFinite && boxes[$0].maxY.isFinite }
            .sorted { (boxes[$0].minY, $0) < (boxes[$1].minY, $1) }
        tallest = boxes.map { $0.isNull || !$0.height.isFinite ? 0 : $0.height }.max() ?? 0
    }

    /// In the order of the boxes.
    func touching(_ box: CGRect) -> [Int] {
        var low = 0
        var high = order.count
        while low < high {
            let middle = (low + high) / 2
            if boxes[order[middle]].minY < box.minY - tallest { low = middle + 1 } else { high = middle }
        }
        var result: [Int] = []
        while low < order.count, boxes[order[low]].minY < box.maxY {
            let part = boxes[order[low]].overlap(box)
            if !part.isNull, part.width >= 0.5, part.height >= 0.5 { result.append(order[low]) }
            low += 1
        }
        return result.sorted()
    }
}
