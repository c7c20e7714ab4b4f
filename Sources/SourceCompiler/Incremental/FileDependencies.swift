/// Which files of a module one depends on, told by names: a value of a type comes into a file only by a name that the
/// file mentions, or by what the interface of a file it depends on mentions.
struct FileDependencies {
    /// Which files make a name available.
    private var providers: [String: [Int]] = [:]
    /// For each file those that its interface mentions.
    private var reach: [Set<Int>] = []
    /// Files that everyone depends on: nothing in a file tells whether it uses them.
    private var everywhere: Set<Int> = []

    /// Types of the library and the toolchain that nothing else conforms to or inherits from: what an extension adds to
    /// one is used by its name or not at all.
    private static let closedTypes: Set<String> = [
        "View", "Color", "Font", "Text", "Image", "EnvironmentValues", "String", "Int", "Double", "CGFloat", "Date",
        "Array", "Binding", "UIColor", "UIImage", "UIFont", "Bundle", "URL", "Data", "CGPoint", "CGSize", "CGRect",
        "Calendar", "DateFormatter", "NumberFormatter", "UserDefaults", "Notification", "Locale", "Bool", "Character",
        "EdgeInsets", "Animation", "AnyTransition", "LinearGradient", "Gradient", "UIApplication", "UIScreen", "Float",
    ]

    init(_ interfaces: [FileInterface]) {
        let own = interfaces.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
        for (index, file) in interfaces.enumerated() {
            var names = file.declared
            if file.declaresOperators { everywhere.insert(index) }
            for item in file.extensions {
                if own.contains(item.target) {
                    names.insert(item.target)
                    continue
                }
                let isClosed = Self.closedTypes.contains(item.target) && !item.addsConformance
                if !isClosed || item.hasImplicitMembers { everywhere.insert(index) }
                names.formUnion(item.members)
            }
            for name in names { providers[name, default: []].append(index) }
        }
        reach = interfaces.map { named($0.mentioned) }
    }

    private func named(_ names: Set<String>) -> Set<Int> {
        var files: Set<Int> = []
        for name in names { files.formUnion(providers[name] ?? []) }
        return files
    }

    /// The files that code with these names depends on, directly or by way of others.
    func files(mentionedBy names: Set<String>) -> [Int] {
        var reached = everywhere.union(named(names))
        var pending = Array(reached)
        while let next = pending.popLast() {
            for file in reach[next] where reached.insert(file).inserted { pending.append(file) }
        }
        return reached.sorted()
    }
}
