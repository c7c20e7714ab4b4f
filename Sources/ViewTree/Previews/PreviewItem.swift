/// One of the previews that a `PreviewProvider` or a `#Preview` declares.
public struct _PreviewItem {
    public var settings: _PreviewSettings
    public let view: AnyView

    /// The one preview that a `#Preview` is; several views in its body are shown together.
    @MainActor
    public static func single(_ view: AnyView) -> _PreviewItem {
        let content = view.storage.anyView as? any SettingsCarrying
        return _PreviewItem(settings: content?.carriedSettings ?? _PreviewSettings(), view: view)
    }

    /// The previews that a provider's views are: each member of a group is one of its own.
    @MainActor
    public static func all(of view: some View) -> [_PreviewItem] {
        (view as? any PreviewSplitting)?.previewItems
            ?? [_PreviewItem(settings: _PreviewSettings(), view: AnyView(view))]
    }

    @MainActor
    fileprivate static func all(ofHidden view: any View) -> [_PreviewItem] {
        func open<V: View>(_ view: V) -> [_PreviewItem] { all(of: view) }
        return open(view)
    }
}

/// A view that is several previews, or that says something about its previews.
@MainActor
protocol PreviewSplitting {
    var previewItems: [_PreviewItem] { get }
}

/// A view with settings right on it.
@MainActor
protocol SettingsCarrying {
    var carriedSettings: _PreviewSettings? { get }
}

extension TupleView: PreviewSplitting {
    var previewItems: [_PreviewItem] {
        let members = Mirror(reflecting: value).children.map(\.value)
        return (members.isEmpty ? [value] : members).compactMap { $0 as? any View }
            .flatMap(_PreviewItem.all(ofHidden:))
    }
}

extension Group: PreviewSplitting where Content: View {
    var previewItems: [_PreviewItem] { _PreviewItem.all(of: content) }
}

extension ForEach: PreviewSplitting where Content: View {
    var previewItems: [_PreviewItem] { data.flatMap { _PreviewItem.all(of: content($0)) } }
}

extension _ConditionalContent: PreviewSplitting where TrueContent: View, FalseContent: View {
    var previewItems: [_PreviewItem] {
        switch storage {
        case .trueContent(let content): _PreviewItem.all(of: content)
        case .falseContent(let content): _PreviewItem.all(of: content)
        }
    }
}

extension Optional: PreviewSplitting where Wrapped: View {
    var previewItems: [_PreviewItem] { map { _PreviewItem.all(of: $0) } ?? [] }
}

extension EmptyView: PreviewSplitting {
    var previewItems: [_PreviewItem] { [] }
}

extension AnyView: PreviewSplitting {
    var previewItems: [_PreviewItem] {
        storage.anyView.map(_PreviewItem.all(ofHidden:)) ?? [_PreviewItem(settings: _PreviewSettings(), view: self)]
    }
}

extension ModifiedContent: PreviewSplitting, SettingsCarrying where Content: View, Modifier: ViewModifier {
    var previewItems: [_PreviewItem] {
        let items = _PreviewItem.all(of: content)
        if let own = (modifier as? _PreviewSettingsModifier)?.settings {
            return items.map { _PreviewItem(settings: $0.settings.filled(from: own), view: $0.view) }
        }
        if items.count == 1 { return [_PreviewItem(settings: items[0].settings, view: AnyView(self))] }
        // A modifier on a group goes to each of its members.
        return items.map { item in
            _PreviewItem(
                settings: item.settings, view: AnyView(ModifiedContent<AnyView, Modifier>(item.view, modifier)))
        }
    }

    var carriedSettings: _PreviewSettings? { (modifier as? _PreviewSettingsModifier)?.settings }
}

extension ModifiedContent {
    fileprivate init(_ content: Content, _ modifier: Modifier) { self.init(content: content, modifier: modifier) }
}
