import SwiftTokens

/// A made-up declaration with a value: what stands in front of its type and behind its body.
struct StubValue {
    let name: String
    let before: String
    let after: String
    /// The setter's keywords; empty without one.
    var setter = ""

    func code(type: String) -> String {
        let value = StubValues.value(of: type)
        return before + type + (setter.isEmpty ? " { \(value) }" : " { get { \(value) } \(setter) {} }") + after
    }
}

/// Values for the types that made-up members are used as.
enum StubValues {
    /// Types that are no views and are known: a member that they lack is a value, not a modifier.
    private static let values: [String: String] = [
        "Color": ".gray", "UIColor": ".systemGray", "Font": ".body", "UIFont": ".systemFont(ofSize: 17)",
        "Image": "Image(systemName: \"questionmark\")", "UIImage": "UIImage()", "Text": "Text(verbatim: \"Text\")",
        "Animation": ".default", "AnyTransition": ".opacity", "String": "\"Text\"", "Substring": "\"Text\"", "Int": "1",
        "Double": "1", "CGFloat": "1", "Float": "1", "Bool": "false", "Date": "Date(timeIntervalSinceReferenceDate: 0)",
        "TimeInterval": "1", "URL": "URL(string: \"https://example.com\")!", "UUID": "UUID()", "Data": "Data()",
        "Notification.Name": "Notification.Name(\"name\")", "NSNotification.Name": "Notification.Name(\"name\")",
        "LocalizedStringKey": "\"Text\"", "EdgeInsets": "EdgeInsets()", "CGSize": ".zero", "CGPoint": ".zero",
        "CGRect": ".zero", "Angle": ".zero", "Path": "Path()", "Gradient": "Gradient(colors: [.gray])",
        "LinearGradient": "LinearGradient(colors: [.gray], startPoint: .top, endPoint: .bottom)",
        "UserDefaults": ".standard", "Bundle": ".main", "Calendar": ".current", "Locale": ".current",
        "DateFormatter": "DateFormatter()", "NumberFormatter": "NumberFormatter()", "AnyView": "AnyView(EmptyView())",
        "Void": "()", "()": "()", "AttributedString": "AttributedString(\"Text\")", "Character": "\"A\"",
        "UnitPoint": ".center", "Alignment": ".center", "GridItem": "GridItem()", "ToolbarItemPlacement": ".automatic",
    ]

    static func value(of type: String) -> String {
        if let value = values[type] { return value }
        if type.hasSuffix("?") { return "nil" }
        if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
        if type.hasPrefix("Binding<") { return ".constant(\(value(of: String(type.dropFirst(8).dropLast()))))" }
        if type.hasPrefix("Range<") { return "0..<3" }
        if type.hasPrefix("ClosedRange<") { return "0...1" }
        if type.hasPrefix("Set<") { return "[]" }
        return "\(type)()"
    }

    static func hasValue(_ owner: String) -> Bool {
        values[owner] != nil || ["ShapeStyle", "ButtonStyle", "PrimitiveButtonStyle"].contains(owner)
            || ["ImageResource", "ColorResource"].contains(owner)
    }

    /// Whether it is a type without modifiers.
    static func isPlain(_ owner: String) -> Bool {
        guard !["Color", "Image", "Text", "Path", "Gradient", "LinearGradient", "AnyView"].contains(owner) else {
            return false
        }
        return values[owner] != nil
            || [
                "UIApplication", "UIScreen", "UIDevice", "UIView", "UIViewController", "Array", "Dictionary", "Set",
                "ProcessInfo", "FileManager", "URLSession", "CGAffineTransform", "GeometryProxy",
            ].contains(owner)
    }

    /// What is extended with a static member, the member's type, and its value.
    static func owner(_ owner: String, _ name: String) -> (extended: String, type: String, value: String) {
        switch owner {
        case "ShapeStyle": ("ShapeStyle where Self == Color", "Color", ".gray")
        case "ButtonStyle", "PrimitiveButtonStyle":
            ("PrimitiveButtonStyle where Self == BorderedButtonStyle", "BorderedButtonStyle", "BorderedButtonStyle()")
        case "ImageResource", "ColorResource": (owner, owner, "\(owner)(name: \"\(name)\", bundle: .main)")
        default: (owner, owner, values[owner] ?? "\(owner)()")
        }
    }

    /// How an initializer of a type that is there begins and ends; nil for types that cannot be made so.
    static func initializer(of type: String) -> (keyword: String, body: String)? {
        switch type {
        case "UIColor", "UIFont", "UIImage": return nil
        default: return values[type].map { ("", "self = \($0)") }
        }
    }

    /// The type in `type 'Color?' has no member …`, without generic arguments.
    static func owner(in message: String) -> String? {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
        guard quoted.count > 3 else { return nil }
        var owner = String(quoted[1].prefix { $0 != "<" })
        while owner.hasSuffix("?") { owner.removeLast() }
        return owner.hasPrefix("[") ? "Array" : owner
    }

    /// What a made-up value should have been, in the compiler's words.
    static func wantedType(in message: String) -> String? {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        guard quoted.count > 3 else { return nil }
        if message.hasPrefix("cannot convert") || message.hasPrefix("cannot assign value of type") {
            let (from, to) = (quoted[1], quoted[3])
            if from == "ViewTreeStub", isConcrete(to) { return to }
            if from == "Binding<ViewTreeStub>", to.hasPrefix("Binding<"), isConcrete(to) {
                return String(to.dropFirst(8).dropLast())
            }
            return nil
        }
        guard message.contains("requires that 'ViewTreeStub' conform to"), let wanted = quoted.dropLast().last else {
            return nil
        }
        switch wanted {
        case "StringProtocol": return "String"
        case "RandomAccessCollection", "Sequence", "Collection": return "[ViewTreeStub]"
        case "BinaryFloatingPoint": return "Double"
        case "BinaryInteger": return "Int"
        default: return nil
        }
    }

    private static func isConcrete(_ type: String) -> Bool {
        !["ViewTreeStub", "some ", "any ", "->", "_"].contains(where: type.contains) && type.count > 1
    }
}

extension TokenizedSource {
    /// The last of some names in the expression that begins at a token or in the call there.
    func lastName(of names: Set<String>, from start: Int) -> String? {
        var index = start
        var found: String?
        while index < tokens.count {
            if kind(at: index) == .word {
                if names.contains(text(at: index)) { found = text(at: index) }
                index += 1
            } else if isMark(".", at: index) || isMark("$", at: index) || isMark("!", at: index) {
                index += 1
            } else if isMark("?", at: index), isMark(".", at: index + 1) {
                index += 1
            } else if isMark("(", at: index), let close = matchingBracket(of: index) {
                if found == nil {
                    found = (index...close).lazy.map { self.text(at: $0) }.first { names.contains($0) }
                    return found
                }
                index = close + 1
            } else {
                break
            }
            if index > start, lineBreak(between: index - 1, and: index), !isMark(".", at: index) { break }
        }
        return found
    }

    /// Whether a type's name stands in the declaration of an object that is observed.
    func observes(_ name: String) -> Bool {
        let wrappers: Set<String> = ["@StateObject", "@ObservedObject", "@EnvironmentObject", "@Bindable"]
        return tokens.indices.contains { index in
            guard text(at: index) == name else { return false }
            if isMark("(", at: index - 1), text(at: index - 2) == "environmentObject" { return true }
            return (max(0, index - 10)..<index).reversed().first { kind(at: $0) == .attribute }.map {
                wrappers.contains(text(at: $0))
            } ?? false
        }
    }
}
