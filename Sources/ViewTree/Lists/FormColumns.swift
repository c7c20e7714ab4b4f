import Foundation

/// The rows of a form on a Mac: labels end where the widest of them ends, what they belong to begins 8 further on.
///
/// Source: swiftui-web `form/basic` on macOS 26.2: each row is offered its own label's width and that of the column of
/// controls, and rows without a label begin where controls do.
struct FormColumns: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(proposal.width, subviews)
        return CGSize(
            width: rows.map { $0.x + $0.size.width }.max() ?? 0, height: rows.last.map { $0.y + $0.size.height } ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (row, subview) in zip(rows(proposal.width, subviews), subviews) {
            subview.place(
                at: CGPoint(x: bounds.minX + row.x, y: bounds.minY + row.y), anchor: .topLeading,
                proposal: row.proposal)
        }
    }

    private struct Row {
        var x: CGFloat
        var y: CGFloat
        var size: CGSize
        var proposal: ProposedViewSize
    }

    private func rows(_ width: CGFloat?, _ subviews: Subviews) -> [Row] {
        let labels = subviews.map { max(0, $0.dimensions(in: .unspecified)[HorizontalAlignment.formControl]) }
        let column = labels.max() ?? 0
        let controls = width.flatMap { $0.isFinite ? max(0, $0 - column) : nil }
        var y: CGFloat = 0
        return subviews.indices.map { index in
            let offer = ProposedViewSize(width: controls.map { $0 + labels[index] }, height: nil)
            let size = subviews[index].sizeThatFits(offer)
            if index > 0 {
                y += subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
            }
            defer { y += size.height }
            return Row(x: column - labels[index], y: y, size: size, proposal: offer)
        }
    }
}

/// Where the control of a form's row begins; the row's own edge where it has no label.
private enum FormControl: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
    static let formControl = HorizontalAlignment(FormControl.self)
}

private enum FormColumnsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a form around puts labels into a column of their own.
    var isInFormColumns: Bool {
        get { self[FormColumnsKey.self] }
        set { self[FormColumnsKey.self] = newValue }
    }
}

extension NodeBuilder {
    /// What a label belongs to: in a form of columns its leading edge is where the column begins.
    @MainActor
    mutating func formControl(_ content: @MainActor (inout NodeBuilder) -> Void) {
        guard environment.isInFormColumns else { return content(&self) }
        let key = AlignmentKey(.horizontal, HorizontalAlignment.formControl.index)
        side.guides.append(GuideEntry(key: key, compute: { _ in 0 }))
        plumbing(Node(kind: .alignmentGuide, parent: -1, payload: Int32(side.guides.count - 1))) { builder in
            builder.withEnvironment(\.isInFormColumns, false, content)
        }
    }
}
