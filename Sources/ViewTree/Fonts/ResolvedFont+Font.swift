extension ResolvedFont.Weight {
    init(_ weight: Font.Weight) { self = ResolvedFont.Weight(rawValue: weight.value) ?? .regular }
}

extension ResolvedFont.Design {
    init(_ design: Font.Design) {
        switch design {
        case .default: self = .default
        case .serif: self = .serif
        case .rounded: self = .rounded
        case .monospaced: self = .monospaced
        }
    }
}

extension ResolvedFont.Leading {
    init(_ leading: Font.Leading) {
        switch leading {
        case .standard: self = .standard
        case .tight: self = .tight
        case .loose: self = .loose
        }
    }
}
