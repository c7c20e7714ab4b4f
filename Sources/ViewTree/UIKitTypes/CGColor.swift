import Foundation

/// A colour as Core Graphics has it: sRGB components.
public final class CGColor: Hashable, @unchecked Sendable {
    public let resolved: ResolvedColor

    public init(_ resolved: ResolvedColor) { self.resolved = resolved }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            ResolvedColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(ResolvedColor(white: Double(gray), alpha: Double(alpha)))
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? {
        [CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue), CGFloat(resolved.alpha)]
    }
    public var numberOfComponents: Int { 4 }
    public var alpha: CGFloat { CGFloat(resolved.alpha) }

    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = resolved
        copy.alpha = Double(alpha)
        return CGColor(copy)
    }

    public static let black = CGColor(.black)
    public static let white = CGColor(.white)
    public static let clear = CGColor(.clear)

    public static func == (a: CGColor, b: CGColor) -> Bool { a.resolved == b.resolved }
    public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color {
    public init(cgColor: CGColor) { self.init(resolved: cgColor.resolved) }
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self.init(resolved: cgColor.resolved) }

    /// The colour's value, where it does not depend on the surroundings.
    public var cgColor: CGColor? { CGColor(_resolved(isDark: false)) }
}
