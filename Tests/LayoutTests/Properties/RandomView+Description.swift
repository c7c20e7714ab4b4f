import Foundation
import ViewTree

extension RandomView: CustomStringConvertible {
    /// The view as it would be written in a source file.
    var description: String {
        base.description + modifiers.map(\.description).joined()
    }
}

extension RandomView.Base: CustomStringConvertible {
    var description: String {
        switch self {
        case .leaf(let leaf): leaf.description
        case .container(let container, let children): container.description + block(children)
        }
    }
}

extension RandomView.Leaf: CustomStringConvertible {
    var description: String {
        switch self {
        case .shape(let shape, nil): shape.code
        case .shape(let shape, let ideal?): shape.code + ideal.idealFrame
        case .spacer(let minLength): "Spacer(\(list(("minLength", minLength))))"
        case .divider: "Divider()"
        case .image(let size, let isResizable):
            "bitmap(\(size.width.shortDescription), \(size.height.shortDescription))"
                + (isResizable ? ".resizable()" : "")
        case .text(let width, let height): "line(\(width.shortDescription), \(height.shortDescription))"
        case .words(let count): "words(\(count))"
        case .lonely(let stack, let ideal, let priority, let guide):
            "\(stack.rawValue) { Color.red\(ideal.idealFrame).alignmentGuide(.leading) { \(guide.code("width")) }"
                + ".layoutPriority(\(priority)) }"
        case .growing(let before, let after):
            "Growing(from: \(before.shortDescription), to: \(after.shortDescription))"
        }
    }
}

extension RandomView.Container: CustomStringConvertible {
    var description: String {
        func spacing(_ spacing: CGFloat?) -> String { "spacing: \(spacing.map(\.shortDescription) ?? "nil")" }
        return switch self {
        case .hstack(let alignment, let gap): "HStack(alignment: .\(alignment.rawValue), \(spacing(gap)))"
        case .vstack(let alignment, let gap): "VStack(alignment: .\(alignment.rawValue), \(spacing(gap)))"
        case .zstack(let alignment): "ZStack(alignment: .\(alignment.name))"
        case .group: "Group"
        case .geometryReader(let share, let threshold, let ideal):
            "Reader(share: \(share.shortDescription), childrenFrom: \(threshold.shortDescription)"
                + (ideal.map { ", ideal: \($0.shortDescription)" } ?? "") + ")"
        case .wrap(let gap, let rowGap):
            "Wrap(gap: \(gap.shortDescription), rowGap: \(rowGap.shortDescription))"
        case .staircase(let step): "Staircase(step: \(step.shortDescription))"
        case .toggle(let number): "Toggle(\(number))"
        case .condition(let number): "Condition(\(number))"
        case .grid(let alignment, let gap, let rowGap):
            "Grid(alignment: .\(alignment.name), horizontalSpacing: \(gap.code), verticalSpacing: \(rowGap.code))"
        case .gridRow(let alignment): "GridRow" + (alignment.map { "(alignment: .\($0.rawValue))" } ?? "")
        case .lazyVGrid(let alignment, let tracks, let gap):
            "LazyVGrid(columns: \(tracks), alignment: .\(alignment.rawValue), \(spacing(gap)))"
        case .lazyHGrid(let alignment, let tracks, let gap):
            "LazyHGrid(rows: \(tracks), alignment: .\(alignment.rawValue), \(spacing(gap)))"
        case .lazyVStack(let alignment, let gap, let pins):
            "LazyVStack(alignment: .\(alignment.rawValue), \(spacing(gap))\(pins ? ", pinnedViews: both" : ""))"
        case .lazyHStack(let alignment, let gap, let pins):
            "LazyHStack(alignment: .\(alignment.rawValue), \(spacing(gap))\(pins ? ", pinnedViews: both" : ""))"
        case .section: "HeadedSection"
        case .viewThatFits(let axes): "ViewThatFits(in: .\(axes.rawValue))"
        case .scrollView(let axes, let gap, let margin, let anchor):
            "Scrolling(.\(axes.rawValue), \(spacing(gap)), margin: \(margin.code), anchor: \(anchor?.rawValue ?? "nil"))"
        case .anyLayout(let number, let gap): "RowOrColumn(\(number), \(spacing(gap)))"
        case .matched(let match, let anchor): "Matched(.\(match.rawValue), anchor: .\(anchor.rawValue))"
        }
    }
}

extension RandomView.Modifier: CustomStringConvertible {
    var description: String {
        switch self {
        case .frame(let width, let height, let alignment):
            ".frame(\(list(("width", width), ("height", height))), alignment: .\(alignment.name))"
        case .flexibleFrame(let width, let height, let alignment):
            ".frame("
                + list(
                    ("minWidth", width.minimum), ("idealWidth", width.ideal), ("maxWidth", width.maximum),
                    ("minHeight", height.minimum), ("idealHeight", height.ideal), ("maxHeight", height.maximum))
                + ", alignment: .\(alignment.name))"
        case .padding(let top, let leading, let bottom, let trailing):
            ".padding(EdgeInsets("
                + list(("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)) + "))"
        case .overlay(let alignment, let layers): ".overlay(alignment: .\(alignment.name))" + block(layers)
        case .background(let alignment, let layers): ".background(alignment: .\(alignment.name))" + block(layers)
        case .fixedSize(let horizontal, let vertical): ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
        case .aspectRatio(let ratio, let fills):
            ".aspectRatio(\(ratio.map(\.shortDescription) ?? "nil"), contentMode: .\(fills ? "fill" : "fit"))"
        case .position(let x, let y): ".position(x: \(x.shortDescription), y: \(y.shortDescription))"
        case .offset(let x, let y): ".offset(x: \(x.shortDescription), y: \(y.shortDescription))"
        case .horizontalGuide(let alignment, let guide):
            ".alignmentGuide(HorizontalAlignment.\(alignment.rawValue)) { \(guide.code("width")) }"
        case .verticalGuide(let alignment, let guide):
            ".alignmentGuide(VerticalAlignment.\(alignment.rawValue)) { \(guide.code("height")) }"
        case .layoutPriority(let value): ".layoutPriority(\(value))"
        case .hidden: ".hidden()"
        case .opacity(let value): ".opacity(\(value))"
        case .ignoresSafeArea(let edges): ".ignoresSafeArea(edges: .\(edges.rawValue))"
        case .gridCellColumns(let count): ".gridCellColumns(\(count))"
        case .gridCellAnchor(let anchor): ".gridCellAnchor(.\(anchor.rawValue))"
        case .gridColumnAlignment(let alignment): ".gridColumnAlignment(.\(alignment.rawValue))"
        case .gridCellUnsizedAxes(let axes): ".gridCellUnsizedAxes(.\(axes.rawValue))"
        case .safeAreaInset(let bar, let spacing, let layers):
            ".safeAreaInset(edge: .\(bar.rawValue), spacing: \(spacing.code))" + block(layers)
        case .safeAreaPadding(let edges, let length):
            ".safeAreaPadding(.\(edges.rawValue), \(length.shortDescription))"
        case .containerRelativeFrame(let axes, let count, let span, let spacing):
            ".containerRelativeFrame(.\(axes.rawValue), count: \(count), span: \(span), "
                + "spacing: \(spacing.shortDescription))"
        case .indented(let length): ".indented(\(length.shortDescription))"
        case .anchored: ".anchored()"
        case .anchorReader(let threshold, let alignment, let layers):
            ".anchorReader(layersFrom: \(threshold.shortDescription), alignment: .\(alignment.name))"
                + block(layers)
        }
    }
}

extension RandomView.Track: CustomStringConvertible {
    var description: String {
        let size =
            switch size {
            case .fixed(let length): ".fixed(\(length.shortDescription))"
            case .flexible(let minimum, let maximum): ".flexible(\(list(("minimum", minimum), ("maximum", maximum))))"
            case .adaptive(let minimum, let maximum): ".adaptive(\(list(("minimum", minimum), ("maximum", maximum))))"
            }
        return "GridItem(\(size), spacing: \(spacing.code)\(alignment.map { ", alignment: .\($0.name)" } ?? ""))"
    }
}

extension CGFloat? {
    fileprivate var code: String { map(\.shortDescription) ?? "nil" }
}

extension RandomView.ShapeChoice {
    fileprivate var code: String { self == .color ? "Color.red" : "\(rawValue.capitalized)()" }
}

extension CGSize {
    fileprivate var idealFrame: String { ".frame(\(list(("idealWidth", width), ("idealHeight", height))))" }
}

extension RandomView.Guide {
    fileprivate func code(_ length: String) -> String {
        switch self {
        case .length(let value): "_ in \(value.shortDescription)"
        case .share(let share): "$0.\(length) * \(share.shortDescription)"
        }
    }
}

/// The views in braces, a line each, indented.
private func block(_ views: [RandomView]) -> String {
    let lines = views.map(\.description).joined(separator: "\n")
    return " {\n" + lines.split(separator: "\n").map { "    \($0)\n" }.joined() + "}"
}

/// The arguments that are given.
private func list(_ arguments: (String, CGFloat?)...) -> String {
    arguments.compactMap { name, value in
        value.map { "\(name): \($0.isInfinite ? ".infinity" : $0.shortDescription)" }
    }.joined(separator: ", ")
}
