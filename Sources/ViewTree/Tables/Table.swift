import Foundation

/// Rows with columns. On a phone its rows show the first column alone, as a list does.
public struct Table<Value: Identifiable, Rows, Columns> {
    let rows: @MainActor () -> [Value]
    let columns: @MainActor () -> [TableColumnEntry<Value>]
    let selection: ListSelection?
    /// The rows below a row; nil for none. Where this is nil no row has any.
    var children: ((Value) -> [Value]?)?
}

/// The rows of a table made from a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {}

/// The rows of a table whose rows have rows.
public struct TableOutlineGroupContent<Data: RandomAccessCollection> where Data.Element: Identifiable {}

extension Table where Columns: TableColumnContent, Columns.TableRowValue == Value {
    private init<D: RandomAccessCollection>(_ data: D, _ columns: Columns, _ selection: ListSelection?)
    where D.Element == Value {
        nonisolated(unsafe) let (columns, data) = (columns, data)
        self.init(
            rows: { Array(data) },
            columns: {
                var all = _TableColumns<Value>()
                Columns._collectColumns(columns, &all)
                return all.entries
            }, selection: selection)
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(data, columns(), nil)
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(data, columns(), ListSelection(optional: selection))
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(data, columns(), ListSelection(set: selection))
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(data, columns(), nil)
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(data, columns(), ListSelection(optional: selection))
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(data, columns(), ListSelection(set: selection))
    }
}

extension Table
where Columns: TableColumnContent, Columns.TableRowValue == Value, Rows == TableForEachContent<[Value]> {
    // With rows in an array the compiler knows what key paths of columns begin at before it looks at the columns.

    public init(_ data: [Value], @TableColumnBuilder<Value, Never> columns: () -> Columns)
    where Columns.TableColumnSortComparator == Never { self.init(data, columns(), nil) }

    public init(
        _ data: [Value], selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Columns.TableColumnSortComparator == Never {
        self.init(data, columns(), ListSelection(optional: selection))
    }

    public init(
        _ data: [Value], selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Columns.TableColumnSortComparator == Never {
        self.init(data, columns(), ListSelection(set: selection))
    }
}

extension Table: View where Columns: TableColumnContent {}

extension Table: PrimitiveView where Columns: TableColumnContent {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let columns = view.columns()
        let row = builder.nextRow
        guard builder.environment.platform.isMacOS else {
            let cell = { (value: Value) in columns.first?.cell(value) ?? AnyView(EmptyView()) }
            if let children = view.children {
                let rows = OutlineGroup<
                    [Value], Value.ID, AnyView, AnyView, DisclosureGroup<AnyView, OutlineSubgroupChildren>
                >(data: view.rows(), identify: { $0.id }, children: children, content: cell)
                builder.list(rows, .plain, isForm: false, selection: view.selection)
            } else {
                builder.list(ForEach(view.rows(), content: cell), .plain, isForm: false, selection: view.selection)
            }
            builder.side.names[row] = "Table"
            return
        }
        let side = builder.side
        if view.children != nil {
            side.approximations[row] = "rows that have rows stay closed, and have no triangle"
        }
        builder.node(Node(kind: .zstack, parent: -1, payload: builder.newContainer())) { builder in
            side.names[builder.parent] = "Table"
            let grid = TableGrid(rows: view.rows(), columns: columns, selection: view.selection)
            builder.part { TableGrid._makeNodes(grid, &$0) }
        }
    }
}

/// The header and the rows, in columns whose widths depend on the table's.
///
/// Source: swiftui-web `table/*` on macOS 26: a header of 28, titles 10 in; rows of 24 from 33 down, their cells 8 in
/// and 4 down.
private struct TableGrid<Value: Identifiable> {
    let rows: [Value]
    let columns: [TableColumnEntry<Value>]
    let selection: ListSelection?
}

extension TableGrid: View {
    var body: some View {
        GeometryReader { proxy in
            let pitches = TablePitches.shared(columns.map(\.width), width: proxy.size.width)
            VStack(alignment: .leading, spacing: 0) {
                header(pitches).frame(height: 28)
                Color.clear.frame(height: 5)
                ScrollView {
                    VStack(alignment: .leading, spacing: 0) { ForEach(rows) { row($0, pitches) } }
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
        }
    }

    private func header(_ pitches: [CGFloat]) -> some View {
        HStack(spacing: 0) {
            ForEach(columns.indices, id: \.self) { place in
                Reported(Text(verbatim: columns[place].title)).lineLimit(1).padding(.leading, 10)
                    .frame(width: pitches[place], alignment: .leading)
            }
        }
        .padding(.leading, 8)
    }

    private func row(_ value: Value, _ pitches: [CGFloat]) -> some View {
        HStack(alignment: .top, spacing: 0) {
            ForEach(columns.indices, id: \.self) { place in
                Reported(columns[place].cell(value))
                    .frame(width: max(0, pitches[place] - TableColumnWidth.insets), alignment: .leading)
                    .padding(.leading, 8).padding(.trailing, TableColumnWidth.insets - 8)
            }
        }
        .padding(.top, 4)
        .frame(height: 24, alignment: .top)
        .padding(.leading, 8)
        .modifier(TableRowTap(selection: selection, id: AnyHashable(value.id)))
    }
}

/// A row that a tap chooses.
private struct TableRowTap {
    let selection: ListSelection?
    let id: AnyHashable
}

extension TableRowTap: ViewModifier {
    func body(content: Content) -> some View {
        if let tap = selection?.tap(id) {
            content.contentShape(Rectangle()).onTapGesture(perform: tap)
        } else {
            content
        }
    }
}

/// How the columns of a table share its width.
enum TablePitches {
    /// From the beginning of each column to that of the next, in points.
    ///
    /// Source: swiftui-web `table/*`: the columns fill the width less 15. Where more is there, all that may grow get the
    /// same, to the half point; where less is there, each gives up its part of 15; below that they run out of the table.
    static func shared(_ widths: [TableColumnWidth], width: CGFloat) -> [CGFloat] {
        var pitches = widths.map { column in
            max(column.minimum ?? 0, min(column.maximum ?? .infinity, column.ideal)) + TableColumnWidth.insets
        }
        let total = pitches.reduce(0, +)
        let room = width - 15
        if total > width { return pitches }
        if total > room {
            let share = halves(15 / CGFloat(max(1, widths.count)))
            for place in widths.indices where !widths[place].isFixed { pitches[place] -= share }
            return pitches
        }
        var rest = room - total
        var growing = widths.indices.filter { !widths[$0].isFixed }
        while !growing.isEmpty, rest > 0 {
            let share = rest / CGFloat(growing.count)
            let full = growing.filter { place in
                (widths[place].maximum ?? .infinity) + TableColumnWidth.insets < pitches[place] + share
            }
            guard !full.isEmpty else {
                for place in growing { pitches[place] += halves(share) }
                break
            }
            for place in full {
                let most = (widths[place].maximum ?? 0) + TableColumnWidth.insets
                rest -= most - pitches[place]
                pitches[place] = most
            }
            growing.removeAll { full.contains($0) }
        }
        return pitches
    }

    /// To the nearest half point, ties up.
    private static func halves(_ length: CGFloat) -> CGFloat { (length * 2 + 0.5).rounded(.down) / 2 }
}

/// How tables look.
@MainActor @preconcurrency
public protocol TableStyle {}
public struct AutomaticTableStyle: TableStyle {
    nonisolated public init() {}
}
public struct InsetTableStyle: TableStyle {
    nonisolated public init() {}
    nonisolated public init(alternatesRowBackgrounds: Bool) {}
}
public struct BorderedTableStyle: TableStyle {
    nonisolated public init() {}
    nonisolated public init(alternatesRowBackgrounds: Bool) {}
}
extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { InsetTableStyle() }
}
extension TableStyle where Self == BorderedTableStyle {
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

nonisolated extension View {
    /// Sets the style of the tables inside; every style is the system's own here.
    public func tableStyle<S: TableStyle>(_ style: S) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    /// Whether tables inside have a header. They have one here.
    public func tableColumnHeaders(_ visibility: Visibility) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }
}
