import Foundation
import ViewTree

/// A well for a colour; a tap would open the system's picker.
@MainActor
open class UIColorWell: UIControl {
    open var selectedColor: UIColor?
    open var title: String?
    open var supportsAlpha = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging = [.defaultHigh, .defaultHigh]
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugging = [.defaultHigh, .defaultHigh]
    }

    /// Source: two public views that scale by 40/28 (the same well as SwiftUI's ColorPicker).
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var shownText: String? { title }
    override var shownProperties: [PlatformProperty] {
        selectedColor.map { [PlatformProperty("selectedColor", $0.description)] } ?? []
    }
}

/// A date and a time.
@MainActor
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
    public enum Style: Int, Sendable { case automatic, wheels, compact, inline }
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = Style.automatic
    open var datePickerStyle: Style { preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle }
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval = 1
    open var countDownDuration: TimeInterval = 0
    open var locale: Locale?
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone?
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging = [.defaultHigh, .defaultHigh]
        approximation = "the size of a date picker depends on its text and is a guess"
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugging = [.defaultHigh, .defaultHigh]
    }

    /// A wheel is 216 high and a calendar as wide as SwiftUI's; a pill is as high as SwiftUI's.
    open override var intrinsicContentSize: CGSize {
        let table = ControlMetrics(HostScreen.current.platform).controls
        switch datePickerStyle {
        case .wheels: return CGSize(width: 320, height: 216)
        case .inline: return table.dateGraphical
        default:
            let font = UIFont.preferredFont(forTextStyle: .body)
            func pill(_ text: String) -> CGFloat {
                TextMeasure.size(text, font).width + table.datePillInsets.leading + table.datePillInsets.trailing
            }
            let height =
                TextMeasure.size("1", font).height + table.datePillInsets.top + table.datePillInsets.bottom
            switch datePickerMode {
            case .time, .countDownTimer: return CGSize(width: pill("10:00 AM"), height: height)
            case .date, .yearAndMonth: return CGSize(width: pill("Jan 10, 2026"), height: height)
            default:
                return CGSize(width: pill("Jan 10, 2026") + table.datePillGap + pill("10:00 AM"), height: height)
            }
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open var roundsToMinuteInterval = true

    /// Inside SwiftUI a compact one has no size of its own: 0×0 with `fixedSize()` (swiftui-web
    /// `representable/measure-controls`).
    override var hostedContentSize: CGSize {
        datePickerStyle == .compact
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : intrinsicContentSize
    }
}

/// Dots for pages: a tap on a half goes to the next or the previous one.
@MainActor
open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
    open var currentPage = 0 { didSet { currentPage = max(0, min(currentPage, max(0, numberOfPages - 1))) } }
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var backgroundStyle = BackgroundStyle.automatic
    open var allowsContinuousInteraction = true
    open var preferredIndicatorImage: UIImage?
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging = [.defaultHigh, .defaultHigh]
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugging = [.defaultHigh, .defaultHigh]
    }

    /// Dots of 10 points, 18 from one to the next, 14 at both ends: 74 for three pages, 92 for four (swiftui-web
    /// `uikit/controls/more`). 25.667 high at 3x and 26 at 2x (AccessibilitySnapshot, swiftui-web).
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let scale = HostScreen.current.scale
        let height: CGFloat = 25.6
        return CGSize(width: 20 + 18 * CGFloat(pageCount), height: (height * scale).rounded(.up) / scale)
    }
    open override var intrinsicContentSize: CGSize {
        size(forNumberOfPages: numberOfPages)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func lifted(_ touch: UITouch, _ event: UIEvent?) {
        super.lifted(touch, event)
        let place = touch.location(in: self)
        guard bounds.contains(place) else { return }
        let old = currentPage
        currentPage += place.x >= bounds.midX ? 1 : -1
        if currentPage != old { send(.valueChanged, event) }
    }

    override var preventsOuterTaps: Bool { true }
    override var shownProperties: [PlatformProperty] { [PlatformProperty("currentPage", "\(currentPage)")] }
}

/// A bar that shows progress.
@MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }
    open var progress: Float = 0 { didSet { progress = progress.isNaN ? 0 : max(0, min(progress, 1)) } }
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    open var progressViewStyle = Style.default
    open var observedProgress: Progress?
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging = [.defaultLow, .defaultHigh]
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Source: swiftui-web `representable/measure-controls`.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
    override var shownProperties: [PlatformProperty] { [PlatformProperty("progress", progress.short)] }
}

/// A spinner.
@MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        case whiteLarge = 0
        case white = 1
        case gray = 2
    }
    open var style: Style { didSet { invalidateIntrinsicContentSize() } }
    open var color: UIColor! = .gray
    open var hidesWhenStopped = true
    public private(set) var isAnimating = false

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        hugging = [.defaultHigh, .defaultHigh]
        bounds.size = intrinsicContentSize
    }
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        hugging = [.defaultHigh, .defaultHigh]
    }
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    /// Source: swiftui-web UIKit/Controls.md.
    open override var intrinsicContentSize: CGSize {
        style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A control that asks for new content when it is pulled.
@MainActor
open class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}
