/// A type as its declaration and its extensions describe it.
struct DeclaredType: Sendable {
    enum Kind: String, Sendable {
        case `struct`
        case `class`
        case `enum`
        case actor
        case `protocol`
    }

    /// How the type can be reached from the end of its file, and from others.
    enum Access: Sendable {
        case everywhere
        /// Private at the top of the file, or inside something that is.
        case inFile
        /// Private inside another type.
        case inOuterType
    }

    /// With the types around it: `Outer.Inner`.
    let path: String
    let kind: Kind
    let access: Access
    let isGeneric: Bool
    /// `Content: View, ID`, and what `where` adds to it, joined by commas; empty without any.
    var generics = ""
    let file: Int
    /// From 1.
    let line: Int
    /// Without the `@`.
    let attributes: [String]
    var inherited: [String]
    /// Stored properties that must be given a value, in the order of the file.
    var neededProperties: [NeededProperty] = []
    var initializers: [DeclaredInitializer] = []
    /// Of an enumeration: its cases, in their order.
    var cases: [DeclaredCase] = []
    /// Every name that stands in its declaration and extensions.
    var usedNames: Set<String> = []
    /// The plain string literals in its declaration and extensions.
    var strings: Set<String> = []

    var isMain: Bool { attributes.contains("main") }

    var name: String { path.split(separator: ".").last.map(String.init) ?? path }

    /// Whether `Type()` makes one.
    var canBeMadeWithoutArguments: Bool {
        guard kind == .struct || kind == .class, !isGeneric || !initializers.isEmpty else { return false }
        if initializers.contains(where: \.takesNoArguments) { return true }
        // A class that overrides the designated initializers of UIView or of UIViewController inherits their `init()`.
        let labels = initializers.filter { !$0.isInExtension }.map(\.neededLabels)
        if kind == .class, labels.contains(["coder"]),
            labels.contains(["frame"]) || labels.contains(["nibName", "bundle"])
        {
            return true
        }
        // An initializer of the declaration's own replaces the memberwise one; one of an extension does not.
        return !initializers.contains { !$0.isInExtension } && neededProperties.isEmpty && !isGeneric
    }
}

/// A stored property without a value of its own.
struct NeededProperty: Sendable, Equatable {
    let name: String
    let type: String
    /// The names of its wrappers and other attributes, without the `@`.
    var attributes: [String] = []

    var description: String { type.isEmpty ? name : "\(name): \(type)" }
}

/// A case of an enumeration.
struct DeclaredCase: Sendable, Equatable {
    let name: String
    /// Labels and types of what goes with it, as they are written: `id: Int, String`.
    let payload: [String]
}

/// A parameter of an initializer.
struct DeclaredParameter: Sendable, Equatable {
    /// `_` for none.
    let label: String
    let name: String
    /// With its attributes: `@escaping () -> Void`.
    let type: String
}

struct DeclaredInitializer: Sendable {
    /// The parameters without default values.
    let needed: [DeclaredParameter]
    /// `T: View`, and what `where` adds to it, joined by commas; empty without any.
    var generics = ""
    /// Private, failing, throwing or asynchronous: not to be called here.
    let isUnusable: Bool
    let isInExtension: Bool

    /// Labels of the parameters without default values.
    var neededLabels: [String] { needed.map(\.label) }

    var takesNoArguments: Bool { needed.isEmpty && !isUnusable }
}
