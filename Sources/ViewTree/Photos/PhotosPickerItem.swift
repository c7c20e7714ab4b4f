import Foundation

/// A photo that was picked. None is here, and nothing can be loaded from one.
public struct PhotosPickerItem: Hashable, Sendable {
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        public static let current = EncodingDisambiguationPolicy(name: "current")
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    public let itemIdentifier: String?
    public var supportedContentTypes: [UTType] { [] }

    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void
    ) -> Progress {
        completionHandler(.success(nil))
        return Progress(totalUnitCount: 1)
    }
}

/// In which order photos are picked.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// How a picker of photos is shown.
public struct PhotosPickerStyle: Hashable, Sendable {
    private let name: String
    public static let presentation = PhotosPickerStyle(name: "presentation")
    public static let inline = PhotosPickerStyle(name: "inline")
    public static let compact = PhotosPickerStyle(name: "compact")
}

/// What a picker of photos can do.
public struct PHPickerCapabilities: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let search = PHPickerCapabilities(rawValue: 1)
    public static let stagingArea = PHPickerCapabilities(rawValue: 2)
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
    public static let selectionActions = PHPickerCapabilities(rawValue: 8)
    public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}

/// Which photos can be picked.
public struct PHPickerFilter: Hashable, Sendable {
    private let name: String
    public static let images = PHPickerFilter(name: "images")
    public static let videos = PHPickerFilter(name: "videos")
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    public static let panoramas = PHPickerFilter(name: "panoramas")
    public static let screenshots = PHPickerFilter(name: "screenshots")
    public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
    public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
    public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
    public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")
    public static let cinematicVideos = PHPickerFilter(name: "cinematicVideos")
    public static let bursts = PHPickerFilter(name: "bursts")

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { joined("any", subfilters) }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { joined("all", subfilters) }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { joined("not", [filter]) }

    private static func joined(_ name: String, _ filters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: "\(name)(\(filters.map(\.name).joined(separator: ", ")))")
    }
}

/// The user's photos: there are none.
public final class PHPhotoLibrary: Sendable {
    private init() {}
    private static let library = PHPhotoLibrary()
    public class func shared() -> PHPhotoLibrary { library }
}
