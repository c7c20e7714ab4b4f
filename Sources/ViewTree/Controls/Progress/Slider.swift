import Foundation

/// A control for a value in a range. Its width is what it is offered; only its thumb starts a drag.
public struct Slider<Label: View, ValueLabel: View> {
    let range: SliderRange
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
            SliderRange(value, bounds, nil), label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderRange(value, bounds, step), label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }

    fileprivate init(_ range: SliderRange, _ label: Label, minimum: ValueLabel?, maximum: ValueLabel?) {
        self.range = range
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
        title = label.plainTitle()
    }
}

/// The values a slider chooses from.
struct SliderRange {
    let increment: () -> Void
    let decrement: () -> Void
    /// Moves to a fraction of the range, 0 to 1, on a step.
    let move: (Double) -> Void
    /// Where the thumb is, 0 to 1.
    let fraction: Double

    init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?)
    where V.Stride: BinaryFloatingPoint {
        let lower = Double(bounds.lowerBound)
        let length = Double(bounds.upperBound) - lower
        let step = step.map { Double($0) }.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        func set(_ number: Double) {
            var number = number
            if let step { number = lower + ((number - lower) / step).rounded() * step }
            value.wrappedValue = V(min(max(number, lower), lower + length))
        }
        // Without steps an adjustment is a tenth of the range, as UISlider's is for VoiceOver.
        let adjustment = step ?? length / 10
        // From what is shown: a value beyond the range is shown at its end.
        func shown() -> Double { min(max(Double(value.wrappedValue), lower), lower + length) }
        increment = { set(shown() + adjustment) }
        decrement = { set(shown() - adjustment) }
        move = { set(lower + min(1, max(0, $0)) * length) }
        let fraction = (Double(value.wrappedValue) - lower) / length
        self.fraction = fraction.isFinite ? min(1, max(0, fraction)) : 0
    }
}

extension Slider where Label: View, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderRange(value, bounds, nil), label(), minimum: nil, maximum: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderRange(value, bounds, step), label(), minimum: nil, maximum: nil)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderRange(value, bounds, nil), EmptyView(), minimum: nil, maximum: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderRange(value, bounds, step), EmptyView(), minimum: nil, maximum: nil)
    }
}

// Orders of parameters of iOS 13.
extension Slider where Label: View, ValueLabel: View {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderRange(value, bounds, nil), label(), minimum: minimumValueLabel, maximum: maximumValueLabel)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderRange(value, bounds, step), label(), minimum: minimumValueLabel, maximum: maximumValueLabel)
    }
}

extension Slider where Label: View, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderRange(value, bounds, nil), label(), minimum: nil, maximum: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderRange(value, bounds, step), label(), minimum: nil, maximum: nil)
    }
}

extension Slider: PrimitiveView where Label: View, ValueLabel: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let environment = builder.environment
        var track = HostedEntry(
            kind: "Slider", label: view.title, size: CGSize(width: .nan, height: builder.controls.sliderHeight),
            takesTouches: true, isEnabled: environment.isEnabled, yieldsToAncestorTap: false,
            colors: [
                builder.resolve(environment.tint ?? .accentColor), builder.resolve(Color(system: .fill)), .white,
            ], activate: nil)
        track.parts = .thumb(view.range.fraction)
        let input = ControlInput()
        input.increment = view.range.increment
        input.decrement = view.range.decrement
        input.slide = view.range.move
        track.input = input
        // iOS shows no label beside a slider, macOS does.
        let showsLabel =
            environment.platform.isMacOS && !environment.labelsHidden && Label._memberCount(of: view.label) != 0
        guard showsLabel || view.minimum != nil else { return builder.hosted(track, .slider) }
        let row = builder.nextRow
        defer { builder.note(row, .slider) }
        builder.rowNamed("Slider", spacing: 8) { builder in
            if showsLabel {
                builder.member(0) { builder in
                    builder.single(view.label, in: Node(kind: .hstack, parent: -1), axis: .horizontal)
                }
            }
            builder.member(1) { builder in
                builder.single(view.minimum, in: Node(kind: .hstack, parent: -1), axis: .horizontal)
            }
            builder.member(2) { builder in
                builder.formControl { builder in builder.part { $0.hosted(track, .slider) } }
            }
            builder.member(3) { builder in
                builder.single(view.maximum, in: Node(kind: .hstack, parent: -1), axis: .horizontal)
            }
        }
    }
}
