import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// When callbacks run, and how often.
struct LifecycleTests {
    final class Log: @unchecked Sendable {
        var lines: [String] = []
        func note(_ line: String) { lines.append(line) }
    }

    @Test func aViewThatStaysAppearsOnceWhateverComesAndGoesBesideIt() throws {
        struct Screen: View {
            @State var isOn = false
            let log: Log
            var body: some View {
                VStack {
                    if isOn { Text("new").onAppear { log.note("new") }.onChange(of: isOn) { log.note("no") } }
                    Button("On") { isOn.toggle() }.accessibilityIdentifier("on")
                    Text("old").onAppear { log.note("old") }.onChange(of: isOn) { log.note("changed") }
                }
            }
        }
        let log = Log()
        let host = ViewHost(Screen(log: log), device: .iPhone16Pro)
        #expect(log.lines == ["old"])
        try host.tap("on")
        #expect(log.lines.sorted() == ["changed", "new", "old"])
        try host.tap("on")
        #expect(log.lines.sorted() == ["changed", "changed", "new", "old"])
    }

    @Test func aViewThatGoesIsToldSo() throws {
        struct Screen: View {
            @State var isOn = true
            let log: Log
            var body: some View {
                VStack {
                    Button("Off") { isOn = false }.accessibilityIdentifier("off")
                    if isOn { Text("x").onDisappear { log.note("gone") } }
                }
            }
        }
        let log = Log()
        let host = ViewHost(Screen(log: log), device: .iPhone16Pro)
        #expect(log.lines.isEmpty)
        try host.tap("off")
        #expect(log.lines == ["gone"])
    }

    @Test func aTaskRunsBeforeTheFirstAnswerAsFarAsItNeedNotWait() {
        struct Screen: View {
            @State var text = "before"
            func load() async -> String { "after" }
            var body: some View {
                Text(text).accessibilityIdentifier("text").task { text = await load() }
            }
        }
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        #expect(host.tree["text"]?.children.first?.label == "after")
    }

    @Test func aTaskStartsAgainWhenItsValueChanges() throws {
        struct Screen: View {
            @State var value = 0
            let log: Log
            var body: some View {
                Button("More") { value += 1 }.accessibilityIdentifier("more")
                    .task(id: value) { log.note("\(value)") }
            }
        }
        let log = Log()
        let host = ViewHost(Screen(log: log), device: .iPhone16Pro)
        try host.tap("more")
        #expect(log.lines == ["0", "1"])
    }

    @Test func aTaskThatAnActionStartsIsDoneBeforeTheAnswer() throws {
        struct Screen: View {
            @State var text = "before"
            var body: some View {
                Button(text) { Task { text = "after" } }.accessibilityIdentifier("go")
            }
        }
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        try host.tap("go")
        #expect(host.tree.nodes.contains { $0.label == "after" })
    }

    @Test func whatAPublisherSendsIsReceivedWhileTheViewIsThere() throws {
        struct Screen: View {
            @State var seen = 0
            let subject: PassthroughSubject<Int, Never>
            var body: some View {
                Button("Send") { subject.send(7) }.accessibilityIdentifier("send")
                    .onReceive(subject) { seen = $0 }
                Text("\(seen)").accessibilityIdentifier("seen")
            }
        }
        let subject = PassthroughSubject<Int, Never>()
        let host = ViewHost(Screen(subject: subject), device: .iPhone16Pro)
        try host.tap("send")
        #expect(host.tree["seen"]?.children.first?.label == "7")
    }

    @Test func theOldAndTheNewValueOfAChangeAreHandedOver() throws {
        struct Screen: View {
            @State var value = 1
            let log: Log
            var body: some View {
                Button("More") { value += 2 }.accessibilityIdentifier("more")
                    .onChange(of: value) { old, new in log.note("\(old)→\(new)") }
                    .onChange(of: value, initial: true) { log.note("initial or later") }
            }
        }
        let log = Log()
        let host = ViewHost(Screen(log: log), device: .iPhone16Pro)
        #expect(log.lines == ["initial or later"])
        try host.tap("more")
        #expect(log.lines.contains("1→3"))
    }
}
