import Foundation

// The rest of what makes a table: rows without the name of their type, rows of rows, and columns that the user may change.

extension Table
where Columns: TableColumnContent, Columns.TableRowValue == Value, Rows: TableRowContent, Rows.TableRowValue == Value {
    public init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never { self.init(of: Value.self, columns: columns, rows: rows) }

    public init(
        selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(of: Value.self, selection: selection, columns: columns, rows: rows)
    }

    public init(
        selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(of: Value.self, selection: selection, columns: columns, rows: rows)
    }

    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value, Columns.TableColumnSortComparator == Sort {
        self.init(of: Value.self, sortOrder: sortOrder, columns: columns, rows: rows)
    }

    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value, Columns.TableColumnSortComparator == Sort {
        self.init(of: Value.self, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
    }

    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value, Columns.TableColumnSortComparator == Sort {
        self.init(of: Value.self, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
    }

    // Columns that the user may change.

    public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never { self.init(of: valueType, columns: columns, rows: rows) }

    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(of: valueType, selection: selection, columns: columns, rows: rows)
    }

    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(of: valueType, selection: selection, columns: columns, rows: rows)
    }

    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value, Columns.TableColumnSortComparator == Sort {
        self.init(of: valueType, sortOrder: sortOrder, columns: columns, rows: rows)
    }

    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value, Columns.TableColumnSortComparator == Sort {
        self.init(of: valueType, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
    }

    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value, Columns.TableColumnSortComparator == Sort {
        self.init(of: valueType, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
    }
}

extension Table where Columns: TableColumnContent, Columns.TableRowValue == Value {
    public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(data, columns: columns)
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(data, selection: selection, columns: columns)
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(data, selection: selection, columns: columns)
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(data, sortOrder: sortOrder, columns: columns)
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(data, selection: selection, sortOrder: sortOrder, columns: columns)
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(data, selection: selection, sortOrder: sortOrder, columns: columns)
    }
}

extension Table where Columns: TableColumnContent, Columns.TableRowValue == Value {
    // Rows of rows.

    private init<Data: RandomAccessCollection>(
        _ data: Data, below children: KeyPath<Value, Data?>, _ columns: Columns, _ selection: ListSelection?
    ) where Data.Element == Value {
        nonisolated(unsafe) let (columns, data) = (columns, data)
        self.init(
            rows: { Array(data) },
            columns: {
                var all = _TableColumns<Value>()
                Columns._collectColumns(columns, &all)
                return all.entries
            }, selection: selection, children: { $0[keyPath: children].map { Array($0) } })
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(data, below: children, columns(), nil)
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(data, below: children, columns(), ListSelection(optional: selection))
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(data, below: children, columns(), ListSelection(set: selection))
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(data, below: children, columns(), nil)
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(data, below: children, columns(), ListSelection(optional: selection))
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(data, below: children, columns(), ListSelection(set: selection))
    }
}

/// A row that has rows.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent> {
    let label: Label
}

extension DisclosureTableRow: TableRowContent where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = Never

    public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Content.TableRowValue == Value { label = TableRow(value) }

    /// The row alone: it is closed.
    @MainActor public static func _collectRows(_ row: Self, _ rows: inout [Label.TableRowValue]) {
        Label._collectRows(row.label, &rows)
    }
}

extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    @MainActor public static func _collectRows(_ section: Self, _ rows: inout [Content.TableRowValue]) {
        Content._collectRows(section.content, &rows)
    }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    @MainActor public static func _collectRows(_ content: Self, _ rows: inout [Value]) {}
}

/// The header of a section of rows; it is not shown here.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    @MainActor public static func _collectRows(_ content: Self, _ rows: inout [Value]) {}
}

// Disfavoured, as the rows of a `ForEach`: what is in nearly every section is views.
extension Section {
    @_disfavoredOverload
    public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
    where
        Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, Content: TableRowContent,
        Content.TableRowValue == V
    {
        self.init(_header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }

    @_disfavoredOverload
    public init<V: Identifiable, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where
        Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, Content: TableRowContent,
        Content.TableRowValue == V
    {
        self.init(
            _header: TableHeaderRowContent(), content: content(), footer: EmptyTableRowContent())
    }

    @_disfavoredOverload
    public init<V: Identifiable>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content: TableRowContent,
        Content.TableRowValue == V
    {
        self.init(
            _header: TableHeaderRowContent(), content: content(),
            footer: EmptyTableRowContent())
    }

    @_disfavoredOverload
    public init<V: Identifiable, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content: TableRowContent,
        Content.TableRowValue == V
    {
        self.init(
            _header: TableHeaderRowContent(), content: content(), footer: EmptyTableRowContent())
    }
}
