/// Arguments made up for a type that cannot be made without any, so that it can be shown all the same.
///
/// Values are told from the types that the declaration writes: strings are the parameter's name, numbers are small, a
/// type of the user's is made with arguments made up in turn. Where no value is known for a type, there are none.
struct SampleArguments {
    /// How many types of the user's may stand in one another.
    private static let mostNested = 5

    let scan: SourceScan

    /// `(title: "title", isOn: .constant(false))`; nil where a value is missing.
    func call(of type: DeclaredType) -> String? { call(of: type, number: 1, depth: 0) }

    private func call(of type: DeclaredType, number: Int, depth: Int) -> String? {
        guard type.kind == .struct || type.kind == .class || type.kind == .actor, depth < Self.mostNested else {
            return nil
        }
        let context = Context(scope: type.path, generics: Self.bounds(type.generics), number: number, depth: depth)
        let usable = type.initializers.filter { !$0.isUnusable }.sorted { $0.needed.count < $1.needed.count }
        for initializer in usable {
            var inner = context
            inner.generics.merge(Self.bounds(initializer.generics)) { $1 }
            if let list = list(initializer.needed, inner) { return "(\(list))" }
        }
        guard !type.initializers.contains(where: { !$0.isInExtension }) else { return nil }
        guard type.kind == .struct || type.neededProperties.isEmpty else { return nil }
        var arguments: [String] = []
        for property in type.neededProperties {
            guard let value = memberwise(property, context) else { return nil }
            arguments.append("\(property.name): \(value)")
        }
        return "(\(arguments.joined(separator: ", ")))"
    }

    private func list(_ parameters: [DeclaredParameter], _ context: Context) -> String? {
        var arguments: [String] = []
        for parameter in parameters {
            guard let value = value(of: TypeText(parameter.type), named: parameter.name, context) else { return nil }
            arguments.append(parameter.label == "_" ? value : "\(parameter.label): \(value)")
        }
        return arguments.joined(separator: ", ")
    }

    /// What the memberwise initializer takes for a property.
    private func memberwise(_ property: NeededProperty, _ context: Context) -> String? {
        let type = TypeText(property.type)
        guard let value = value(of: type, named: property.name, context) else { return nil }
        if property.attributes.contains("Binding") { return ".constant(\(value))" }
        if property.attributes.contains("ViewBuilder"), !type.isFunction { return "{ \(value) }" }
        return value
    }

    /// Where a type is written.
    struct Context {
        /// The path of the type around.
        var scope: String
        /// Generic types by name, with what they conform to.
        var generics: [String: [String]]
        /// Which of several equal values: those of a list differ.
        var number: Int
        var depth: Int
    }

    // MARK: Values

    private func value(of type: TypeText, named name: String, _ context: Context) -> String? {
        if type.isEmpty { return nil }
        if let wrapped = type.optional {
            return wrapped.isFunction ? "nil" : value(of: wrapped, named: name, context) ?? "nil"
        }
        if let (parameters, result) = type.function {
            if type.isAutoclosure { return value(of: result, named: name, context) }
            let head = parameters == 0 ? "" : Array(repeating: "_", count: parameters).joined(separator: ", ") + " in "
            if result.isVoid { return "{ \(head)}" }
            return value(of: result, named: name, context).map { "{ \(head)\($0) }" }
        }
        if let element = type.arrayElement {
            var values: [String] = []
            for number in 1...3 {
                var inner = context
                inner.number = number
                guard let value = value(of: element, named: name, inner) else { return "[]" }
                values.append(value)
            }
            return "[\(values.joined(separator: ", "))]"
        }
        if type.isDictionary { return "[:]" }
        if let parts = type.tuple {
            let values = parts.compactMap { value(of: $0, named: name, context) }
            return values.count == parts.count ? "(\(values.joined(separator: ", ")))" : nil
        }
        if let (generic, arguments) = type.generic {
            return self.value(of: generic, arguments, named: name, context)
        }
        return value(ofPlain: type.text, named: name, context)
    }

    private func value(
        of generic: String, _ arguments: [TypeText], named name: String, _ context: Context
    ) -> String? {
        let first = arguments.first.flatMap { value(of: $0, named: name, context) }
        switch generic {
        case "Binding": return first.map { ".constant(\($0))" }
        case "Optional": return first ?? "nil"
        case "Array", "ContiguousArray": return value(of: TypeText("[\(arguments[0].text)]"), named: name, context)
        case "Set": return "[]"
        case "Dictionary": return "[:]"
        case "ClosedRange": return arguments[0].text == "Date" ? "Date.distantPast...Date.distantFuture" : "0...10"
        case "Range": return "0..<10"
        case "FocusState.Binding": return "FocusState<\(arguments[0].text)>().projectedValue"
        case "PassthroughSubject": return "PassthroughSubject()"
        case "CurrentValueSubject": return first.map { "CurrentValueSubject(\($0))" }
        case "AnyPublisher": return "Empty().eraseToAnyPublisher()"
        case "KeyPath": return "\\.self"
        default:
            guard let declared = declared(generic, in: context.scope) else { return nil }
            return call(of: declared, number: context.number, depth: context.depth + 1).map { declared.path + $0 }
        }
    }

    private func value(ofPlain text: String, named name: String, _ context: Context) -> String? {
        if let bounds = context.generics[text] { return SampleValues.generic(bounds, named: name, context.number) }
        let root = text.prefix { $0 != "." }
        if root != text, context.generics[String(root)] != nil {
            // An element of a collection, or its id.
            return SampleValues.generic([], named: name, context.number)
        }
        if let declared = declared(text, in: context.scope) {
            switch declared.kind {
            case .enum: return firstCase(of: declared, context)
            case .protocol: return conforming(to: declared, context)
            case .struct, .class, .actor:
                return call(of: declared, number: context.number, depth: context.depth + 1).map { declared.path + $0 }
            }
        }
        return SampleValues.value(of: text, named: name, context.number)
    }

    private func firstCase(of type: DeclaredType, _ context: Context) -> String? {
        guard let first = type.cases.first else { return nil }
        guard !first.payload.isEmpty else { return "\(type.path).\(first.name)" }
        guard context.depth < Self.mostNested else { return nil }
        var inner = context
        inner.scope = type.path
        inner.depth += 1
        var arguments: [String] = []
        for item in first.payload {
            let parts = item.split(separator: ":", maxSplits: 1).map(String.init)
            let isLabelled = parts.count == 2 && parts[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            guard let value = value(of: TypeText(isLabelled ? parts[1] : item), named: first.name, inner) else {
                return nil
            }
            arguments.append(isLabelled && parts[0] != "_" ? "\(parts[0]): \(value)" : value)
        }
        return "\(type.path).\(first.name)(\(arguments.joined(separator: ", ")))"
    }

    /// A type of the user's that conforms to a protocol of theirs.
    private func conforming(to type: DeclaredType, _ context: Context) -> String? {
        for candidate in scan.types where candidate.inherited.contains(type.name) && !candidate.isGeneric {
            if candidate.kind == .enum, let value = firstCase(of: candidate, context) { return value }
            if let call = call(of: candidate, number: context.number, depth: context.depth + 1) {
                return candidate.path + call
            }
        }
        return nil
    }

    /// A type of the user's by its name: the one that stands nearest to where it is written.
    private func declared(_ name: String, in scope: String) -> DeclaredType? {
        var outer = scope.split(separator: ".").map(String.init)
        while true {
            let path = (outer + [name]).joined(separator: ".")
            if let type = scan.types.first(where: { $0.path == path }) { return type }
            guard outer.popLast() != nil else { return nil }
        }
    }

    /// `Content: View, ID: Hashable` by name.
    private static func bounds(_ clause: String) -> [String: [String]] {
        var bounds: [String: [String]] = [:]
        for part in TypeText.split(clause) {
            let sides = part.split(separator: ":", maxSplits: 1).map { TypeText(String($0)).text }
            guard let name = sides.first, !name.contains("="), !name.contains(".") else { continue }
            let own = sides.count > 1 ? sides[1].split(separator: "&").map { TypeText(String($0)).text } : []
            bounds[name, default: []] += own
        }
        return bounds
    }
}
