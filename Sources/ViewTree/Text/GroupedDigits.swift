/// Separators between the thousands of a number: interpolated numbers are localised.
enum GroupedDigits {
    /// The number with commas between groups of three digits before its decimal point. Anything that is not a plain
    /// decimal number, and a number shorter than four digits or with a leading zero, stays as it is.
    static func inserted(into number: String) -> String {
        let sign = number.prefix { $0 == "-" || $0 == "+" }
        let digits = number.dropFirst(sign.count).prefix { $0.isASCII && $0.isNumber }
        let rest = number.dropFirst(sign.count + digits.count)
        guard digits.count > 3, digits.first != "0", rest.isEmpty || rest.first == "." else { return number }
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { grouped.append(",") }
            grouped.append(digit)
        }
        return sign + grouped + rest
    }
}
