/// The namespace of what previews are described by, as in `PreviewTrait<Preview.ViewTraits>`.
public struct Preview: Sendable {
    /// The traits that fit previews of views.
    public struct ViewTraits: Sendable {}
}

/// Declares a preview of a view.
///
/// The command line shows it; a program finds it as a type that conforms to ``PreviewRegistry``.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits: its layout, its orientation, or a modifier shared by several previews.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview for each of several arguments; here the first one is shown.
@freestanding(declaration)
public macro Preview<Arguments: Collection>(
    _ name: String? = nil,
    arguments: Arguments,
    @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview with traits for each of several arguments; here the first one is shown.
@freestanding(declaration)
public macro Preview<Arguments: Collection>(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    arguments: Arguments,
    @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Lets a preview's body declare state at its top: `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
