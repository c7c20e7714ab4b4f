import Foundation

/// The type of a modifier that sets an environment value.
public typealias EnvironmentContent<Content, Value> = ModifiedContent<Content, _EnvironmentKeyWritingModifier<Value>>

nonisolated extension View {
    /// The font of texts inside that name none.
    public func font(_ font: Font?) -> EnvironmentContent<Self, Font?> { environment(\.font, font) }

    public func fontWeight(_ weight: Font.Weight?) -> EnvironmentContent<Self, Font.Weight?> {
        environment(\.fontWeight, weight)
    }

    public func bold(_ isActive: Bool = true) -> EnvironmentContent<Self, Font.Weight?> {
        environment(\.fontWeight, isActive ? .bold : nil)
    }

    public func italic(_ isActive: Bool = true) -> EnvironmentContent<Self, Bool> {
        environment(\.fontItalic, isActive)
    }

    public func fontDesign(_ design: Font.Design?) -> EnvironmentContent<Self, Font.Design?> {
        environment(\.fontDesign, design)
    }

    public func monospaced(_ isActive: Bool = true) -> EnvironmentContent<Self, Font.Design?> {
        environment(\.fontDesign, isActive ? .monospaced : nil)
    }

    public func monospacedDigit() -> EnvironmentContent<Self, Bool> { environment(\.fontMonospacedDigit, true) }

    public func tracking(_ tracking: CGFloat) -> EnvironmentContent<Self, CGFloat> {
        environment(\.textTracking, tracking)
    }

    public func kerning(_ kerning: CGFloat) -> EnvironmentContent<Self, CGFloat> {
        environment(\.textKerning, kerning)
    }

    /// The most lines texts inside may have; nil for as many as it takes.
    public func lineLimit(_ number: Int?) -> EnvironmentContent<Self, TextLineLimit> {
        environment(\.textLineLimit, TextLineLimit(maximum: number))
    }

    public func lineLimit(_ limit: ClosedRange<Int>) -> EnvironmentContent<Self, TextLineLimit> {
        environment(\.textLineLimit, TextLineLimit(minimum: limit.lowerBound, maximum: limit.upperBound))
    }

    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> EnvironmentContent<Self, TextLineLimit> {
        environment(\.textLineLimit, TextLineLimit(minimum: limit.lowerBound))
    }

    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> EnvironmentContent<Self, TextLineLimit> {
        environment(\.textLineLimit, TextLineLimit(maximum: limit.upperBound))
    }

    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> EnvironmentContent<Self, TextLineLimit> {
        environment(\.textLineLimit, TextLineLimit(minimum: reservesSpace ? limit : nil, maximum: limit))
    }

    public func lineSpacing(_ lineSpacing: CGFloat) -> EnvironmentContent<Self, CGFloat> {
        environment(\.lineSpacing, lineSpacing)
    }

    public func truncationMode(_ mode: Text.TruncationMode) -> EnvironmentContent<Self, Text.TruncationMode> {
        environment(\.truncationMode, mode)
    }

    public func minimumScaleFactor(_ factor: CGFloat) -> EnvironmentContent<Self, CGFloat> {
        environment(\.minimumScaleFactor, factor)
    }

    public func allowsTightening(_ flag: Bool) -> EnvironmentContent<Self, Bool> {
        environment(\.allowsTightening, flag)
    }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> EnvironmentContent<Self, TextAlignment> {
        environment(\.multilineTextAlignment, alignment)
    }

    public func textCase(_ textCase: Text.Case?) -> EnvironmentContent<Self, Text.Case?> {
        environment(\.textCase, textCase)
    }

    public func dynamicTypeSize(_ size: DynamicTypeSize) -> EnvironmentContent<Self, DynamicTypeSize> {
        environment(\.dynamicTypeSize, size)
    }

    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }
}
