import Foundation

/// What an element is to assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String>

    public init() { names = [] }
    private init(_ name: String) { names = [name] }

    public static let isButton = AccessibilityTraits("isButton")
    public static let isHeader = AccessibilityTraits("isHeader")
    public static let isSelected = AccessibilityTraits("isSelected")
    public static let isLink = AccessibilityTraits("isLink")
    public static let isSearchField = AccessibilityTraits("isSearchField")
    public static let isImage = AccessibilityTraits("isImage")
    public static let playsSound = AccessibilityTraits("playsSound")
    public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
    public static let isStaticText = AccessibilityTraits("isStaticText")
    public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
    public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
    public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
    public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
    public static let isModal = AccessibilityTraits("isModal")
    public static let isToggle = AccessibilityTraits("isToggle")

    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
    public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        names.formSymmetricDifference(other.names)
    }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formUnion(other)
        return result
    }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formIntersection(other)
        return result
    }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formSymmetricDifference(other)
        return result
    }
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard !names.isDisjoint(with: member.names) else { return nil }
        names.subtract(member.names)
        return member
    }
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let known = contains(newMember)
        formUnion(newMember)
        return known ? newMember : nil
    }
}

/// How an element and those inside it appear to assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

// What assistive technology reads changes no frame, no hit and no name here.
nonisolated extension View {
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }
}
