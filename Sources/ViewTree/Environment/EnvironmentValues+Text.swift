import Foundation

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private enum BoldKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum FontWidthKey: EnvironmentKey { static var defaultValue: Font.Width? { nil } }
private enum BaselineOffsetKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum TextScaleKey: EnvironmentKey { static var defaultValue: Text.Scale { .default } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum ItalicKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MonospacedDigitKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum FontDesignKey: EnvironmentKey { static var defaultValue: Font.Design? { nil } }
private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: TextLineLimit { TextLineLimit() } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum TrackingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum KerningKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MultilineTextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum TextMeasurerKey: EnvironmentKey { static var defaultValue: any TextMeasuring { EmbeddedTextMeasurer() } }
/// The outer nil is for a case that nobody set: then a list may choose one for its headers.
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case?? { nil } }

/// How many lines a text may have.
public struct TextLineLimit: Hashable, Sendable {
    /// At least this many lines are reserved.
    public var minimum: Int?
    /// At most this many lines are shown; nil for as many as it takes.
    public var maximum: Int?

    public init(minimum: Int? = nil, maximum: Int? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }
}

extension EnvironmentValues {
    /// The font of texts that name none; nil for the body style.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }

    var fontBold: Bool {
        get { self[BoldKey.self] }
        set { self[BoldKey.self] = newValue }
    }

    var fontWidth: Font.Width? {
        get { self[FontWidthKey.self] }
        set { self[FontWidthKey.self] = newValue }
    }

    var textBaselineOffset: CGFloat {
        get { self[BaselineOffsetKey.self] }
        set { self[BaselineOffsetKey.self] = newValue }
    }

    var textScale: Text.Scale {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue }
    }

    /// The time zone dates are written in.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    var fontItalic: Bool {
        get { self[ItalicKey.self] }
        set { self[ItalicKey.self] = newValue }
    }

    var fontMonospacedDigit: Bool {
        get { self[MonospacedDigitKey.self] }
        set { self[MonospacedDigitKey.self] = newValue }
    }

    var fontDesign: Font.Design? {
        get { self[FontDesignKey.self] }
        set { self[FontDesignKey.self] = newValue }
    }

    /// The user's preferred text size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The most lines a text may have; nil for as many as it takes.
    public var lineLimit: Int? {
        get { textLineLimit.maximum }
        set { textLineLimit = TextLineLimit(maximum: newValue) }
    }

    var textLineLimit: TextLineLimit {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// Points between the lines of a text, on top of the font's own.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    var textTracking: CGFloat {
        get { self[TrackingKey.self] }
        set { self[TrackingKey.self] = newValue }
    }

    var textKerning: CGFloat {
        get { self[KerningKey.self] }
        set { self[KerningKey.self] = newValue }
    }

    /// Where a text that does not fit is cut.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The smallest scale a text may shrink to before it is cut, 0 to 1.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// Whether letters may move closer before a text is cut.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// How the lines of a text are aligned to each other.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// Who measures texts.
    public var textMeasurer: any TextMeasuring {
        get { self[TextMeasurerKey.self] }
        set { self[TextMeasurerKey.self] = newValue }
    }

    /// Upper or lower case for all texts; nil for as written.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] ?? nil }
        set { self[TextCaseKey.self] = .some(newValue) }
    }

    /// Whether somebody has set a case, be it nil.
    var hasTextCase: Bool { self[TextCaseKey.self] != nil }
}
