import Foundation
import ViewTree

extension RandomView {
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

        func value(in length: CGFloat, times factor: CGFloat) -> CGFloat {
            switch self {
            case .length(let value): value * factor
            case .share(let share): length * share
            }
        }
    }

    enum ShapeChoice: String, CaseIterable, Sendable {
        case color, rectangle, circle, capsule, ellipse
    }

    enum StackChoice: String, CaseIterable, Sendable {
        case row = "HStack"
        case column = "VStack"
        case pile = "ZStack"
    }

    enum EdgeChoice: String, CaseIterable, Sendable {
        case all, horizontal, vertical, leading, bottom

        var edges: Edge.Set {
            switch self {
            case .all: .all
            case .horizontal: .horizontal
            case .vertical: .vertical
            case .leading: .leading
            case .bottom: .bottom
            }
        }
    }

    enum AxesChoice: String, CaseIterable, Sendable {
        case horizontal, vertical, both

        var axes: Axis.Set {
            switch self {
            case .horizontal: .horizontal
            case .vertical: .vertical
            case .both: [.horizontal, .vertical]
            }
        }
    }

    /// Which edge a bar is at, and how it is lined up there.
    enum BarChoice: String, CaseIterable, Sendable {
        case top, bottom, leading, trailing
    }

    /// Unit points in the middle from left to right: others are not mirrored in right-to-left layouts.
    enum AnchorChoice: String, CaseIterable, Sendable {
        case top, center, bottom

        var point: UnitPoint {
            switch self {
            case .top: .top
            case .center: .center
            case .bottom: .bottom
            }
        }
    }

    enum MatchChoice: String, CaseIterable, Sendable {
        case position, size, frame

        var properties: MatchedGeometryProperties {
            switch self {
            case .position: .position
            case .size: .size
            case .frame: .frame
            }
        }
    }

    /// A lazy grid's column or row.
    struct Track: Sendable {
        enum Size: Sendable {
            case fixed(CGFloat)
            case flexible(CGFloat, CGFloat)
            case adaptive(CGFloat, CGFloat)
        }

        var size: Size
        var spacing: CGFloat?
        var alignment: Alignment.Named?
    }

    enum HorizontalChoice: String, CaseIterable, Sendable {
        case leading, center, trailing, eighth

        var alignment: HorizontalAlignment {
            switch self {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            case .eighth: HorizontalAlignment(EighthOfTheWidth.self)
            }
        }
    }

    enum VerticalChoice: String, CaseIterable, Sendable {
        case top, center, bottom, firstTextBaseline, lastTextBaseline, quarter

        var alignment: VerticalAlignment {
            switch self {
            case .top: .top
            case .center: .center
            case .bottom: .bottom
            case .firstTextBaseline: .firstTextBaseline
            case .lastTextBaseline: .lastTextBaseline
            case .quarter: VerticalAlignment(QuarterOfTheHeight.self)
            }
        }
    }

    /// An alignment of the tests' own.
    private enum EighthOfTheWidth: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 8 }
    }

    private enum QuarterOfTheHeight: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
    }
}
