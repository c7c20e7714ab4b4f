/// A style of the user's as an environment value.
struct StyleMaker<Configuration>: @unchecked Sendable {
    let make: @MainActor (Configuration) -> AnyView
}

/// A part of a control as its style sees it; nothing where the control has none.
public struct _StyledPart<Role>: View {
    let view: AnyView?

    init(_ view: AnyView?) { self.view = view }

    public var body: AnyView? { view }
}
