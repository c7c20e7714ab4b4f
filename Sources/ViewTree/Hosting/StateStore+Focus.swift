extension StateStore {
    /// Takes the focus away from the field that has it, as putting the keyboard away does.
    public func resignFocus() {
        guard let old = focused else { return }
        focused = nil
        for link in old.focus { link.set(false) }
        old.text?.editingChanged?(false)
        invalidate()
    }
}
