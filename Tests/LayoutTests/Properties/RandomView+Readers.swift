import Foundation
import ViewTree

/// A row or a column, as a switch says; the views stay the same.
struct RandomLayout: View {
    let number: Int
    let spacing: CGFloat?
    let children: [RandomView]
    let factor: CGFloat
    @Environment(\.switches) private var switches

    var body: some View {
        let gap = spacing.map { $0 * factor }
        let isColumn = switches.wrappedValue.contains(number)
        let layout = isColumn ? AnyLayout(VStackLayout(spacing: gap)) : AnyLayout(HStackLayout(spacing: gap))
        layout { RandomView.each(children, times: factor) }
    }
}

/// Views on top of each other; all others follow the first one.
struct RandomMatch: View {
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let children: [RandomView]
    let factor: CGFloat
    @Namespace private var namespace

    var body: some View {
        ZStack {
            ForEach(children.indices, id: \.self) { place in
                children[place].view(times: factor).matchedGeometryEffect(
                    id: 0, in: namespace, properties: properties, anchor: anchor, isSource: place == 0)
            }
        }
    }
}

/// The bounds that views inside were marked for.
enum FoundBounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Shows half of each size that it found, and more where the first one is wide enough.
///
/// Only sizes and heights above: a rectangle's x is counted from the left in right-to-left layouts, too.
struct RandomBoundsReader: View {
    let found: [Anchor<CGRect>]
    let threshold: CGFloat
    let layers: [RandomView]
    let factor: CGFloat

    var body: some View {
        GeometryReader { proxy in
            ForEach(found.indices, id: \.self) { place in
                let bounds = proxy[found[place]]
                Color.red.frame(width: bounds.width / 2, height: bounds.height / 2).offset(y: bounds.origin.y)
            }
            // The last bits of a width depend on where the view lies.
            if let first = found.first, proxy[first].width >= threshold * factor - 1e-6 {
                RandomView.each(layers, times: factor)
            }
        }
    }
}

extension RandomView.BarChoice {
    /// The view with a bar.
    func applied(to view: AnyView, spacing: CGFloat?, @ViewBuilder _ content: () -> some View) -> AnyView {
        switch self {
        case .top: AnyView(view.safeAreaInset(edge: .top, alignment: .leading, spacing: spacing, content: content))
        case .bottom: AnyView(view.safeAreaInset(edge: .bottom, spacing: spacing, content: content))
        case .leading: AnyView(view.safeAreaInset(edge: .leading, alignment: .top, spacing: spacing, content: content))
        case .trailing: AnyView(view.safeAreaInset(edge: .trailing, spacing: spacing, content: content))
        }
    }
}

extension RandomView.Track {
    func item(times factor: CGFloat) -> GridItem {
        let spacing = spacing.map { $0 * factor }
        return switch size {
        case .fixed(let length): GridItem(.fixed(length * factor), spacing: spacing, alignment: alignment?.value)
        case .flexible(let minimum, let maximum):
            GridItem(
                .flexible(minimum: minimum * factor, maximum: maximum * factor), spacing: spacing,
                alignment: alignment?.value)
        case .adaptive(let minimum, let maximum):
            GridItem(
                .adaptive(minimum: minimum * factor, maximum: maximum * factor), spacing: spacing,
                alignment: alignment?.value)
        }
    }
}
