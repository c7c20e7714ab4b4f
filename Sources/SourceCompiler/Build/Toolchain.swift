import Foundation

/// The Swift compiler.
struct Toolchain: Sendable {
    let compiler: String

    /// The toolchain's own linker where it has one: faster than the system's, and it is there.
    var linkerArguments: [String] {
        let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().path
        return FileManager.default.isExecutableFile(atPath: folder + "/ld.lld") ? ["-use-ld=lld"] : []
    }

    /// `SWIFT_EXEC` as the package manager takes it, else the first `swiftc` in `PATH`.
    static func find(environment: [String: String]) throws(SourceError) -> Toolchain {
        if let path = environment["SWIFT_EXEC"], FileManager.default.isExecutableFile(atPath: path) {
            return Toolchain(compiler: path)
        }
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            let path = "\(folder)/swiftc"
            if FileManager.default.isExecutableFile(atPath: path) { return Toolchain(compiler: path) }
        }
        throw SourceError(
            "no swiftc in PATH: a Swift file is compiled before it is laid out\n"
                + "install the Swift toolchain that built viewtree, or set SWIFT_EXEC to its swiftc")
    }
}
