import Foundation

extension ProgressView where Label: View, CurrentValueLabel: View {
    /// How much of an interval has passed, or is left.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value: Self.passed(timerInterval, countsDown), label: label, currentValueLabel: currentValueLabel)
    }

    fileprivate static func passed(_ interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = length > 0 ? Date().timeIntervalSince(interval.lowerBound) / length : 1
        return countsDown ? 1 - min(1, max(0, passed)) : min(1, max(0, passed))
    }
}

extension ProgressView where Label: View, CurrentValueLabel == Text {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            Text(timerInterval: timerInterval, countsDown: countsDown)
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() })
    }
}
