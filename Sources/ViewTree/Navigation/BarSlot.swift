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
private enum BarPlatterKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// How high the line of a bar is, in points, for the items in it; 0 elsewhere.
    var barSlotHeight: CGFloat {
        get { self[BarSlotKey.self] }
        set { self[BarSlotKey.self] = newValue }
    }

    /// Whether the items of the bar lie on platters.
    var isOnBarPlatter: Bool {
        get { self[BarPlatterKey.self] }
        set { self[BarPlatterKey.self] = newValue }
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
            guard builder.environment.isOnBarPlatter else { return builder.withStackAxis(.none, content) }
            builder.platter(height, content)
        }
    }

    /// The glass that iOS 26 puts under a bar's button: 12 at each side of its label, and as wide as it is high at least.
    ///
    /// Source: swiftui-web `uikit/nav/items` and `uikit/toolbar/basic`: 54.5 × 44 for "Edit" in a bar at the top, 48 high in
    /// one at the bottom, square for an image.
    @MainActor
    private mutating func platter(_ height: CGFloat, _ content: @MainActor (inout NodeBuilder) -> Void) {
        side.flexibleFrames.append(
            FlexibleFrame(
                minWidth: Double(height), idealWidth: .nan, maxWidth: .nan, minHeight: Double(height),
                idealHeight: .nan, maxHeight: .nan))
        plumbing(Node(kind: .flexibleFrame, parent: -1, payload: Int32(side.flexibleFrames.count - 1))) { builder in
            builder.pad(EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)) { builder in
                builder.withStackAxis(.none, content)
            }
        }
    }
}
