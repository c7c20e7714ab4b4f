import Foundation
import HitTest
import Layout
import ViewTree

/// What the rules look at: a tree, its targets with what becomes of their taps, and what is drawn how strongly.
final class AuditScreen {
    /// A target and what becomes of its taps.
    struct Subject {
        let target: TapTarget
        let survey: TapSurvey
        /// Whether scrolling something around it moves it.
        let isScrollable: Bool

        var row: Int { target.row }
        var name: String { target.name }
        /// Whether one tap is what it waits for.
        var takesTaps: Bool { target.tapCount == 1 }
        /// How bad it is where none of its touches reach it: what presses and drags do is mostly to be had otherwise, too.
        var worst: AuditFinding.Severity { takesTaps ? .error : .warning }
    }

    let tree: LayoutTree
    let rules: HitTestRules
    let subjects: [Subject]
    let surveyor: TapSurveyor
    let covered: CoveredRows
    /// For each row the product of all opacities from the root to it; 0 inside of what is hidden.
    let opacities: [Double]
    private(set) lazy var verdicts: [Reach] = subjects.map { reach(of: $0) }
    /// What lies in front of each subject and takes its taps, by its row.
    private var covering: [Int: [TapSurvey.Loss]] = [:]
    /// The places of subjects in ``subjects``, by their rows.
    private lazy var places = Dictionary(subjects.indices.map { (subjects[$0].row, $0) }) { first, _ in first }
    /// Subjects that lose taps, by the row of who receives those.
    private(set) lazy var losers: [Int: [(subject: Subject, loss: TapSurvey.Loss)]] = {
        var result: [Int: [(subject: Subject, loss: TapSurvey.Loss)]] = [:]
        for subject in subjects {
            for loss in subject.survey.losses where loss.receiverRow >= 0 {
                result[loss.receiverRow, default: []].append((subject, loss))
            }
        }
        return result
    }()

    init(_ tree: LayoutTree, _ rules: HitTestRules) {
        self.tree = tree
        self.rules = rules
        let surveyor = TapSurveyor(tree, rules: rules)
        self.surveyor = surveyor
        covered = CoveredRows(tree)
        subjects = tree.tapTargets.map {
            Subject(target: $0, survey: surveyor.survey($0), isScrollable: surveyor.isScrollable(around: $0.row))
        }
        var opacities = [Double](repeating: 1, count: tree.table.count)
        for row in 0..<tree.table.count {
            let node = tree.table.nodes[row]
            let outer = node.parent < 0 ? 1 : opacities[Int(node.parent)]
            switch node.kind {
            case .opacity: opacities[row] = outer * min(1, max(0, node.a.isNaN ? 0 : node.a))
            case .hidden: opacities[row] = 0
            case .platformView:
                let entry = tree.table.side.platformViews[Int(node.payload)]
                opacities[row] = entry.isHidden ? 0 : outer * Double(entry.alpha)
            default: opacities[row] = outer
            }
        }
        self.opacities = opacities
    }

    // MARK: Subjects

    /// The subject that a row is.
    func subject(at row: Int) -> Subject? { places[row].map { subjects[$0] } }

    /// The innermost subject around a row, or that it is, for which something holds.
    func subject(around row: Int, where matches: (Subject) -> Bool) -> Subject? {
        var ancestor = row
        while ancestor >= 0 {
            if let subject = subject(at: ancestor), matches(subject) { return subject }
            ancestor = Int(tree.table.nodes[ancestor].parent)
        }
        return nil
    }

    /// The subjects at or inside a row, in preorder.
    func subjects(inside row: Int) -> ArraySlice<Subject> {
        func first(from row: Int) -> Int {
            var (low, high) = (0, subjects.count)
            while low < high {
                let middle = (low + high) / 2
                if subjects[middle].row < row { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return subjects[first(from: row)..<first(from: inside(row).upperBound)]
    }

    /// What lies in front of a subject: found once for all rules.
    func covers(of subject: Subject) -> [TapSurvey.Loss] {
        if let known = covering[subject.row] { return known }
        let found = findCovers(of: subject)
        covering[subject.row] = found
        return found
    }

    // MARK: Rows

    func inside(_ row: Int) -> Range<Int> { row..<Int(tree.table.nodes[row].end) }

    /// Whether one of two rows lies inside the other.
    func areRelated(_ first: Int, _ second: Int) -> Bool {
        inside(first).contains(second) || inside(second).contains(first)
    }

    func kind(_ row: Int) -> NodeKind { tree.table.nodes[row].kind }

    /// Whether anything around a row is of a kind.
    func isInside(_ row: Int, where matches: (Int) -> Bool) -> Bool {
        var ancestor = Int(tree.table.nodes[row].parent)
        while ancestor >= 0 {
            if matches(ancestor) { return true }
            ancestor = Int(tree.table.nodes[ancestor].parent)
        }
        return false
    }

    func isInScrollView(_ row: Int) -> Bool { isInside(row) { kind($0) == .scrollView || kind($0) == .list } }

    /// The window, or the root's own space.
    var window: CGRect { CGRect(origin: .zero, size: tree.spaceSize) }

    /// The window without the device's unsafe area.
    var safeWindow: CGRect {
        guard let insets = tree.device?.safeArea else { return window }
        return CGRect(
            x: insets.leading, y: insets.top, width: window.width - insets.leading - insets.trailing,
            height: window.height - insets.top - insets.bottom)
    }

    // MARK: Findings

    func finding(
        _ rule: any AuditRule.Type, _ severity: AuditFinding.Severity? = nil, at view: HitView, _ message: String,
        detail: String = "", fix: String
    ) -> AuditFinding {
        AuditFinding(
            rule: rule.name, severity: severity ?? rule.severity, n: view.node.n, kind: view.kind, id: view.id,
            label: view.label, frame: view.node.frame, bounds: view.node.bounds, message: message, detail: detail,
            fix: fix, owners: owners(of: view.node.row))
    }

    /// The types of the views written by the user around a row, and its own, the innermost first.
    private func owners(of start: Int) -> [String] {
        var result: [String] = []
        var row = start
        while row >= 0 {
            if kind(row) == .view, !tree.table.nodes[row].flags.contains(.plumbing) {
                result.append(tree.kindName(row))
            }
            row = Int(tree.table.nodes[row].parent)
        }
        return result
    }

    /// The view that a row belongs to, as it is named in messages.
    func view(of row: Int) -> HitView? { tree.hitView(of: row, gestureRow: -1) }

    func name(of row: Int) -> String {
        view(of: row).map { HitExplanation.name($0.kind, $0.id, $0.label) } ?? tree.kindName(row)
    }
}

/// How lengths are written in findings.
enum AuditText {
    static func size(_ rect: CGRect) -> String { size(rect.size) }

    static func size(_ size: CGSize) -> String {
        "\(Number.short(Double(size.width)))×\(Number.short(Double(size.height)))"
    }

    /// Neither nothing nor everything where it is not.
    static func percent(_ share: Double) -> String {
        let whole = (share * 100).rounded()
        if share > 0, whole < 1 { return "less than 1 %" }
        if share < 1, whole > 99 { return "more than 99 %" }
        return "\(Int(whole)) %"
    }

    /// With a capital at its beginning.
    static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    static func area(_ area: Double) -> String { "\(Number.short(area.rounded())) pt²" }

    /// `a, b and c`, and how many more there are.
    static func list(_ names: [String], most: Int = 3) -> String {
        let shown = names.prefix(most)
        let more = names.count - shown.count
        if more > 0 { return shown.joined(separator: ", ") + " and \(more) more" }
        guard shown.count > 1 else { return shown.first ?? "" }
        return shown.dropLast().joined(separator: ", ") + " and " + shown.last!
    }
}
