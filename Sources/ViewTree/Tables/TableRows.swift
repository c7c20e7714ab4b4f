import Foundation

/// What the rows of a table are made of.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableRowBody: TableRowContent = Never
    @MainActor var tableRowBody: TableRowBody { get }

    @MainActor static func _collectRows(_ content: Self, _ rows: inout [TableRowValue])
}

extension TableRowContent where TableRowBody == Never {
    public var tableRowBody: Never { return fatalError("it has no body") }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    @MainActor public static func _collectRows(_ content: Self, _ rows: inout [TableRowValue]) {
        TableRowBody._collectRows(content.tableRowBody, &rows)
    }
}

extension Never: TableRowContent {
    public typealias TableRowBody = Never
    @MainActor public static func _collectRows(_ content: Never, _ rows: inout [Never]) {}
}

/// A row for a value.
public struct TableRow<Value: Identifiable> {
    let value: Value

    public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
    public typealias TableRowValue = Value

    @MainActor public static func _collectRows(_ row: Self, _ rows: inout [Value]) { rows.append(row.value) }
}

/// Several rows, as a TableRowBuilder makes them.
public struct _TableRows<Value: Identifiable> {
    let collect: @MainActor (inout [Value]) -> Void
}

extension _TableRows: TableRowContent {
    public typealias TableRowValue = Value

    @MainActor public static func _collectRows(_ content: Self, _ rows: inout [Value]) { content.collect(&rows) }
}

/// Makes the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<C: TableRowContent>(_ content: C) -> _TableRows<Value>
    where C.TableRowValue == Value {
        nonisolated(unsafe) let content = content
        return _TableRows { C._collectRows(content, &$0) }
    }
    public static func buildBlock(_ parts: _TableRows<Value>...) -> _TableRows<Value> {
        nonisolated(unsafe) let parts = parts
        return _TableRows { rows in for part in parts { part.collect(&rows) } }
    }
    public static func buildIf(_ part: _TableRows<Value>?) -> _TableRows<Value> { part ?? _TableRows { _ in } }
    public static func buildEither(first part: _TableRows<Value>) -> _TableRows<Value> { part }
    public static func buildEither(second part: _TableRows<Value>) -> _TableRows<Value> { part }
    public static func buildLimitedAvailability(_ part: _TableRows<Value>) -> _TableRows<Value> { part }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    @MainActor public static func _collectRows(_ each: Self, _ rows: inout [Content.TableRowValue]) {
        for element in each.data { Content._collectRows(each.content(element), &rows) }
    }
}

extension ForEach {
    // Disfavoured, all of them: what is in nearly every `ForEach` is views, and the compiler should look there first.

    @_disfavoredOverload
    public init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> _TableRows<V>
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == _TableRows<V> {
        self.init(data: data, identify: { $0.id }, content: content)
    }

    @_disfavoredOverload
    public init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<V> content: @escaping (Data.Element) -> _TableRows<V>
    ) where Content == _TableRows<V> {
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }

    /// A row for each element.
    @_disfavoredOverload
    public init(_ data: Data)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
        self.init(data: data, identify: { $0.id }, content: { TableRow($0) })
    }
}

nonisolated extension TableRowContent {
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> Self { self }
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> Self { self }
}

extension Table
where Columns: TableColumnContent, Columns.TableRowValue == Value, Rows: TableRowContent, Rows.TableRowValue == Value {
    private init(made rows: Rows, _ columns: Columns, _ selection: ListSelection?) {
        nonisolated(unsafe) let (rows, columns) = (rows, columns)
        self.init(
            rows: {
                var values: [Value] = []
                Rows._collectRows(rows, &values)
                return values
            },
            columns: {
                var all = _TableColumns<Value>()
                Columns._collectColumns(columns, &all)
                return all.entries
            }, selection: selection)
    }

    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never { self.init(made: rows(), columns(), nil) }

    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(made: rows(), columns(), ListSelection(optional: selection))
    }

    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(made: rows(), columns(), ListSelection(set: selection))
    }

    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value, Columns.TableColumnSortComparator == Sort {
        self.init(made: rows(), columns(), nil)
    }

    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value, Columns.TableColumnSortComparator == Sort {
        self.init(made: rows(), columns(), ListSelection(optional: selection))
    }

    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value, Columns.TableColumnSortComparator == Sort {
        self.init(made: rows(), columns(), ListSelection(set: selection))
    }
}
