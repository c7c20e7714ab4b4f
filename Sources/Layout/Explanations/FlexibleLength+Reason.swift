extension FlexibleLength {
    /// What the bounds of an axis are called.
    struct Names {
        let minimum: String
        let ideal: String
        let maximum: String
    }

    static var widthNames: Names { Names(minimum: "minWidth", ideal: "idealWidth", maximum: "maxWidth") }
    static var heightNames: Names { Names(minimum: "minHeight", ideal: "idealHeight", maximum: "maxHeight") }

    /// Which bound decided what the content is offered.
    func reason(ofOffer proposal: Double, names: Names) -> String {
        let offer = offer(proposal)
        let number = Words.length(offer)
        if offer.isNaN { return "nil, as it is offered" }
        if offer == (proposal.isNaN ? ideal : proposal) {
            return proposal.isNaN ? "\(number), \(names.ideal)" : "\(number), as it is offered"
        }
        // The upper bound is taken last.
        return offer == maximum ? "\(number), \(names.maximum)" : "\(number), \(names.minimum)"
    }

    /// Which bound decided the frame's length; begins with the length.
    func reason(ofLength proposal: Double, content: Double, names: Names) -> String {
        let length = length(proposal, content)
        let number = Words.length(length)
        let asContent = "\(number), its content's"
        if proposal.isNaN {
            if !ideal.isNaN { return "\(number), \(names.ideal), as nothing is offered" }
            if length == content { return asContent }
            return length == maximum
                ? "\(number), \(names.maximum): its content's \(Words.length(content)) is more"
                : "\(number), \(names.minimum): its content's \(Words.length(content)) is less"
        }
        if minimum.isNaN && maximum.isNaN { return asContent }
        if !minimum.isNaN && !maximum.isNaN {
            let within =
                "within \(names.minimum) \(Words.length(minimum)) and \(names.maximum) \(Words.length(maximum))"
            return length == proposal
                ? "\(number) as offered, \(within)" : "\(number), the nearest to \(Words.length(proposal)) \(within)"
        }
        if !maximum.isNaN {
            if length == proposal, content <= proposal {
                return "\(number) as offered, up to \(names.maximum) \(Words.length(maximum))"
            }
            if length == content { return "\(asContent), more than the \(Words.length(proposal)) offered" }
            return "\(number), \(names.maximum): \(Words.length(max(proposal, content))) would be more"
        }
        if length == content { return "\(asContent), at least \(names.minimum) \(Words.length(minimum))" }
        if length == proposal { return "\(number) as offered: its content's \(Words.length(content)) is more" }
        return "\(number), \(names.minimum): \(Words.length(min(proposal, content))) would be less"
    }
}
