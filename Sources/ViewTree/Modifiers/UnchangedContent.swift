/// A view with a modifier that changes neither frames nor hits: it adds no row.
public typealias UnchangedContent<Content> = ModifiedContent<Content, EmptyModifier>

nonisolated extension View {
    /// The view as it is, under the type of a modified one.
    var unchanged: UnchangedContent<Self> { modifier(EmptyModifier()) }
}
