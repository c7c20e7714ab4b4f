import Foundation

/// The sizes of the system's controls in one version of one system. In points; NaN where a control has no such size.
public struct ControlTable: Sendable {
    /// A ColorPicker's well.
    public var colorWell: CGSize
    /// A Toggle's switch.
    public var toggle: CGSize
    /// A Toggle's checkbox; zero where there are none.
    public var checkbox: CGSize
    /// A Slider's height; its width is what it is offered.
    public var sliderHeight: CGFloat
    public var stepper: CGSize
    public var segmentedHeight: CGFloat
    /// What a segment adds to the widest title.
    public var segmentPadding: CGFloat
    /// The line between two segments.
    public var segmentDivider: CGFloat
    public var segmentFontSize: CGFloat
    /// Around the text of a menu picker: the sides, above and below.
    public var menuPickerInsets: EdgeInsets
    /// From the text to the chevrons, and how wide they are.
    public var menuPickerChevronGap: CGFloat
    public var menuPickerChevronWidth: CGFloat
    /// The least height of a menu picker's or a pull-down menu's button.
    public var menuMinHeight: CGFloat
    /// What a pull-down menu's button adds to its label, besides what a bordered button does.
    public var menuIndicatorWidth: CGFloat
    public var wheel: CGSize
    /// A text field with a border.
    public var borderedFieldHeight: CGFloat
    /// Between the border and the text.
    public var borderedFieldInset: CGFloat
    /// What a text field without a border adds to its line, rounded up to a whole point.
    public var plainFieldExtra: CGFloat
    /// A TextEditor that is offered no height.
    public var editorIdealHeight: CGFloat
    /// The row of a bar that shows progress.
    public var progressBarHeight: CGFloat
    /// From a bar's label to the bar.
    public var progressLabelGap: CGFloat
    /// Spinners: mini, small, regular, large, extra large.
    public var spinners: [CGFloat]
    public var gaugeBarHeight: CGFloat
    /// The accessory gauge's ring.
    public var gaugeRing: CGFloat
    /// A compact date picker: what a pill adds to its text, and from pill to pill.
    public var datePillInsets: EdgeInsets
    public var datePillGap: CGFloat
    /// A date picker whose size does not depend on its text: a date, a time, both. Empty where it does.
    public var dateFields: [CGSize]
    public var dateGraphical: CGSize
    /// What a bordered button adds to its label: mini, small, regular, large, extra large.
    public var buttonInsets: [EdgeInsets]
    /// The least height of a bordered button in the same sizes; 0 for none.
    public var buttonMinHeights: [CGFloat]
    /// The label's font in the same sizes; nil for that of the surroundings.
    public var buttonFonts: [Font?]
    /// Corners of a bordered button; nil for a capsule.
    public var buttonCornerRadius: CGFloat?
    /// From a control to the label before it, where the row is only as wide as both; NaN where the row fills the width.
    public var labelGap: CGFloat
    /// From a checkbox to the label after it.
    public var checkboxGap: CGFloat
    /// A Label's gap from icon to title, outside and inside a list; in a list the icon has a slot of its own.
    public var labelSpacing: CGFloat
    public var listLabelSlot: CGFloat
    public var listLabelSpacing: CGFloat
    /// A group box: around its content, from its label to the box, the label's indent.
    public var groupBoxPadding: CGFloat
    public var groupBoxLabelGap: CGFloat
    public var groupBoxLabelIndent: CGFloat
    /// Values that nobody recorded for this version, with where they were taken from.
    public var guesses: [ControlValue: String]
}

/// What a size in a ``ControlTable`` belongs to, for saying that it is a guess.
public enum ControlValue: Hashable, Sendable {
    case colorWell, toggle, checkbox, slider, stepper, segmented, menuPicker, menu, wheel, borderedField, plainField
    case editor, progressBar, spinner, gauge, compactDate, graphicalDate, borderedButton, borderedButtonSizes, label
    case dateWheel, listLabel, groupBox, list, listHeader, listFooter, plainList, plainHeader, sidebarList, form
    case navigationBar
}
