extension ControlTable {
    /// iOS 17 looks like iOS 18; recorded here: UISwitch 51 × 31, UIStepper 94 × 32, three segments 263
    /// (AccessibilitySnapshot on iOS 17.5).
    static let iOS17: ControlTable = {
        var table = iOS18
        table.guesses[.plainField] = "not recorded on this version; taken from iOS 18"
        table.guesses[.borderedButton] = "not recorded on this version; taken from iOS 18"
        return table
    }()
}
