import Foundation

// What controls are made of: a part that UIKit draws, and a label beside it.

extension NodeBuilder {
    /// The table of the controls' sizes.
    var controls: ControlTable { ControlMetrics(environment.platform).controls }

    /// Marks a row as a guess where the version's table has no recorded value.
    func note(_ row: Int32, _ value: ControlValue) {
        if let reason = controls.guesses[value] { side.approximations[row] = reason }
    }

    /// A control that UIKit (or AppKit) draws, without a label.
    @MainActor
    mutating func hosted(_ entry: HostedEntry, _ value: ControlValue? = nil, because reason: String? = nil) {
        side.hosted.append(entry)
        let payload = Int32(side.hosted.count - 1)
        let guess = reason ?? value.flatMap { controls.guesses[$0] }
        let side = side
        node(Node(kind: .hosted, parent: -1, payload: payload)) { builder in
            if let guess { side.approximations[builder.parent] = guess }
        }
    }

    /// A control that UIKit draws, with a label beside it: on iOS a row that fills the width, the label leading and
    /// the control trailing; on macOS the label, a gap and the control.
    @MainActor
    mutating func hostedControl<Label: View>(
        _ entry: HostedEntry, _ value: ControlValue? = nil, label: Label, overflowsInLists: Bool = false
    ) {
        guard !environment.labelsHidden, Label._memberCount(of: label) != 0 else { return hosted(entry, value) }
        let overflows = overflowsInLists && environment.listContext != nil && !environment.platform.isMacOS
        let row = nextRow
        // The control itself is a part of the row and is not reported.
        defer { if let value { note(row, value) } }
        labelledRow(entry.kind, label: label) { builder in
            guard overflows else { return builder.part { $0.hosted(entry, value) } }
            // In a list such a row is as high as its label; the control sticks out.
            builder.plumbing(Node(kind: .frame, parent: -1, b: 0)) { builder in
                builder.part { $0.hosted(entry, value) }
            }
        }
    }

    /// Lowers a part of a control.
    @MainActor
    mutating func part(_ content: @MainActor (inout NodeBuilder) -> Void) {
        let row = Int(nextRow)
        content(&self)
        if row < Int(count) { nodes[row].flags.insert(.plumbing) }
    }

    /// A row under a control's name: a label, and the control at its end.
    @MainActor
    mutating func labelledRow<Label: View>(
        _ name: String, label: Label, _ control: @MainActor (inout NodeBuilder) -> Void
    ) {
        let gap = controls.labelGap
        let side = side
        let isMacOS = environment.platform.isMacOS
        rowNamed(name, spacing: gap.isNaN ? .nan : Double(gap)) { builder in
            // On iOS what stands beside the label states nothing: rows keep the default distance, not that of texts.
            if !isMacOS { side.spacings[builder.parent] = ViewSpacing() }
            builder.member(0) { builder in
                builder.single(label, in: Node(kind: .hstack, parent: -1), axis: .horizontal)
            }
            if gap.isNaN { builder.flexibleGap() }
            builder.member(1) { $0.formControl(control) }
        }
    }

    /// A horizontal stack that reports itself under a control's name. A spacing of NaN is the neighbours' own.
    @MainActor
    mutating func rowNamed(
        _ name: String, spacing: Double = .nan, vertical: UInt8 = AlignmentKey.center,
        _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        stackNamed(name, Node(kind: .hstack, parent: -1, a: spacing, vertical: vertical), .horizontal, content)
    }

    /// A vertical stack that reports itself under a control's name.
    @MainActor
    mutating func columnNamed(
        _ name: String, spacing: Double = .nan, horizontal: UInt8 = AlignmentKey.center,
        _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        stackNamed(name, Node(kind: .vstack, parent: -1, a: spacing, horizontal: horizontal), .vertical, content)
    }

    @MainActor
    private mutating func stackNamed(
        _ name: String, _ stack: Node, _ axis: StackAxis, _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        let side = side
        var stack = stack
        stack.payload = newContainer()
        node(stack) { builder in
            side.names[builder.parent] = name
            builder.withStackAxis(axis, content)
        }
    }

    /// What a Spacer between a label and its control adds.
    @MainActor
    mutating func flexibleGap() {
        plumbing(
            Node(
                kind: .spacer, parent: -1, payload: Int32(StackAxis.horizontal.rawValue),
                a: Double(ControlMetrics.spacerMinLength))
        ) { _ in }
    }

    /// How large a text is in the present surroundings, on one line.
    @MainActor
    func measureLine(_ string: String, font: Font? = nil) -> TextMeasurement {
        let font = font ?? environment.font ?? .body
        var text = ResolvedText(runs: [
            ResolvedTextRun(
                string: string,
                font: font._resolve(
                    dynamicTypeSize: environment.dynamicTypeSize, isMacOS: environment.platform.isMacOS))
        ])
        text.maximumLines = 1
        text.displayScale = environment.displayScale
        return environment.textMeasurer.measure(text, proposal: .unspecified)
    }

    /// A length on the pixel grid, halves up.
    func onPixels(_ length: CGFloat) -> CGFloat {
        (length * environment.displayScale + 0.5).rounded(.down) / environment.displayScale
    }
}

/// The tag of a row's container in the table of names, by which reports tell controls from their parts.
extension View {
    /// The text a label consists of, for reports; nil where it is something else.
    nonisolated func plainTitle() -> String? { (self as? Text)?._plainString }
}
