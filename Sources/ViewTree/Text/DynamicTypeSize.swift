/// How large scalable text is: the size a user chooses in the system settings.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    /// The default.
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// Whether the size is one of the accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The size itself where a range holds it, else the nearest size that it holds; itself if it holds none.
    func nearest<T: RangeExpression>(in range: T) -> DynamicTypeSize where T.Bound == DynamicTypeSize {
        if range.contains(self) { return self }
        let allowed = Self.allCases.filter { range.contains($0) }
        return allowed.first { $0 > self } ?? allowed.last ?? self
    }
}
