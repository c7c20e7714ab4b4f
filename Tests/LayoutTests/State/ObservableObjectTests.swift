import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Combine's observable objects: a change of a published property evaluates the bodies again.
struct ObservableObjectTests {
    final class Counter: ObservableObject, @unchecked Sendable {
        @Published var count = 0
        @Published private(set) var name = "none"
        func rename() { name = "renamed" }
    }

    private func host(_ view: @autoclosure @escaping @MainActor () -> some View) -> ViewHost {
        ViewHost(view(), device: .iPhone16Pro)
    }

    @Test func aStateObjectIsMadeOnceAndItsChangesShow() throws {
        struct Screen: View {
            @StateObject var counter = Counter()
            var body: some View {
                VStack {
                    Text("\(counter.count)").accessibilityIdentifier("count")
                    Button("More") { counter.count += 1 }.accessibilityIdentifier("more")
                }
            }
        }
        let host = host(Screen())
        try host.tap("more")
        let result = try host.tap("more")
        #expect(host.tree["count"]?.children.first?.label == "2")
        let state = result.effects.first { $0.kind == .state }
        #expect(state?.label == "count")
        #expect(state?.from == .string("1"))
        #expect(state?.to == .string("2"))
    }

    @Test func bindingsToAnObservedObjectWriteToIt() throws {
        struct Inner: View {
            @ObservedObject var counter: Counter
            var body: some View { Stepper("Count", value: $counter.count).accessibilityIdentifier("stepper") }
        }
        struct Screen: View {
            @StateObject var counter = Counter()
            var body: some View {
                VStack {
                    Inner(counter: counter)
                    if counter.count > 0 { Text("some").accessibilityIdentifier("some") }
                }
            }
        }
        let host = host(Screen())
        host.increment("stepper")
        #expect(host.tree["some"] != nil)
    }

    @Test func anEnvironmentObjectIsFoundByItsType() throws {
        struct Inner: View {
            @EnvironmentObject var counter: Counter
            var body: some View {
                Button("Rename \(counter.name)") { counter.rename() }.accessibilityIdentifier("rename")
            }
        }
        let counter = Counter()
        let host = host(VStack { Inner() }.environmentObject(counter))
        try host.tap("rename")
        #expect(counter.name == "renamed")
        #expect(host.tree.nodes.contains { $0.label == "Rename renamed" })
    }

    @Test func aPublishedPropertySendsItsValueAndThenEachNewOneBeforeItIsStored() {
        final class Model: ObservableObject {
            @Published var value = 1
        }
        let model = Model()
        var seen: [Int] = []
        var stored: [Int] = []
        let tie = model.$value.sink {
            seen.append($0)
            stored.append(model.value)
        }
        model.value = 2
        model.value = 3
        withExtendedLifetime(tie) {}
        #expect(seen == [1, 2, 3])
        // Combine sends in willSet.
        #expect(stored == [1, 1, 2])
    }

    @Test func anObjectAnnouncesItselfBeforeItChanges() {
        let counter = Counter()
        var counts: [Int] = []
        let tie = counter.objectWillChange.sink { counts.append(counter.count) }
        counter.count = 5
        withExtendedLifetime(tie) {}
        #expect(counts == [0])
    }

    @Test func publishersChainAsInCombine() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [String] = []
        var ties: Set<AnyCancellable> = []
        subject.filter { $0 > 1 }.map { "\($0)" }.removeDuplicates().sink { seen.append($0) }.store(in: &ties)
        for value in [1, 2, 2, 3] { subject.send(value) }
        ties.removeAll()
        subject.send(4)
        #expect(seen == ["2", "3"])
    }
}

/// The Observation module: what a body reads is tracked.
struct ObservationTests {
    @Observable final class Model: @unchecked Sendable {
        var isOn = false
        var text = ""
        @ObservationIgnored var secret = 0
    }

    @Test func whatABodyReadsFromAnObservableObjectIsTracked() throws {
        struct Screen: View {
            @State private var model = Model()
            var body: some View {
                VStack {
                    Button("On") { model.isOn = true }.accessibilityIdentifier("on")
                    if model.isOn { Text("yes").accessibilityIdentifier("yes") }
                }
            }
        }
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        let result = try host.tap("on")
        #expect(host.tree["yes"] != nil)
        #expect(result.effects.contains { $0.kind == .state && $0.label == "isOn" && $0.to == .string("true") })
    }

    @Test func aBindableMakesBindings() throws {
        struct Editor: View {
            @Bindable var model: Model
            var body: some View { TextField("Text", text: $model.text).accessibilityIdentifier("field") }
        }
        let model = Model()
        let host = ViewHost(Editor(model: model), device: .iPhone16Pro)
        host.type("Hi", into: "field")
        #expect(model.text == "Hi")
    }

    @Test func anObservableObjectIsHandedDownByItsType() throws {
        struct Inner: View {
            @Environment(Model.self) private var model
            @Environment(Model.self) private var other: Model?
            var body: some View {
                Button("On") { model.isOn.toggle() }.accessibilityIdentifier(other == nil ? "none" : "on")
            }
        }
        let model = Model()
        let host = ViewHost(Inner().environment(model), device: .iPhone16Pro)
        try host.tap("on")
        #expect(model.isOn)
    }
}
