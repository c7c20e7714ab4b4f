// Of the Edit menu, of services and of shortcuts: nothing is cut or handed on here.
nonisolated extension View {
    public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> UnchangedContent<Self> { unchanged }
    public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> UnchangedContent<Self> { unchanged }
    public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
    ) -> UnchangedContent<Self> { unchanged }
    public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
        onEdit: @escaping ([NSItemProvider]) -> Bool
    ) -> UnchangedContent<Self> { unchanged }
    public func importsItemProviders(
        _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
    ) -> UnchangedContent<Self> { unchanged }
}
