import Foundation

/// Sizes of controls and of the system's own spacing, for each platform. In points.
///
/// What a version's controls measure stands in its ``ControlTable``; what its lists measure in its ``ListTable``.
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

    /// The table of the version.
    public var controls: ControlTable {
        switch platform {
        case .iOS17: .iOS17
        // The watch's controls are its own; those of its time stand in.
        case .iOS18, .watchOS: .iOS18
        case .iOS26: .iOS26
        case .macOS: .macOS
        }
    }

    /// The list's table of the version.
    public var lists: ListTable {
        switch platform {
        case .iOS17: .iOS17
        case .iOS18, .watchOS: .iOS18
        case .iOS26: .iOS26
        case .macOS: .macOS
        }
    }
}
