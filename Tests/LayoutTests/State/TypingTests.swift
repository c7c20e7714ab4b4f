import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Typing, focus and keys.
struct TypingTests {
    struct Form: View {
        enum Field: Hashable { case name, password }
        @State var name = ""
        @State var password = ""
        @State var submitted = "no"
        @State var changes = 0
        @FocusState var focus: Field?

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($focus, equals: .name).accessibilityIdentifier("name")
                    .onSubmit { focus = .password }
                SecureField("Password", text: $password).focused($focus, equals: .password)
                    .accessibilityIdentifier("password").onSubmit { submitted = "\(name)/\(password)" }
                Text(focus.map { "\($0)" } ?? "none").accessibilityIdentifier("focus")
                Text(submitted).accessibilityIdentifier("submitted")
                Text("\(changes)").accessibilityIdentifier("changes")
                Button("Focus") { focus = .password }.accessibilityIdentifier("button")
            }
            .onChange(of: name) { changes += 1 }
        }
    }

    private func label(_ id: String, _ host: ViewHost) -> String? { host.tree[id]?.children.first?.label }

    @Test func eachCharacterChangesTheBinding() {
        let host = ViewHost(Form(), device: .iPhone16Pro)
        let effects = host.type("Ann", into: "name")
        #expect(label("changes", host) == "3")
        let state = effects.first { $0.kind == .state && $0.label == "name" }
        #expect(state?.to == .string("Ann"))
    }

    @Test func theFocusMovesToTheFieldThatIsTypedInto() {
        let host = ViewHost(Form(), device: .iPhone16Pro)
        host.type("A", into: "name")
        #expect(label("focus", host) == "name")
        host.type("B", into: "password")
        #expect(label("focus", host) == "password")
    }

    @Test func returnSubmitsAndTheRestGoesWhereTheFocusIs() {
        let host = ViewHost(Form(), device: .iPhone16Pro)
        host.type("Ann\nsecret\n", into: "name")
        #expect(label("submitted", host) == "Ann/secret")
        #expect(label("focus", host) == "none")
    }

    @Test func aTapOnAFieldGivesItTheFocus() throws {
        let host = ViewHost(Form(), device: .iPhone16Pro)
        try host.tap("password")
        #expect(label("focus", host) == "password")
    }

    @Test func codeMovesTheFocus() throws {
        let host = ViewHost(Form(), device: .iPhone16Pro)
        try host.tap("button")
        #expect(label("focus", host) == "password")
        host.press(key: "x")
        host.press(key: "y")
        host.press(key: .delete)
        host.press(key: .return)
        #expect(label("submitted", host) == "/x")
    }

    @Test func tabMovesTheFocusOn() {
        let host = ViewHost(Form(), device: .iPhone16Pro)
        host.press(key: .tab)
        #expect(label("focus", host) == "name")
        host.press(key: .tab)
        #expect(label("focus", host) == "password")
    }

    @Test func aDisabledFieldTakesNoText() {
        struct Screen: View {
            @State var text = ""
            var body: some View { TextField("T", text: $text).disabled(true).accessibilityIdentifier("t") }
        }
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        #expect(host.type("x", into: "t").isEmpty)
        #expect(host.warnings.count == 1)
    }

    @Test func aShortcutPressesItsButton() {
        struct Screen: View {
            @State var saved = false
            var body: some View {
                Button("Save") { saved = true }.keyboardShortcut("s")
                if saved { Text("saved").accessibilityIdentifier("saved") }
            }
        }
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        host.press(key: "s")
        #expect(host.tree["saved"] == nil)
        host.press(key: "s", modifiers: .command)
        #expect(host.tree["saved"] != nil)
    }

    @Test func anEditorTakesLines() {
        struct Screen: View {
            @State var text = "a"
            var body: some View {
                TextEditor(text: $text).accessibilityIdentifier("editor")
                Text("\(text.count)").accessibilityIdentifier("count")
            }
        }
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        host.type("\nb", into: "editor")
        #expect(label("count", host) == "3")
    }

    @Test func aFieldWithAFormatTakesItsTextAsAWhole() {
        struct Screen: View {
            @State var number = 1
            var body: some View {
                TextField("N", value: $number, format: .number).accessibilityIdentifier("n")
                Text("\(number)").accessibilityIdentifier("number")
            }
        }
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        host.type("42", into: "n")
        #expect(label("number", host) == "42")
        host.type("no number", into: "n")
        #expect(label("number", host) == "42")
    }
}

/// Steps of steppers, sliders and pickers.
struct AdjustingTests {
    struct Screen: View {
        @State var count = 9
        @State var level = 0.5
        @State var stepped = 2.0
        @State var choice = "b"
        var body: some View {
            VStack {
                Stepper("Count", value: $count, in: 0...10).accessibilityIdentifier("stepper")
                Slider(value: $level).accessibilityIdentifier("slider")
                Slider(value: $stepped, in: 0...10, step: 2).accessibilityIdentifier("steps")
                Picker("Choice", selection: $choice) {
                    ForEach(["a", "b", "c"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented).accessibilityIdentifier("picker")
                Text("\(count) \(level, specifier: "%.1f") \(Int(stepped)) \(choice)").accessibilityIdentifier("text")
            }
        }
    }

    private func text(_ host: ViewHost) -> String? { host.tree["text"]?.children.first?.label }

    @Test func stepsStopAtTheEnds() {
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        host.increment("stepper")
        host.increment("stepper")
        #expect(text(host)?.hasPrefix("10 ") == true)
        host.decrement("stepper")
        #expect(text(host)?.hasPrefix("9 ") == true)
    }

    @Test func aSliderMovesByItsStepOrATenth() {
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        host.increment("slider")
        host.increment("steps")
        #expect(text(host) == "9 0.6 4 b")
    }

    @Test func aPickerChoosesTheNextOption() {
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        host.increment("picker")
        #expect(text(host)?.hasSuffix("c") == true)
        host.increment("picker")
        #expect(text(host)?.hasSuffix("c") == true)
    }

    @Test func aTapChoosesTheSegmentUnderIt() {
        let host = ViewHost(Screen(), device: .iPhone16Pro)
        let frame = host.tree["picker"]!.frame
        host.tap(at: CGPoint(x: frame.minX + 10, y: frame.midY))
        #expect(text(host)?.hasSuffix("a") == true)
    }

    @Test func aTapOnAStepperStepsTheHalfUnderIt() {
        let host = ViewHost(
            Stepper("", value: .constant(0)).labelsHidden().accessibilityIdentifier("s"), device: .iPhone16Pro)
        #expect(host.tree["s"] != nil)
        let screen = ViewHost(Screen(), device: .iPhone16Pro)
        let frame = screen.tree["stepper"]!.frame
        screen.tap(at: CGPoint(x: frame.maxX - 80, y: frame.midY))
        #expect(text(screen)?.hasPrefix("8 ") == true)
    }

    @Test func anAdjustableActionIsAStep() {
        struct Rating: View {
            @State var stars = 3
            var body: some View {
                Text("\(stars)").accessibilityIdentifier("stars")
                    .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
            }
        }
        let host = ViewHost(Rating(), device: .iPhone16Pro)
        host.increment("stars")
        host.increment("stars")
        host.decrement("stars")
        #expect(host.tree["stars"]?.children.first?.label == "4")
    }
}
