import Foundation

/// How far a task is: a bar where that is known, else a spinner.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    /// 0 to 1; nil where it is not known.
    let fraction: Double?
    let label: Label?
    let current: CurrentValueLabel?
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init(fraction: nil, label: nil, current: nil) }

    public init(@ViewBuilder label: () -> Label) where Label: View {
        self.init(fraction: nil, label: label(), current: nil)
    }

    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), current: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), current: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, total), label: nil, current: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where Label: View {
        self.init(fraction: Self.fraction(value, total), label: label(), current: nil)
    }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: Text(titleKey), current: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: Text(title), current: nil)
    }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: Self.fraction(value, total), label: label(), current: currentValueLabel())
    }
}

extension ProgressView {
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            current: configuration.currentValueLabel)
    }

    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, current: nil)
    }

    fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value else { return nil }
        let fraction = Double(value / total)
        return fraction.isFinite ? min(1, max(0, fraction)) : 0
    }
}

extension ProgressView: PrimitiveView where Label: View, CurrentValueLabel: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        switch builder.environment.progressViewStyle {
        case .builtIn(let look):
            let isBar = look == .linear || (look == .automatic && view.fraction != nil)
            if isBar { view.bar(&builder) } else { view.spinner(&builder) }
        case .custom(let make):
            let configuration = ProgressViewStyleConfiguration(
                fractionCompleted: view.fraction, label: view.label.map { .init(view: AnyView($0)) },
                currentValueLabel: view.current.map { .init(view: AnyView($0)) })
            builder.withEnvironment(\.progressViewStyle, .builtIn(.automatic)) { builder in
                AnyView._makeNodes(make(configuration), &builder)
            }
        }
    }

    /// A label above a bar, the present value below it.
    @MainActor
    private func bar(_ builder: inout NodeBuilder) {
        let table = builder.controls
        var entry = indicator(CGSize(width: .nan, height: table.progressBarHeight), builder)
        // Recorded nowhere; what swiftui-web takes.
        entry.ideal.width = 100
        entry.shown = .fraction(fraction ?? 0.5)
        stack(&builder, spacing: Double(table.progressLabelGap), AlignmentKey.leading) { builder in
            builder.hosted(entry, .progressBar)
        }
    }

    /// A spinner, or a ring, with the labels below it.
    @MainActor
    private func spinner(_ builder: inout NodeBuilder) {
        let side = builder.controls.spinners[builder.environment.controlSize.rawValue]
        var entry = indicator(CGSize(width: side, height: side), builder)
        if let fraction { entry.shown = .fraction(fraction) }
        let ring = entry
        stack(&builder, spacing: .nan, AlignmentKey.center) { $0.hosted(ring, .spinner) }
    }

    private func indicator(_ size: CGSize, _ builder: NodeBuilder) -> HostedEntry {
        HostedEntry(
            kind: "ProgressView", label: label?.plainTitle(), size: size, takesTouches: false,
            isEnabled: builder.environment.isEnabled, yieldsToAncestorTap: false, colors: [], activate: nil)
    }

    @MainActor
    private func stack(
        _ builder: inout NodeBuilder, spacing: Double, _ alignment: UInt8,
        _ indicator: @MainActor (inout NodeBuilder) -> Void
    ) {
        let hasLabel = label != nil && !builder.environment.labelsHidden
        guard hasLabel || current != nil else { return indicator(&builder) }
        let isBar = !spacing.isNaN
        builder.columnNamed("ProgressView", spacing: spacing, horizontal: alignment) { builder in
            let secondary: (inout EnvironmentValues) -> Void = { $0.foregroundStyle = AnyShapeStyle(.secondary) }
            if isBar, hasLabel, let label {
                builder.member(0) { $0.single(label, in: Node(kind: .hstack, parent: -1), axis: .vertical) }
            }
            builder.member(1) { builder in builder.part(indicator) }
            if !isBar, hasLabel, let label {
                builder.member(0) { builder in
                    builder.withEnvironment(
                        secondary, { $0.single(label, in: Node(kind: .hstack, parent: -1), axis: .vertical) })
                }
            }
            if let current {
                builder.member(2) { builder in
                    builder.withEnvironment(
                        secondary, { $0.single(current, in: Node(kind: .hstack, parent: -1), axis: .vertical) })
                }
            }
        }
    }
}
