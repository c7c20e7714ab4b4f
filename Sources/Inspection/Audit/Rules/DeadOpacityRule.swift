import HitTest
import Layout
import ViewTree

/// A control that its opacity has switched off.
enum DeadOpacityRule: AuditRule {
    static let name = "deadOpacity"
    static let severity = AuditFinding.Severity.error
    static let summary =
        "A control that UIKit draws below an alpha of 0.01 (opacity(0.01) itself is below it as a 32-bit number), or a "
        + "Button or gesture below an opacity of 0.001: it gets no touches. At exactly 0 a control is a note, for it may "
        + "be hidden on purpose, and a view of SwiftUI's own is none."
    static let source = "Apple, UIView.hitTest(_:with:); react-native-gesture-handler PR 4512; OpenSwiftUI (audited)"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        zip(screen.subjects, screen.verdicts).compactMap { subject, reach in
            guard case .none(let why) = reach, why.reason == .opacity || why.reason == .hostedAlpha else { return nil }
            let isZero = screen.opacities[subject.row] == 0
            return screen.finding(
                Self.self, isZero ? .note : subject.worst, at: subject.target.view,
                isZero
                    ? "\(subject.name) is at opacity 0 and gets no taps."
                    : AuditText.sentence("\(subject.name) gets no \(subject.target.touch)s at all: \(why.detail)."),
                detail: "reason \(why.reason!.rawValue); its \(AuditText.size(subject.survey.box)) at "
                    + subject.survey.box.short,
                fix: why.fix ?? "Raise its opacity.")
        }
    }
}
