import Foundation

/// A property of a preview: how large it is, how the device is held, what surrounds the view.
public struct PreviewTrait<T>: Sendable {
    enum Value: Sendable {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(any PreviewModifier & Sendable)
        /// A trait without an effect on layout and hits.
        case other
    }

    let value: Value
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of the device.
    public static var defaultLayout: PreviewTrait { PreviewTrait(value: .layout(.device)) }

    /// The size that the view answers to an unspecified proposal.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(value: .layout(.sizeThatFits)) }

    /// A container of this size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(value: .layout(.fixed(width: width, height: height)))
    }

    public static var portrait: PreviewTrait { PreviewTrait(value: .orientation(.portrait)) }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(value: .orientation(.portraitUpsideDown)) }
    public static var landscapeLeft: PreviewTrait { PreviewTrait(value: .orientation(.landscapeLeft)) }
    public static var landscapeRight: PreviewTrait { PreviewTrait(value: .orientation(.landscapeRight)) }

    /// Accepted without effect.
    public static var assistiveAccess: PreviewTrait { PreviewTrait(value: .other) }

    /// Puts what previews share, sample data for one, around the view.
    public static func modifier(_ modifier: some PreviewModifier & Sendable) -> PreviewTrait {
        PreviewTrait(value: .modifier(modifier))
    }
}
