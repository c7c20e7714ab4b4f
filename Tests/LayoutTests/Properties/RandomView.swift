import Foundation
import ViewTree

/// A view as a value: it can be drawn at random, printed, scaled, changed and made simpler.
///
/// A container or modifier that the library learns is one more case here, with its code (`+Description`), its view
/// (`+View`) and its odds (`+Random`); taking it apart (`+Simpler`) needs nothing new.
struct RandomView: Sendable {
    enum Base: Sendable {
        case leaf(Leaf)
        case container(Container, [RandomView])
    }

    enum Leaf: Sendable {
        /// The ideal is a frame's, around the shape; without one it is SwiftUI's 10 points.
        case shape(ShapeChoice, ideal: CGSize?)
        case spacer(minLength: CGFloat?)
        case divider
        case image(CGSize, isResizable: Bool)
        /// A text that brings its size along.
        case text(width: CGFloat, height: CGFloat)
        /// A text of so many words, which wraps.
        case words(Int)
        /// A stack that is known to have one child, a shape with that ideal size, priority and horizontal guide.
        case lonely(StackChoice, ideal: CGSize, priority: Double, Guide)
        /// Of one size until it has appeared, then of the other: state of its own.
        case growing(from: CGSize, to: CGSize)
    }

    enum Container: Sendable {
        case hstack(VerticalChoice, spacing: CGFloat?)
        case vstack(HorizontalChoice, spacing: CGFloat?)
        case zstack(Alignment.Named)
        case group
        /// Shows a share of itself, and its children where it is at least `threshold` wide. Its ideal is a frame's.
        case geometryReader(share: CGFloat, threshold: CGFloat, ideal: CGSize?)
        case wrap(gap: CGFloat, rowGap: CGFloat)
        case staircase(step: CGFloat)
        /// Shows the first child while the switch of this number is off, else the last.
        case toggle(Int)
        /// Shows its children while the switch is off.
        case condition(Int)
        case grid(Alignment.Named, spacing: CGFloat?, rowSpacing: CGFloat?)
        case gridRow(VerticalChoice?)
        case lazyVGrid(HorizontalChoice, [Track], spacing: CGFloat?)
        case lazyHGrid(VerticalChoice, [Track], spacing: CGFloat?)
        case lazyVStack(HorizontalChoice, spacing: CGFloat?, pins: Bool)
        case lazyHStack(VerticalChoice, spacing: CGFloat?, pins: Bool)
        /// The first child is the header; of three and more the last is the footer.
        case section
        case viewThatFits(AxesChoice)
        /// The spacing is that of a column around the content; nil for the scroll view's own column.
        case scrollView(AxesChoice, spacing: CGFloat?, margin: CGFloat?, anchor: AnchorChoice?)
        /// A row while the switch of this number is off, else a column.
        case anyLayout(Int, spacing: CGFloat?)
        /// All others follow the first child, which they lie on.
        case matched(MatchChoice, AnchorChoice)
    }

    enum Modifier: Sendable {
        case frame(width: CGFloat?, height: CGFloat?, Alignment.Named)
        case flexibleFrame(width: Bounds, height: Bounds, Alignment.Named)
        case padding(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
        case overlay(Alignment.Named, [RandomView])
        case background(Alignment.Named, [RandomView])
        case fixedSize(horizontal: Bool, vertical: Bool)
        /// nil is the ratio of the view's ideal size.
        case aspectRatio(CGFloat?, fills: Bool)
        case position(x: CGFloat, y: CGFloat)
        case offset(x: CGFloat, y: CGFloat)
        case horizontalGuide(HorizontalChoice, Guide)
        case verticalGuide(VerticalChoice, Guide)
        case layoutPriority(Double)
        case hidden
        case opacity(Double)
        case ignoresSafeArea(EdgeChoice)
        case gridCellColumns(Int)
        case gridCellAnchor(AnchorChoice)
        case gridColumnAlignment(HorizontalChoice)
        case gridCellUnsizedAxes(AxesChoice)
        case safeAreaInset(BarChoice, spacing: CGFloat?, [RandomView])
        case safeAreaPadding(EdgeChoice, CGFloat)
        case containerRelativeFrame(AxesChoice, count: Int, span: Int, spacing: CGFloat)
        /// What ``Staircase`` leaves free before the view.
        case indented(CGFloat)
        /// Tells the readers around the view its bounds.
        case anchored
        /// Shows shares of the bounds it was told of, and the layers where the first are at least `threshold` wide.
        case anchorReader(threshold: CGFloat, Alignment.Named, [RandomView])
    }

    var base: Base
    /// From the inside out.
    var modifiers: [Modifier] = []
}

extension RandomView {
    /// The views of a container, or none.
    var children: [RandomView] {
        get {
            guard case .container(_, let children) = base else { return [] }
            return children
        }
        set {
            guard case .container(let container, _) = base else { return }
            base = .container(container, newValue)
        }
    }

    /// Whether this is one view of the container around it, whatever the switches say.
    var isOneView: Bool {
        switch base {
        case .container(.group, _), .container(.toggle, _), .container(.condition, _), .container(.gridRow, _),
            .container(.section, _):
            false
        default: true
        }
    }
}

extension RandomView.Modifier {
    /// The views of an overlay, a background or a bar, or none.
    var layers: [RandomView] {
        get {
            switch self {
            case .overlay(_, let layers), .background(_, let layers), .safeAreaInset(_, _, let layers),
                .anchorReader(_, _, let layers):
                layers
            default: []
            }
        }
        set {
            switch self {
            case .overlay(let alignment, _): self = .overlay(alignment, newValue)
            case .background(let alignment, _): self = .background(alignment, newValue)
            case .safeAreaInset(let bar, let spacing, _): self = .safeAreaInset(bar, spacing: spacing, newValue)
            case .anchorReader(let threshold, let alignment, _):
                self = .anchorReader(threshold: threshold, alignment, newValue)
            default: break
            }
        }
    }
}
