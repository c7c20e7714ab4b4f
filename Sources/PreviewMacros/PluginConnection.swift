import Foundation

/// Reads and writes the compiler's messages.
enum PluginConnection {
    private static let headerSize = 8

    /// The next message; nil when the compiler has closed the connection.
    static func read() -> [String: Any]? {
        guard let header = read(count: headerSize) else { return nil }
        let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard count > 0, let size = Int(exactly: count), let body = read(count: size) else { return nil }
        return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
    }

    static func write(_ message: [String: Any]) {
        guard let body = try? JSONSerialization.data(withJSONObject: message, options: .sortedKeys) else { return }
        let count = UInt64(body.count)
        let header = (0..<headerSize).map { UInt8(truncatingIfNeeded: count >> (8 * UInt64($0))) }
        try? FileHandle.standardOutput.write(contentsOf: Data(header) + body)
    }

    private static func read(count: Int) -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try? FileHandle.standardInput.read(upToCount: count - data.count), !part.isEmpty else {
                return nil
            }
            data.append(part)
        }
        return data
    }
}
