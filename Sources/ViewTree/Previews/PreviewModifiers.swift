/// What `PreviewProvider` says about its views. Outside a preview these change nothing; the command line asks for them
/// (``_PreviewItem``), so they are no nodes.
nonisolated extension View {
    public func previewDevice(_ value: PreviewDevice?) -> ModifiedContent<Self, _PreviewSettingsModifier> {
        previewSettings { $0.device = value?.rawValue }
    }

    public func previewLayout(_ value: PreviewLayout) -> ModifiedContent<Self, _PreviewSettingsModifier> {
        previewSettings { $0.layout = value }
    }

    public func previewDisplayName(_ value: String?) -> ModifiedContent<Self, _PreviewSettingsModifier> {
        previewSettings { $0.displayName = value }
    }

    public func previewInterfaceOrientation(
        _ value: InterfaceOrientation
    ) -> ModifiedContent<Self, _PreviewSettingsModifier> {
        previewSettings { $0.orientation = value }
    }

    private func previewSettings(
        _ set: (inout _PreviewSettings) -> Void
    ) -> ModifiedContent<Self, _PreviewSettingsModifier> {
        var settings = _PreviewSettings()
        set(&settings)
        return modifier(_PreviewSettingsModifier(settings: settings))
    }
}
