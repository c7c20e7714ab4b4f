import SwiftUI

/// Things to do: a list with search, swipe actions, sections, editing and a sheet for new ones.
struct TaskListScreen: View {
    struct Item: Identifiable, Equatable {
        let id: Int
        var title: String
        var isDone = false
        var isUrgent = false
    }

    @State private var items = [
        Item(id: 1, title: "Water the plants"),
        Item(id: 2, title: "Pay the rent", isUrgent: true),
        Item(id: 3, title: "Call the dentist"),
        Item(id: 4, title: "Return the drill", isDone: true),
        Item(id: 5, title: "Buy stamps", isDone: true),
    ]
    @State private var query = ""
    @State private var isAdding = false
    @State private var hidesDone = false

    private var open: [Item] { matching(isDone: false) }
    private var done: [Item] { hidesDone ? [] : matching(isDone: true) }

    private func matching(isDone: Bool) -> [Item] {
        items.filter {
            $0.isDone == isDone && (query.isEmpty || $0.title.localizedCaseInsensitiveContains(query))
        }
    }

    var body: some View {
        NavigationStack {
            List {
                if !open.isEmpty {
                    Section("Open") {
                        ForEach(open) { row($0) }
                            .onDelete { remove($0, of: open) }
                    }
                }
                if !done.isEmpty {
                    Section {
                        ForEach(done) { row($0) }
                            .onDelete { remove($0, of: done) }
                    } header: {
                        HStack {
                            Text("Done").accessibilityIdentifier("doneHeader")
                            Spacer()
                            Text("\(done.count)").monospacedDigit().accessibilityIdentifier("doneCount")
                        }
                    }
                }
            }
            .listStyle(.insetGrouped)
            .searchable(text: $query, prompt: "Search tasks")
            .overlay {
                if open.isEmpty && done.isEmpty {
                    if query.isEmpty {
                        ContentUnavailableView("No tasks", systemImage: "checkmark.circle")
                            .accessibilityIdentifier("noTasks")
                    } else {
                        ContentUnavailableView.search(text: query).accessibilityIdentifier("nothingFound")
                    }
                }
            }
            .accessibilityIdentifier("tasks")
            .navigationTitle("Tasks")
            .toolbar { bar }
            .sheet(isPresented: $isAdding) {
                NewTaskSheet { title, isUrgent in
                    items.append(Item(id: (items.map(\.id).max() ?? 0) + 1, title: title, isUrgent: isUrgent))
                }
            }
        }
    }

    @ToolbarContentBuilder private var bar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) {
            Button {
                isAdding = true
            } label: {
                Label("Add", systemImage: "plus")
            }
            .accessibilityIdentifier("add")
        }
        ToolbarItemGroup(placement: .bottomBar) {
            Toggle("Hide done", isOn: $hidesDone).toggleStyle(.button).accessibilityIdentifier("hideDone")
            Spacer()
            Button("Clear done") { withAnimation { items.removeAll(where: \.isDone) } }
                .disabled(!items.contains(where: \.isDone))
                .accessibilityIdentifier("clear")
        }
    }

    private func row(_ item: Item) -> some View {
        HStack(spacing: 4) {
            Button {
                withAnimation { change(item) { $0.isDone.toggle() } }
            } label: {
                Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                    .imageScale(.large)
                    .frame(width: 44, height: 44)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.borderless)
            .accessibilityLabel(item.isDone ? "Not done" : "Done")
            .accessibilityIdentifier("check \(item.id)")
            Text(item.title)
                .strikethrough(item.isDone)
                .foregroundStyle(item.isDone ? .secondary : .primary)
                .accessibilityIdentifier("title \(item.id)")
            Spacer()
            if item.isUrgent {
                Image(systemName: "exclamationmark.circle.fill").foregroundStyle(.red)
                    .accessibilityLabel("Urgent")
                    .accessibilityIdentifier("urgent \(item.id)")
            }
        }
        .listRowInsets(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 16))
        .swipeActions(edge: .leading) {
            Button {
                change(item) { $0.isUrgent.toggle() }
            } label: {
                Label("Urgent", systemImage: "flag")
            }
            .tint(.orange)
        }
        .swipeActions(edge: .trailing) {
            Button("Delete", systemImage: "trash", role: .destructive) {
                withAnimation { items.removeAll { $0.id == item.id } }
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("task \(item.id)")
    }

    private func change(_ item: Item, _ change: (inout Item) -> Void) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        change(&items[index])
    }

    private func remove(_ offsets: IndexSet, of shown: [Item]) {
        let gone = offsets.map { shown[$0].id }
        items.removeAll { gone.contains($0.id) }
    }
}

/// A new task: its title, and whether it is urgent.
private struct NewTaskSheet: View {
    let add: (String, Bool) -> Void
    @State private var title = ""
    @State private var isUrgent = false
    @FocusState private var isWriting: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Title", text: $title).focused($isWriting).accessibilityIdentifier("title")
                    Toggle("Urgent", isOn: $isUrgent).accessibilityIdentifier("isUrgent")
                }
            }
            .navigationTitle("New task")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }.accessibilityIdentifier("cancel")
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        add(title, isUrgent)
                        dismiss()
                    }
                    .disabled(title.isEmpty)
                    .accessibilityIdentifier("save")
                }
            }
            .onAppear { isWriting = true }
        }
        .presentationDetents([.medium])
        .interactiveDismissDisabled(!title.isEmpty)
    }
}

#Preview {
    TaskListScreen()
}
