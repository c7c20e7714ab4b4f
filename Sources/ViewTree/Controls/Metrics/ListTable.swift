import Foundation

/// The sizes of lists and navigation bars in one version of one system. In points.
public struct ListTable: Sendable {
    /// The look of a list that names none.
    public var automatic: ListLook
    public var insetGrouped: ListSizes
    public var grouped: ListSizes
    public var inset: ListSizes
    public var plain: ListSizes
    public var sidebar: ListSizes
    public var bordered: ListSizes
    /// A form in the grouped style.
    public var form: ListSizes
    /// A navigation bar below the safe area; NaN where the window has the title.
    public var barHeight: CGFloat
    /// What a large title adds to it.
    public var largeTitleHeight: CGFloat
    /// The bar keeps this distance from the screen's top where there is no safe area.
    public var barTopInset: CGFloat
    /// How far a bar reaches up into the safe area on phones with a Dynamic Island, by the height of the safe area.
    var islandOverlap: [CGFloat: CGFloat] = [:]
    /// From the top of a large title's room to its line.
    var largeTitleTop: CGFloat = 0
    public var guesses: [ControlValue: String]

    /// From the end of the window's safe area at the top to the bar; negative where the bar reaches into it.
    public func barOffset(safeArea top: CGFloat) -> CGFloat {
        if let overlap = islandOverlap[top] { return -overlap }
        return max(0, barTopInset - top)
    }

    public subscript(look: ListLook) -> ListSizes {
        switch look {
        case .automatic: self[automatic]
        case .insetGrouped: insetGrouped
        case .grouped: grouped
        case .inset: inset
        case .plain: plain
        case .sidebar: sidebar
        case .bordered: bordered
        case .form: form
        case .watch: plain
        }
    }
}

/// A list's style.
public enum ListLook: Sendable {
    case automatic, insetGrouped, grouped, inset, plain, sidebar, bordered, form
    /// Those of a watch alone; laid out like plain ones.
    case watch
}

/// The sizes of one style of list. In points.
public struct ListSizes: Sendable {
    /// From the list's edge to a row.
    public var margin: CGFloat
    /// What the list itself puts at the sides of a row's content, inside the row and besides the insets.
    public var contentLeading: CGFloat = 0
    public var contentTrailing: CGFloat = 0
    /// Around a row's content; what `listRowInsets(_:)` replaces.
    public var rowInsets: EdgeInsets
    public var minRowHeight: CGFloat
    /// Around a header's and a footer's text, from the row's edges.
    public var headerInsets: EdgeInsets
    public var footerInsets: EdgeInsets
    /// What stands for a header or footer that a section has not.
    public var missingHeader: CGFloat
    public var missingFooter: CGFloat
    /// Between two sections, whatever they have.
    public var sectionGap: CGFloat = 0
    /// Above the first section with a header, and without one.
    public var topWithHeader: CGFloat
    public var topWithoutHeader: CGFloat
    /// Below the last row.
    public var bottom: CGFloat
    /// The fonts of headers and footers.
    public var headerFont: Font
    public var footerFont: Font
    public var uppercasesHeaders: Bool
}

extension ListSizes {
    /// The sizes in a window of a width: UIKit's margins of 20 are 16 on narrow phones (375 to 393 points wide).
    ///
    /// Source: 20 at 402 recorded (AccessibilitySnapshot, iOS 18.5); 16 below from general knowledge of UIKit's layout
    /// margins.
    func inWindow(width: CGFloat) -> ListSizes {
        guard width > 0, width < 400 else { return self }
        var result = self
        func narrow(_ length: inout CGFloat) { if length == 20 { length = 16 } }
        narrow(&result.margin)
        narrow(&result.rowInsets.leading)
        narrow(&result.rowInsets.trailing)
        narrow(&result.headerInsets.leading)
        narrow(&result.headerInsets.trailing)
        narrow(&result.footerInsets.leading)
        narrow(&result.footerInsets.trailing)
        return result
    }
}
