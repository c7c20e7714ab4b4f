import Testing
import ViewTree

/// Alignment in a stack.
struct RecordedAlignmentTests {
    @Test func aStackAlignsItsChildrenAtTheBottom() {
        expectLayout(
            "MS-A1b", "HStack(alignment:.bottom,spacing:0){ a=R(20,10); b=R(20,30) }",
            from: "MetalUI probe swiftui-stack-algorithms, A1b",
            at: .proposed(nil, nil), size: (40, 30), ["a": [0, 20, 20, 10], "b": [20, 0, 20, 30]]
        ) {
            HStack(alignment: .bottom, spacing: 0) {
                box(20, 10).mark("a")
                box(20, 30).mark("b")
            }
        }
    }
}
