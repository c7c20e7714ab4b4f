import Foundation

/// The folder of a program as `Bundle.main` looks at one: the user's resources lie where it finds them.
///
///     Contents/Linux/program
///     Contents/Info.plist
///     Contents/Resources/…      links to the user's files, which may change without the program being made anew
struct ProgramBundle {
    let folder: String

    static let programName = "program"

    var executable: String { "\(folder)/Contents/Linux/\(Self.programName)" }
    private var resources: String { "\(folder)/Contents/Resources" }

    /// Makes the folders and links the resources.
    func make(with resources: [ProjectResource]) throws(SourceError) {
        let files = FileManager.default
        do {
            try files.createDirectory(atPath: "\(folder)/Contents/Linux", withIntermediateDirectories: true)
            try files.createDirectory(atPath: self.resources, withIntermediateDirectories: true)
            for resource in resources {
                if resource.name == "Info.plist" { continue }
                var target = self.resources
                if let language = resource.language {
                    target += "/\(language).lproj"
                    try files.createDirectory(atPath: target, withIntermediateDirectories: true)
                }
                target += "/" + resource.name
                // Xcode copies everything into one folder; of two files with one name it takes the first.
                guard (try? files.destinationOfSymbolicLink(atPath: target)) == nil else { continue }
                try files.createSymbolicLink(atPath: target, withDestinationPath: resource.path)
            }
            let list = resources.first { $0.name == "Info.plist" }
            try Self.infoList(from: list?.path).write(to: URL(fileURLWithPath: "\(folder)/Contents/Info.plist"))
        } catch {
            throw SourceError("cannot write to \(folder)")
        }
    }

    /// What an app's list always says, and what the user's says in words rather than build settings.
    private static func infoList(from path: String?) throws -> Data {
        var list: [String: Any] = [
            "CFBundleName": "App", "CFBundleDisplayName": "App", "CFBundleIdentifier": "com.example.App",
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundleExecutable": programName,
            "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
        ]
        if let data = path.flatMap({ FileManager.default.contents(atPath: $0) }),
            let own = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        {
            for (key, value) in own where key != "CFBundleExecutable" {
                if let text = value as? String, text.contains("$(") || text.contains("${") { continue }
                list[key] = value
            }
        }
        return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }
}
