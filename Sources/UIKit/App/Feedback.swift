// C names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Taps that are felt; nothing is felt here.
@MainActor
open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public override init() {}
    public init(style: FeedbackStyle) {}
    public init(style: FeedbackStyle, view: UIView) {}
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

/// What was copied.
open class UIPasteboard: NSObject, @unchecked Sendable {
    public static let general = UIPasteboard()
    private let lock = NSLock()
    private var text: String?
    public var string: String? {
        get { lock.withLock { text } }
        set { lock.withLock { text = newValue } }
    }
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }
    public var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }
    public var image: UIImage?
    public var hasStrings: Bool { string != nil }
    public var hasURLs: Bool { url != nil }
    public var hasImages: Bool { image != nil }
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}

/// What assistive technology is told.
public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public var rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let announcement = Notification(rawValue: 1)
        public static let layoutChanged = Notification(rawValue: 2)
        public static let screenChanged = Notification(rawValue: 3)
    }
    public static func post(notification: Notification, argument: Any?) {}
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("voiceOverStatusDidChange")
}

/// Calls a method with each frame; no frames are drawn here.
@MainActor
open class CADisplayLink: NSObject {
    private let target: () -> AnyObject?
    private let selector: Selector
    open var isPaused = false
    open var preferredFramesPerSecond = 0
    open var timestamp: CFTimeInterval { CACurrentMediaTime() }
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    open var duration: CFTimeInterval { 1.0 / 60 }

    public init(target: Any, selector sel: Selector) {
        let object = target as AnyObject
        self.target = { [weak object] in object }
        selector = sel
        sel.holdWeakly(object)
    }
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
}

/// Draws an image; it has the right size and nothing on it.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
    private let size: CGSize
    private let scale: CGFloat
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
        scale = format.scale
    }
    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.init(size: bounds.size, format: format)
    }
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage(size: size, scale: scale)
    }
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        actions(UIGraphicsImageRendererContext())
        return Data()
    }
}

open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
    public var scale = HostScreen.current.scale
    public var opaque = false
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsRendererContext: NSObject, @unchecked Sendable {
    public let cgContext = CGContext()
    public func fill(_ rect: CGRect) {}
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
    public func stroke(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
    public func clip(to rect: CGRect) {}
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    public var currentImage: UIImage { UIImage() }
}

/// Pages of a PDF file; they are empty.
open class UIGraphicsPDFRenderer: NSObject, @unchecked Sendable {
    private let bounds: CGRect
    public init(bounds: CGRect) { self.bounds = bounds }
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { self.bounds = bounds }
    public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        actions(UIGraphicsPDFRendererContext(bounds))
        return Data()
    }
    public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

open class UIGraphicsPDFRendererFormat: NSObject, @unchecked Sendable {
    public var documentInfo: [String: Any] = [:]
}

open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    public let pdfContextBounds: CGRect
    init(_ bounds: CGRect) { pdfContextBounds = bounds }
    public func beginPage() {}
    public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
public func UIGraphicsEndImageContext() {}
public func UIRectFill(_ rect: CGRect) {}
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}

extension UIView {
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { UIView(frame: rect) }
    /// Takes the keys away from whatever in it has them.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let view = UIApplication.shared.firstResponder as? UIView, view.isDescendant(of: self) else {
            if self is UIWindow { HostScreen.current.resignFocus?() }
            return false
        }
        return view.resignFirstResponder()
    }
}
