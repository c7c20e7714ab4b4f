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
        func block(_ children: [RandomView]) -> String {
            let lines = children.map(\.description).joined(separator: "\n")
            return " {\n" + lines.split(separator: "\n").map { "    \($0)\n" }.joined() + "}"
        }
        return switch self {
        case .shape(let shape, nil): shape.code
        case .shape(let shape, let ideal?):
            shape.code + ".frame(\(list(("idealWidth", ideal.width), ("idealHeight", ideal.height))))"
        case .spacer(let minLength): "Spacer(\(list(("minLength", minLength))))"
        case .text(let width, let height): "line(\(width.shortDescription), \(height.shortDescription))"
        case .hstack(let alignment, let spacing, let children):
            "HStack(alignment: .\(alignment.rawValue), spacing: \(spacing.map(\.shortDescription) ?? "nil"))"
                + block(children)
        case .vstack(let alignment, let spacing, let children):
            "VStack(alignment: .\(alignment.rawValue), spacing: \(spacing.map(\.shortDescription) ?? "nil"))"
                + block(children)
        case .zstack(let alignment, let children): "ZStack(alignment: .\(alignment.name))" + block(children)
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
        case .overlay(let alignment, let content): ".overlay(alignment: .\(alignment.name)) { \(content) }"
        case .background(let alignment, let content): ".background(alignment: .\(alignment.name)) { \(content) }"
        case .fixedSize(let horizontal, let vertical): ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
        case .aspectRatio(let ratio, let fills):
            ".aspectRatio(\(ratio.shortDescription), contentMode: .\(fills ? "fill" : "fit"))"
        case .horizontalGuide(let alignment, let guide):
            ".alignmentGuide(HorizontalAlignment.\(alignment.rawValue)) { \(guide.code("width")) }"
        case .verticalGuide(let alignment, let guide):
            ".alignmentGuide(VerticalAlignment.\(alignment.rawValue)) { \(guide.code("height")) }"
        case .offset(let x, let y): ".offset(x: \(x.shortDescription), y: \(y.shortDescription))"
        case .layoutPriority(let value): ".layoutPriority(\(value))"
        }
    }
}

extension RandomView.ShapeChoice {
    fileprivate var code: String { self == .color ? "Color.red" : "\(rawValue.capitalized)()" }
}

extension RandomView.Guide {
    fileprivate func code(_ length: String) -> String {
        switch self {
        case .length(let value): "_ in \(value.shortDescription)"
        case .share(let share): "$0.\(length) * \(share.shortDescription)"
        }
    }
}

/// The arguments that are given.
private func list(_ arguments: (String, CGFloat?)...) -> String {
    arguments.compactMap { name, value in
        value.map { "\(name): \($0.isInfinite ? ".infinity" : $0.shortDescription)" }
    }.joined(separator: ", ")
}
