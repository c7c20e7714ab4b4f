/// Which form of a noun goes with a number.
///
/// Source: Unicode CLDR, Language Plural Rules; whole numbers, in the languages with the most speakers.
enum PluralRule {
    static func category(of number: Double, language: String) -> String {
        let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        let isWhole = number == number.rounded() && number.magnitude < 1e15
        let n = isWhole ? Int(number.magnitude) : -1
        let (tens, hundreds) = (n % 10, n % 100)
        switch code {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my":
            return "other"
        case "fr", "hy", "pt":
            // French counts 0 and 1.5 as one.
            return number.magnitude < 2 && (code != "pt" || isWhole) ? "one" : "other"
        case "hi", "bn", "fa", "gu", "kn", "am":
            return number.magnitude <= 1 ? "one" : "other"
        case "ru", "uk", "be":
            guard isWhole else { return "other" }
            if tens == 1, hundreds != 11 { return "one" }
            return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
        case "hr", "sr", "bs":
            guard isWhole else { return "other" }
            if tens == 1, hundreds != 11 { return "one" }
            return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "other"
        case "pl":
            guard isWhole else { return "other" }
            if n == 1 { return "one" }
            return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
        case "cs", "sk":
            guard isWhole else { return "many" }
            return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
        case "lt":
            guard isWhole else { return "many" }
            if tens == 1, !(11...19).contains(hundreds) { return "one" }
            return (2...9).contains(tens) && !(11...19).contains(hundreds) ? "few" : "other"
        case "sl":
            guard isWhole else { return "few" }
            return hundreds == 1 ? "one" : hundreds == 2 ? "two" : (3...4).contains(hundreds) ? "few" : "other"
        case "ro":
            if n == 1 { return "one" }
            return !isWhole || n == 0 || (1...19).contains(hundreds) ? "few" : "other"
        case "ar":
            guard isWhole else { return "other" }
            switch n {
            case 0: return "zero"
            case 1: return "one"
            case 2: return "two"
            default: return (3...10).contains(hundreds) ? "few" : hundreds >= 11 ? "many" : "other"
            }
        case "he", "iw":
            return n == 1 ? "one" : n == 2 ? "two" : "other"
        default:
            return n == 1 ? "one" : "other"
        }
    }
}
