/// A warning about the input: what is wrong, where, and what SwiftUI does about it.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The view it was found in, as a path of names from the root.
    public var path: String
    /// What is wrong, with the value, and what is done instead.
    public var message: String
    /// Whether an app would crash or hang here: what is left of the tree is no screen of it.
    public var isFatal: Bool

    public init(path: String, message: String, isFatal: Bool = false) {
        self.path = path
        self.message = message
        self.isFatal = isFatal
    }

    /// A path of names from the root inwards; of a long way the two ends say enough.
    public static func path(inwards names: [String]) -> String {
        var names = names
        if names.count > 8 { names.replaceSubrange(3..<names.count - 4, with: ["…"]) }
        return names.joined(separator: " > ")
    }

    public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}
