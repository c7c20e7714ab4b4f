import Foundation

/// Something in a menu.
@MainActor
open class UIMenuElement: NSObject {
    public enum State: Int, Sendable { case off, on, mixed }
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    open var title = ""
    open var image: UIImage?
    open var subtitle: String?
}

/// Something to do.
@MainActor
open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    open var attributes: Attributes
    open var state: State
    public internal(set) var sender: Any?
    private let handler: (UIAction) -> Void
    private static var count = 0

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        Self.count += 1
        self.identifier = identifier ?? Identifier("action \(Self.count)")
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init()
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    func perform(_ sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// A menu. A button whose primary action it is opens it.
@MainActor
open class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        public static let singleSelection = Options(rawValue: 1 << 5)
    }
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public enum ElementSize: Int, Sendable {
        case small, medium, large
        case automatic = -1
    }

    public let children: [UIMenuElement]
    public let options: Options
    public let identifier: Identifier
    open var preferredElementSize = ElementSize.automatic
    private static var count = 0

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        Self.count += 1
        self.children = children
        self.options = options
        self.identifier = identifier ?? Identifier("menu \(Self.count)")
        self.preferredElementSize = preferredElementSize
        super.init()
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    /// A menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}
