import Foundation

/// A kind of data.
public struct UTType: Hashable, Sendable {
    public let identifier: String
    public var preferredFilenameExtension: String?
    public var preferredMIMEType: String?

    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.init(known: identifier) }
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.init(known: identifier) }
    public init?(_ identifier: String) { self.init(known: identifier) }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(known: "dyn.\(filenameExtension)", filenameExtension)
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(known: "dyn.\(mimeType)", nil, mimeType)
    }

    private init(known identifier: String, _ filenameExtension: String? = nil, _ mimeType: String? = nil) {
        self.identifier = identifier
        preferredFilenameExtension = filenameExtension
        preferredMIMEType = mimeType
    }

    public func conforms(to type: UTType) -> Bool { self == type || type == .item || type == .data }

    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    public static let folder = UTType(known: "public.folder")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text", "txt", "text/plain")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text", "txt", "text/plain;charset=utf-8")
    public static let rtf = UTType(known: "public.rtf", "rtf", "text/rtf")
    public static let html = UTType(known: "public.html", "html", "text/html")
    public static let xml = UTType(known: "public.xml", "xml", "application/xml")
    public static let json = UTType(known: "public.json", "json", "application/json")
    public static let yaml = UTType(known: "public.yaml", "yml", "application/x-yaml")
    public static let propertyList = UTType(known: "com.apple.property-list", "plist")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text", "csv", "text/csv")
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source", "swift")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let image = UTType(known: "public.image")
    public static let jpeg = UTType(known: "public.jpeg", "jpeg", "image/jpeg")
    public static let png = UTType(known: "public.png", "png", "image/png")
    public static let gif = UTType(known: "com.compuserve.gif", "gif", "image/gif")
    public static let heic = UTType(known: "public.heic", "heic", "image/heic")
    public static let tiff = UTType(known: "public.tiff", "tiff", "image/tiff")
    public static let svg = UTType(known: "public.svg-image", "svg", "image/svg+xml")
    public static let webP = UTType(known: "org.webmproject.webp", "webp", "image/webp")
    public static let pdf = UTType(known: "com.adobe.pdf", "pdf", "application/pdf")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3", "mp3", "audio/mpeg")
    public static let wav = UTType(known: "com.microsoft.waveform-audio", "wav", "audio/vnd.wave")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4", "mp4", "video/mp4")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie", "mov", "video/quicktime")
    public static let archive = UTType(known: "public.archive")
    public static let zip = UTType(known: "public.zip-archive", "zip", "application/zip")
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive", "gz", "application/gzip")
    public static let epub = UTType(known: "org.idpf.epub-container", "epub", "application/epub+zip")
    public static let database = UTType(known: "public.database")
    public static let contact = UTType(known: "public.contact")
    public static let vCard = UTType(known: "public.vcard", "vcf", "text/directory")
    public static let calendarEvent = UTType(known: "public.calendar-event")
    public static let application = UTType(known: "com.apple.application")
    public static let bundle = UTType(known: "com.apple.bundle")
    public static let package = UTType(known: "com.apple.package")
    public static let message = UTType(known: "public.message")
    public static let threeDContent = UTType(known: "public.3d-content")
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile", "usdz")
}
