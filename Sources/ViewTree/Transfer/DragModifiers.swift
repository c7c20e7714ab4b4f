import Foundation

/// What is dragged from one app to another, in the form of iOS 13.
open class NSItemProvider: NSObject, @unchecked Sendable {
    open var suggestedName: String?
    public private(set) var object: Any?

    public override init() {}
    public init(object: Any) { self.object = object }
    public init?(contentsOf url: URL?) { object = url }
    public init(item: Any?, typeIdentifier: String?) { object = item }

    open var registeredTypeIdentifiers: [String] { [] }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }

    @discardableResult
    open func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? T, nil)
        return Progress(totalUnitCount: 1)
    }

    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? Data, nil)
        return Progress(totalUnitCount: 1)
    }

    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? URL, nil)
        return Progress(totalUnitCount: 1)
    }

    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(object, nil) }
}

/// What would become of something dropped.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete, alias }

/// What a delegate says to a drop.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged over a view.
public struct DropInfo {
    public let location: CGPoint
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    public func hasItemsConforming(to types: [String]) -> Bool { false }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// Decides about drops.
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

// Touches play no drag and drop here. A view that can be dragged takes the touch, as others do, and does nothing with it.
nonisolated extension View {
    private var notPlayed: ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "drag and drop is not played: a drag picks up nothing and drops nothing"))
    }

    public func onDrag(_ data: @escaping () -> NSItemProvider) -> ModifiedContent<Self, _AcceptedModifier> { notPlayed }

    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> ModifiedContent<Self, _AcceptedModifier> { notPlayed }

    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> ModifiedContent<Self, _AcceptedModifier> { notPlayed }

    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> ModifiedContent<Self, _AcceptedModifier> { notPlayed }

    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> ModifiedContent<Self, _AcceptedModifier> { notPlayed }

    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> ModifiedContent<Self, _AcceptedModifier> { notPlayed }

    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> ModifiedContent<Self, _AcceptedModifier> { notPlayed }

    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> ModifiedContent<
        Self, _AcceptedModifier
    > {
        notPlayed
    }

    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> ModifiedContent<Self, _AcceptedModifier> { notPlayed }

    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> ModifiedContent<Self, _AcceptedModifier> { notPlayed }

    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> ModifiedContent<
        Self, _AcceptedModifier
    > { notPlayed }

    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> UnchangedContent<Self> { unchanged }
    public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> UnchangedContent<Self> { unchanged }
    public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> UnchangedContent<Self> { unchanged }
    public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> UnchangedContent<Self> {
        unchanged
    }
    public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
    ) -> UnchangedContent<Self> { unchanged }
}
