import Foundation

/// The area of a bar's item: as wide as the item and as high as the bar's line, whatever its label draws.
///
/// Source: OpenSwiftUI (audited); strength C. UIKit may give narrow items more width: nobody has measured it.
struct BarSlot: Shape {
    let height: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let height = max(height, rect.height)
        return Path(CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height))
    }
}

private enum BarSlotKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
    /// How high the line of a bar is, in points, for the items in it; 0 elsewhere.
    var barSlotHeight: CGFloat {
        get { self[BarSlotKey.self] }
        set { self[BarSlotKey.self] = newValue }
    }
}

extension NodeBuilder {
    /// A bar: between its items it takes touches, too, as UIKit's bars do, and what is scrolled behind it gets none.
    @MainActor
    mutating func barArea(_ content: @MainActor (inout NodeBuilder) -> Void) {
        side.contentShapes.append(ContentShapeEntry(shape: AnyShape(Rectangle()), eoFill: false))
        plumbing(Node(kind: .contentShape, parent: -1, payload: Int32(side.contentShapes.count - 1)), content)
    }

    /// A button's label; in a bar with the slot as its area.
    @MainActor
    mutating func barSlot(_ content: @MainActor (inout NodeBuilder) -> Void) {
        let height = environment.barSlotHeight
        guard height > 0 else { return withStackAxis(.none, content) }
        side.contentShapes.append(ContentShapeEntry(shape: AnyShape(BarSlot(height: height)), eoFill: false))
        plumbing(Node(kind: .contentShape, parent: -1, payload: Int32(side.contentShapes.count - 1))) { builder in
            builder.withStackAxis(.none, content)
        }
    }
}
