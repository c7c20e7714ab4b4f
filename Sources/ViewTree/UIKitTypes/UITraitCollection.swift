import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision = 6
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

/// What a view may ask about its surroundings.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let displayScale: CGFloat
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let preferredContentSizeCategory = UIContentSizeCategory.large

    init(_ screen: HostScreen) {
        userInterfaceStyle = screen.isDark ? .dark : .light
        // The smallest iPad is 744 points wide; all of it is regular both ways.
        let isPad = min(screen.size.width, screen.size.height) >= 700
        horizontalSizeClass = isPad ? .regular : .compact
        verticalSizeClass = !isPad && screen.size.height < screen.size.width ? .compact : .regular
        userInterfaceIdiom = isPad ? .pad : .phone
        displayScale = screen.scale
        layoutDirection = screen.isRightToLeft ? .rightToLeft : .leftToRight
    }

    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        horizontalSizeClass = .unspecified
        verticalSizeClass = .unspecified
        userInterfaceIdiom = .unspecified
        displayScale = 0
        layoutDirection = .unspecified
    }

    public static var current: UITraitCollection { UITraitCollection(HostScreen.current) }

    public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
        traits?.userInterfaceStyle != userInterfaceStyle
    }
}

/// A Dynamic Type size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
    public static let small = UIContentSizeCategory(rawValue: "small")
    public static let medium = UIContentSizeCategory(rawValue: "medium")
    public static let large = UIContentSizeCategory(rawValue: "large")
    public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")

    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}
