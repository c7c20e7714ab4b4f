import Foundation
import ViewTree

/// A value on a track. Only a touch on its thumb starts tracking.
@MainActor
open class UISlider: UIControl {
    private var stored: Float = 0
    open var value: Float {
        get { stored }
        set { stored = limited(newValue) }
    }
    open var minimumValue: Float = 0 { didSet { stored = limited(stored) } }
    open var maximumValue: Float = 1 { didSet { stored = limited(stored) } }
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging = [.defaultLow, .defaultHigh]
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugging = [.defaultLow, .defaultHigh]
    }

    private func limited(_ value: Float) -> Float {
        value.isNaN ? minimumValue : max(minimumValue, min(value, maximumValue))
    }

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] ?? thumbImages[.normal] }
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    private var thumbImages: [State: UIImage] = [:]
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { trackImages[0][state] = image }
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { trackImages[1][state] = image }
    open func minimumTrackImage(for state: State) -> UIImage? { trackImages[0][state] }
    open func maximumTrackImage(for state: State) -> UIImage? { trackImages[1][state] }
    private var trackImages: [[State: UIImage]] = [[:], [:]]

    // MARK: Geometry

    /// How wide the thumb is, in points: a guess. It travels the track's width without its own.
    static let thumbWidth: CGFloat = 28
    /// Source: AccessibilitySnapshot, iOS 17.5 to 26.2.
    static let height: CGFloat = 34

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let width = min(Self.thumbWidth, bounds.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: bounds.minX + (bounds.width - width) * (isMirrored ? 1 - fraction : fraction), y: bounds.minY,
            width: width, height: bounds.height)
    }

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

    /// Where a touch starts tracking, from its own top left corner.
    override var grip: CGRect? { thumb.offsetBy(dx: -bounds.minX, dy: -bounds.minY) }

    private var thumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: stored)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    // MARK: Tracking

    private var held: (x: CGFloat, value: Float)?

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        guard place.x >= thumb.minX, place.x < thumb.maxX else { return false }
        held = (place.x, stored)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let held else { return false }
        let travel = bounds.width - thumb.width
        guard travel > 0 else { return true }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let distance = (touch.location(in: self).x - held.x) * (isMirrored ? -1 : 1)
        let old = stored
        value = held.value + Float(distance / travel) * (maximumValue - minimumValue)
        if isContinuous, stored != old { send(.valueChanged, event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous, let held, held.value != stored { send(.valueChanged, event) }
        held = nil
    }

    override var preventsOuterTaps: Bool { true }
    override var shownProperties: [PlatformProperty] { [PlatformProperty("value", stored.short)] }
}

extension Float {
    /// At most three decimals, without zeros at the end.
    var short: String { Double(self).short }
}

extension Double {
    var short: String {
        guard isFinite else { return "\(self)" }
        var text = String(format: "%.3f", self)
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text == "-0" ? "0" : text
    }
}
