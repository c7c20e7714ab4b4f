/// What a member of a section is. A `section` row carries it in `a`, and the section's number as its payload.
public enum SectionRole: UInt8, Sendable {
    case content, header, footer
}

extension NodeKind {
    /// Whether a section's note further in still belongs to the view that begins at such a row: what a `Section` may
    /// stand in without becoming a view of its own.
    @inlinable
    public var handsOnSections: Bool {
        switch self {
        case .window, .hstack, .vstack, .zstack, .layout, .grid, .lazyGrid, .lazyStack, .viewThatFits,
            .geometryReader, .scrollView, .spacer, .divider, .color, .style, .shape, .text, .image, .hosted, .button:
            false
        default:
            true
        }
    }
}

extension NodeTable {
    /// The section that a child of a container belongs to and its role there; nil outside of all sections. Of nested
    /// sections the innermost.
    public func section(of child: Int) -> (number: Int32, role: SectionRole)? {
        var row = child
        var found: (number: Int32, role: SectionRole)?
        while true {
            let node = nodes[row]
            if node.kind == .section {
                found = (node.payload, SectionRole(rawValue: UInt8(node.a)) ?? .content)
            }
            guard node.kind.handsOnSections, row + 1 < Int(node.end) else { return found }
            row += 1
        }
    }
}
