import Foundation

/// An alignment as a small number: the built-in ones are fixed, custom ones are registered on first use.
///
/// Horizontal and vertical keys share the numbers; which axis is meant stands in `axis`.
@frozen
public struct AlignmentKey: Hashable, Sendable {
    /// The axis along which the guide is measured: `.horizontal` for `leading`, `.vertical` for `top`.
    public var axis: Axis
    /// The number in the registry.
    public var index: UInt8

    @inlinable
    public init(_ axis: Axis, _ index: UInt8) {
        self.axis = axis
        self.index = index
    }

    /// `leading` or `top`.
    @inlinable public static var leading: UInt8 { 0 }
    /// `center` on either axis.
    @inlinable public static var center: UInt8 { 1 }
    /// `trailing` or `bottom`.
    @inlinable public static var trailing: UInt8 { 2 }
    /// `firstTextBaseline`.
    @inlinable public static var firstTextBaseline: UInt8 { 3 }
    /// `lastTextBaseline`.
    @inlinable public static var lastTextBaseline: UInt8 { 4 }
    static var firstCustom: UInt8 { 5 }

    /// Whether it is one of leading/center/trailing or top/center/bottom, which do not leave a container.
    @inlinable public var isFrameAlignment: Bool { index <= 2 }
    /// Whether it was defined by the user.
    public var isCustom: Bool { index >= Self.firstCustom }
}

/// The user's alignment ids, numbered in the order in which they are first used.
enum AlignmentRegistry {
    private struct Contents: @unchecked Sendable {
        var numbers: [ObjectIdentifier: UInt8] = [:]
        var ids: [any AlignmentID.Type] = []
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var contents = Contents()

    static func number(of id: any AlignmentID.Type) -> UInt8 {
        lock.withLock {
            let key = ObjectIdentifier(id)
            if let known = contents.numbers[key] { return known }
            // 250 custom alignments are more than any program has; the last number is shared beyond that.
            let number = UInt8(min(250, Int(AlignmentKey.firstCustom) + contents.ids.count))
            contents.numbers[key] = number
            contents.ids.append(id)
            return number
        }
    }

    static func id(of number: UInt8) -> (any AlignmentID.Type)? {
        lock.withLock {
            let place = Int(number) - Int(AlignmentKey.firstCustom)
            return contents.ids.indices.contains(place) ? contents.ids[place] : nil
        }
    }
}
