/// What stands for a view of a framework that is not there (`--stub`): it fills what it is offered, opaque, and says that
/// its numbers are a guess.
public struct _StubContent {
    let name: String
    let modules: String

    public init(name: String, modules: String) {
        self.name = name
        self.modules = modules
    }
}

extension _StubContent: View {}

extension _StubContent: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        builder.leaf(Node(color: builder.resolve(Color.gray)))
        builder.side.approximations[builder.nextRow - 1] =
            "a placeholder stands for \(view.name), which comes from \(view.modules)"
    }
}
