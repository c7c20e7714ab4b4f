import Foundation
import ViewTree

/// A switch, of one size: whatever frame it is given, its size stays.
@MainActor
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var title: String?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp(frame.origin)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(.zero)
    }

    private func setUp(_ origin: CGPoint) {
        hugging = [.defaultHigh, .defaultHigh]
        super.frame = CGRect(origin: origin, size: intrinsicContentSize)
    }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: intrinsicContentSize) }
    }

    /// 51×31 up to iOS 18, 63×28 on iOS 26 (AccessibilitySnapshot).
    open override var intrinsicContentSize: CGSize {
        HostScreen.current.platform == .iOS26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    }

    /// Inside SwiftUI it takes 66×30 on iOS 26 (swiftui-web `representable/controls`).
    open override var alignmentRectInsets: UIEdgeInsets {
        HostScreen.current.platform == .iOS26 ? UIEdgeInsets(top: -1, left: -1.5, bottom: -1, right: -1.5) : .zero
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func lifted(_ touch: UITouch, _ event: UIEvent?) {
        let wasInside = isTouchInside
        super.lifted(touch, event)
        guard wasInside else { return }
        isOn.toggle()
        send([.valueChanged, .primaryActionTriggered], event)
    }

    override var preventsOuterTaps: Bool { true }
    override var shownProperties: [PlatformProperty] { [PlatformProperty("isOn", "\(isOn)")] }
}

/// Two halves, one for a step less and one for a step more.
@MainActor
open class UIStepper: UIControl {
    private var stored = 0.0
    open var value: Double {
        get { stored }
        set { stored = limited(newValue) }
    }
    open var minimumValue = 0.0 { didSet { stored = limited(stored) } }
    open var maximumValue = 100.0 { didSet { stored = limited(stored) } }
    open var stepValue = 1.0
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
    open func setDecrementImage(_ image: UIImage?, for state: State) {}
    open func setIncrementImage(_ image: UIImage?, for state: State) {}
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp(frame.origin)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(.zero)
    }

    private func setUp(_ origin: CGPoint) {
        hugging = [.defaultHigh, .defaultHigh]
        super.frame = CGRect(origin: origin, size: intrinsicContentSize)
    }

    private func limited(_ value: Double) -> Double {
        value.isNaN ? minimumValue : max(minimumValue, min(value, maximumValue))
    }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: intrinsicContentSize) }
    }

    /// Source: AccessibilitySnapshot.
    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func lifted(_ touch: UITouch, _ event: UIEvent?) {
        super.lifted(touch, event)
        let place = touch.location(in: self)
        guard bounds.contains(place) else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isMore = (place.x >= bounds.midX) != isMirrored
        let old = stored
        var next = stored + (isMore ? stepValue : -stepValue)
        if wraps {
            if next > maximumValue { next = minimumValue }
            if next < minimumValue { next = maximumValue }
        }
        value = next
        if stored != old { send([.valueChanged, .primaryActionTriggered], event) }
    }

    override var preventsOuterTaps: Bool { true }
    override var shownProperties: [PlatformProperty] { [PlatformProperty("value", stored.short)] }
}
