import Foundation

/// The type of a modifier that sets an environment value.
public typealias EnvironmentContent<Content, Value> = ModifiedContent<Content, _EnvironmentKeyWritingModifier<Value>>

nonisolated extension View {
    /// The font of texts inside that name none.
    public func font(_ font: Font?) -> EnvironmentContent<Self, Font?> { environment(\.font, font) }

    public func fontWeight(_ weight: Font.Weight?) -> EnvironmentContent<Self, Font.Weight?> {
        environment(\.fontWeight, weight)
    }

    public func bold(_ isActive: Bool = true) -> EnvironmentContent<Self, Bool> {
        environment(\.fontBold, isActive)
    }

    public func fontWidth(_ width: Font.Width?) -> EnvironmentContent<Self, Font.Width?> {
        environment(\.fontWidth, width)
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

    /// How much higher than their baselines texts inside stand, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> EnvironmentContent<Self, CGFloat> {
        environment(\.textBaselineOffset, baselineOffset)
    }

    /// The logical scale of texts inside.
    public func textScale(
        _ scale: Text.Scale, isEnabled: Bool = true
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Text.Scale>> {
        transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
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

    /// Keeps the Dynamic Type size inside within a range: outside of it, the nearest size in it counts.
    public func dynamicTypeSize<T: RangeExpression>(
        _ range: T
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<DynamicTypeSize>>
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { $0 = $0.nearest(in: range) }
    }

    /// Whether the user may select the texts inside; without effect on sizes.
    public func textSelection<S: TextSelectability>(
        _ selectability: S
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// The language texts inside are set in; without effect on sizes.
    public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// What decides which way the text of a paragraph runs; without effect on sizes.
    public func writingDirection(
        strategy: Text.WritingDirectionStrategy
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// What decides how the lines of a text are aligned; without effect on sizes.
    public func multilineTextAlignment(
        strategy: Text.AlignmentStrategy
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textLines) { if isActive { $0.insert(.under) } else { $0.remove(.under) } }
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textLines) { if isActive { $0.insert(.through) } else { $0.remove(.through) } }
    }
}
