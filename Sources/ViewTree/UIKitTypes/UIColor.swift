import Foundation

/// A colour of UIKit's: components, one of the system's, or one that depends on the surroundings.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    enum Storage {
        case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
        case white(CGFloat, alpha: CGFloat)
        case system(SystemColor)
        case color(Color)
        case dynamic((UITraitCollection) -> UIColor)
        indirect case faded(UIColor, alpha: CGFloat)
    }

    let storage: Storage

    init(storage: Storage) { self.storage = storage }

    convenience init(shown color: Color) { self.init(color) }

    /// Components 0 … 1; others mean colours outside of sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .components(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// What `#colorLiteral` makes.
    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        storage = .components(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .color(
            Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// A grey: 0 is black, 1 is white.
    public init(white: CGFloat, alpha: CGFloat) { storage = .white(white, alpha: alpha) }

    /// Each 0 … 1; values outside are limited to it. NaN counts as 0.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = HueColor.rgb(hue: hue, saturation: saturation, brightness: brightness)
        storage = .components(red: red, green: green, blue: blue, alpha: alpha)
    }

    public init(cgColor: CGColor) {
        let color = cgColor.resolved
        storage = .components(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.alpha))
    }

    /// A colour from an asset catalogue, as `Color` reads it.
    public init?(named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil) {
        storage = .color(Color(name, bundle: bundle))
    }

    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { storage = .dynamic(dynamicProvider) }

    public init(_ color: Color) { storage = .color(color) }

    public required init?(coder: NSCoder) { storage = .white(0, alpha: 1) }

    // MARK: Values

    /// The colour as drawn in some surroundings.
    public func resolved(_ traits: UITraitCollection = .current) -> ResolvedColor {
        switch storage {
        case .components(let red, let green, let blue, let alpha):
            return ResolvedColor(
                red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(min(max(alpha, 0), 1)))
        case .white(let white, let alpha):
            return ResolvedColor(white: Double(white), alpha: Double(min(max(alpha, 0), 1)))
        case .system(let color):
            return color.resolved(isDark: traits.userInterfaceStyle == .dark, palette: Self.palette)
        case .color(let color):
            return color._resolved(isDark: traits.userInterfaceStyle == .dark, palette: Self.palette)
        case .dynamic(let provider): return provider(traits).resolved(traits)
        case .faded(let color, let alpha):
            var result = color.resolved(traits)
            result.alpha = Double(min(max(alpha, 0), 1))
            return result
        }
    }

    private static var palette: SystemPalette { SystemPalette(HostScreen.current.platform) }

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(cgColor: CGColor(resolved(traitCollection)))
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .components(let red, let green, let blue, _):
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .white(let white, _): return UIColor(white: white, alpha: alpha)
        default: return UIColor(storage: .faded(self, alpha: alpha))
        }
    }

    public var cgColor: CGColor { CGColor(resolved()) }

    private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        if case .components(let red, let green, let blue, let alpha) = storage { return (red, green, blue, alpha) }
        let color = resolved()
        return (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha))
    }

    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components
        let value = HueColor.hsb(red: color.red, green: color.green, blue: color.blue)
        hue?.pointee = value.hue
        saturation?.pointee = value.saturation
        brightness?.pointee = value.brightness
        alpha?.pointee = color.alpha
        return true
    }

    /// The grey of a grey; false for colours.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// Nothing is drawn here.
    public func setFill() {}
    public func setStroke() {}
    public func set() {}

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if case .system(let a) = storage, case .system(let b) = other.storage { return a == b }
        return resolved() == other.resolved()
    }

    open override var hash: Int { resolved().hashValue }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// `#RRGGBB`, with the alpha as a percentage where it is not 1.
    open override var description: String { resolved().uiDescription }
}

/// The type of a `#colorLiteral` that nothing says otherwise of.
public typealias _ColorLiteralType = UIColor

extension ResolvedColor {
    /// `#FF9500`, `#FF9500 50%`.
    public var uiDescription: String {
        func byte(_ value: Double) -> String {
            let number = Int((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded())
            let text = String(number, radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        let hex = "#" + byte(red) + byte(green) + byte(blue)
        guard alpha != 1 else { return hex }
        return "\(hex) \(Int((min(max(alpha, 0), 1) * 100).rounded()))%"
    }
}

/// Hue, saturation and brightness.
enum HueColor {
    static func rgb(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat
    ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        func limited(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
        let (hue, saturation, brightness) = (limited(hue), limited(saturation), limited(brightness))
        // Each component is a trapezoid over the hue's circle of six sectors.
        func component(_ sectors: CGFloat) -> CGFloat {
            let position = (sectors + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        return (component(5), component(3), component(1))
    }

    /// A grey has hue and saturation 0.
    static func hsb(
        red: CGFloat, green: CGFloat, blue: CGFloat
    ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        guard range > 0, most > 0 else { return (0, 0, most) }
        let sector: CGFloat
        if most == red {
            sector = (green - blue) / range
        } else if most == green {
            sector = (blue - red) / range + 2
        } else {
            sector = (red - green) / range + 4
        }
        let hue = sector / 6
        return (hue < 0 ? hue + 1 : hue, range / most, most)
    }
}

extension Color {
    public init(_ color: UIColor) { self.init(uiColor: color) }

    public init(uiColor: UIColor) {
        switch uiColor.storage {
        case .system(let color): self.init(system: color)
        case .color(let color): self = color
        case .faded(let color, let alpha): self = Color(uiColor: color).opacity(Double(alpha))
        case .dynamic(let provider):
            self.init(
                light: provider(UITraitCollection(userInterfaceStyle: .light)).resolved(
                    .init(userInterfaceStyle: .light)),
                dark: provider(UITraitCollection(userInterfaceStyle: .dark)).resolved(.init(userInterfaceStyle: .dark)))
        default: self.init(resolved: uiColor.resolved())
        }
    }
}
