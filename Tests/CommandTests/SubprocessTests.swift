import Foundation
import Testing

@testable import SourceCompiler

@Suite struct SubprocessTests {
    private func shell(_ command: String, time: Double? = nil) throws -> (Subprocess.Outcome, String) {
        var process = Subprocess(
            executable: "/bin/sh", arguments: ["-c", command], environment: ["PATH": "/usr/bin:/bin"])
        process.limits = time.map { ProcessLimits(time: $0) }
        process.capturesOutput = true
        return try process.runCollectingErrors()
    }

    @Test func exitCodesOutputAndErrorsComeThrough() throws {
        let (outcome, text) = try shell("echo out; echo err >&2; exit 3")
        #expect(outcome.exitCode == 3)
        #expect(text == "err\nout\n")
    }

    @Test func aSignalIsNoExitCode() throws {
        let (outcome, _) = try shell("kill -SEGV $$")
        #expect(outcome.exitCode == nil)
        #expect(outcome.signal == SIGSEGV)
    }

    @Test func whoeverTakesTooLongIsKilled() throws {
        let start = Date()
        let (outcome, _) = try shell("exec sleep 20", time: 0.2)
        #expect(outcome.isTimeOut)
        #expect(outcome.signal == SIGKILL)
        #expect(Date().timeIntervalSince(start) < 5)
    }

    @Test func aGrandchildThatKeepsThePipeOpenIsNotWaitedFor() throws {
        let start = Date()
        let (outcome, _) = try shell("sleep 20 & exit 0")
        #expect(outcome.exitCode == 0)
        #expect(Date().timeIntervalSince(start) < 5)
    }

    /// What it computes counts as well as what it sleeps.
    @Test func whoeverComputesTooLongIsKilled() throws {
        let (outcome, _) = try shell("while :; do :; done", time: 0.3)
        #expect(outcome.isTimeOut)
    }
}
