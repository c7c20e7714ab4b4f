/// What `PreviewProvider` says about its views. Outside a preview these change nothing, and inside one the command line
/// reads them from the source; so they are no nodes.
nonisolated extension View {
    public func previewDevice(_ value: PreviewDevice?) -> Self { self }
    public func previewLayout(_ value: PreviewLayout) -> Self { self }
    public func previewDisplayName(_ value: String?) -> Self { self }
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self { self }
}
