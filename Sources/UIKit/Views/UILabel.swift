import Foundation
import ViewTree

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// A text. It takes no touches unless told to.
@MainActor
open class UILabel: UIView {
    open var text: String? { didSet { changed() } }
    open var attributedText: NSAttributedString? {
        get { attributed ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            attributed = newValue
        }
    }
    private var attributed: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { changed() } }
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1 { didSet { changed() } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        hugging = [UILayoutPriority(251), UILayoutPriority(251)]
    }

    /// The text lies in the middle of its height.
    override func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard let font, text?.isEmpty == false else { return nil }
        let text = sizeThatFits(CGSize(width: size.width, height: .infinity)).height
        let top = (size.height - text) / 2
        return (top + font.ascender, top + text + font.descender)
    }

    private func changed() {
        attributed = nil
        if font.isForeign { approximation = "the font \"\(font.fontName)\" is measured like the system font" }
        invalidateIntrinsicContentSize()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        // A label with one line is as wide as its text, whatever it is offered.
        let width = numberOfLines == 1 ? .infinity : size.width
        return TextMeasure.size(text ?? "", font, width: width, lines: numberOfLines)
    }

    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
        return TextMeasure.size(text ?? "", font, width: width, lines: numberOfLines)
    }

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(
            origin: bounds.origin,
            size: TextMeasure.size(text ?? "", font, width: bounds.width, lines: numberOfLines))
    }

    open func drawText(in rect: CGRect) {}

    override var shownText: String? { text }
    override var shownProperties: [PlatformProperty] { [PlatformProperty("textColor", textColor.description)] }
}
