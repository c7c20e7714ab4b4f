/// Names for the objects of a module's files: two objects of one name were made from the same input.
///
/// That is a file's own bytes and the interfaces of the files it depends on. There is no record of an earlier build that
/// could be out of date, and what was compiled for one view serves the next.
struct ObjectKeys {
    private let interfaces: [FileInterface]
    private let dependencies: FileDependencies
    private let paths: [String]
    private let common: StableHash

    /// - Parameters:
    ///   - fingerprint: Of the library, the compiler and its options.
    ///   - paths: Of the user's files, as the compiler sees them.
    ///   - contents: Theirs, as the compiler sees them, without what is added for the chosen view alone.
    ///   - generated: Code that any of the files may use.
    ///   - imports: Modules that the added code imports.
    init(fingerprint: String, paths: [String], contents: [[UInt8]], generated: String, imports: Set<String>) {
        let interfaces = contents.map { FileInterface($0) }
        var common = StableHash()
        common.add(fingerprint)
        common.add(generated)
        // What a module adds to types is seen in files that do not import it, too.
        for module in imports.union(interfaces.flatMap(\.imports)).sorted() { common.add(module) }
        self.interfaces = interfaces
        self.paths = paths
        self.common = common
        dependencies = FileDependencies(interfaces)
    }

    /// - Parameter bytes: The file's, with all that is added to it.
    func key(ofFile index: Int, bytes: [UInt8]) -> String {
        key(path: paths[index], bytes: bytes, names: interfaces[index].mentionedAnywhere)
    }

    /// The key of code that is no file of the user's.
    func key(of name: String, text: String) -> String {
        let bytes = Array(text.utf8)
        return key(path: name, bytes: bytes, names: FileInterface(bytes).mentionedAnywhere)
    }

    private func key(path: String, bytes: [UInt8], names: Set<String>) -> String {
        var hash = common
        hash.add(path)
        hash.add(bytes)
        for file in dependencies.files(mentionedBy: names) {
            hash.add(paths[file])
            hash.add(interfaces[file].hash.text)
        }
        return hash.text
    }
}
