import Foundation
import HitTest
import Layout
import ViewTree

// Words of the command line as values, each with one message where it is none.
extension Arguments {
    static func device(_ name: String) throws(UsageError) -> Device {
        if let device = Device.named(name) { return device }
        throw UsageError(
            "There is no device \"\(name)\". Known are \(Device.all.map(\.name).joined(separator: ", ")); "
                + "--size WxH takes any other.")
    }

    /// Of a window's sides, in points: larger than any screen, and small enough to count pixels in.
    static let largestLength = 100_000.0

    static func size(_ word: String) throws(UsageError) -> CGSize {
        let parts = word.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        let largest = largestLength
        guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0, width <= largest,
            height <= largest
        else {
            throw UsageError(
                "--size takes a width and a height in points, up to \(Int(largest)), as 402x874, not \"\(word)\".")
        }
        return CGSize(width: width, height: height)
    }

    /// `MapKit,Charts`.
    static func modules(_ word: String) throws(UsageError) -> [String] {
        let names = word.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let isNames = names.allSatisfy { name in
            name.first.map { $0.isLetter || $0 == "_" } ?? false
                && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
        guard !names.isEmpty, isNames else {
            throw UsageError("--stub takes names of modules, as MapKit,Charts, not \"\(word)\".")
        }
        for name in names where ["SwiftUI", "Foundation", "Swift", "ViewTree"].contains(name) {
            throw UsageError("--stub is for modules that are not there; \(name) is.")
        }
        return names
    }

    static func number(
        _ word: String, _ option: String, from least: Double, to most: Double, _ unit: String
    ) throws(UsageError) -> Double {
        guard let value = Double(word), value >= least, value <= most else {
            throw UsageError(
                "\(option) takes \(unit), from \(Number.exact(least)) to \(Number.exact(most)), not \"\(word)\".")
        }
        return value
    }

    /// A word that must not be empty.
    static func name(_ word: String, _ option: String, _ what: String) throws(UsageError) -> String {
        guard !word.isEmpty else { throw UsageError("\(option) needs the name of \(what).") }
        return word
    }

    /// In points; 0 for a point. Larger than any hand, and small enough to be asked for everywhere on a screen.
    static func finger(_ radius: Double, _ word: String) throws(UsageError) -> Double {
        let most = 200.0
        guard radius >= 0, radius <= most else {
            throw UsageError("--finger takes a radius in points, from 0 to \(Int(most)), not \"\(word)\".")
        }
        return radius
    }

    /// Two numbers, `X,Y`, in points; nil where they are none, or farther away than anything is.
    static func pair(_ word: some StringProtocol) -> CGPoint? {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let x = parts[0], let y = parts[1], abs(x) <= farthest, abs(y) <= farthest else {
            return nil
        }
        return CGPoint(x: x, y: y)
    }

    /// In points: a hundred times as far as any content reaches, and still exact to far less than a pixel.
    static let farthest = 10_000_000.0

    static func point(_ word: String) throws(UsageError) -> CGPoint {
        guard let point = pair(word) else {
            throw UsageError(
                "--at takes a point as X,Y in points, as 201,89, up to \(Int(farthest)), not \"\(word)\".")
        }
        return point
    }

    static func insets(_ word: String) throws(UsageError) -> EdgeInsets {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 4, parts.allSatisfy({ $0.map { $0 >= 0 && $0 <= largestLength } ?? false }) else {
            throw UsageError(
                "--safe-area takes top,leading,bottom,trailing in points, as 62,0,34,0, up to \(Int(largestLength)), "
                    + "not \"\(word)\".")
        }
        return EdgeInsets(
            top: CGFloat(parts[0]!), leading: CGFloat(parts[1]!), bottom: CGFloat(parts[2]!),
            trailing: CGFloat(parts[3]!))
    }

    static func platform(_ word: String) throws(UsageError) -> Platform {
        if let platform = Platform(rawValue: word) { return platform }
        throw UsageError(
            "There is no platform \"\(word)\". Known are "
                + Platform.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    }

    static func rules(_ word: String) throws(UsageError) -> HitTestRules {
        if let rules = HitTestRules.named(word) { return rules }
        throw UsageError("There are no rules \"\(word)\". Known are frontMost, iOS18Scored, macOS.")
    }

    static func opacity(_ word: String) throws(UsageError) -> Double {
        guard let value = Double(word), value >= 0, value <= 1 else {
            throw UsageError("--opacity takes numbers from 0 to 1, as 0,0.01,0.014, not \"\(word)\".")
        }
        return value
    }

    static func dynamicType(_ word: String) throws(UsageError) -> DynamicTypeSize {
        let plain = word.lowercased()
        for size in DynamicTypeSize.allCases where "\(size)".lowercased() == plain { return size }
        throw UsageError(
            "There is no Dynamic Type size \"\(word)\". Known are "
                + DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ") + ".")
    }

    /// `de_AT`, `ar`: a language that ISO 639 knows and, where one is named, a region of ISO 3166.
    static func locale(_ word: String) throws(UsageError) -> String {
        let language = Locale.Language(identifier: word)
        // What Apple's schemes use to try texts that are longer, and texts from right to left.
        let pseudoRegions = ["XA", "XB"]
        let isRegion = language.region.map { $0.isISORegion || pseudoRegions.contains($0.identifier) } ?? true
        if language.languageCode?.isISOLanguage == true, isRegion { return word }
        throw UsageError(
            "There is no locale \"\(word)\": --locale takes a language, with a region or without, as de_AT.")
    }
}
