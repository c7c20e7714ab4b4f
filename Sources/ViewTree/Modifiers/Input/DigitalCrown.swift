import Foundation

/// How far the crown has to be turned from one integer to the next.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

/// What the crown of a watch says while it is turned.
public struct DigitalCrownEvent: Equatable, Sendable {
    /// Where the value is, between two steps too.
    public var offset: Double
    /// In steps a second.
    public var velocity: Double
}

// There is no watch here whose crown could be turned: a view that follows one is as without it.
nonisolated extension View {
    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>
    ) -> ModifiedContent<Self, _AcceptedModifier> { crown }

    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> ModifiedContent<Self, _AcceptedModifier> { crown }

    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> ModifiedContent<Self, _AcceptedModifier> where V.Stride: BinaryFloatingPoint { crown }

    @_disfavoredOverload
    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> ModifiedContent<Self, _AcceptedModifier> { crown }

    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> ModifiedContent<Self, _AcceptedModifier> where V.Stride: BinaryFloatingPoint { crown }

    public func digitalCrownAccessory(_ visibility: Visibility) -> UnchangedContent<Self> { unchanged }
    public func digitalCrownAccessory<Content: View>(
        @ViewBuilder content: @escaping () -> Content
    ) -> ModifiedContent<Self, _AcceptedModifier> { crown }

    private var crown: ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "the crown of a watch is not played"))
    }
}
