import Foundation

/// The screen that code of the user's runs on: what `UIScreen.main` and trait collections say.
public struct HostScreen: Sendable {
    /// In points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    public var safeArea: EdgeInsets
    public var platform: Platform
    public var isDark: Bool
    public var isRightToLeft: Bool
    /// Who measures texts; nil for the library's own measurer.
    public var textMeasurer: (any TextMeasuring)?
    /// Takes the keys away from the field of SwiftUI's that has them.
    public var resignFocus: (@Sendable () -> Void)?

    public init(
        size: CGSize, scale: CGFloat, safeArea: EdgeInsets, platform: Platform, isDark: Bool = false,
        isRightToLeft: Bool = false
    ) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.platform = platform
        self.isDark = isDark
        self.isRightToLeft = isRightToLeft
    }

    /// What a screen is where none is known: the usual device's.
    static let usual = HostScreen(
        size: CGSize(width: 402, height: 874), scale: 3,
        safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), platform: .iOS18)

    /// The screen of the code that runs.
    @TaskLocal static var running: HostScreen?

    /// The screen of the code that runs; the usual device's where that belongs to no screen.
    public static var current: HostScreen { running ?? ScreenWork.current?.screen ?? usual }

    /// Runs code with this screen as the current one.
    public func run<R>(_ body: () throws -> R) rethrows -> R {
        try HostScreen.$running.withValue(self, operation: body)
    }
}
