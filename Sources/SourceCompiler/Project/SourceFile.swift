import Foundation
import SwiftTokens

/// One of the user's files.
struct SourceFile: Sendable {
    /// As the user typed it: what messages show.
    let displayPath: String
    /// Absolute.
    let path: String
    /// The path the compiler sees. It differs where two files have one name, which a module does not allow.
    let compilePath: String
    /// What is on disk.
    let bytes: [UInt8]

    /// Name and extension.
    var fileNameOnDisk: String { URL(fileURLWithPath: path).lastPathComponent }

    /// Name and extension as `#fileID` has them.
    var fileName: String { URL(fileURLWithPath: compilePath).lastPathComponent }
}
