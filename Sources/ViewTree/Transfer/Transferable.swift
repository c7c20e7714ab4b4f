import Foundation

/// Something that can be handed to another view or app. Nothing is handed over here.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How something is handed over.
public protocol TransferRepresentation<Item> {
    associatedtype Item
}

public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
    public init(contentType: UTType) {}
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

public struct DataRepresentation<Item>: TransferRepresentation {
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

public struct ProxyRepresentation<Item, ProxyRepresentation: Transferable>: TransferRepresentation {
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {}
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
}

public struct FileRepresentation<Item>: TransferRepresentation {
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}

public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

/// Several ways of handing something over.
public struct _TransferRepresentations<Item>: TransferRepresentation {}

extension TransferRepresentation {
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> { self }
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> { self }
}

/// Who may see how something is handed over.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let name: String
    public static let all = TransferRepresentationVisibility(name: "all")
    public static let team = TransferRepresentationVisibility(name: "team")
    public static let group = TransferRepresentationVisibility(name: "group")
    public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

@resultBuilder
public struct TransferRepresentationBuilder<Item> {
    public static func buildExpression<C: TransferRepresentation<Item>>(_ content: C) -> C { content }
    public static func buildPartialBlock<C: TransferRepresentation<Item>>(first: C) -> C { first }
    public static func buildPartialBlock(
        accumulated: some TransferRepresentation<Item>, next: some TransferRepresentation<Item>
    ) -> _TransferRepresentations<Item> { _TransferRepresentations() }
}

extension String: Transferable {
    public static var transferRepresentation: _TransferRepresentations<String> { _TransferRepresentations() }
}
extension Data: Transferable {
    public static var transferRepresentation: _TransferRepresentations<Data> { _TransferRepresentations() }
}
extension URL: Transferable {
    public static var transferRepresentation: _TransferRepresentations<URL> { _TransferRepresentations() }
}
extension AttributedString: Transferable {
    public static var transferRepresentation: _TransferRepresentations<AttributedString> {
        _TransferRepresentations()
    }
}
extension Image: Transferable {
    public static var transferRepresentation: _TransferRepresentations<Image> { _TransferRepresentations() }
}
extension Color: Transferable {
    public static var transferRepresentation: _TransferRepresentations<Color> { _TransferRepresentations() }
}
