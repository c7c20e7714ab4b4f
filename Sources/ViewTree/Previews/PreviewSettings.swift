/// What a preview says about itself and the screen around it.
public struct _PreviewSettings: Sendable {
    /// The name in Xcode's list of previews.
    public var displayName: String?
    /// By the name Xcode gives it.
    public var device: String?
    public var layout: PreviewLayout?
    public var orientation: InterfaceOrientation?

    public init() {}

    public init(traits: [PreviewTrait<Preview.ViewTraits>]) {
        for trait in traits {
            switch trait.value {
            case .layout(let layout): self.layout = layout
            case .orientation(let orientation): self.orientation = orientation
            case .modifier, .other: break
            }
        }
    }

    /// With what an outer modifier says where these say nothing: the one nearest to the view counts.
    func filled(from outer: _PreviewSettings) -> _PreviewSettings {
        var result = self
        result.displayName = displayName ?? outer.displayName
        result.device = device ?? outer.device
        result.layout = layout ?? outer.layout
        result.orientation = orientation ?? outer.orientation
        return result
    }
}

/// Carries what a preview says; leaves no row.
nonisolated public struct _PreviewSettingsModifier: PrimitiveModifier {
    var settings: _PreviewSettings

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        C._makeNodes(content, &builder)
    }
}
