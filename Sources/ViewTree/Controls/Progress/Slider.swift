import Foundation

/// A control for a value in a range. Its width is what it is offered; only its thumb starts a drag.
public struct Slider<Label, ValueLabel> {
    let fraction: Double
    let label: Label
    let minimum: ValueLabel?
    let maximum: ValueLabel?
    let title: String?
}

extension Slider: View where Label: View, ValueLabel: View {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            Self.fraction(value.wrappedValue, bounds), label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            Self.fraction(value.wrappedValue, bounds), label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }

    fileprivate init(_ fraction: Double, _ label: Label, minimum: ValueLabel?, maximum: ValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
        title = label.plainTitle()
    }

    /// Where the thumb is, 0 to 1.
    fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let fraction = (Double(value) - Double(bounds.lowerBound)) / length
        return fraction.isFinite ? min(1, max(0, fraction)) : 0
    }
}

extension Slider where Label: View, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(Self.fraction(value.wrappedValue, bounds), label(), minimum: nil, maximum: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(Self.fraction(value.wrappedValue, bounds), label(), minimum: nil, maximum: nil)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(Self.fraction(value.wrappedValue, bounds), EmptyView(), minimum: nil, maximum: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(Self.fraction(value.wrappedValue, bounds), EmptyView(), minimum: nil, maximum: nil)
    }
}

extension Slider: PrimitiveView where Label: View, ValueLabel: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let environment = builder.environment
        var track = HostedEntry(
            kind: "Slider", label: view.title, size: CGSize(width: .nan, height: builder.controls.sliderHeight),
            takesTouches: true, isEnabled: environment.isEnabled, yieldsToAncestorTap: false,
            colors: [builder.resolve(environment.tint ?? .accentColor)], activate: nil)
        // iOS shows no label beside a slider, macOS does.
        let showsLabel =
            environment.platform.isMacOS && !environment.labelsHidden && Label._memberCount(of: view.label) != 0
        track.parts = .thumb(view.fraction)
        guard showsLabel || view.minimum != nil else { return builder.hosted(track, .slider) }
        builder.rowNamed("Slider", spacing: 8) { builder in
            if showsLabel {
                builder.member(0) { builder in
                    builder.single(view.label, in: Node(kind: .hstack, parent: -1), axis: .horizontal)
                }
            }
            builder.member(1) { builder in
                builder.single(view.minimum, in: Node(kind: .hstack, parent: -1), axis: .horizontal)
            }
            builder.member(2) { [track] builder in builder.part { $0.hosted(track, .slider) } }
            builder.member(3) { builder in
                builder.single(view.maximum, in: Node(kind: .hstack, parent: -1), axis: .horizontal)
            }
        }
    }
}
