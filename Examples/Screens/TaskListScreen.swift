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

    private func matching(_ isDone: Bool) -> [Item] {
        items.filter {
            $0.isDone == isDone && (query.isEmpty || $0.title.localizedCaseInsensitiveContains(query))
        }
    }

    var body: some View {
        NavigationStack {
            List {
                Section("Open") {
                    ForEach(matching(false)) { row($0) }
                        .onDelete { remove($0, isDone: false) }
                }
                if !hidesDone {
                    Section {
                        ForEach(matching(true)) { row($0) }
                            .onDelete { remove($0, isDone: true) }
                    } header: {
                        HStack {
                            Text("Done")
                            Spacer()
                            Button("Clear") { withAnimation { items.removeAll(where: \.isDone) } }
                                .font(.caption)
                                .accessibilityIdentifier("clear")
                        }
                    }
                }
            }
            .listStyle(.insetGrouped)
            .searchable(text: $query, prompt: "Search tasks")
            .overlay {
                if matching(false).isEmpty && matching(true).isEmpty {
                    ContentUnavailableView("Nothing found", systemImage: "magnifyingglass")
                        .accessibilityIdentifier("nothing")
                }
            }
            .navigationTitle("Tasks")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { EditButton() }
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        isAdding = true
                    } label: {
                        Label("Add", systemImage: "plus")
                    }
                    .accessibilityIdentifier("add")
                }
                ToolbarItem(placement: .bottomBar) {
                    Toggle("Hide done", isOn: $hidesDone).toggleStyle(.button).accessibilityIdentifier("hideDone")
                }
            }
            .sheet(isPresented: $isAdding) {
                NewTaskSheet { title, isUrgent in
                    items.append(Item(id: items.count + 1, title: title, isUrgent: isUrgent))
                }
            }
        }
    }

    private func row(_ item: Item) -> some View {
        HStack(spacing: 12) {
            Button {
                toggle(item)
            } label: {
                Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle").imageScale(.large)
            }
            .buttonStyle(.borderless)
            .accessibilityIdentifier("check \(item.id)")
            Text(item.title)
                .strikethrough(item.isDone)
                .foregroundStyle(item.isDone ? .secondary : .primary)
            Spacer()
            if item.isUrgent {
                Image(systemName: "exclamationmark.circle.fill").foregroundStyle(.red)
                    .accessibilityIdentifier("urgent \(item.id)")
            }
        }
        .swipeActions(edge: .leading) {
            Button {
                flag(item)
            } label: {
                Label("Urgent", systemImage: "flag")
            }
            .tint(.orange)
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("task \(item.id)")
    }

    private func toggle(_ item: Item) {
        guard let index = items.firstIndex(of: item) else { return }
        withAnimation { items[index].isDone.toggle() }
    }

    private func flag(_ item: Item) {
        guard let index = items.firstIndex(of: item) else { return }
        items[index].isUrgent.toggle()
    }

    private func remove(_ offsets: IndexSet, isDone: Bool) {
        let gone = offsets.map { matching(isDone)[$0].id }
        items.removeAll { gone.contains($0.id) }
    }
}

/// A new task: its title, and whether it is urgent.
private struct NewTaskSheet: View {
    let add: (String, Bool) -> Void
    @State private var title = ""
    @State private var isUrgent = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Title", text: $title).accessibilityIdentifier("title")
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
        }
        .presentationDetents([.medium])
        .interactiveDismissDisabled(!title.isEmpty)
    }
}

#Preview {
    TaskListScreen()
}
