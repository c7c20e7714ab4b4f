import Foundation
import Testing

@testable import SourceCompiler

@Suite struct CrashReportTests {
    private static let files = [CompiledSource.File(displayPath: "Row.swift", compilePath: "/src/Row.swift")]

    private func outcome(signal: Int32?) -> Subprocess.Outcome {
        var outcome = Subprocess.Outcome()
        outcome.signal = signal
        return outcome
    }

    private func message(_ backtrace: String, signal: Int32? = SIGILL, fatalLine: String? = nil) -> String {
        CrashDescription(
            outcome: outcome(signal: signal), limits: ProcessLimits(), report: CrashReport(backtrace: backtrace),
            fatalLine: fatalLine, files: Self.files
        ).message
    }

    @Test func theInnermostFrameOfTheUsersIsNamed() {
        let backtrace = """
            Thread 0 "program" crashed:

              0               0x00007f0d2256df7f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
              1 [ra]          0x000055b075d4fee2 closure #1 in Row.body.getter + 897 in program at /src/Row.swift:21:37
              2 [ra] [thunk]  0x00007f0d21b15944 partial apply for closure #1 + 19 in lib.so at //<compiler-generated>
            """
        #expect(
            message(backtrace, fatalLine: "Swift/Array.swift:1: Fatal error: Index out of range")
                == "Row.swift:21:37: error: the view crashed: Index out of range (in Row.body)")
    }

    @Test func endlessRecursionIsNamed() {
        let frames = (0..<20).map { "\($0) [ra] 0x0000560f9ecc52fd Row.f(_:) + 76 in bt at /src/Row.swift:8:58" }
        #expect(
            message(frames.joined(separator: "\n"), signal: SIGSEGV)
                == "Row.swift:8:58: error: the view crashed: Row.f(_:) calls itself without end (in Row.f(_:))")
    }

    /// As the runtime writes it: how many views a body becomes is asked of its own type again.
    @Test func bodiesThatAreEachOtherAreNamed() {
        let frames = (0..<40).map { number -> String in
            let name = number % 4 == 0 ? "in conformance P" : number % 4 == 2 ? "in conformance Q<A>" : nil
            guard let name else { return "\(number) [ra] 0x0007 static View._memberCount.getter + 111 in lib.so" }
            return "\(number) [ra] [thunk] 0x0005 protocol witness for static View._memberCount.getter \(name) + 8 in p"
        }
        let message = message(frames.joined(separator: "\n"), signal: SIGSEGV)
        #expect(message.hasPrefix("viewtree: error: the view has no end: "))
        #expect(message.contains("without end, Q → P → Q: on a device"))
    }

    @Test func withoutABacktraceTheRuntimesOwnLineIsUsed() {
        #expect(
            message("", fatalLine: "UserCode/Row.swift:12: Fatal error: no way")
                == "Row.swift:12: error: the view crashed: no way")
        #expect(
            message("", signal: SIGSEGV)
                == "viewtree: error: the view crashed: it used memory that is not its own")
    }

    @Test func aLimitIsNamedWithItsOption() {
        var outcome = Subprocess.Outcome()
        outcome.isTimeOut = true
        let description = CrashDescription(
            outcome: outcome, limits: ProcessLimits(time: 2.5), report: CrashReport(backtrace: ""), fatalLine: nil,
            files: [])
        #expect(description.message == "viewtree: error: the view took longer than 2.5 s (--timeout)")
    }

    @Test func theRuntimesNoticesAreTakenOutAndTheRestPasses() {
        var filter = RuntimeMessages()
        let lines = [
            "hello", "", "world", "A.swift:1: Fatal error: x", "", "*** Signal 4: Backtracing from 0x7f... done ***",
            "",
            "bye",
        ]
        #expect(lines.flatMap { filter.passed($0) } == ["hello", "", "world", "bye"])
        #expect(filter.fatalLine == "A.swift:1: Fatal error: x")
    }
}
