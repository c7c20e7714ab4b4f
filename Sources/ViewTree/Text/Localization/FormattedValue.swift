import Foundation

/// A value in a format, written in the locale of the place where it is shown.
///
/// A format that names no locale follows the environment's, as SwiftUI's texts do; one that names a locale keeps it.
struct FormattedValue: @unchecked Sendable {
    /// As it is written where there is no environment.
    let plain: String
    private let plainLocale: String
    private let write: (Locale) -> String

    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
        if Self.namesNoLocale(format) {
            write = { format.locale($0).format(input) }
        } else {
            write = { _ in format.format(input) }
        }
        let locale = LocalizedText.defaultLocale
        plainLocale = locale.identifier
        plain = write(locale)
    }

    /// Formats are made with the locale that follows the user's settings.
    private static func namesNoLocale<F: FormatStyle>(_ format: F) -> Bool {
        format == format.locale(.autoupdatingCurrent)
    }

    /// The format, for places that know no environment: in the locale of the whole run, unless it names one.
    static func located<F: FormatStyle>(_ format: F) -> F {
        namesNoLocale(format) ? format.locale(LocalizedText.defaultLocale) : format
    }

    func string(in locale: Locale) -> String { locale.identifier == plainLocale ? plain : write(locale) }
}

extension FormattedValue: Hashable {
    static func == (left: FormattedValue, right: FormattedValue) -> Bool { left.plain == right.plain }
    func hash(into hasher: inout Hasher) { hasher.combine(plain) }
}
