import Foundation
import ViewTree

/// A view as a value: it can be drawn at random, printed, scaled and made simpler.
struct RandomView: Sendable {
    enum Base: Sendable {
        /// The ideal is a frame's, around the shape; without one it is SwiftUI's 10 points.
        case shape(ShapeChoice, ideal: CGSize?)
        case spacer(minLength: CGFloat?)
        case text(width: CGFloat, height: CGFloat)
        case hstack(VerticalChoice, spacing: CGFloat?, [RandomView])
        case vstack(HorizontalChoice, spacing: CGFloat?, [RandomView])
        case zstack(Alignment.Named, [RandomView])
    }

    enum Modifier: Sendable {
        case frame(width: CGFloat?, height: CGFloat?, Alignment.Named)
        case flexibleFrame(width: Bounds, height: Bounds, Alignment.Named)
        case padding(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
        case overlay(Alignment.Named, RandomView)
        case background(Alignment.Named, RandomView)
        case fixedSize(horizontal: Bool, vertical: Bool)
        case aspectRatio(CGFloat, fills: Bool)
        case horizontalGuide(HorizontalChoice, Guide)
        case verticalGuide(VerticalChoice, Guide)
        case offset(x: CGFloat, y: CGFloat)
        case layoutPriority(Double)
    }

    /// The bounds of a flexible frame on one axis; infinite is allowed.
    struct Bounds: Sendable {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?

        var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }
    }

    /// Where a guide is put: at a length of its own, or at a share of the view.
    enum Guide: Sendable {
        case length(CGFloat)
        case share(CGFloat)
    }

    enum ShapeChoice: String, CaseIterable, Sendable {
        case color, rectangle, circle, capsule
    }

    enum HorizontalChoice: String, CaseIterable, Sendable {
        case leading, center, trailing

        var alignment: HorizontalAlignment {
            switch self {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        }
    }

    enum VerticalChoice: String, CaseIterable, Sendable {
        case top, center, bottom, firstTextBaseline, lastTextBaseline

        var alignment: VerticalAlignment {
            switch self {
            case .top: .top
            case .center: .center
            case .bottom: .bottom
            case .firstTextBaseline: .firstTextBaseline
            case .lastTextBaseline: .lastTextBaseline
            }
        }
    }

    var base: Base
    /// From the inside out.
    var modifiers: [Modifier] = []
}
