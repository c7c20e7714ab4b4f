import Foundation

/// The search field in a screen's bar.
struct SearchField {
    var text: Binding<String>
    var prompt: String
    var isPresented: Binding<Bool>
    /// What the return key does.
    var submit: [() -> Void]

    /// UIKit's: 36 high, with 1 above and 15 below it (a UI test's element tree on a 375 × 812 screen: a bar of 148 from 50
    /// on, with a large title and a field 16 147 343×36).
    static let height: CGFloat = 36
    static let bottom: CGFloat = 15
    /// On iOS 26 it floats over the bottom of the screen in UIKit (swiftui-web `uikit/nav/search`); SwiftUI's was not
    /// recorded.
    static let guess = "the place of a search field was not recorded on iOS 26"
}

extension SearchField: View {
    var body: some View {
        HStack(spacing: 8) {
            Reported(SearchInput(field: self))
            if isPresented.wrappedValue {
                Reported(
                    Button("Cancel") {
                        text.wrappedValue = ""
                        isPresented.wrappedValue = false
                    }
                    .buttonStyle(.borderless))
            }
        }
        .frame(height: Self.height)
        .padding(.top, 1)
        .padding(.bottom, Self.bottom)
    }
}

/// The field itself, as UIKit draws it.
private struct SearchInput {
    let field: SearchField
}

extension SearchInput: View {}
extension SearchInput: PrimitiveView {
    @MainActor static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let isPresented = view.field.isPresented
        var source = FieldSource(view.field.text)
        source.editingChanged = { if $0 { isPresented.wrappedValue = true } }
        var entry = HostedEntry(
            kind: "SearchField", label: view.field.prompt, size: CGSize(width: .nan, height: SearchField.height),
            takesTouches: true, isEnabled: builder.environment.isEnabled, yieldsToAncestorTap: false, colors: [],
            activate: nil)
        entry.shown = .text(source.text.isEmpty ? view.field.prompt : source.text, isPrompt: source.text.isEmpty)
        let submit = view.field.submit
        builder.withEnvironment(
            {
                $0.submitActions = submit
                $0.focusLinks = []
            },
            { builder in
                entry.input = source.input(builder, takesLines: false)
                builder.hosted(entry, because: builder.environment.platform == .iOS26 ? SearchField.guess : nil)
            })
    }
}

/// Whether the user is searching, where no view keeps that.
private final class SearchState: @unchecked Sendable {
    private unowned let store: StateStore
    private var isPresented = false

    init(_ store: StateStore) { self.store = store }

    var binding: Binding<Bool> {
        Binding(
            get: { self.isPresented },
            set: {
                self.isPresented = $0
                self.store.invalidate()
            })
    }
}

/// `searchable`: a field in the bar of the screen that the view is in.
nonisolated public struct _SearchableModifier: PrimitiveModifier {
    var text: Binding<String>
    var isPresented: Binding<Bool>?
    var prompt: String?

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let store = builder.store
        let state = builder.modifierSlot("searchable") { SearchState(store) }
        let isPresented = modifier.isPresented ?? state.binding
        if let navigation = builder.environment.navigation, navigation.search == nil {
            navigation.search = SearchField(
                text: modifier.text, prompt: modifier.prompt ?? "Search", isPresented: isPresented,
                submit: builder.environment.searchSubmitActions)
        }
        let text = modifier.text
        builder.withEnvironment(
            {
                $0.isSearching = isPresented.wrappedValue
                $0.dismissSearch = DismissSearchAction {
                    text.wrappedValue = ""
                    isPresented.wrappedValue = false
                }
            },
            { C._makeNodes(content, &$0) })
    }

    @inlinable nonisolated public static var _wrapsEachMember: Bool { false }
}

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
    nonisolated(unsafe) let dismiss: (() -> Void)?
    nonisolated init(_ dismiss: (() -> Void)?) { self.dismiss = dismiss }
    public func callAsFunction() { dismiss?() }
}

/// Where a search field stands; on a phone always in the bar.
public struct SearchFieldPlacement: Sendable {
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }
    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let toolbarPrincipal = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        navigationBarDrawer
    }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SearchSubmitKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }
private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}

extension EnvironmentValues {
    /// Whether the user is searching with the field that a view around has put into the bar.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// What is done when a search field inside is submitted.
    var searchSubmitActions: [() -> Void] {
        get { self[SearchSubmitKey.self] }
        set { self[SearchSubmitKey.self] = newValue }
    }
}
