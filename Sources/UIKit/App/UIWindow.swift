import Foundation
import ViewTree

/// The root of a tree of views.
@MainActor
open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let alert = Level(rawValue: 2000)
        public static let statusBar = Level(rawValue: 1000)
        public static func + (level: Level, height: CGFloat) -> Level { Level(rawValue: level.rawValue + height) }
        public static func - (level: Level, height: CGFloat) -> Level { Level(rawValue: level.rawValue - height) }
    }

    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }
    open var windowLevel = Level.normal
    open weak var windowScene: UIWindowScene?
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
    open var screen: UIScreen { .main }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        UIApplication.shared.note(self)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// One that is none of the app's own.
    init(standingIn frame: CGRect) { super.init(frame: frame) }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    open func makeKeyAndVisible() {}
    open func makeKey() {}
    open func becomeKey() {}
    open func resignKey() {}
    open func sendEvent(_ event: UIEvent) {}

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { UIApplication.shared }
}

/// The screen of the code that runs.
open class UIScreen: NSObject, @unchecked Sendable {
    public static let main = UIScreen()
    public static var screens: [UIScreen] { [main] }

    /// In points.
    public var bounds: CGRect { CGRect(origin: .zero, size: HostScreen.current.size) }
    /// In pixels.
    public var nativeBounds: CGRect {
        CGRect(
            origin: .zero, size: CGSize(width: bounds.width * nativeScale, height: bounds.height * nativeScale))
    }
    public var scale: CGFloat { HostScreen.current.scale }
    public var nativeScale: CGFloat { scale }
    public var brightness: CGFloat = 0.5
    public var maximumFramesPerSecond: Int { 60 }
    public var isCaptured: Bool { false }
    public var traitCollection: UITraitCollection { .current }
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
}
