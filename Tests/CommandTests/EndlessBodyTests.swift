import Commands
import Foundation
import Layout
import Testing
import ViewTree

/// Bodies that contain themselves: a device would crash, and so no command answers.
struct EndlessBodyTests {
    private struct Inner: View {
        var body: some View { HStack { AnyView(Outer()) } }
    }

    private struct Outer: View {
        var body: some View {
            VStack {
                Text("again")
                Inner()
            }
        }
    }

    /// Two of itself: 2^25,000 views, if anybody waited for them.
    private struct Twice: View {
        var body: some View {
            AnyView(Twice())
            AnyView(Twice())
        }
    }

    private struct Door: View {
        @State private var isOpen = false

        var body: some View {
            Button("open") { isOpen = true }
            if isOpen { Outer() }
        }
    }

    private func answer(_ words: [String], _ make: @escaping @MainActor () -> AnyView) throws -> (Int32, String?) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("endless-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let arguments = try Arguments([words[0], "Screen", "--output", file.path] + words.dropFirst())
        let code = CommandRun(arguments, ViewSource(name: "Screen", make: make)).run()
        return (code, try? String(contentsOf: file, encoding: .utf8))
    }

    @Test(
        .timeLimit(.minutes(2)),
        arguments: [
            ["dump"], ["dump", "--format", "html"], ["tap", "--at", "1,1"], ["map"], ["audit"],
            ["why", "--on", "again"],
        ])
    func everyCommandEndsWithTheCodeOfACrash(_ words: [String]) throws {
        let (code, text) = try answer(words) { AnyView(Outer()) }
        #expect(code == 3)
        #expect(text == nil)
    }

    @Test(.timeLimit(.minutes(2))) func aBodyThatContainsItselfTwiceEndsAsWell() throws {
        #expect(try answer(["dump"]) { AnyView(Twice()) }.0 == 3)
    }

    @Test(.timeLimit(.minutes(2))) func aTapThatOpensOneIsToldOfWithTheStepsBefore() throws {
        let (code, text) = try answer(["tap", "--on", "open"]) { AnyView(Door()) }
        #expect(code == 3)
        #expect(text?.contains("Button \"open\" receives the tap") == true)
    }

    @Test func theViewsAreNamedInTheirCircle() {
        let warnings = LayoutTree(AnyView(Outer())).warnings.filter(\.isFatal)
        #expect(warnings.count == 1)
        #expect(warnings.first?.message.contains("Inner → Outer → Inner") == true)
        let single = LayoutTree(AnyView(Twice())).warnings.filter(\.isFatal)
        #expect(single.first?.message.hasPrefix("the body of Twice contains Twice again, without end") == true)
    }

    /// What ends, however deep, is a screen.
    private struct Deep: View {
        let depth: Int
        var body: AnyView { depth == 0 ? AnyView(Text("end")) : AnyView(Deep(depth: depth - 1)) }
    }

    @Test(.timeLimit(.minutes(2))) func twentyThousandLevelsThatEndAreNoCircle() {
        #expect(LayoutTree(AnyView(Deep(depth: 20_000))).warnings.isEmpty)
    }
}
