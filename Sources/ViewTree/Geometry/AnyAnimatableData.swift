/// Animatable data of a type known only at run time. Values of different types do not mix: the left one stays.
public struct _AnyAnimatableData: VectorArithmetic {
    /// nil stands for zero of whatever type.
    var value: (any VectorArithmetic)?

    init(_ value: (any VectorArithmetic)?) { self.value = value }

    public static var zero: Self { Self(nil) }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs.value, rhs.value) {
        case (nil, nil): return true
        case (let value?, nil), (nil, let value?): return isZero(value)
        case (let a?, let b?): return areEqual(a, b)
        }
    }

    public static func + (lhs: Self, rhs: Self) -> Self {
        guard let a = lhs.value else { return rhs }
        guard let b = rhs.value else { return lhs }
        return Self(sum(a, b))
    }

    public static func - (lhs: Self, rhs: Self) -> Self {
        var negated = rhs
        negated.scale(by: -1)
        return lhs + negated
    }

    public mutating func scale(by rhs: Double) { value?.scale(by: rhs) }

    public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }

    private static func isZero<V: VectorArithmetic>(_ value: V) -> Bool { value == .zero }

    private static func areEqual<V: VectorArithmetic>(_ a: V, _ b: any VectorArithmetic) -> Bool { a == b as? V }

    private static func sum<V: VectorArithmetic>(_ a: V, _ b: any VectorArithmetic) -> V {
        (b as? V).map { a + $0 } ?? a
    }
}
