import Foundation

/// A scene with windows for documents. Its window shows a new document; without one to make there is none to show.
public struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
    let content: (@MainActor () -> AnyView)?
}

extension DocumentGroup: WindowScene {
    var windowContent: AnyView? { content?() }
}

extension DocumentGroup where Document: FileDocument {
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        nonisolated(unsafe) let parts = (newDocument, editor)
        content = { AnyView(DocumentWindow(document: State(initialValue: parts.0()), editor: parts.1)) }
    }

    /// Documents that can be looked at only. None is open here.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) { content = nil }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        nonisolated(unsafe) let parts = (newDocument, editor)
        content = {
            AnyView(ReferenceDocumentWindow(document: StateObject(wrappedValue: parts.0()), editor: parts.1))
        }
    }

    /// Documents that can be looked at only. None is open here.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) { content = nil }
}

/// A document and where it lies.
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    /// Nil for a document that has not been saved.
    public var fileURL: URL?
    public var isEditable: Bool
}

/// A document and where it lies.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    /// Nil for a document that has not been saved.
    public var fileURL: URL?
    public var isEditable: Bool
}

/// A window with a new document.
private struct DocumentWindow<Document: FileDocument, Content: View>: View {
    @State var document: Document
    let editor: (FileDocumentConfiguration<Document>) -> Content

    init(document: State<Document>, editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
        _document = document
        self.editor = editor
    }

    var body: some View {
        editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
    }
}

/// A window with a new document that is an object.
private struct ReferenceDocumentWindow<Document: ReferenceFileDocument, Content: View>: View {
    @StateObject var document: Document
    let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

    init(
        document: StateObject<Document>, editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        _document = document
        self.editor = editor
    }

    var body: some View {
        editor(
            ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
    }
}
