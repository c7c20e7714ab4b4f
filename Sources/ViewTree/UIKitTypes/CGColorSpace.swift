// C names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What the components of a colour mean.
public final class CGColorSpace: Hashable, @unchecked Sendable {
    /// The space's name; nil for the device's own.
    public let name: String?
    let space: Color.RGBColorSpace
    public let numberOfComponents: Int

    init(_ name: String?, _ space: Color.RGBColorSpace, _ numberOfComponents: Int = 3) {
        self.name = name
        self.space = space
        self.numberOfComponents = numberOfComponents
    }

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// nil for names of other spaces.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB: self.init(name, .sRGB)
        case Self.linearSRGB, Self.extendedLinearSRGB: self.init(name, .sRGBLinear)
        case Self.displayP3: self.init(name, .displayP3)
        case Self.genericGrayGamma2_2: self.init(name, .sRGB, 1)
        default: return nil
        }
    }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a.name == b.name && a.numberOfComponents == b.numberOfComponents
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(nil, .sRGB) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(nil, .sRGB, 1) }

extension CGColor {
    /// As many components as the space has, and the alpha.
    public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if colorSpace.numberOfComponents == 1 {
            self.init(gray: components[0], alpha: components[1])
        } else {
            let color = Color(
                colorSpace.space, red: Double(components[0]), green: Double(components[1]),
                blue: Double(components[2]), opacity: Double(components[3]))
            self.init(color._resolved(isDark: false))
        }
    }

    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
}
