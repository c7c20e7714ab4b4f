import Foundation

/// How wide a column is. In points.
struct TableColumnWidth: Sendable {
    var minimum: CGFloat?
    var ideal: CGFloat = 100
    var maximum: CGFloat?
    var isFixed = false

    /// With the insets of a cell and the gap to the next one: 8, 6 and 3 (swiftui-web `table/*`).
    static let insets: CGFloat = 17
}

/// A column of a table, without its type.
struct TableColumnEntry<RowValue> {
    var title: String
    var width = TableColumnWidth()
    var cell: (RowValue) -> AnyView
    /// Orders the rows by the column; nil where it cannot.
    var sort: (() -> Void)?
}

/// What the columns of a table are made of.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable = Never
    associatedtype TableColumnSortComparator: SortComparator = Never
    associatedtype TableColumnBody: TableColumnContent

    @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
    @MainActor var tableColumnBody: TableColumnBody { get }

    @MainActor static func _collectColumns(_ content: Self, _ columns: inout _TableColumns<TableRowValue>)
}

/// The columns of a table, for the table around.
public struct _TableColumns<RowValue> {
    var entries: [TableColumnEntry<RowValue>] = []
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    @MainActor public static func _collectColumns(_ content: Self, _ columns: inout _TableColumns<TableRowValue>) {
        TableColumnBody._collectColumns(content.tableColumnBody, &columns)
    }
}

/// A column: its title, and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content, Label> {
    var entry: TableColumnEntry<RowValue>
}

extension TableColumn: TableColumnContent where Content: View, Label: View {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public var tableColumnBody: Never { return fatalError("a column has no body") }

    @MainActor public static func _collectColumns(_ column: Self, _ columns: inout _TableColumns<RowValue>) {
        columns.entries.append(column.entry)
    }

    private func with(_ change: (inout TableColumnWidth) -> Void) -> Self {
        var copy = self
        change(&copy.entry.width)
        return copy
    }

    /// A column of a fixed width, in points; nil for one that shares what is left.
    nonisolated public func width(_ width: CGFloat? = nil) -> Self {
        guard let width, width.isFinite, width >= 0 else { return self }
        var copy = self
        copy.entry.width = TableColumnWidth(minimum: width, ideal: width, maximum: width, isFixed: true)
        return copy
    }

    /// A column of a width between two, in points.
    nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
        var copy = self
        copy.entry.width = TableColumnWidth(
            minimum: min?.usable, ideal: ideal?.usable ?? 100, maximum: max?.usable)
        return copy
    }

    nonisolated public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
    nonisolated public func customizationID(_ id: String) -> Self { self }
    nonisolated public func defaultVisibility(_ visibility: Visibility) -> Self { self }
    nonisolated public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self { self }
}

extension CGFloat {
    fileprivate var usable: CGFloat? { isNaN || self < 0 ? nil : self }
}

/// What the user may change about a column.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// How a column's cells are aligned.
public struct TableColumnAlignment: Hashable, Sendable {
    private let name: String
    public static let automatic = TableColumnAlignment(name: "automatic")
    public static let leading = TableColumnAlignment(name: "leading")
    public static let center = TableColumnAlignment(name: "center")
    public static let trailing = TableColumnAlignment(name: "trailing")
    public static let numeric = TableColumnAlignment(name: "numeric")
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    public var tableColumnBody: Never { return fatalError("there are no columns") }
    @MainActor public static func _collectColumns(_ content: Never, _ columns: inout _TableColumns<Never>) {}
}

extension TableColumn where Sort == Never, Content: View, Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        entry = TableColumnEntry(title: Text(titleKey)._plainString, cell: { AnyView(content($0)) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        entry = TableColumnEntry(title: String(title), cell: { AnyView(content($0)) })
    }

    @_disfavoredOverload
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        entry = TableColumnEntry(
            title: Text(titleKey)._plainString, cell: { AnyView(Text(verbatim: $0[keyPath: value])) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        entry = TableColumnEntry(title: String(title), cell: { AnyView(Text(verbatim: $0[keyPath: value])) })
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content: View, Label == Text {
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        entry = TableColumnEntry(title: Text(titleKey)._plainString, cell: { AnyView(content($0)) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        entry = TableColumnEntry(title: String(title), cell: { AnyView(content($0)) })
    }

    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        entry = TableColumnEntry(
            title: Text(titleKey)._plainString, cell: { AnyView(Text(verbatim: $0[keyPath: value])) })
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content: View, Label == Text {
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        entry = TableColumnEntry(title: Text(titleKey)._plainString, cell: { AnyView(content($0)) })
    }

    public init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
    ) where C.Compared == String, Content == Text {
        entry = TableColumnEntry(
            title: Text(titleKey)._plainString, cell: { AnyView(Text(verbatim: $0[keyPath: value])) })
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content: View, Label == Text {
    // Rows without a value come first.

    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        entry = TableColumnEntry(title: Text(titleKey)._plainString, cell: { AnyView(content($0)) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        entry = TableColumnEntry(title: String(title), cell: { AnyView(content($0)) })
    }

    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        entry = TableColumnEntry(title: Text(titleKey)._plainString, cell: { AnyView(content($0)) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        entry = TableColumnEntry(title: String(title), cell: { AnyView(Text(verbatim: $0[keyPath: value])) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        entry = TableColumnEntry(title: String(title), cell: { AnyView(content($0)) })
    }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Content: View, Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        entry = TableColumnEntry(title: Text(titleKey)._plainString, cell: { AnyView(content($0)) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        entry = TableColumnEntry(title: String(title), cell: { AnyView(content($0)) })
    }
}

/// Several columns, as a TableColumnBuilder makes them.
public struct _TableColumnContents<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    let collect: @MainActor (inout _TableColumns<RowValue>) -> Void
    public var tableColumnBody: Never { return fatalError("columns have no body") }

    @MainActor public static func _collectColumns(_ contents: Self, _ columns: inout _TableColumns<RowValue>) {
        contents.collect(&columns)
    }
}

/// Makes the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildBlock(
        _ columns: _TableColumnContents<RowValue, Sort>...
    ) -> _TableColumnContents<RowValue, Sort> {
        _TableColumnContents { all in for column in columns { column.collect(&all) } }
    }

    public static func buildIf(
        _ columns: _TableColumnContents<RowValue, Sort>?
    ) -> _TableColumnContents<RowValue, Sort> { columns ?? _TableColumnContents { _ in } }

    public static func buildEither(
        first columns: _TableColumnContents<RowValue, Sort>
    ) -> _TableColumnContents<RowValue, Sort> { columns }
    public static func buildEither(
        second columns: _TableColumnContents<RowValue, Sort>
    ) -> _TableColumnContents<RowValue, Sort> { columns }
    public static func buildLimitedAvailability(
        _ columns: _TableColumnContents<RowValue, Sort>
    ) -> _TableColumnContents<RowValue, Sort> { columns }
}

extension TableColumnBuilder where Sort == Never {
    public static func buildExpression<C: TableColumnContent>(_ column: C) -> _TableColumnContents<RowValue, Never>
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Never {
        nonisolated(unsafe) let column = column
        return _TableColumnContents { C._collectColumns(column, &$0) }
    }

    /// A column of the library's own: which rows it has tells what its key path begins at.
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> _TableColumnContents<RowValue, Never> {
        nonisolated(unsafe) let column = column
        return _TableColumnContents { TableColumn._collectColumns(column, &$0) }
    }
}

extension TableColumnBuilder where Sort.Compared == RowValue {
    /// A column of the library's own that sorts.
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> _TableColumnContents<RowValue, Sort> {
        nonisolated(unsafe) let column = column
        return _TableColumnContents { TableColumn._collectColumns(column, &$0) }
    }

    public static func buildExpression<C: TableColumnContent>(_ column: C) -> _TableColumnContents<RowValue, Sort>
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort {
        nonisolated(unsafe) let column = column
        return _TableColumnContents { C._collectColumns(column, &$0) }
    }

    /// A column that does not sort, in a table that does.
    public static func buildExpression<C: TableColumnContent>(_ column: C) -> _TableColumnContents<RowValue, Sort>
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Never {
        nonisolated(unsafe) let column = column
        return _TableColumnContents { C._collectColumns(column, &$0) }
    }
}
