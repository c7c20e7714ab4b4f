import Foundation
import ViewTree

/// An image. It takes no touches unless told to.
@MainActor
open class UIImageView: UIView {
    open var image: UIImage? { didSet { changed() } }
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    open var isAnimating: Bool { false }
    open func startAnimating() {}
    open func stopAnimating() {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// As large as its image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        setUp()
        changed()
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    private func setUp() {
        isUserInteractionEnabled = false
        hugging = [UILayoutPriority(251), UILayoutPriority(251)]
    }

    private func changed() {
        invalidateIntrinsicContentSize()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    override var shownProperties: [PlatformProperty] {
        image?.name.map { [PlatformProperty("image", $0)] } ?? []
    }
}
