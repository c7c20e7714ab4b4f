import Foundation

/// Core Graphics' colour, as far as SwiftUI files use it.
public final class CGColor: Hashable, @unchecked Sendable {
    let color: Color

    init(shown color: Color) { self.color = color }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(shown: Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(shown: Color(.sRGB, white: gray, opacity: alpha))
    }

    /// Red, green, blue and alpha, 0 to 1.
    public var components: [CGFloat]? {
        let resolved = color._resolved(isDark: false)
        return [resolved.red, resolved.green, resolved.blue, resolved.alpha]
    }

    public var numberOfComponents: Int { 4 }
    public var alpha: CGFloat { color._resolved(isDark: false).alpha }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self = cgColor.color }
    public init(cgColor: CGColor) { self = cgColor.color }

    /// The colour's components in light mode.
    public var cgColor: CGColor? { CGColor(shown: self) }
}
