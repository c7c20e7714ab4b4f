import Foundation
import Layout

// What the frames of the ten screens are derived from: an iPhone 16 Pro with iOS 18, in points.

/// The device, its bars, and the sizes that every screen shares.
enum Phone {
    /// swift-snapshot-testing's `View.swift`: 402 × 874, three pixels a point, 62 and 34 taken by the safe area.
    static let width: CGFloat = 402
    static let height: CGFloat = 874
    static let pixel: CGFloat = 1.0 / 3
    static let top: CGFloat = 62
    static let bottom: CGFloat = 874 - 34
    static let safeHeight: CGFloat = 874 - 62 - 34
    /// UIKit's navigation bar, and what a large title adds to it; from general knowledge.
    static let bar: CGFloat = 44
    static let largeTitle: CGFloat = 52
    /// UIKit's bars at the bottom; from general knowledge.
    static let tabBar: CGFloat = 49
    static let toolbar: CGFloat = 44
    /// `.padding()`: OpenSwiftUI's `DefaultPadding.swift`.
    static let padding: CGFloat = 16
    /// A stack's gap where neither neighbour states one: OpenSwiftUI's `defaultSpacing`.
    static let gap: CGFloat = 8
    /// Apple's least target.
    static let target: CGFloat = 44

    /// A line of text of a size: SF's ascent and descent of 1950 and 494 of 2048, up to the next pixel.
    static func line(_ size: CGFloat, lines: CGFloat = 1) -> CGFloat {
        (lines * size * 2444 / 2048 * 3 - 1e-9).rounded(.up) / 3
    }
}

/// The text styles at their default size (UIFont's, gist zacwest): points.
enum Style {
    static let largeTitle = Phone.line(34)
    static let title = Phone.line(28)
    static let title2 = Phone.line(22)
    static let title3 = Phone.line(20)
    static let body = Phone.line(17)
    static let subheadline = Phone.line(15)
    static let footnote = Phone.line(13)
    static let caption = Phone.line(12)
    static let caption2 = Phone.line(11)
}

/// Inset grouped lists of iOS 18, as AccessibilitySnapshot's pictures of iOS 18.5 have them.
enum Inset {
    /// From the screen's edge to a row, and from there to its content.
    static let margin: CGFloat = 20
    static let content: CGFloat = 20
    static let left = margin + content
    static let width = Phone.width - 2 * left
    /// UIKit's 11 above and below what is higher than a line.
    static let row: CGFloat = 11
    static let minRow: CGFloat = 44
    /// A header with a line of 15.667, and what lies between a card and the next header.
    static let header: CGFloat = 38 + 2.0 / 3
    static let gap: CGFloat = 17 + 2.0 / 3
    /// What a footer adds to its text: 33.667 with a line of 15.667.
    static let footer: CGFloat = 18

    static func row(around content: CGFloat) -> CGFloat { max(minRow, content + 2 * row) }
}

/// Controls of iOS 18.
enum Control {
    /// UISwitch: AccessibilitySnapshot on iOS 18.5.
    static let toggle = CGSize(width: 51, height: 31)
    /// UIStepper: AccessibilitySnapshot.
    static let stepper = CGSize(width: 94, height: 32)
    /// swiftui-web's recordings on iOS 26, for want of others.
    static let segmented: CGFloat = 31
    static let slider: CGFloat = 31
    static let date: CGFloat = 34 + 1.0 / 3
    /// A plain text field, filled or not: recorded on iOS 18.
    static let field: CGFloat = 22
    /// A ColorPicker's well: public views that scale it by 40/28.
    static let well: CGFloat = 28
    /// What a bordered button adds to its label; a large one.
    static let bordered = CGSize(width: 24, height: 14)
    static let large = CGSize(width: 40, height: 30)
}
