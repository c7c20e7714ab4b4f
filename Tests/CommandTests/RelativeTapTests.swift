import Commands
import Foundation
import Layout
import Testing
import ViewTree

/// `tap --on` an element that another one takes the tap for, and elements that the command line cannot tell apart.
struct RelativeTapTests {
    private struct Screen: View {
        var body: some View {
            NavigationStack {
                List {
                    NavigationLink(value: 1) {
                        HStack {
                            Text("Dune")
                            Spacer()
                            Text("1965")
                        }
                    }
                    Button {
                    } label: {
                        HStack {
                            Text("Buy")
                            Text("now")
                        }
                    }
                    Text("Plain")
                }
                .navigationDestination(for: Int.self) { Text("\($0)") }
            }
        }
    }

    private struct Buttons: View {
        var body: some View {
            VStack(spacing: 40) {
                Button {
                } label: {
                    HStack {
                        Text("Left")
                        Text("Right")
                    }
                }
                VStack {
                    Text("In a card")
                    Button("Off") {}.disabled(true)
                }
                .frame(width: 200, height: 100).contentShape(Rectangle()).onTapGesture {}
                Text("Below").overlay(Color.red)
                Button("One") {}.padding().accessibilityIdentifier("dup")
                Button("Two") {}.padding().accessibilityIdentifier("dup")
            }
        }
    }

    private func played(_ view: some View, _ words: String...) throws -> (code: Int32, text: String) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("relative-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let arguments = try Arguments(["tap", "Screen", "--output", file.path] + words)
        nonisolated(unsafe) let view = AnyView(view)
        let code = CommandRun(arguments, ViewSource(name: "Screen") { view }).run()
        return (code, (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }

    /// `handledBy`: a relative takes it, no fault.
    @Test func aTextOfALabelIsTappedForItsControlInAListAndOutsideOfIt() throws {
        for text in ["Dune", "1965", "Buy"] {
            let answer = try played(Screen(), "--on", text)
            #expect(answer.code == 0, "\(answer.text)")
            #expect(answer.text.contains("\"\(text)\": handledBy, "))
        }
        let answer = try played(Buttons(), "--on", "Left")
        #expect(answer.code == 0)
        #expect(answer.text.contains("\"Left\": handledBy, Button \"Left Right\" around it takes its taps: no fault"))
        #expect(try played(Buttons(), "--on", "In a card").code == 0)
    }

    @Test func whatHasAGestureOfItsOwnIsMissedWhereOnlyItsSurroundingsReact() throws {
        let answer = try played(Buttons(), "--on", "Off")
        #expect(answer.code == 1)
        #expect(
            answer.text.contains(
                "expected: Off, but VStack around it takes the tap; Button \"Off\" itself is disabled: handledBy"
            ))
    }

    @Test func aMissSaysWhoTookItAndWhy() throws {
        let covered = try played(Buttons(), "--on", "Below")
        #expect(covered.code == 1)
        #expect(covered.text.contains("expected: Below, but nobody takes it: "))
        let plain = try played(Screen(), "--on", "Plain")
        #expect(plain.code == 1)
        #expect(plain.text.contains("expected: Plain, but nobody takes it: noGesture, "))
        let other = try played(Screen(), "--on", "Dune", "--expect", "Plain")
        #expect(other.code == 1)
        #expect(other.text.contains("expected: Plain, but NavigationLink"))
    }

    @Test func theWindowIsNoElementToTap() throws {
        for id in ["@0", "window"] { #expect(try played(Buttons(), "--on", id).code == 2) }
    }
}
