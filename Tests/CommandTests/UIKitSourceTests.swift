import Foundation
import Testing

@testable import SourceCompiler

/// Files written for UIKit: which class is the screen, and what the compiler sees of selectors.
@Suite struct UIKitSourceTests {
    private func chosen(_ text: String, view: String? = nil) throws -> ChosenView {
        try chooser(["A.swift": text]).choose(view: view, preview: nil)
    }

    @Test func theOnlyControllerIsTheScreen() throws {
        let choice = try chosen(
            """
            class Row: UIView {}
            class Screen: UIViewController { var hue: CGFloat!; let thumb = UIView() }
            """)
        #expect(choice.name == "Screen")
        guard case .controller = choice.source else {
            Issue.record("no controller was chosen")
            return
        }
    }

    @Test func aControllerOfAControllerIsOneAsWell() throws {
        let text = "class Base: UIViewController {}\nfinal class Screen: Base { let inner = Base() }"
        #expect(try chosen(text).name == "Screen")
        #expect(try chosen(text, view: "Base").name == "Base")
    }

    @Test func withoutAControllerTheOnlyViewOfUIKitsIsShown() throws {
        let choice = try chosen("class Meter: UIControl {}\nclass Model: NSObject {}")
        guard case .uiView(let type) = choice.source else {
            Issue.record("no view was chosen")
            return
        }
        #expect(type.name == "Meter")
    }

    @Test func aSwiftUIViewComesFirst() throws {
        let text = """
            struct A: View { var body: some View { Text("") } }
            class C: UIViewController {}
            """
        #expect(try chosen(text).name == "A")
        #expect(try chosen(text, view: "C").name == "C")
    }

    @Test func severalControllersAreListed() {
        #expect(
            message(chooser(["A.swift": "class A: UIViewController {}\nclass B: UIViewController {}"]))
                == "several classes of UIKit's: A, B\nname one with --view, such as --view A")
    }

    @Test func aPluginsCopyTellsWhereItComesFrom() {
        let text = "@objc func tap() {}\nlet s = #selector(tap)\n"
        let copy = String(
            decoding: UIKitSource.withoutObjectiveC(Data(text.utf8), path: "/a \"b\".swift"), as: UTF8.self)
        #expect(
            copy
                == "#sourceLocation(file: \"/a \\\"b\\\".swift\", line: 1)\n      func tap() {}\nlet s = Selector( tap)\n"
        )
    }

    /// `init()` is inherited by a class that overrides the designated initializers of its superclass.
    @Test func aClassWithTheTwoUsualInitializersIsShown() throws {
        let view = """
            class Meter: UIView {
                override init(frame: CGRect) { super.init(frame: frame) }
                required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
            }
            """
        #expect(try chosen(view).name == "Meter")
        let controller = """
            class Screen: UIViewController {
                override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
                required init?(coder: NSCoder) { fatalError() }
            }
            """
        #expect(try chosen(controller).name == "Screen")
        let needy = """
            class Screen: UIViewController {
                init(item: Int) { super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
            }
            """
        #expect(message(chooser(["A.swift": needy]))?.contains("Screen needs init(item:)") == true)
    }

    private func copy(_ text: String) -> String {
        String(decoding: UIKitSource.withoutObjectiveC(Data(text.utf8), path: "/a"), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
    }

    /// A getter and a setter have no method to refer to: their selectors are names.
    @Test func accessorsAndKeyPathsBecomeNamesOfTheSameLength() {
        for (text, expected) in [
            ("#selector(getter: level)", "Selector(\"level\")"),
            ("#selector(setter: Model.level)", "Selector(\"setLevel:\")"),
            ("#keyPath(Model.child.name)", "\"child.name\""), ("#keyPath(name)", "\"name\""),
        ] {
            let copy = copy(text)
            #expect(copy.trimmingCharacters(in: .whitespaces) == expected)
            #expect(copy.utf8.count == text.utf8.count)
        }
    }
}
