/// The space of the nearest scroll view: its frame, whatever is scrolled.
public struct ScrollViewSpace: Hashable, CustomStringConvertible, Sendable {
    /// The axis it has to scroll along; nil for any.
    let axis: Axis?

    /// The spaces that a scroll view with the given axes is.
    public static func all(_ axes: Axis.Set) -> [ScrollViewSpace] {
        [ScrollViewSpace(axis: nil)]
            + Axis.allCases.filter { axes.contains(Axis.Set(rawValue: 1 << $0.rawValue)) }.map {
                ScrollViewSpace(axis: $0)
            }
    }

    public var description: String { "nearest scroll view" + (axis.map { ", \($0)" } ?? "") }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The nearest scroll view's.
    public static var scrollView: NamedCoordinateSpace { named(ScrollViewSpace(axis: nil)) }

    /// The nearest scroll view's that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { named(ScrollViewSpace(axis: axis)) }
}
