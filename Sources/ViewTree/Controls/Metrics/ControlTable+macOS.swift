import Foundation

extension ControlTable {
    /// Source, unless said: swiftui-web's recordings on macOS 26.
    static let macOS = ControlTable(
        // `colorpicker/basic`.
        colorWell: CGSize(width: 48, height: 24),
        // `toggle/styles`.
        toggle: CGSize(width: 54, height: 24),
        // `toggle/basic`.
        checkbox: CGSize(width: 16, height: 16),
        // `slider/basic`.
        sliderHeight: 16,
        // `stepper/basic`.
        stepper: CGSize(width: 20, height: 26),
        // `picker/basic`: the widest option + 21.
        segmentedHeight: 24, segmentPadding: 21, segmentDivider: 0, segmentFontSize: 13,
        // `picker/basic`: the widest option, 12 before it and 47.5 - 12 - 7 between it and the chevrons.
        menuPickerInsets: EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 10.5),
        menuPickerChevronGap: 30, menuPickerChevronWidth: 7, menuMinHeight: 24,
        // `menu/basic`: label + 47.5, of which 24 are a bordered button's.
        menuIndicatorWidth: 23.5,
        // There is no wheel: a pop-up button stands in.
        wheel: CGSize(width: CGFloat.nan, height: 24),
        // MetalUI probe FL3; swiftui-web `textfield/basic`.
        borderedFieldHeight: 24, borderedFieldInset: 6, plainFieldExtra: 0,
        // MetalUI probe FL5.
        editorIdealHeight: 12,
        // `progress/basic`.
        progressBarHeight: 20, progressLabelGap: 0,
        // `progress/basic` has small and regular; the others are guesses.
        spinners: [12, 16, 32, 32, 32],
        // `gauge/basic`, `gauge/accessory`.
        gaugeBarHeight: 16, gaugeRing: 58,
        // A compact picker is a field with a stepper: `datepicker/basic`.
        datePillInsets: EdgeInsets(), datePillGap: 0,
        dateFields: [
            CGSize(width: 95, height: 22), CGSize(width: 80, height: 22), CGSize(width: 160, height: 22),
        ],
        // `datepicker/graphical`.
        dateGraphical: CGSize(width: 138.5, height: 148),
        // Regular: `button/basic`; small: MetalUI probe FL20; the others are guesses between and beyond them.
        buttonInsets: [
            EdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8),
            EdgeInsets(top: 3, leading: 10, bottom: 3, trailing: 10),
            EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12),
            EdgeInsets(top: 6, leading: 14, bottom: 6, trailing: 14),
            EdgeInsets(top: 10, leading: 18, bottom: 10, trailing: 18),
        ],
        // "At least 24", `button/basic`.
        buttonMinHeights: [0, 0, 24, 0, 0],
        // AppKit's sizes of control text.
        buttonFonts: [.system(size: 9), .system(size: 11), nil, nil, nil],
        // `button/basic`.
        buttonCornerRadius: 6,
        // `stepper/basic`, `toggle/styles`, `labeledcontent/basic`.
        labelGap: 8,
        // `toggle/basic`.
        checkboxGap: 5,
        // `label/basic`, `list/basic`.
        labelSpacing: 8, listLabelSlot: 16, listLabelSpacing: 6,
        // `groupbox/basic`.
        groupBoxPadding: 5, groupBoxLabelGap: 3, groupBoxLabelIndent: 10,
        guesses: [
            .wheel: "macOS has no wheel; a pop-up button stands in",
            .borderedButtonSizes: "recorded in the small and regular sizes only",
        ])
}
