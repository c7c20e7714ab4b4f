import Foundation

/// What an accessibility action is for.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public init(named name: Text) { self.name = name._plainString }

    /// What a press on the element does.
    public static let `default` = AccessibilityActionKind("default")
    public static let escape = AccessibilityActionKind("escape")
    public static let magicTap = AccessibilityActionKind("magicTap")
    public static let delete = AccessibilityActionKind("delete")
    public static let showMenu = AccessibilityActionKind("showMenu")
}

/// A group of accessibility actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: String

    public init(_ name: Text) { self.name = name._plainString }
    public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
    @_disfavoredOverload public init(_ name: some StringProtocol) { self.name = String(name) }

    public static let `default` = AccessibilityActionCategory(Text(verbatim: "default"))
    public static let edit = AccessibilityActionCategory(Text(verbatim: "edit"))
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What kind of text an element shows.
public struct AccessibilityTextContentType: Equatable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static let plain = AccessibilityTextContentType("plain")
    public static let console = AccessibilityTextContentType("console")
    public static let fileSystem = AccessibilityTextContentType("fileSystem")
    public static let messaging = AccessibilityTextContentType("messaging")
    public static let narrative = AccessibilityTextContentType("narrative")
    public static let sourceCode = AccessibilityTextContentType("sourceCode")
    public static let spreadsheet = AccessibilityTextContentType("spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType("wordProcessing")
}

/// Which of two views is the label of the other.
@frozen
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// How an element is touched directly under VoiceOver.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A zoom that assistive technology asks for.
public struct AccessibilityZoomGestureAction: Sendable {
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

/// Which assistive technologies something is for.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var names: Set<String>

    public init() { names = [] }
    private init(_ name: String) { names = [name] }

    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies("voiceOver") }
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies("switchControl") }

    public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: Self) -> Self { with { $0.formUnion(other.names) } }
    public func intersection(_ other: Self) -> Self { with { $0.formIntersection(other.names) } }
    public func symmetricDifference(_ other: Self) -> Self { with { $0.formSymmetricDifference(other.names) } }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let common = intersection(member)
        names.subtract(member.names)
        return common.names.isEmpty ? nil : common
    }

    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let common = intersection(newMember)
        formUnion(newMember)
        return common.names.isEmpty ? nil : common
    }

    private func with(_ change: (inout Set<String>) -> Void) -> Self {
        var copy = self
        change(&copy.names)
        return copy
    }
}

/// A key of content that assistive technology reads on demand.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    private let id: String

    public init(_ label: Text, id: String) { self.id = id }
    public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
    public init(_ labelKey: LocalizedStringKey) { id = Text(labelKey)._plainString }
}

/// How important content is that is read on demand.
public enum AXCustomContent {
    public enum Importance: UInt, Sendable { case `default`, high }
}

/// A rotor of the system's.
public struct AccessibilitySystemRotor: Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor("links") }
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor("links") }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor("headings")
    }
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor("headings") }
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor("boldText") }
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor("italicText") }
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor("underlineText") }
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor("misspelledWords") }
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor("images") }
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor("textFields") }
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor("tables") }
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor("lists") }
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor("landmarks") }
}

/// What a rotor stops at. Nothing turns rotors here.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

/// One stop of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    nonisolated public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}

    nonisolated public init(
        _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    nonisolated public init(
        _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ label: S, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ label: S, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

/// Several stops of a rotor.
nonisolated public struct _RotorStops: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

// A view without content, so that a `ForEach` of stops needs no initializers of its own.
extension AccessibilityRotorEntry: View {
    public var body: EmptyView { EmptyView() }
}

/// Builds what a rotor stops at.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C) -> _RotorStops {
        _RotorStops()
    }
    public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _RotorStops { _RotorStops() }
    public static func buildEither<C: AccessibilityRotorContent>(first: C) -> _RotorStops { _RotorStops() }
    public static func buildEither<C: AccessibilityRotorContent>(second: C) -> _RotorStops { _RotorStops() }
    public static func buildLimitedAvailability<C: AccessibilityRotorContent>(_ content: C) -> _RotorStops {
        _RotorStops()
    }
}
