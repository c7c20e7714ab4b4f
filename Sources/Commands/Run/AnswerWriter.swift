import Foundation

/// Writes answers to standard output.
enum AnswerWriter {
    /// A reader that has enough (`| head`) ends the answer, and is no error.
    static func write(_ text: String, to descriptor: Int32) throws(UsageError) {
        // Else the process would end with the first byte that nobody wants, as if the view had crashed.
        signal(SIGPIPE, SIG_IGN)
        var failure: Int32 = 0
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty, failure == 0 {
                #if canImport(Darwin)
                    let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
                #else
                    let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
                #endif
                if count >= 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                } else if errno != EINTR {
                    failure = errno
                }
            }
        }
        guard failure != 0, failure != EPIPE else { return }
        throw UsageError("Cannot write the answer: \(String(cString: strerror(failure))).")
    }
}
