import Testing

@testable import SourceCompiler

@Suite struct CompilerReportTests {
    private static let output = """
        /app/A.swift:2:5: error: cannot find 'Chart' in scope
            Chart { }
            ^~~~~
        /app/A.swift:2:14: error: value of type 'Text' has no member 'glow'
            Chart { }
                     ^
        /app/A.swift:1:8: note: did you mean this?
        """

    private func file(_ text: String) -> SourceFile {
        SourceFile(
            displayPath: "../A.swift", path: "/app/A.swift", compilePath: "/app/A.swift", bytes: Array(text.utf8))
    }

    private func report(_ output: String, _ text: String) -> String {
        CompilerReport(CompilerDiagnostic.parse(output), output: output, files: [file(text)])
            .error(choosing: "A", entryPath: "/cache/entry.swift").message
    }

    @Test func errorsCarryThePathAsTypedAndTheUnknownNamesComeLast() {
        #expect(
            report(Self.output, "import X\n    Chart { }\n") == """
                ../A.swift:2:5: error: cannot find 'Chart' in scope
                    Chart { }
                    ^~~~~
                ../A.swift:2:14: error: value of type 'Text' has no member 'glow'
                    Chart { }
                             ^
                2 names are unknown: Chart, .glow
                """)
    }

    @Test func aByteOrderMarkIsNoColumn() {
        #expect(
            report("/app/A.swift:1:6: error: bad\n\u{FEFF}a b", "\u{FEFF}a b")
                == "../A.swift:1:3: error: bad\na b\n  ^")
    }

    @Test func anErrorInTheEntryIsAboutTheView() {
        let output = "/cache/entry.swift:9:9: error: missing argument for parameter 'n' in call"
        #expect(
            report(output, "") == "A cannot be shown as it is: missing argument for parameter 'n' in call\n"
                + "add a #Preview { … } that makes it")
    }

    @Test func modulesOfAnotherCompilerAreSaidToBeSo() {
        let output =
            "/app/A.swift:1:8: error: module compiled with Swift 6.2 cannot be imported by the Swift 6.3.1 compiler: /x"
        #expect(report(output, "import SwiftUI").hasPrefix("this swiftc is not the one that viewtree was built with: "))
    }

    @Test func aLineOfSourceIsNoMessage() {
        let output = "/app/A.swift:1:1: error: bad\nlet x = \": error: y\"\n^"
        #expect(CompilerDiagnostic.parse(output).count == 1)
    }
}
