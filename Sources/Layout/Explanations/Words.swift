import Foundation
import ViewTree

/// Numbers and names in sentences about layout.
enum Words {
    /// At most 3 decimals; nil and ∞ by name.
    static func length(_ value: Double) -> String { value.isNaN ? "nil" : Number.short(value) }

    static func size(_ size: Size) -> String { "\(length(size.width))×\(length(size.height))" }

    static func size(_ proposal: Proposal) -> String { "\(length(proposal.width))×\(length(proposal.height))" }

    /// `a, b and c`; of many the first, and how many more.
    static func some<T>(of things: [T], atMost limit: Int = 6, _ word: (T) -> String) -> String {
        var words = things.prefix(things.count > limit ? limit - 1 : limit).map(word)
        if things.count > limit { words.append("\(things.count - limit + 1) more") }
        guard words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
    }

    /// `top 8, leading 16`: those that are not 0.
    static func insets(_ insets: EdgeInsets) -> String {
        let named: [(String, CGFloat)] = [
            ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
            ("trailing", insets.trailing),
        ]
        return named.filter { $0.1 != 0 }.map { "\($0.0) \(length(Double($0.1)))" }.joined(separator: ", ")
    }

    /// `first`, `2nd`, `3rd`, `11th`.
    static func ordinal(_ place: Int) -> String {
        if place == 1 { return "first" }
        if (11...13).contains(place % 100) { return "\(place)th" }
        switch place % 10 {
        case 1: return "\(place)st"
        case 2: return "\(place)nd"
        case 3: return "\(place)rd"
        default: return "\(place)th"
        }
    }

    static func count(_ number: Int, _ thing: String) -> String { number == 1 ? "1 \(thing)" : "\(number) \(thing)s" }

    static func guide(_ key: AlignmentKey) -> String {
        switch (key.index, key.axis) {
        case (AlignmentKey.leading, .horizontal): "leading"
        case (AlignmentKey.leading, .vertical): "top"
        case (AlignmentKey.center, _): "center"
        case (AlignmentKey.trailing, .horizontal): "trailing"
        case (AlignmentKey.trailing, .vertical): "bottom"
        case (AlignmentKey.firstTextBaseline, _): "firstTextBaseline"
        case (AlignmentKey.lastTextBaseline, _): "lastTextBaseline"
        default: "custom guide"
        }
    }
}

extension ExplanationPass {
    var nodes: UnsafeMutablePointer<Node> { pass.nodes }

    /// `@12 Text`: the number of a view's outermost row, and the kind of the view under its modifiers.
    func name(_ start: Int) -> String {
        var row = start
        while pass.child(row) >= 0, !nodes[row].kind.isView { row += 1 }
        let number = LayoutNode(tree: tree, row: start).n
        return number < 0 ? tree.kindName(row) : "@\(number) \(tree.kindName(row))"
    }

    /// A stack of which is known that it has one view.
    func isIdentity(_ row: Int) -> Bool { nodes[row].flags.contains(.singleChild) && nodes[row].kind.isContainer }
}

extension NodeKind {
    /// Whether it is a view that has something inside, and no modifier.
    fileprivate var isView: Bool {
        switch self {
        case .window, .view, .button, .geometryReader, .scrollView: true
        default: isContainer
        }
    }

    /// The rule of a kind with a layout of its own that has one name for all that it decides.
    var rule: LayoutRule {
        switch self {
        case .window: .window
        case .frame: .fixedFrame
        case .flexibleFrame: .flexibleFrame
        case .padding: .padding
        case .fixedSize: .fixedSize
        case .aspectRatio: .aspectRatio
        case .position: .position
        case .overlay: .overlay
        case .background: .background
        case .mask: .mask
        case .geometryReader: .geometryReader
        case .spacer: .spacer
        case .divider: .divider
        case .zstack: .zstackUnion
        case .layout: .customLayout
        case .grid: .grid
        case .lazyGrid: .lazyGrid
        case .lazyStack: .lazyStack
        case .viewThatFits: .viewThatFits
        case .scrollView: .scrollView
        case .safeAreaInset: .safeAreaInset
        case .safeAreaPadding: .safeAreaPadding
        case .matchedGeometry: .matchedGeometry
        case .list: .list
        case .listRow: .listRow
        case .ignoresSafeArea: .ignoresSafeArea
        default: isTransparentToLayout ? .passedOn : .container
        }
    }
}
