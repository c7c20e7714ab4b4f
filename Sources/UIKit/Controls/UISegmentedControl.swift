import Foundation
import ViewTree

/// Segments side by side, of which one is selected.
@MainActor
open class UISegmentedControl: UIControl {
    nonisolated public static var noSegment: Int { -1 }

    private struct Segment {
        var title: String?
        var image: UIImage?
        var width: CGFloat = 0
        var isEnabled = true
        var action: UIAction?
    }

    private var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }
    private var selected = UISegmentedControl.noSegment
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    open var selectedSegmentTintColor: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hug()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hug()
    }

    /// Titles and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        hug()
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
        bounds.size = intrinsicContentSize
        layer.position = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions.map(\.title))
        for (place, action) in actions.enumerated() { segments[place].action = action }
        if frame != .zero { self.frame = frame }
    }

    /// Two segments in a 200 point column are as wide as they like to be (swiftui-web `representable/measure-controls`).
    private func hug() { hugging = [.defaultHigh, .defaultHigh] }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }
    open var selectedSegmentIndex: Int {
        get { selected }
        set { selected = segments.indices.contains(newValue) ? newValue : Self.noSegment }
    }
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].title = title }
    }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].image = image }
    }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }
    private func insert(_ new: Segment, at place: Int) {
        let place = min(max(0, place), segments.count)
        segments.insert(new, at: place)
        if selected >= place { selected += 1 }
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].action = action
        segments[segment].title = action.title
    }
    open func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selected == segment { selected = Self.noSegment } else if selected > segment { selected -= 1 }
    }
    open func removeAllSegments() {
        segments = []
        selected = Self.noSegment
    }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].width = width }
    }
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
    }
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
    open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
    ) {}
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}

    // MARK: Size

    /// Source: AccessibilitySnapshot. Inside SwiftUI it is a point lower: its alignment rectangle is.
    static let height: CGFloat = 32
    /// Segments "A" and "B" are 64 wide together (swiftui-web `representable/measure-controls`, iOS 26): a segment is at
    /// least as wide as it is high.
    static let leastWidth: CGFloat = 32
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

    open override var intrinsicContentSize: CGSize {
        let table = ControlMetrics(HostScreen.current.platform).controls
        let font = UIFont.systemFont(ofSize: table.segmentFontSize)
        let widest =
            segments.map { segment in
                segment.title.map { TextMeasure.size($0, font).width } ?? segment.image?.size.width ?? 0
            }.max() ?? 0
        let count = CGFloat(segments.count)
        let width = segments.reduce(0) { sum, segment in
            sum + (segment.width > 0 ? segment.width : max(widest + table.segmentPadding, Self.leastWidth))
        }
        return CGSize(width: width + max(0, count - 1) * table.segmentDivider, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Touches

    /// The segment at a point of its own space; equal widths unless they were given.
    private func segment(at point: CGPoint) -> Int? {
        guard !segments.isEmpty, bounds.width > 0 else { return nil }
        let fixed = segments.reduce(0) { $0 + $1.width }
        let free = segments.filter { $0.width <= 0 }.count
        let rest = free > 0 ? max(0, bounds.width - fixed) / CGFloat(free) : 0
        var x: CGFloat = 0
        for (place, segment) in segments.enumerated() {
            let width = segment.width > 0 ? segment.width : rest
            if point.x >= x, point.x < x + width { return place }
            x += width
        }
        return nil
    }

    override func lifted(_ touch: UITouch, _ event: UIEvent?) {
        super.lifted(touch, event)
        let place = touch.location(in: self)
        guard bounds.contains(place), let segment = segment(at: place), segments[segment].isEnabled else { return }
        guard isMomentary || segment != selected else { return }
        selected = segment
        send([.valueChanged, .primaryActionTriggered], event)
        segments[segment].action?.perform(self)
        if isMomentary { selected = Self.noSegment }
    }

    override var preventsOuterTaps: Bool { true }
    override var shownProperties: [PlatformProperty] {
        let title = segments.indices.contains(selected) ? segments[selected].title ?? "\(selected)" : "none"
        return [PlatformProperty("selected", title)]
    }
}

public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt
}
