import Foundation
import ViewTree

/// A screen: its size, pixels and safe area.
public struct Device: Hashable, Sendable {
    /// The name Apple gives it, or a description for one of your own.
    public var name: String
    /// In points, portrait.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// What bars and sensors take from the edges, in points.
    public var safeArea: EdgeInsets
    /// Whose metrics and hit rules apply.
    public var platform: Platform

    /// A screen of your own. Lengths that are negative or not finite count as 0, a scale below 1 or not finite as 1.
    public init(
        size: CGSize, scale: CGFloat = 2, safeArea: EdgeInsets = EdgeInsets(), platform: Platform = .iOS18,
        name: String? = nil
    ) {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite && value > 0 ? value : 0 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        self.scale = scale.isFinite && scale >= 1 ? scale : 1
        self.safeArea = EdgeInsets(
            top: length(safeArea.top), leading: length(safeArea.leading), bottom: length(safeArea.bottom),
            trailing: length(safeArea.trailing))
        self.platform = platform
        self.name = name ?? "\(Self.short(self.size.width))x\(Self.short(self.size.height))"
    }

    private static func short(_ length: CGFloat) -> String {
        length == length.rounded() ? "\(Int(length))" : "\(length)"
    }

    /// The device turned on its side: the top inset moves to both sides, the bottom keeps 21 where it had a home
    /// indicator. Source: Apple's landscape safe areas (0/59/21/59 on an iPhone 15).
    public var landscape: Device {
        var turned = self
        turned.size = CGSize(width: size.height, height: size.width)
        let hasHomeIndicator = safeArea.bottom > 0
        turned.safeArea = EdgeInsets(
            top: 0, leading: hasHomeIndicator ? safeArea.top : 0, bottom: hasHomeIndicator ? 21 : 0,
            trailing: hasHomeIndicator ? safeArea.top : 0)
        return turned
    }
}
