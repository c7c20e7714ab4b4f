import Foundation

extension ListTable {
    /// Source, unless said: AccessibilitySnapshot's picture of iOS 26.2 and swiftui-web's `ios/list`, `ios/nav` (26.0).
    static let iOS26: ListTable = {
        let insetGrouped = ListSizes(
            // Rows 16 in, their content a further 16.
            margin: 16,
            // Content + 30.
            rowInsets: EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16),
            minRowHeight: 52,
            // A line of 20.333 makes a header of 40.333; the text is 10 below the top.
            headerInsets: EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16),
            // A line of 15.667 makes a footer of 29.667; the text is 8 below the card.
            footerInsets: EdgeInsets(top: 8, leading: 16, bottom: 6, trailing: 16),
            // 17.5 from a card to the next header and from a footer to the next card, 35 from card to card.
            missingHeader: 17.5, missingFooter: 17.5,
            topWithHeader: 0, topWithoutHeader: 35,
            // A guess: as much as a missing footer.
            bottom: 17.5, headerFont: .headline, footerFont: .footnote, uppercasesHeaders: false)
        var grouped = insetGrouped
        // A guess: the cards reach the edges.
        grouped.margin = 0
        var plain = insetGrouped
        plain.margin = 0
        // Rows as in inset grouped lists, from the very top on (`ios/list/plain`: content 16 in).
        // 32 from the row before to a header's text and 10 from there to the next row.
        plain.headerInsets = EdgeInsets(top: 32, leading: 16, bottom: 10, trailing: 16)
        plain.missingHeader = 0
        plain.missingFooter = 0
        plain.topWithoutHeader = 0
        plain.bottom = 0
        return ListTable(
            automatic: .insetGrouped, insetGrouped: insetGrouped, grouped: grouped, inset: plain, plain: plain,
            sidebar: insetGrouped, bordered: plain, form: insetGrouped,
            // 44 for its items and 10 below; 10 above at the top of a screen without a safe area: 64.
            barHeight: 54,
            // 116.5 with a large title.
            largeTitleHeight: 52.5, barTopInset: 10,
            guesses: [
                .sidebarList: "sidebars were not recorded; taken from inset grouped lists",
                .plainHeader: "the header that a plain list begins with is placed like the others",
            ])
    }()

    /// Source, unless said: AccessibilitySnapshot's picture of iOS 18.5.
    static let iOS18: ListTable = {
        var table = iOS26
        table.insetGrouped = ListSizes(
            // Rows 20 in, their content a further 20.
            margin: 20,
            // UIKit's 11 above and below; a guess that only shows in rows higher than 44.
            rowInsets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20),
            minRowHeight: 44,
            // A line of 15.667 makes a header of 38.667; how the 23 are shared is a guess.
            headerInsets: EdgeInsets(top: 17, leading: 20, bottom: 6, trailing: 20),
            // A line of 15.667 makes a footer of 33.667; how the 18 are shared is a guess.
            footerInsets: EdgeInsets(top: 8, leading: 20, bottom: 10, trailing: 20),
            // 17.667 from a card to the next header.
            missingHeader: 17.5, missingFooter: 17.5, topWithHeader: 0, topWithoutHeader: 35, bottom: 17.5,
            headerFont: .footnote, footerFont: .footnote, uppercasesHeaders: true)
        table.sidebar = table.insetGrouped
        table.form = table.insetGrouped
        table.grouped = table.insetGrouped
        table.grouped.margin = 0
        table.plain = table.insetGrouped
        table.plain.margin = 0
        // UITableView's plain header: 28 high in all.
        table.plain.headerInsets = EdgeInsets(top: 6, leading: 20, bottom: 6.333, trailing: 20)
        table.plain.missingHeader = 0
        table.plain.missingFooter = 0
        table.plain.topWithoutHeader = 0
        table.plain.bottom = 0
        table.inset = table.plain
        table.bordered = table.plain
        // A bar of 44, 52 for a large title whose line begins 3.667 down, another 52 for a search field (a UI test's element
        // tree on a 375 × 812 screen: bar 0 50 375×148, title 16 97.7 98.3×40.7, field 16 147 343×36; Geoff Hackworth, "iPad
        // Navigation Bar and Toolbar Height Changes in iOS 12": 44 and 96).
        table.barHeight = 44
        table.largeTitleHeight = 52
        table.largeTitleTop = 11 / 3
        table.barTopInset = 0
        // With a Dynamic Island bars begin at 53.667 below a safe area of 59 (GKNavigationBarSwift, issue 41;
        // react-navigation, pull request 11786) and at 56.333 below one of 62 (AccessibilitySnapshot, iOS 18.5).
        table.islandOverlap = [59: 16 / 3, 62: 17 / 3]
        let general = "not recorded on this version; from general knowledge of UIKit"
        table.guesses = [
            .plainList: general, .sidebarList: general,
            .listHeader: "how a header's padding is shared above and below is a guess",
        ]
        return table
    }()

    /// Rows, headers and gaps were recorded on iOS 17.5 and are those of iOS 18.
    static let iOS17: ListTable = {
        var table = iOS18
        table.guesses[.listFooter] = "not recorded on this version; taken from iOS 18"
        return table
    }()
}
