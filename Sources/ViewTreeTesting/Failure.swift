import Testing
import XCTest

/// Where an expectation stands in the caller's file.
public struct CallSite: Sendable {
    let fileID: String
    let filePath: String
    let file: StaticString
    let line: Int
    let column: Int
}

/// Fails the test that is running, whichever library runs it.
func fail(_ message: String, _ site: CallSite) {
    if Test.current != nil {
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: SourceLocation(
                fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column))
    } else {
        XCTFail(message, file: site.file, line: UInt(site.line))
    }
}
