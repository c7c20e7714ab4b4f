import Foundation

/// The views a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    let backend: (any LayoutBackend)?
    /// The numbers of the chosen ones among all subviews of the layout; nil for all of them.
    let chosen: [Int]?
    public let startIndex: Int
    public let endIndex: Int
    /// The direction of the surroundings.
    public var layoutDirection: LayoutDirection

    /// All subviews of a layout.
    public init(backend: any LayoutBackend, count: Int, layoutDirection: LayoutDirection) {
        self.init(backend, nil, 0..<count, layoutDirection)
    }

    private init(
        _ backend: (any LayoutBackend)?, _ chosen: [Int]?, _ range: Range<Int>, _ layoutDirection: LayoutDirection
    ) {
        self.backend = backend
        self.chosen = chosen
        startIndex = range.lowerBound
        endIndex = range.upperBound
        self.layoutDirection = layoutDirection
    }

    public subscript(index: Int) -> LayoutSubview {
        precondition(
            index >= startIndex && index < endIndex,
            "a layout has subviews \(startIndex) ..< \(endIndex); there is no number \(index)")
        return LayoutSubview(backend: backend!, index: chosen?[index] ?? index)
    }

    /// Some of the subviews, under their old indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(
            bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
            "a layout has subviews \(startIndex) ..< \(endIndex); there are no \(bounds)")
        return LayoutSubviews(backend, chosen, bounds, layoutDirection)
    }

    /// An open range is a sequence without end as well: here it is meant as a range.
    public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.relative(to: self)] }

    /// The subviews at some indices, numbered anew from 0.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let numbers = indices.map { self[$0].index }
        return LayoutSubviews(backend, numbers, 0..<numbers.count, layoutDirection)
    }

    /// Their numbers among all subviews of the layout.
    var numbers: [Int] { map(\.index) }

    /// The union of what they want.
    var mergedSpacing: ViewSpacing {
        guard let first else { return ViewSpacing() }
        return dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.backend === b.backend && a.layoutDirection == b.layoutDirection && a.numbers == b.numbers
    }
}

/// One of the views a layout arranges.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    let backend: any LayoutBackend
    /// Its number among all subviews of the layout.
    let index: Int

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { backend.size(of: index, proposal) }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { backend.dimensions(of: index, proposal) }

    /// How eagerly it is served; only the outermost view's own.
    public var priority: Double { backend.priority(of: index) }

    /// The distances it wants to its neighbours.
    public var spacing: ViewSpacing { backend.spacing(of: index) }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        backend.value(of: index, ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }

    /// Puts the subview's `anchor` at `position`, in the coordinates of the bounds; the last call counts.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        backend.place(index, position, anchor, proposal)
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
        a.backend === b.backend && a.index == b.index
    }
}
