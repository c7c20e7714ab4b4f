import Foundation
import ViewTree

/// An image: nothing is drawn of it, its size counts.
open class UIImage: NSObject, @unchecked Sendable {
    /// In points.
    public let size: CGSize
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    public let imageOrientation = Orientation.up
    /// The name of an asset or a symbol.
    let name: String?
    public let isSymbolImage: Bool
    /// Why its size is a guess.
    let approximation: String?
    private let data: Data?

    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    public enum SymbolScale: Int, Sendable {
        case unspecified = -1
        case small = 1
        case medium, large
    }

    init(
        size: CGSize, scale: CGFloat = 1, name: String? = nil, isSymbol: Bool = false, approximation: String? = nil,
        data: Data? = nil, mode: RenderingMode = .automatic
    ) {
        self.size = size
        self.scale = scale
        self.name = name
        self.data = data
        isSymbolImage = isSymbol
        self.approximation = approximation
        renderingMode = mode
    }

    public override convenience init() { self.init(size: .zero) }

    /// Asset catalogs are not read: the size is a guess, and says so. nil for no name at all.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        self.init(
            size: CGSize(width: 100, height: 100), name: name,
            approximation: "the size of the asset \"\(name)\" is not known")
    }

    public convenience init(imageLiteralResourceName name: String) {
        self.init(
            size: CGSize(width: 100, height: 100), name: name,
            approximation: "the size of the asset \"\(name)\" is not known")
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name, in: bundle, with: nil)
    }

    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol: its recorded box at its font's size.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let points = (configuration as? SymbolConfiguration)?.pointSize ?? 17
        let symbol = _symbolSize(named: name, pointSize: points, displayScale: HostScreen.current.scale)
        self.init(size: symbol.size, name: name, isSymbol: true, approximation: symbol.guess)
    }

    /// The size of PNG, JPEG and GIF files stands at their beginning; nil for anything else.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let size = ImageHeader.size(of: data), scale > 0 else { return nil }
        self.init(
            size: CGSize(width: size.width / scale, height: size.height / scale), scale: scale, data: data)
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    public convenience init(cgImage: CGImage) {
        self.init(size: CGSize(width: cgImage.width, height: cgImage.height))
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(
            size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale), scale: scale)
    }

    public var cgImage: CGImage? {
        CGImage(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    }

    public func pngData() -> Data? { data ?? Data() }
    public func jpegData(compressionQuality: CGFloat) -> Data? { data ?? Data() }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            size: size, scale: scale, name: name, isSymbol: isSymbolImage, approximation: approximation, data: data,
            mode: renderingMode)
    }

    public func withTintColor(_ color: UIColor) -> UIImage { self }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withRenderingMode(renderingMode)
    }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size, scale: scale) }
    public func draw(in rect: CGRect) {}
    public func draw(at point: CGPoint) {}

    open class Configuration: NSObject, @unchecked Sendable {}

    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat
        public init(pointSize: CGFloat) { self.pointSize = pointSize }
        public init(pointSize: CGFloat, weight: SymbolWeight) { self.pointSize = pointSize }
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.pointSize = pointSize }
        public init(font: UIFont) { pointSize = font.pointSize }
        public init(font: UIFont, scale: SymbolScale) { pointSize = font.pointSize }
        public init(scale: SymbolScale) { pointSize = 17 }
        public init(weight: SymbolWeight) { pointSize = 17 }
        public init(textStyle: UIFont.TextStyle) {
            pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize
        }
    }
}

/// Pixels; none are kept here.
public final class CGImage: @unchecked Sendable {
    public let width: Int
    public let height: Int
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

extension Image {
    /// An image of UIKit's; its size counts.
    public init(uiImage: UIImage) {
        if uiImage.isSymbolImage, let name = uiImage.name {
            self.init(systemName: name)
        } else if let name = uiImage.name {
            self.init(decorative: name)
        } else {
            self.init(size: uiImage.size) { _ in }
        }
    }
}

/// The size of an image, read off the beginning of its file.
enum ImageHeader {
    /// In pixels; nil for files of other kinds.
    static func size(of data: Data) -> CGSize? {
        let bytes = [UInt8](data.prefix(1 << 16))
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(bytes) }
        if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
        if bytes.starts(with: Array("GIF8".utf8)) { return gif(bytes) }
        return nil
    }

    private static func big(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
    }

    private static func png(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 24 else { return nil }
        return CGSize(width: big(bytes, 16, 4), height: big(bytes, 20, 4))
    }

    private static func gif(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 10 else { return nil }
        return CGSize(width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    }

    /// Segment by segment up to the one that starts a frame.
    private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
        var place = 2
        while place + 9 < bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            let isFrame = (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
            if isFrame { return CGSize(width: big(bytes, place + 7, 2), height: big(bytes, place + 5, 2)) }
            place += 2 + big(bytes, place + 2, 2)
        }
        return nil
    }
}

extension UIColor {
    /// A pattern shows as grey.
    public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
}
