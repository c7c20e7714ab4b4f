import Foundation

// Names of iOS 13.
nonisolated extension View {
    public func accessibility(value: Text) -> UnchangedContent<Self> { unchanged }
    public func accessibility(hint: Text) -> UnchangedContent<Self> { unchanged }
    public func accessibility(hidden: Bool) -> UnchangedContent<Self> { unchanged }
    public func accessibility(addTraits traits: AccessibilityTraits) -> UnchangedContent<Self> { unchanged }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> UnchangedContent<Self> { unchanged }
    public func accessibility(sortPriority: Double) -> UnchangedContent<Self> { unchanged }
    public func accessibility(inputLabels: [Text]) -> UnchangedContent<Self> { unchanged }
    public func accessibility(selectionIdentifier: AnyHashable) -> UnchangedContent<Self> { unchanged }

    public func accessibility(
        activationPoint: CGPoint
    ) -> ModifiedContent<Self, _ActivationPointModifier> { accessibilityActivationPoint(activationPoint) }

    public func accessibility(
        activationPoint: UnitPoint
    ) -> ModifiedContent<Self, _ActivationPointModifier> { accessibilityActivationPoint(activationPoint) }
}
