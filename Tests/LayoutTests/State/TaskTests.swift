import Foundation
import HitTest
import Layout
import Testing
import ViewTree

private actor Counter {
    var count = 0
    func add() -> Int {
        count += 1
        return count
    }
}

nonisolated private func elsewhere() async {}
nonisolated private func load() async -> [Int] { [1, 2, 3] }

/// Tasks that a screen starts are done before the answer, as far as they need not wait for time or the world.
@Suite struct TaskTests {
    private struct Screen: View {
        @State var count = 0
        let work: @MainActor (Binding<Int>) -> Void
        var body: some View {
            Button("\(count)") { work($count) }.accessibilityIdentifier("go")
        }
    }

    /// What the screen shows after the button was tapped.
    private func count(_ work: @escaping @MainActor (Binding<Int>) -> Void) throws -> String? {
        let host = ViewHost(Screen(work: work), device: .iPhone16Pro)
        try host.tap("go")
        return title(host)
    }

    private func title(_ host: ViewHost) -> String? { host.tree.nodes.first { $0.kind == "Text" }?.label }

    @Test func aTaskThatCallsANonisolatedFunctionIsDoneBeforeTheAnswer() throws {
        let shown = try count { count in
            Task {
                await elsewhere()
                count.wrappedValue += 1
            }
        }
        #expect(shown == "1")
    }

    @Test func aDetachedTaskIsDoneBeforeTheAnswer() throws {
        let shown = try count { count in
            Task.detached {
                await elsewhere()
                await MainActor.run { count.wrappedValue += 1 }
            }
        }
        #expect(shown == "1")
    }

    @Test func whatAnActorAnswersIsThereBeforeTheAnswer() throws {
        let counter = Counter()
        let shown = try count { count in
            Task {
                _ = await counter.add()
                count.wrappedValue = await counter.add()
            }
        }
        #expect(shown == "2")
    }

    @Test func childTasksAreDoneBeforeTheAnswer() throws {
        let grouped = try count { count in
            Task {
                count.wrappedValue = await withTaskGroup(of: Int.self) { group in
                    for number in 1...4 { group.addTask { number } }
                    var sum = 0
                    for await number in group { sum += number }
                    return sum
                }
            }
        }
        #expect(grouped == "10")
        let paired = try count { count in
            Task {
                async let first = load()
                async let second = load()
                count.wrappedValue = await first.count + second.count
            }
        }
        #expect(paired == "6")
    }

    @Test func whatAStreamSendsArrivesAndAnEndlessOneKeepsNobodyWaiting() throws {
        let (stream, input) = AsyncStream.makeStream(of: Int.self)
        let host = ViewHost(
            Screen { count in
                Task { for await number in stream { count.wrappedValue += number } }
                input.yield(1)
                input.yield(2)
            }, device: .iPhone16Pro)
        try host.tap("go")
        #expect(title(host) == "3")
        host.update { input.yield(10) }
        #expect(title(host) == "13")
    }

    @Test func aTaskThatYieldsGoesOn() throws {
        let shown = try count { count in
            Task {
                for _ in 0..<5 { await Task.yield() }
                count.wrappedValue += 1
            }
        }
        #expect(shown == "1")
    }

    @Test func aSleepingTaskWakesWhenTheClockIsMovedOn() throws {
        let host = ViewHost(
            Screen { count in
                Task {
                    try await Task.sleep(for: .seconds(1))
                    count.wrappedValue += 1
                    try await Task.sleep(nanoseconds: 1_000_000_000)
                    count.wrappedValue += 1
                    try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
                    count.wrappedValue += 1
                }
            }, device: .iPhone16Pro)
        try host.tap("go")
        #expect(title(host) == "0")
        host.advance(by: .seconds(0.9))
        #expect(title(host) == "0")
        host.advance(by: .seconds(0.1))
        #expect(title(host) == "1")
        host.advance(by: .seconds(5))
        #expect(title(host) == "3")
    }

    @Test func aDetachedTaskSleepsByTheSameClock() throws {
        let host = ViewHost(
            Screen { count in
                Task.detached {
                    try await Task.sleep(for: .seconds(1))
                    await MainActor.run { count.wrappedValue += 1 }
                }
            }, device: .iPhone16Pro)
        try host.tap("go")
        #expect(title(host) == "0")
        host.advance(by: .seconds(1))
        #expect(title(host) == "1")
    }

    @Test func aSleepingTaskOfAViewThatGoesIsCancelled() throws {
        final class Log: @unchecked Sendable { var lines: [String] = [] }
        struct Coming: View {
            @State var isShown = true
            let log: Log
            var body: some View {
                VStack {
                    Button("Hide") { isShown = false }.accessibilityIdentifier("hide")
                    if isShown {
                        Text("x").task {
                            do {
                                try await Task.sleep(for: .seconds(10))
                                log.lines.append("slept")
                            } catch {
                                log.lines.append("\(error is CancellationError)")
                            }
                        }
                    }
                }
            }
        }
        let log = Log()
        let host = ViewHost(Coming(log: log), device: .iPhone16Pro)
        try host.tap("hide")
        #expect(log.lines == ["true"])
        host.advance(by: .seconds(20))
        #expect(log.lines == ["true"])
    }

    @Test func blocksOfTheMainQueueAreTheScreensWork() throws {
        let shown = try count { count in
            DispatchQueue.main.async { count.wrappedValue += 1 }
        }
        #expect(shown == "1")
        let host = ViewHost(
            Screen { count in
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { count.wrappedValue += 1 }
            }, device: .iPhone16Pro)
        try host.tap("go")
        #expect(title(host) == "0")
        host.advance(by: .seconds(2))
        #expect(title(host) == "1")
    }

    @Test func workOnAnotherQueueIsWaitedFor() throws {
        let shown = try count { count in
            DispatchQueue.global().async {
                Thread.sleep(forTimeInterval: 0.1)
                DispatchQueue.main.async { count.wrappedValue += 1 }
            }
        }
        #expect(shown == "1")
    }

    @Test func aContinuationThatAnotherQueueResumesIsWaitedFor() throws {
        let resumed = try count { count in
            Task {
                await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                    DispatchQueue.global().async { continuation.resume() }
                }
                count.wrappedValue += 1
            }
        }
        #expect(resumed == "1")
    }

    @Test func aContinuationThatATimerResumesWaitsForTheClock() throws {
        let host = ViewHost(
            Screen { count in
                Task {
                    await withCheckedContinuation { continuation in
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { continuation.resume() }
                    }
                    count.wrappedValue += 1
                }
            }, device: .iPhone16Pro)
        try host.tap("go")
        #expect(title(host) == "0")
        host.advance(by: .seconds(0.1))
        #expect(title(host) == "1")
    }

    @Test func workThatTakesTooLongIsAWarningAndComesLater() throws {
        let done = DispatchSemaphore(value: 0)
        let host = ViewHost(
            Screen { count in
                DispatchQueue.global().async {
                    done.wait()
                    DispatchQueue.main.async { count.wrappedValue += 1 }
                    done.signal()
                }
            }, device: .iPhone16Pro)
        try host.tap("go")
        #expect(title(host) == "0")
        #expect(host.warnings.contains { $0.message.contains("still under way") })
        done.signal()
        Thread.sleep(forTimeInterval: 0.2)
        #expect(title(host) == "1")
    }

    @Test func aTaskWithoutAnEndIsAWarning() throws {
        let host = ViewHost(
            Screen { count in
                Task {
                    let counter = Counter()
                    while !Task.isCancelled { count.wrappedValue = await counter.add() }
                }
            }, device: .iPhone16Pro)
        try host.tap("go")
        #expect(host.warnings.contains { $0.message.contains("did not come to an end") })
    }

    @Test func twoScreensAtOnceKeepTheirTasksApart() async {
        await withTaskGroup(of: String?.self) { group in
            for number in 1...8 {
                group.addTask {
                    let host = ViewHost(
                        Screen { count in
                            Task {
                                await elsewhere()
                                try await Task.sleep(for: .seconds(1))
                                count.wrappedValue += number
                            }
                        }, device: .iPhone16Pro)
                    _ = try? host.tap("go")
                    host.advance(by: .seconds(1))
                    let shown = host.tree.nodes.first { $0.kind == "Text" }?.label
                    return shown == "\(number)" ? nil : shown ?? "none"
                }
            }
            for await wrong in group { #expect(wrong == nil) }
        }
    }

    @Test func tasksOutsideOfScreensSleepInRealTime() async throws {
        let start = ContinuousClock.now
        try await Task.sleep(for: .milliseconds(20))
        #expect(ContinuousClock.now - start >= .milliseconds(20))
    }
}
