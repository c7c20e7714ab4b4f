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
        let project = SourceProject(SourceFiles(files: [file(text)]), platform: .iOS, modules: ["SwiftUI"])
        var report = CompilerReport(CompilerDiagnostic.parse(output), output: output, project: project)
        report.libraryNames = { ["VStack", "Circle", "padding", "UIView", "title", "Text", "foregroundColor"] }
        return report.error(choosing: "A", entryPath: "/cache/entry.swift").message
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
                --stub unknown puts placeholders in the place of unknown names
                from a framework that is not part of ViewTree: Chart
                SwiftUI's or UIKit's and not in ViewTree yet, or an extension's in a file that is not given: .glow
                2 names are unknown: Chart (A.swift:2), .glow (A.swift:2)
                """)
    }

    @Test func aByteOrderMarkIsNoColumn() {
        #expect(
            report("/app/A.swift:1:6: error: bad\n\u{FEFF}a b", "\u{FEFF}a b")
                == "../A.swift:1:3: error: bad\na b\n  ^")
        // The compiler's marks count its bytes.
        #expect(
            report("/app/A.swift:1:6: error: bad\n\u{FEFF}a b\n     ^", "\u{FEFF}a b")
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

    @Test func namesOfTheUsersOwnAreToldFromThoseOfFrameworks() {
        let names = ["Row", "MKMapView", "UISwitch", "AsyncImage", "fetch"]
        let output = names.enumerated().map { "/app/A.swift:\($0 + 1):1: error: cannot find '\($1)' in scope" }
        let message = report(output.joined(separator: "\n"), "a\nb\nc\nd\ne")
        #expect(
            message.hasSuffix(
                """
                declared in no file given: name the files that declare them, too, or their folder: Row, fetch
                from a framework that is not part of ViewTree: MKMapView
                SwiftUI's, and not in ViewTree yet: AsyncImage
                UIKit's, and not in ViewTree yet: UISwitch
                5 names are unknown: Row (A.swift:1), MKMapView (A.swift:2), UISwitch (A.swift:3), AsyncImage (A.swift:4), \
                fetch (A.swift:5)
                """))
    }

    @Test func aNameOneSlipAwayFromAnotherIsMisspelled() {
        // A letter too few, two in the wrong order, a letter too few in UIKit's, British in the user's own.
        let names = ["VStak", "Circel", "UIViw", "Flavur"]
        var lines = names.map { "/app/A.swift:1:1: error: cannot find '\($0)' in scope" }
        lines.append("/app/A.swift:1:1: error: value of type 'Text' has no member 'foregroundColour'")
        let suggested =
            "\nmisspelled, it seems: VStak (VStack?), Circel (Circle?), UIViw (UIView?), Flavur (Flavour?), "
        let message = report(lines.joined(separator: "\n"), "struct Flavour {}")
        #expect(message.contains(suggested + ".foregroundColour (.foregroundColor?)\n5 names are unknown: "))
    }

    @Test func shortNamesAndThoseFarFromAnyOtherAreNotMisspelled() {
        let output = ["Txt", "Item", "Circus"].map { "/app/A.swift:1:1: error: cannot find '\($0)' in scope" }
        #expect(!report(output.joined(separator: "\n"), "struct Row {}").contains("misspelled"))
    }

    @Test func aMemberOfTheUsersOwnTypeIsTheUsers() {
        let output = "/app/A.swift:1:1: error: value of type 'Row' has no member 'title'"
        #expect(report(output, "struct Row {}").contains("\ndeclared in no file given: "))
    }

    @Test func whatCannotBeMadeUpIsSaid() {
        let output = "/app/A.swift:1:1: error: cannot convert value of type 'ViewTreeStub'"
        let project = SourceProject(
            SourceFiles(files: [file("a")]), platform: .iOS, modules: ["SwiftUI"], stubbed: ["MapKit"])
        let message = CompilerReport(CompilerDiagnostic.parse(output), output: output, project: project)
            .error(choosing: "A", entryPath: "").message
        #expect(message.contains("\n--stub MapKit: what is left above cannot be made up"))
    }

    @Test func aCrashOfTheCompilerIsToldInOneSentence() {
        let output = """
            Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
            Stack dump:
            0.	Program arguments: /usr/bin/swift-frontend -frontend -c /app/A.swift
            1.	Swift version 6.3.1
            3.	While evaluating request TypeCheckPrimaryFileRequest(source_file "/app/A.swift")
              #0 0x0000 llvm::sys::PrintStackTrace
            """
        #expect(
            report(output, "") == """
                the Swift compiler crashed: a fault of its own, which some code brings about
                While evaluating request TypeCheckPrimaryFileRequest(source_file "/app/A.swift")
                leave out files or previews until it is found (--view NAME does not need the previews)
                """)
    }

    @Test func aLineOfSourceIsNoMessage() {
        let output = "/app/A.swift:1:1: error: bad\nlet x = \": error: y\"\n^"
        #expect(CompilerDiagnostic.parse(output).count == 1)
    }
}
