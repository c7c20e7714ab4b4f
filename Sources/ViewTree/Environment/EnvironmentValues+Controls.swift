import Foundation

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
private enum DefaultMinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum DefaultMinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

/// How large controls are.
public enum ControlSize: Int, CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
    /// The size of the controls inside.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// The outline of bordered buttons inside.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }

    /// The least height of a list's rows, in points. Where it was not set, the style's.
    public var defaultMinListRowHeight: CGFloat {
        get { minListRowHeight ?? ControlMetrics(platform).lists[.automatic].minRowHeight }
        set { self[DefaultMinListRowHeightKey.self] = newValue.isFinite && newValue >= 0 ? newValue : nil }
    }

    /// The least height of a list's headers, in points; nil for none.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[DefaultMinListHeaderHeightKey.self] }
        set { self[DefaultMinListHeaderHeightKey.self] = newValue.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
    }

    /// What the user's code set; nil where it did not.
    var minListRowHeight: CGFloat? { self[DefaultMinListRowHeightKey.self] }
}

nonisolated extension View {
    /// The size of the controls inside.
    public func controlSize(_ controlSize: ControlSize) -> EnvironmentContent<Self, ControlSize> {
        environment(\.controlSize, controlSize)
    }

    /// The outline of bordered buttons inside.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> EnvironmentContent<Self, ButtonBorderShape> {
        environment(\.buttonBorderShape, shape)
    }
}
