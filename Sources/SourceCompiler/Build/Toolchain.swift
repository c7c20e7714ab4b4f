import Foundation

/// The Swift compiler.
struct Toolchain: Sendable {
    let compiler: String

    /// Where the compiler and what comes with it lie.
    var folder: String {
        URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    /// The toolchain's own linker where it has one: faster than the system's, and it is there.
    var linkerArguments: [String] {
        FileManager.default.isExecutableFile(atPath: folder + "/ld.lld") ? ["-use-ld=lld"] : []
    }

    /// Changes whenever the toolchain does.
    var fingerprint: String { [compiler, folder].map { $0 + FileStamp.of($0) }.joined() + FileStamp.of(frontend) }

    /// The compiler proper, which the driver would start; the driver where there is none beside it.
    var frontend: String {
        let path = folder + "/swift-frontend"
        return FileManager.default.isExecutableFile(atPath: path) ? path : compiler
    }

    /// The macros that come with the toolchain, such as `@Observable`, as the driver would name them.
    var pluginArguments: [String] {
        let root = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        let server = root + "/lib/swift/host/libSwiftInProcPluginServer.so"
        guard access(server, R_OK) == 0 else { return [] }
        return ["-in-process-plugin-server-path", server, "-plugin-path", root + "/lib/swift/host/plugins"]
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
