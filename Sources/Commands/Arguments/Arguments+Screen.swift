import Foundation
import Layout
import ViewTree

extension Arguments {
    /// What a Mac shows a view in where no screen is named: a window of the size that a new SwiftUI window has, without
    /// the bars and sensors of a phone.
    static let macWindow = Device(
        size: CGSize(width: 900, height: 450), scale: 2, platform: .macOS, name: "Mac window")

    /// That the safe area leaves some of the window.
    func checkScreen() throws(UsageError) {
        guard let safeArea else { return }
        let screen = screen
        let taken = (width: safeArea.leading + safeArea.trailing, height: safeArea.top + safeArea.bottom)
        for (name, taken, length) in [
            ("left and right", taken.width, screen.size.width), ("top and bottom", taken.height, screen.size.height),
        ] where taken > length {
            throw UsageError(
                "--safe-area takes \(Number.short(Double(taken))) points from \(name), and the screen has "
                    + "\(Number.short(Double(length))).")
        }
    }

    /// `--format takes text or json with tap`.
    func formatSentence(_ command: Command) -> String {
        let formats: [Format]
        switch command {
        case .dump where explained != nil: formats = [.text, .json]
        case .dump, .map: formats = [.text, .json, .svg, .html]
        case .tap, .why, .sweep, .diff: formats = [.text, .json]
        case .audit: formats = [.text, .json, .sarif, .junit, .github]
        case .examples: formats = [.text]
        }
        let names = formats.map(\.rawValue)
        let list = names.count > 1 ? names.dropLast().joined(separator: ", ") + " or " + names.last! : names[0]
        return "With \(command.rawValue), --format takes \(list)"
    }
}
