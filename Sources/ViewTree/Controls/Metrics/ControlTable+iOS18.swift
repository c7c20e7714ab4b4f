import Foundation

extension ControlTable {
    /// What differs from iOS 26, and what was recorded here as well; the rest is taken from there and says so.
    static let iOS18: ControlTable = {
        var table = iOS26
        // UISwitch: AccessibilitySnapshot on iOS 18.5.
        table.toggle = CGSize(width: 51, height: 31)
        // Three segments make 263: two lines of a point between them (AccessibilitySnapshot).
        table.segmentDivider = 1
        // A rounded rectangle; the radius is UIKit's medium one, a guess.
        table.buttonCornerRadius = 7
        // Recorded on iOS 18: bordered buttons add 24 × 14; a plain field is 22 high on a 20.333 line; UIStepper 94 × 32.
        table.guesses.merge([
            .slider: taken, .segmented: taken, .menuPicker: taken, .borderedField: taken, .progressBar: taken,
            .compactDate: taken, .dateWheel: taken, .borderedButtonSizes: taken, .label: taken, .listLabel: taken,
            .listFooter: taken,
        ]) { own, _ in own }
        return table
    }()

    static let taken = "not recorded on this version; taken from iOS 26"
}
