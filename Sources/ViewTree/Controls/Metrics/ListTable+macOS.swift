import Foundation

extension ListTable {
    /// Source: swiftui-web's `list/basic`, `list/sections`, `list/styles`, `list/modifiers`, `form/grouped` on macOS 26.
    static let macOS: ListTable = {
        let inset = ListSizes(
            // Rows reach the edges; their content is 16 in, of which 10 at the end are insets.
            margin: 0, contentLeading: 16, contentTrailing: 6,
            // Content + 8, at least 24.
            rowInsets: EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 10), minRowHeight: 24,
            // An 11 point line of 16 makes 28.
            headerInsets: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16),
            footerInsets: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16),
            // Sections are 20 apart, with or without a header.
            missingHeader: 0, missingFooter: 0, sectionGap: 20, topWithHeader: 10, topWithoutHeader: 10, bottom: 10,
            headerFont: .subheadline.weight(.semibold), footerFont: .subheadline, uppercasesHeaders: false)
        var sidebar = inset
        sidebar.minRowHeight = 32
        // A card 20 in, its content a further 10; cards 10 apart, headers 30 after the card before.
        var form = edgeToEdge(inset, 10, top: 0)
        form.margin = 20
        form.rowInsets = EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
        form.minRowHeight = 0
        form.headerInsets = EdgeInsets(top: 20, leading: 10, bottom: 10, trailing: 10)
        form.footerInsets = EdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 10)
        form.sectionGap = 10
        form.topWithoutHeader = 20
        form.bottom = 20
        form.headerFont = .body.weight(.semibold)
        form.footerFont = .body
        return ListTable(
            automatic: .inset, insetGrouped: inset, grouped: inset, inset: inset, plain: edgeToEdge(inset, 8, top: 0),
            sidebar: sidebar,
            // A border of a point, and 7 to the content.
            bordered: edgeToEdge(inset, 7, top: 1), form: form, barHeight: .nan, largeTitleHeight: 0, barTopInset: 0,
            guesses: [.plainList: "insets at the end of a row are a guess"])
    }()

    /// The same with other distances to the content.
    private static func edgeToEdge(_ sizes: ListSizes, _ side: CGFloat, top: CGFloat) -> ListSizes {
        var sizes = sizes
        sizes.contentLeading = side
        sizes.contentTrailing = side
        sizes.rowInsets.trailing = 0
        sizes.headerInsets.leading = side
        sizes.headerInsets.trailing = side
        sizes.footerInsets = sizes.headerInsets
        sizes.topWithHeader = top
        sizes.topWithoutHeader = top
        sizes.bottom = 0
        return sizes
    }
}
