import Foundation

/// Whether screens may load something from elsewhere.
public enum _ScreenNetwork {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var wasTold = false

    /// Whether an address is out of reach: in a program that is nothing but a screen, all but files. The first time
    /// standard error says so.
    public static func refuses(_ url: URL?) -> Bool {
        guard ScreenWork.isWholeProgram, url?.isFileURL != true, url?.scheme != "data" else { return false }
        let isFirst = lock.withLock {
            defer { wasTold = true }
            return !wasTold
        }
        if isFirst {
            FileHandle.standardError.write(
                Data(
                    "warning: nothing is loaded from the network here: URLSession fails with notConnectedToInternet\n"
                        .utf8))
        }
        return true
    }
}
