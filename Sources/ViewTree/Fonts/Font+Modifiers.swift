extension Font {
    private func with(_ change: (inout Traits) -> Void) -> Font {
        var copy = self
        change(&copy.traits)
        return copy
    }

    /// Adds bold styling: the emphasized weight of the font's style, which is lighter than `weight(.bold)` for most.
    public func bold() -> Font {
        with {
            $0.isBold = true
            $0.weight = nil
        }
    }

    /// Adds or, with false, leaves out bold styling.
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }

    /// Sets the weight.
    public func weight(_ weight: Weight) -> Font {
        with {
            $0.weight = weight
            $0.isBold = false
        }
    }

    /// Sets the width.
    public func width(_ width: Width) -> Font { with { $0.width = width } }

    /// Adds italics.
    public func italic() -> Font { with { $0.isItalic = true } }

    /// Adds or, with false, leaves out italics.
    public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }

    /// Uses a fixed-width font from the same family, if possible.
    public func monospaced() -> Font { with { $0.design = .monospaced } }

    /// Uses a fixed-width font or, with false, the font as it is.
    public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }

    /// Uses fixed-width digits.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

    /// Adjusts the line spacing.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

    /// Adjusts the font to enable all small capitals.
    public func smallCaps() -> Font { with { $0.hasSmallCaps = true } }

    /// Adjusts the font to enable lowercase small capitals.
    public func lowercaseSmallCaps() -> Font { with { $0.hasSmallCaps = true } }

    /// Adjusts the font to enable uppercase small capitals.
    public func uppercaseSmallCaps() -> Font { with { $0.hasSmallCaps = true } }
}
