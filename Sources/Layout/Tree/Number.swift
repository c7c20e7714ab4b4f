import Foundation

/// How numbers are written in messages.
public enum Number {
    /// At most 3 decimals, trailing zeros dropped; no negative zero.
    public static func short(_ value: Double) -> String { rounded(value, 3) }

    /// At most 6 decimals.
    public static func long(_ value: Double) -> String { rounded(value, 6) }

    /// As many digits as it takes to tell the value: 0.00999999977648258 for the Float next to 0.01.
    public static func exact(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
        guard abs(value) < 1e15 else { return "\(value)" }
        if value == value.rounded() { return String(Int64(value)) }
        // 15 significant digits name every Float and every decimal a person writes.
        let digits = String(format: "%.15g", value)
        return digits.contains("e") ? String(format: "%.*f", 20, value).trimmedZeros : digits
    }

    /// A Float with as few digits as tell it from its neighbours, 0.010000001; other values as ``exact(_:)`` has them.
    public static func shortest(_ value: Double) -> String {
        let digits = "\(Float(value))"
        guard Double(Float(value)) == value, !digits.contains("e"), !digits.hasSuffix(".0") else { return exact(value) }
        return digits
    }

    private static func rounded(_ value: Double, _ decimals: Int) -> String {
        guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
        // From here on a Double has no decimals; its digits would fill lines.
        guard abs(value) < 1e15 else { return "\(value)" }
        let text = String(format: "%.\(decimals)f", value).trimmedZeros
        return text == "-0" ? "0" : text
    }
}

extension String {
    fileprivate var trimmedZeros: String {
        guard contains(".") else { return self }
        var text = self[...]
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return String(text)
    }
}

extension CGRect {
    /// `x,y w×h` with all digits.
    public var exact: String {
        "\(Number.exact(Double(origin.x))),\(Number.exact(Double(origin.y))) "
            + "\(Number.exact(Double(size.width)))×\(Number.exact(Double(size.height)))"
    }

    /// `x,y w×h`, at most 3 decimals.
    public var short: String {
        "\(Number.short(Double(origin.x))),\(Number.short(Double(origin.y))) "
            + "\(Number.short(Double(size.width)))×\(Number.short(Double(size.height)))"
    }
}

extension CGPoint {
    /// `x,y`, at most 3 decimals.
    public var short: String { "\(Number.short(Double(x))),\(Number.short(Double(y)))" }
}
