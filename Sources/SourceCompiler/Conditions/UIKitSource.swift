import Foundation

/// Files that are written for the Objective-C runtime, for a compiler without it.
public enum UIKitSource {
    /// A copy of the same length but for a first line that tells the compiler where it comes from: `@objc` and the like are
    /// blank, `#selector(` reads `Selector( `; conditions stay as they are.
    public static func withoutObjectiveC(_ data: Data, path: String) -> Data {
        let bytes = ConditionedSource.withoutObjectiveC(Array(data))
        let name = path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return Data("#sourceLocation(file: \"\(name)\", line: 1)\n".utf8) + Data(bytes)
    }
}
