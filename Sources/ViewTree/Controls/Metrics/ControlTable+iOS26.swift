import Foundation

extension ControlTable {
    /// Source, unless said: swiftui-web's recordings on an iPhone SE simulator, iOS 26.0 (`ios/*`).
    static let iOS26 = ControlTable(
        // Public views that scale it by 40/28.
        colorWell: CGSize(width: 28, height: 28),
        // `ios/toggle/basic`.
        toggle: CGSize(width: 66, height: 30),
        checkbox: .zero,
        // `ios/slider/basic`; UISlider itself is 34 high.
        sliderHeight: 31,
        // UIStepper, AccessibilitySnapshot and `ios/stepper/basic`.
        stepper: CGSize(width: 94, height: 32),
        // `ios/picker/basic`; UISegmentedControl itself is 32 high.
        segmentedHeight: 31,
        // UISegmentedControl: the widest title + 20; three segments of 87 make 261 (AccessibilitySnapshot).
        segmentPadding: 20, segmentDivider: 0, segmentFontSize: 13,
        // `ios/picker/basic`: text + 40 wide, line + 16 high.
        menuPickerInsets: EdgeInsets(top: 8, leading: 13.5, bottom: 8, trailing: 13.5),
        menuPickerChevronGap: 4, menuPickerChevronWidth: 9, menuMinHeight: 0, menuIndicatorWidth: 0,
        // UIPickerView's own size: recorded for dates (`ios/datepicker/wheel`), a guess for others.
        wheel: CGSize(width: 320, height: 216),
        // `ios/textfield/basic`.
        borderedFieldHeight: 34, borderedFieldInset: 7,
        // 22 for a 20.333 line, 26 for one of 24.5.
        plainFieldExtra: 1,
        // Recorded on macOS alone.
        editorIdealHeight: 12,
        // `ios/progress/basic`.
        progressBarHeight: 4, progressLabelGap: 4,
        // UIActivityIndicatorView medium and large.
        spinners: [20, 20, 20, 37, 37],
        // Recorded on macOS alone.
        gaugeBarHeight: 16, gaugeRing: 58,
        // `ios/datepicker/compact`: 13.5 at the sides, a line of 24.5 makes 38.5; 5 from date to time.
        datePillInsets: EdgeInsets(top: 7, leading: 13.5, bottom: 7, trailing: 13.5), datePillGap: 5,
        dateFields: [],
        // A guess: about what UIDatePicker's calendar takes.
        dateGraphical: CGSize(width: 320, height: 330),
        // `ios/button/basic`, `ios/button/looks`.
        buttonInsets: [
            EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10),
            EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10),
            EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
            EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20),
            EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20),
        ],
        buttonMinHeights: [0, 0, 0, 0, 0],
        // Recorded with 15 points: the subheadline's, which follows the type's size.
        buttonFonts: [.subheadline, .subheadline, nil, nil, nil],
        buttonCornerRadius: nil,
        labelGap: .nan, checkboxGap: 0,
        // `ios/label/basic`, `ios/label/list`.
        labelSpacing: 8, listLabelSlot: 24, listLabelSpacing: 16,
        // A guess: the platform's default padding, and its default spacing below the label.
        groupBoxPadding: 16, groupBoxLabelGap: 8, groupBoxLabelIndent: 0,
        guesses: [
            .wheel: "UIPickerView's usual size", .editor: "the ideal height was recorded on macOS",
            .gauge: "gauges were recorded on macOS", .graphicalDate: "the calendar was not recorded",
            .groupBox: "group boxes were recorded on macOS",
        ])
}
