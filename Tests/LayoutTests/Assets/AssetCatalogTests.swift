import Foundation
import Layout
import Testing

@testable import ViewTree

/// Source of the formats: Apple's Asset Catalog Format Reference; the image formats' own specifications.
@Suite struct AssetCatalogTests {
    private static let contents = """
        {"images": [
            {"idiom": "universal", "scale": "1x", "filename": "one.png"},
            {"idiom": "universal", "scale": "2x", "filename": "two.png"},
            {"idiom": "universal", "scale": "3x"},
            {"idiom": "universal", "scale": "1x", "filename": "dark.png",
             "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        ]}
        """

    private func size<V: View>(_ view: @autoclosure @MainActor () -> V, scale: CGFloat = 3) -> CGSize {
        let device = Device(size: CGSize(width: 400, height: 400), scale: scale)
        let tree = LayoutTree(view().accessibilityIdentifier("x"), device: device)
        return tree["x"]!.frame.size
    }

    @Test func anImageIsAsLargeAsThePixelsOfItsScale() throws {
        let files = try TemporaryBundle([
            "Media.xcassets/Logo.imageset/Contents.json": Data(Self.contents),
            "Media.xcassets/Logo.imageset/one.png": .png(40, 20),
            "Media.xcassets/Logo.imageset/two.png": .png(81, 40),
        ])
        let bundle = files.bundle
        #expect(size(Image("Logo", bundle: bundle), scale: 1) == CGSize(width: 40, height: 20))
        #expect(size(Image("Logo", bundle: bundle), scale: 2) == CGSize(width: 40.5, height: 20))
        // There is no file for 3x: the largest there is.
        #expect(size(Image("Logo", bundle: bundle), scale: 3) == CGSize(width: 40.5, height: 20))
        #expect(size(Image("Logo", bundle: bundle).resizable()) == CGSize(width: 400, height: 400))
    }

    @Test func foldersWithANamespaceAreInFrontOfTheName() throws {
        let files = try TemporaryBundle([
            "A.xcassets/Icons/Contents.json": Data(#"{"properties": {"provides-namespace": true}}"#),
            "A.xcassets/Icons/Star.imageset/Contents.json": Data(#"{"images": [{"filename": "s.png"}]}"#),
            "A.xcassets/Icons/Star.imageset/s.png": .png(12, 10),
        ])
        #expect(size(Image("Icons/Star", bundle: files.bundle)) == CGSize(width: 12, height: 10))
    }

    @Test func anUnknownImageIsAGuess() throws {
        let files = try TemporaryBundle(["data.json": Data("[]")])
        let bundle = files.bundle
        let tree = LayoutTree(Image("None", bundle: bundle), device: .iPhone16Pro)
        #expect(tree.table.side.approximations.values.contains { $0.contains("\"None\"") })
    }

    @Test func sizesAreReadFromTheFirstBytes() throws {
        // JPEG: a frame header behind an application segment; with EXIF orientation 6 the sides are swapped.
        let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 50, 0, 70, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        let exif: [UInt8] =
            [0xFF, 0xE1, 0, 34] + Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8]
            + [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0] + [0, 0, 0, 0]
        let files = try TemporaryBundle([
            "a.jpg": Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0] + frame),
            "b.jpg": Data([0xFF, 0xD8] + exif + frame),
            "c.gif": Data(Array("GIF89a".utf8) + [60, 0, 30, 0]),
            "d.pdf": Data("%PDF-1.4\n1 0 obj <</MediaBox [0 0 24.5 12]>>"),
            "e.svg": Data(
                #"<?xml version="1.0"?><svg xmlns="x" width="32px" height="16" viewBox="0 0 64 32"><g/></svg>"#),
            "f.svg": Data(#"<svg viewBox="0 0 64 32">"#),
            "g.txt": Data("nothing"),
        ])
        func size(_ name: String) -> CGSize? { ImageFile.size(of: "\(files.folder)/\(name)") }
        #expect(size("a.jpg") == CGSize(width: 70, height: 50))
        #expect(size("b.jpg") == CGSize(width: 50, height: 70))
        #expect(size("c.gif") == CGSize(width: 60, height: 30))
        #expect(size("d.pdf") == CGSize(width: 24.5, height: 12))
        #expect(size("e.svg") == CGSize(width: 32, height: 16))
        #expect(size("f.svg") == CGSize(width: 64, height: 32))
        #expect(size("g.txt") == nil)
        #expect(size("none") == nil)
    }

    @Test func brokenFilesHaveNoSize() throws {
        let starts: [[UInt8]] = [
            [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF, 0xC0, 0xFF], [0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF, 0x45],
            Array("GIF8".utf8), Array("RIFF    WEBP".utf8), Array("%PDF /MediaBox [".utf8), Array("<svg".utf8),
            [0, 0, 0, 0] + Array("ftypheic".utf8) + Array("ispe".utf8), [],
        ]
        for (index, bytes) in starts.enumerated() {
            for count in 0...bytes.count {
                let files = try TemporaryBundle(["x": Data(bytes.prefix(count))])
                #expect(ImageFile.size(of: files.folder + "/x") == nil, "\(index), \(count) bytes")
            }
        }
    }

    @Test func aColourHasAValueForEachAppearance() throws {
        let contents = """
            {"colors": [
                {"idiom": "universal", "color": {"color-space": "srgb",
                 "components": {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "1.000"}}},
                {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                 "color": {"platform": "ios", "reference": "systemBlueColor"}}
            ]}
            """
        let files = try TemporaryBundle(["A.xcassets/Brand.colorset/Contents.json": Data(contents)])
        let color = Color("Brand", bundle: files.bundle)
        #expect(color._resolved(isDark: false) == ResolvedColor(red: 1, green: 0.5, blue: 0.2))
        #expect(color._resolved(isDark: true) == SystemColor.blue.resolved(isDark: true))
        #expect(Color("None", bundle: files.bundle).isApproximate)
    }
}
