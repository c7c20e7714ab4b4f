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

    static func number(_ word: String, _ option: String, atLeast minimum: Double) throws(UsageError) -> CGFloat {
        guard let value = Double(word), value.isFinite, value >= minimum else {
            throw UsageError("\(option) takes a number of at least \(Number.exact(minimum)), not \"\(word)\".")
        }
        return CGFloat(value)
    }

    static func point(_ word: String) throws(UsageError) -> CGPoint {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
            throw UsageError("--at takes a point as X,Y in points, as 201,89, not \"\(word)\".")
        }
        return CGPoint(x: x, y: y)
    }

    static func insets(_ word: String) throws(UsageError) -> EdgeInsets {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 4, !parts.contains(where: { $0 == nil || !$0!.isFinite || $0! < 0 }) else {
            throw UsageError("--safe-area takes top,leading,bottom,trailing in points, as 62,0,34,0, not \"\(word)\".")
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
