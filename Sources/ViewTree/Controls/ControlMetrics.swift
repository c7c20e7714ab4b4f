import Foundation

/// Sizes of controls and of the system's own spacing, for each platform. In points.
public struct ControlMetrics: Sendable {
    public let platform: Platform

    @inlinable
    public init(_ platform: Platform) { self.platform = platform }

    /// A Spacer's least length where it states none. Source: MetalUI probes, swiftui-web `layout/spacer`.
    @inlinable public static var spacerMinLength: CGFloat { 8 }

    /// The gap between neighbours that state no preference. Source: OpenSwiftUI; MetalUI measured 8 on both axes.
    @inlinable public static var defaultSpacing: Double { 8 }

    /// What `.padding()` adds. Source: OpenSwiftUI `DefaultPaddingKey`; swiftui-web `layout/padding-default`.
    @inlinable public static var defaultPadding: CGFloat { 16 }

    /// The length a shape, a colour or a GeometryReader takes where it is offered none. Source: Apple,
    /// `replacingUnspecifiedDimensions`.
    @inlinable public static var unspecifiedLength: Double { 10 }

    /// A Divider is one pixel, on macOS a whole point. Source: swiftui-web recordings.
    public func dividerThickness(pixelLength: CGFloat) -> CGFloat { platform.isMacOS ? 1 : pixelLength }

    /// The colour well of a ColorPicker. Source: public views that scale it by 40/28 (iOS); swiftui-web recording of
    /// macOS 26 (48 × 24).
    public var colorWell: CGSize { platform.isMacOS ? CGSize(width: 48, height: 24) : CGSize(width: 28, height: 28) }

    /// What `.bordered` and `.borderedProminent` add around a label. Source: recordings of iOS 18 and 26: label
    /// + 24 × + 14; macOS: + 24, at least 24 high.
    public var borderedButtonInsets: EdgeInsets {
        platform.isMacOS
            ? EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
            : EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    /// The least height of a bordered button. Source: swiftui-web `button/basic` on macOS.
    public var borderedButtonMinHeight: CGFloat { platform.isMacOS ? 24 : 0 }
}
