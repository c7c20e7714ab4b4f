import Foundation
import ViewTree

/// A button.
@MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }

    public private(set) var buttonType = ButtonType.custom
    public let titleLabel: UILabel?
    public let imageView: UIImageView?
    public var subtitleLabel: UILabel? { nil }
    open var isPointerInteractionEnabled = false

    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgroundImages: [State: UIImage] = [:]

    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var reversesTitleShadowWhenHighlighted = false
    open var role = Role.normal
    open var menu: UIMenu?
    open var changesSelectionAsPrimaryAction = false
    open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
    open var automaticallyUpdatesConfiguration = true

    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    public override init(frame: CGRect) {
        titleLabel = UILabel()
        imageView = UIImageView()
        super.init(frame: frame)
        setUp(.custom)
    }

    public required init?(coder: NSCoder) {
        titleLabel = UILabel()
        imageView = UIImageView()
        super.init(coder: coder)
        setUp(.custom)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setUp(buttonType)
    }

    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        use(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        use(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        use(primaryAction)
    }

    private func use(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    /// 18 points in a custom button, 15 in a system one (UIKit).
    private func setUp(_ type: ButtonType) {
        buttonType = type
        titleLabel?.font = .systemFont(ofSize: type == .custom ? UIFont.buttonFontSize : 15)
    }

    // MARK: Content by state

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        titleLabel?.text = currentTitle
        invalidateIntrinsicContentSize()
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { setTitle(title?.string, for: state) }
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        imageView?.image = currentImage
        invalidateIntrinsicContentSize()
    }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {}

    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        title(for: state).map { NSAttributedString(string: $0) }
    }

    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    open var currentTitleColor: UIColor {
        titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
    }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: Size

    /// Title and image side by side. A system button adds 6 above and below its title, a custom one as well, and is at
    /// least 30 wide (recorded: 30×34 with an 18-point title); a configured one adds its insets, 12 at the sides and 7
    /// above and below.
    private var fittingSize: CGSize {
        let font = configuration == nil ? titleLabel!.font! : UIFont.preferredFont(forTextStyle: .body)
        let title = currentTitle.map { TextMeasure.size($0, font) } ?? .zero
        let image = currentImage?.size ?? .zero
        if let configuration {
            let insets = configuration.contentInsets
            let gap = title.width > 0 && image.width > 0 ? configuration.imagePadding : 0
            return CGSize(
                width: title.width + image.width + gap + insets.leading + insets.trailing,
                height: max(title.height, image.height) + insets.top + insets.bottom)
        }
        let insets = contentEdgeInsets
        var width = title.width + image.width + insets.left + insets.right
        var height = max(title.height, image.height) + insets.top + insets.bottom
        if insets == .zero {
            if title.height > 0, title.height >= image.height { height += 12 }
            width = max(width, 30)
        }
        return CGSize(width: width, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
    open override var intrinsicContentSize: CGSize { fittingSize }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    override func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard currentTitle?.isEmpty == false, let font = titleLabel?.font else { return nil }
        let baseline = (size.height - font.lineHeight) / 2 + font.ascender
        return (baseline, baseline)
    }

    override var shownText: String? { currentTitle ?? currentImage?.name }
    override var shownProperties: [PlatformProperty] {
        isSelected ? [PlatformProperty("isSelected", "true")] : []
    }
    override var sendsPrimaryAction: Bool { !opensMenu }
    private var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

    override func lifted(_ touch: UITouch, _ event: UIEvent?) {
        let isInside = isTouchInside
        super.lifted(touch, event)
        guard isInside, opensMenu, let menu else { return }
        send(.menuActionTriggered, event)
        _UIContextMenuContainerView.open(menu, from: self)
    }
    override var preventsOuterTaps: Bool { true }

    override func stateChanged() {
        super.stateChanged()
        titleLabel?.text = currentTitle
        configurationUpdateHandler?(self)
    }
}

extension UIButton {
    /// The look of a button.
    public struct Configuration {
        public var title: String?
        public var subtitle: String?
        public var attributedTitle: AttributedString? {
            didSet { title = attributedTitle.map { String($0.characters) } }
        }
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// 12 at the sides; 10 above and below on iOS 26 (swiftui-web `representable/measure-controls`: 46×40.5), 7 before,
        /// as a bordered SwiftUI button.
        public var contentInsets = NSDirectionalEdgeInsets(
            top: Self.verticalInset, leading: 12, bottom: Self.verticalInset, trailing: 12)
        private static var verticalInset: CGFloat { HostScreen.current.platform == .iOS26 ? 10 : 7 }
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var attributedSubtitle: AttributedString? {
            didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
        }
        public var automaticallyUpdateForSelection = true
        public func updated(for button: UIButton) -> Configuration { self }
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var titleAlignment = TitleAlignment.automatic
        public var showsActivityIndicator = false
        public var background = UIBackgroundConfiguration()
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        public static func plain() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedTinted() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }
    }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public init() {}
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
