import Foundation

/// A child process whose standard error, and on demand standard output, is read while it runs.
struct Subprocess {
    let executable: String
    let arguments: [String]
    var environment: [String: String]
    /// Nil for none.
    var limits: ProcessLimits?
    /// Read standard output as well; else it is the parent's.
    var capturesOutput = false
    /// What to do with a line of standard error, without its end, as soon as it is there.
    var onErrorLine: (String) -> Void = { _ in }
    /// After so many bytes of standard error, only what comes last is looked at.
    var mostErrorBytes = Int.max
    /// What to do, at the end, with one of the last lines after that.
    var onLateErrorLine: (String) -> Void = { _ in }
    /// Gives the child a pipe in which it says that it has come to its end (`VIEWTREE_DONE`).
    var awaitsWord = false
    /// Called once when a limit is reached, before the child is killed.
    var onLimit: (pid_t) -> Void = { _ in }

    struct Outcome {
        /// Nil when a signal ended it.
        var exitCode: Int32?
        var signal: Int32?
        var isTimeOut = false
        var isOutOfMemory = false
        /// In bytes.
        var peakMemory: UInt64 = 0
        var output: [UInt8] = []
        /// How many bytes of standard error nobody has seen.
        var leftOutErrorBytes = 0
        /// Whether the child said that it came to its end, where that was asked for.
        var saidDone = false

        var hasReachedLimit: Bool { isTimeOut || isOutOfMemory }
    }

    /// Runs the program to its end. Standard input is empty.
    func run() throws(SourceError) -> Outcome {
        let error = try Pipe()
        let output = capturesOutput ? try Pipe() : nil
        let word = awaitsWord ? try Pipe() : nil
        let pid = try spawn(error: error, output: output, word: word)
        error.closeWriteEnd()
        output?.closeWriteEnd()
        word?.closeWriteEnd()
        var outcome = Outcome()
        read(error, output, of: pid, into: &outcome)
        error.closeReadEnd()
        output?.closeReadEnd()
        if let word {
            outcome.saidDone = word.hasBytes
            word.closeReadEnd()
        }
        return outcome
    }

    // MARK: Starting

    /// The number under which the child finds the pipe for its last word: far from those that it opens.
    private static let wordDescriptor: Int32 = 198

    private func spawn(error: Pipe, output: Pipe?, word: Pipe?) throws(SourceError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, error.writeEnd, STDERR_FILENO)
        if let output { posix_spawn_file_actions_adddup2(&actions, output.writeEnd, STDOUT_FILENO) }
        if let word { posix_spawn_file_actions_adddup2(&actions, word.writeEnd, Self.wordDescriptor) }

        var pid = pid_t()
        let names = ([executable] + arguments).map { strdup($0) } + [nil]
        var limited = environment.merging(limits.map(ResourceLimits.environment) ?? [:]) { $1 }
        if word != nil { limited["VIEWTREE_DONE"] = "\(Self.wordDescriptor)" }
        let variables = limited.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in names + variables { free(pointer) } }
        let code = posix_spawn(&pid, executable, &actions, nil, names, variables)
        guard code == 0 else {
            throw SourceError("cannot start \(executable): \(String(cString: strerror(code)))")
        }
        return pid
    }

    // MARK: Reading

    private func read(_ error: Pipe, _ output: Pipe?, of pid: pid_t, into outcome: inout Outcome) {
        var time = ChargedTime()
        var lines = LineBuffer()
        var late = LateLines()
        var errorBytes = 0
        var isErrorOpen = true
        var isOutputOpen = output != nil
        var hasExited = false
        while isErrorOpen || isOutputOpen || !hasExited {
            var descriptors: [pollfd] = []
            if isErrorOpen { descriptors.append(pollfd(fd: error.readEnd, events: Int16(POLLIN), revents: 0)) }
            if isOutputOpen, let output {
                descriptors.append(pollfd(fd: output.readEnd, events: Int16(POLLIN), revents: 0))
            }
            // With the pipes closed, what is left is to wait for the end, which comes at once.
            poll(&descriptors, nfds_t(descriptors.count), descriptors.isEmpty ? 1 : 20)
            for descriptor in descriptors where descriptor.revents != 0 {
                guard let bytes = Pipe.readSome(from: descriptor.fd) else {
                    if descriptor.fd == error.readEnd { isErrorOpen = false } else { isOutputOpen = false }
                    continue
                }
                if descriptor.fd == error.readEnd {
                    if errorBytes < mostErrorBytes { lines.add(bytes).forEach(onErrorLine) } else { late.add(bytes) }
                    errorBytes += bytes.count
                } else {
                    outcome.output += bytes
                }
            }
            if hasExited, descriptors.allSatisfy({ $0.revents == 0 }) {
                // The child has gone and left the pipes to somebody who is silent.
                break
            }
            if !hasExited { hasExited = wait(for: pid, into: &outcome) }
            if !hasExited, !outcome.hasReachedLimit, let limits {
                outcome.isTimeOut = time.isOver(limits.time, pid)
                outcome.isOutOfMemory = Self.residentMemory(of: pid) > limits.memory
                if outcome.hasReachedLimit {
                    onLimit(pid)
                    kill(pid, SIGKILL)
                }
            }
        }
        if let rest = lines.rest { onErrorLine(rest) }
        late.lines.forEach(onLateErrorLine)
        outcome.leftOutErrorBytes = late.count
    }

    /// In bytes; 0 where the system does not tell.
    private static func residentMemory(of pid: pid_t) -> UInt64 {
        guard let data = FileManager.default.contents(atPath: "/proc/\(pid)/statm") else { return 0 }
        let pages = String(decoding: data, as: UTF8.self).split(separator: " ")
        guard pages.count > 1, let resident = UInt64(pages[1]) else { return 0 }
        return resident * UInt64(getpagesize())
    }

    /// Whether the child has ended.
    private func wait(for pid: pid_t, into outcome: inout Outcome) -> Bool {
        var status: Int32 = 0
        var usage = rusage()
        let result = wait4(pid, &status, WNOHANG, &usage)
        guard result != 0 else { return false }
        guard result == pid else { return errno != EINTR }
        let signal = status & 0x7f
        if signal == 0 { outcome.exitCode = (status >> 8) & 0xff } else { outcome.signal = signal }
        #if canImport(Darwin)
            outcome.peakMemory = UInt64(max(usage.ru_maxrss, 0))
        #else
            outcome.peakMemory = UInt64(max(usage.ru_maxrss, 0)) * 1024
        #endif
        return true
    }
}

extension Subprocess {
    /// A pipe that children do not inherit, but for the end they are given.
    struct Pipe {
        let readEnd: Int32
        let writeEnd: Int32

        init() throws(SourceError) {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { throw SourceError("no pipe: \(String(cString: strerror(errno)))") }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            readEnd = ends[0]
            writeEnd = ends[1]
        }

        func closeReadEnd() { close(readEnd) }
        func closeWriteEnd() { close(writeEnd) }

        /// Whether something has come.
        var hasBytes: Bool {
            var descriptor = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
            return poll(&descriptor, 1, 0) > 0 && descriptor.revents & Int16(POLLIN) != 0
        }

        /// What has come; nil at the end.
        static func readSome(from descriptor: Int32) -> [UInt8]? {
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR || errno == EAGAIN { return [] }
            return count > 0 ? Array(buffer[..<count]) : nil
        }
    }

    /// Cuts bytes into lines.
    struct LineBuffer {
        /// A longer line is cut: nobody reads it, and somebody would have to keep it.
        private static let longest = 1 << 16
        private var bytes: [UInt8] = []

        mutating func add(_ more: [UInt8]) -> [String] {
            var lines: [String] = []
            var rest = more[...]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                bytes += rest[..<end]
                lines.append(String(decoding: bytes, as: UTF8.self))
                bytes.removeAll(keepingCapacity: true)
                rest = rest[(end + 1)...]
            }
            bytes += rest
            if bytes.count > Self.longest {
                lines.append(String(decoding: bytes, as: UTF8.self))
                bytes.removeAll(keepingCapacity: true)
            }
            return lines
        }

        /// A last line without an end.
        var rest: String? { bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
    }

    /// The last lines of what is too much to be looked at.
    struct LateLines {
        private static let most = 1 << 16
        private var bytes: [UInt8] = []
        /// How many bytes there were.
        private(set) var count = 0

        mutating func add(_ more: [UInt8]) {
            count += more.count
            bytes = more.count >= Self.most ? Array(more.suffix(Self.most)) : (bytes + more).suffix(Self.most)
        }

        /// Whole ones, and the last one without an end.
        var lines: [String] {
            bytes.split(separator: UInt8(ascii: "\n")).dropFirst(count > bytes.count ? 1 : 0)
                .map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
