import Foundation

/// A control with a button for more and one for less.
public struct Stepper<Label: View> {
    let label: Label
    let title: String?
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
}

extension Stepper: View where Label: View {
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), onIncrement, onDecrement)
    }

    private init(_ label: Label, _ increment: (() -> Void)?, _ decrement: (() -> Void)?) {
        self.label = label
        title = label.plainTitle()
        self.increment = increment
        self.decrement = decrement
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label(), { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        // Kept inside the bounds; at an end nothing is written. Source: MetalUI probe ST1, recorded on macOS 26.
        func move(_ distance: V.Stride) {
            let moved = min(max(value.wrappedValue.advanced(by: distance), bounds.lowerBound), bounds.upperBound)
            if moved != value.wrappedValue { value.wrappedValue = moved }
        }
        self.init(label(), { move(step) }, { move(-step) })
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) })
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) })
    }
}

extension Stepper: PrimitiveView where Label: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        var entry = HostedEntry(
            kind: "Stepper", label: view.title, size: builder.controls.stepper, takesTouches: true,
            isEnabled: builder.environment.isEnabled, yieldsToAncestorTap: false, colors: [], activate: nil)
        let input = ControlInput()
        input.increment = view.increment
        input.decrement = view.decrement
        if builder.environment.platform.isMacOS {
            // AppKit's arrows stand one above the other, UIKit's buttons side by side: less, then more.
            input.tap = { place in (place.y < 0.5 ? view.increment : view.decrement)?() }
        } else {
            entry.parts = .columns([
                HostedPart(name: "decrement", activate: view.decrement),
                HostedPart(name: "increment", activate: view.increment),
            ])
        }
        entry.input = input
        builder.hostedControl(entry, .stepper, label: view.label, overflowsInLists: true)
    }
}
