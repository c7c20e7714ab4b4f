import Foundation

/// What a `preference` row does with the values that come from inside it.
public struct PreferenceEntry: @unchecked Sendable {
    public enum Role {
        /// Sets a value; what comes from inside is dropped.
        case write(AnyPreferenceKey, (AnchorSpace) -> AnyObject)
        /// Changes the value from inside, or the default.
        case transform(AnyPreferenceKey, (AnyObject, AnchorSpace) -> AnyObject)
        /// Makes content of the value.
        case read(AnyPreferenceKey)
        /// Reports the value; the first argument is nil the first time.
        case observe(AnyPreferenceKey, (AnyObject?, AnyObject) -> Void)
        /// Reports something made of the row's geometry.
        case observeGeometry((GeometryProxy) -> AnyObject, (AnyObject?, AnyObject) -> Void)
    }

    public var row: Int32
    /// Under which a reader's value, or an observer's last one, is kept.
    public var identity: UInt64
    public var role: Role
}

/// Where a view lies, for anchors: its size, and the way from its own space to the tree's.
public struct AnchorSpace {
    public var size: CGSize
    public var transform: ProjectionTransform

    public init(size: CGSize, transform: ProjectionTransform) {
        self.size = size
        self.transform = transform
    }
}

extension NodeBuilder {
    /// A row that takes part in preferences; it changes no frame.
    @MainActor
    mutating func preference(
        _ role: PreferenceEntry.Role, identity: UInt64 = 0, _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        plumbing(Node(kind: .preference, parent: -1)) { builder in
            builder.side.preferences.append(
                PreferenceEntry(row: builder.parent, identity: identity, role: role))
            content(&builder)
        }
    }

    /// A row that reports something after layout. Its content is a place of its own, so that several reports on one
    /// view are told apart.
    @MainActor
    mutating func observer<C: View>(_ role: PreferenceEntry.Role, _ content: C) {
        let salt = 0x0B5E
        preference(role, identity: Self.mix(identity, UInt64(salt))) { builder in
            builder.member(salt) { C._makeNodes(content, &$0) }
        }
    }
}
