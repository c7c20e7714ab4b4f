import Foundation

/// A document as a value.
public protocol FileDocument {
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document as an object.
public protocol ReferenceFileDocument: ObservableObject {
    associatedtype Snapshot
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

/// A file in memory.
open class FileWrapper {
    open private(set) var regularFileContents: Data?
    open private(set) var fileWrappers: [String: FileWrapper]?
    open var filename: String?
    open var preferredFilename: String?

    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        fileWrappers = childrenByPreferredName
    }

    open var isDirectory: Bool { fileWrappers != nil }
    open var isRegularFile: Bool { regularFileContents != nil }
}

/// A dialog of the system's. It is outside of the app, and is not shown here: while it is open, it lies over the screen.
nonisolated public struct _SystemDialogModifier: PrimitiveModifier {
    let isPresented: Binding<Bool>

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let row = builder.nextRow
        C._makeNodes(content, &builder)
        guard modifier.isPresented.wrappedValue, builder.nextRow > row, builder.side.approximations[row] == nil
        else { return }
        builder.side.approximations[row] = "a dialog of the system's lies over it, which is not shown"
    }
}

nonisolated extension View {
    private func dialog(_ isPresented: Binding<Bool>) -> ModifiedContent<Self, _SystemDialogModifier> {
        modifier(_SystemDialogModifier(isPresented: isPresented))
    }

    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> ModifiedContent<Self, _SystemDialogModifier> { dialog(isPresented) }

    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> ModifiedContent<Self, _SystemDialogModifier> { dialog(isPresented) }

    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> ModifiedContent<Self, _SystemDialogModifier> { dialog(isPresented) }

    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> ModifiedContent<Self, _SystemDialogModifier> { dialog(isPresented) }

    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> ModifiedContent<Self, _SystemDialogModifier> { dialog(isPresented) }

    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> ModifiedContent<Self, _SystemDialogModifier> where C.Element: FileDocument { dialog(isPresented) }

    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> ModifiedContent<Self, _SystemDialogModifier> where C.Element: ReferenceFileDocument { dialog(isPresented) }

    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> ModifiedContent<Self, _SystemDialogModifier> { dialog(isPresented) }

    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> ModifiedContent<Self, _SystemDialogModifier> { dialog(isPresented) }

    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> ModifiedContent<Self, _SystemDialogModifier> where C.Element: FileDocument { dialog(isPresented) }

    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> ModifiedContent<Self, _SystemDialogModifier> { dialog(isPresented) }

    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> ModifiedContent<Self, _SystemDialogModifier> where C.Element: Transferable { dialog(isPresented) }

    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> ModifiedContent<Self, _SystemDialogModifier> { dialog(isPresented) }

    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> ModifiedContent<Self, _SystemDialogModifier> { dialog(isPresented) }

    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> ModifiedContent<Self, _SystemDialogModifier> where C.Element == URL { dialog(isPresented) }

    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> ModifiedContent<Self, _SystemDialogModifier> where C.Element == URL { dialog(isPresented) }

    // How those dialogs look.

    public func fileDialogMessage(_ message: Text?) -> UnchangedContent<Self> { unchanged }
    public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> UnchangedContent<Self> { unchanged }
    @_disfavoredOverload
    public func fileDialogMessage<S: StringProtocol>(_ message: S) -> UnchangedContent<Self> { unchanged }
    public func fileDialogConfirmationLabel(_ label: Text?) -> UnchangedContent<Self> { unchanged }
    public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> UnchangedContent<Self> { unchanged }
    @_disfavoredOverload
    public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> UnchangedContent<Self> { unchanged }
    public func fileExporterFilenameLabel(_ label: Text?) -> UnchangedContent<Self> { unchanged }
    public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> UnchangedContent<Self> { unchanged }
    @_disfavoredOverload
    public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> UnchangedContent<Self> { unchanged }
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> UnchangedContent<Self> { unchanged }
    public func fileDialogCustomizationID(_ id: String) -> UnchangedContent<Self> { unchanged }
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> UnchangedContent<Self> { unchanged }
    public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> UnchangedContent<Self> { unchanged }
    public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> UnchangedContent<Self> { unchanged }
}

/// What a dialog of the system's shows of the files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
