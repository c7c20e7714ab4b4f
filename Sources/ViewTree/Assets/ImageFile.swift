import Foundation

/// Reads how large an image is from the first bytes of its file.
enum ImageFile {
    /// More than any header needs, short of an embedded thumbnail or two.
    private static let headSize = 1 << 20

    /// In pixels, for vector images in points; nil for a file of another kind.
    static func size(of path: String) -> CGSize? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard let data = try? file.read(upToCount: headSize) else { return nil }
        let bytes = [UInt8](data)
        return png(bytes) ?? gif(bytes) ?? jpeg(bytes) ?? heif(bytes) ?? webp(bytes) ?? pdf(bytes) ?? svg(bytes)
    }

    private static func big(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
        bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
        bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private static func size(_ width: Int, _ height: Int) -> CGSize? {
        width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
    }

    private static func png(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        return size(big(bytes, 16, 4), big(bytes, 20, 4))
    }

    private static func gif(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        return size(little(bytes, 6, 2), little(bytes, 8, 2))
    }

    /// The frame header, after any number of other segments. An EXIF orientation of 5 … 8 turns the image on its side.
    private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var offset = 2
        var isTurned = false
        while offset + 9 < bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            if marker == 0xFF {
                offset += 1
                continue
            }
            let length = big(bytes, offset + 2, 2)
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                let (height, width) = (big(bytes, offset + 5, 2), big(bytes, offset + 7, 2))
                return isTurned ? size(height, width) : size(width, height)
            }
            if marker == 0xE1 { isTurned = isTurned || hasTurningOrientation(bytes, offset + 4, length - 2) }
            offset += 2 + length
        }
        return nil
    }

    private static func hasTurningOrientation(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Bool {
        guard count > 16, start + count <= bytes.count, bytes[start...].starts(with: Array("Exif".utf8)) else {
            return false
        }
        let base = start + 6
        let read = bytes[base] == UInt8(ascii: "I") ? little : big
        let directory = base + read(bytes, base + 4, 4)
        guard directory >= base, directory + 2 <= start + count else { return false }
        for entry in 0..<read(bytes, directory, 2) {
            let offset = directory + 2 + 12 * entry
            guard offset + 12 <= start + count else { return false }
            if read(bytes, offset, 2) == 0x0112 { return (5...8).contains(read(bytes, offset + 8, 2)) }
        }
        return false
    }

    /// The largest of the sizes that an HEIC file lists: the others are its tiles and its thumbnail.
    private static func heif(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count > 12, Array(bytes[4..<8]) == Array("ftyp".utf8) else { return nil }
        let mark = Array("ispe".utf8)
        var largest: CGSize?
        var offset = 0
        while offset + 16 <= bytes.count {
            if bytes[offset] == mark[0], Array(bytes[offset..<offset + 4]) == mark,
                let found = size(big(bytes, offset + 8, 4), big(bytes, offset + 12, 4)),
                found.width * found.height > (largest.map { $0.width * $0.height } ?? 0)
            {
                largest = found
            }
            offset += 1
        }
        return largest
    }

    private static func webp(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)), Array(bytes[8..<12]) == Array("WEBP".utf8)
        else {
            return nil
        }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X": return size(little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
        case "VP8 ": return size(little(bytes, 26, 2) & 0x3FFF, little(bytes, 28, 2) & 0x3FFF)
        case "VP8L":
            let bits = little(bytes, 21, 4)
            return size(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        default: return nil
        }
    }

    /// The first page's box. Boxes inside compressed streams are not found.
    private static func pdf(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.starts(with: Array("%PDF".utf8)) else { return nil }
        let text = String(decoding: bytes, as: Unicode.ASCII.self)
        guard let mark = text.range(of: "/MediaBox"),
            let open = text[mark.upperBound...].firstIndex(of: "["), let close = text[open...].firstIndex(of: "]")
        else { return nil }
        let numbers = text[text.index(after: open)..<close].split { $0.isWhitespace }.compactMap { Double($0) }
        guard numbers.count == 4, numbers[2] > numbers[0], numbers[3] > numbers[1] else { return nil }
        return CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
    }

    /// Width and height of the root, else of its view box.
    private static func svg(_ bytes: [UInt8]) -> CGSize? {
        let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
            return nil
        }
        let root = String(text[start.upperBound..<end])
        func attribute(_ name: String) -> String? {
            guard let mark = root.range(of: "\\b\(name)\\s*=\\s*[\"']", options: .regularExpression) else { return nil }
            return String(root[mark.upperBound...].prefix { $0 != "\"" && $0 != "'" })
        }
        func length(_ name: String) -> Double? {
            attribute(name).flatMap { text in
                text.hasSuffix("%") ? nil : Double(text.prefix { $0.isNumber || $0 == "." })
            }
        }
        if let width = length("width"), let height = length("height"), width > 0, height > 0 {
            return CGSize(width: width, height: height)
        }
        let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
        return box.count == 4 && box[2] > 0 && box[3] > 0 ? CGSize(width: box[2], height: box[3]) : nil
    }
}
