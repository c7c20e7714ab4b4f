import Commands
import Foundation
import Layout
import Testing
import ViewTree

/// Words of the command line that make no sense: each is refused with what it takes.
struct ArgumentLimitsTests {
    private func complaint(_ words: [String]) -> String? {
        do {
            _ = try Arguments(words)
            return nil
        } catch {
            return error.description
        }
    }

    @Test(arguments: [
        (["dump", "A", "--scale", "1e9"], "from 1 to 16"),
        (["dump", "A", "--device", "iPhone SE", "--scale", "0"], "from 1 to 16"),
        (["dump", "A", "--size", "1e9x1"], "up to 100000"),
        (["dump", "A", "--size", "nanx1"], "402x874"),
        (["dump", "A", "--size", "100x100", "--safe-area", "1e30,0,0,0"], "up to 100000"),
        (["dump", "A", "--size", "100x100", "--safe-area", "0,-1,0,0"], "top,leading,bottom,trailing"),
        (["dump", "A", "--size", "100x100", "--safe-area", "60,0,60,0"], "120 points from top and bottom"),
        (["dump", "A", "--size", "100x100", "--safe-area", "0,60,0,60"], "120 points from left and right"),
        (["map", "A", "--finger", "1e9"], "from 0 to 200"),
        (["map", "A", "--finger", "nan"], "from 0 to 200"),
        (["map", "A", "--finger=wide"], "from 0 to 200"),
        (["tap", "A", "--press", "add,1e300"], "how many seconds"),
        (["tap", "A", "--at", "1e300,0"], "up to 10000000"),
        (["tap", "A", "--drag", "0,0:1e300,0"], "X,Y:X,Y"),
        (["tap", "A", "--drag", "0,0:inf,0"], "X,Y:X,Y"),
        (["tap", "A", "--scroll", "list:0,1e300"], "ID:DX,DY"),
        (["tap", "A", "--at", "1,1", "--count", "0"], "from 1 to 100"),
        (["tap", "A", "--at", "1,1", "--count", "1000000"], "from 1 to 100"),
        (["dump", "A", "--timeout", "0"], "from 0.1 to 86400"),
        (["dump", "A", "--timeout", "-5"], "from 0.1 to 86400"),
        (["dump", "A", "--timeout", "1e300"], "from 0.1 to 86400"),
        (["sweep", "A", "--on", "a", "--opacity", ""], "from 0 to 1"),
        (["sweep", "A", "--on", "a", "--opacity", "0.5,,1"], "from 0 to 1"),
        (["sweep", "A", "--on", "a", "--opacity", "0.5,1.5"], "\"1.5\""),
        (["sweep", "A", "--on", "a", "--opacity", "nan"], "from 0 to 1"),
    ])
    func aNumberOutOfBoundsIsRefusedWithItsBounds(_ words: [String], _ part: String) {
        #expect(complaint(words)?.contains(part) == true, "\(complaint(words) ?? "nothing")")
    }

    @Test(arguments: [
        ["dump", "A", "--size", "402x874", "--safe-area", "62,0,34,0", "--scale", "3"],
        ["map", "A", "--finger", "0"], ["map", "A", "--finger"], ["tap", "A", "--press", "add,2.5"],
        ["tap", "A", "--at", "-5,10"], ["sweep", "A", "--on", "a", "--opacity", "0, 1"],
        ["dump", "A", "--timeout", "0.1"], ["dump", "A", "--size=402x874"], ["dump", "--dark", "--", "-A.swift"],
    ])
    func numbersWithinBoundsAreTaken(_ words: [String]) { #expect(complaint(words) == nil) }

    @Test(arguments: [
        (["dump", "A", "--view", ""], "--view needs the name of a view"),
        (["dump", "A", "--preview="], "--preview needs the name of a preview"),
        (["dump", "A", "--view", "B", "--preview", "C"], "--view or --preview, not both"),
        (["dump", "A", "--view", "--dark"], "--view=--dark"),
        (["dump", "A", "--view"], "--view needs a value"),
        (["dump", "A", "--dark=no"], "--dark takes no value"),
        (["why", "A", "--on", "b", "--at", "1,1"], "--at is tap's and sweep's"),
        (["sweep", "A", "--on", "b", "--at", "1,1", "--at", "2,2"], "--at was given twice"),
        (["dump", "A", "-x"], "no option -x"),
        (["dump", "A", "--output", ""], "--output needs the name of a file"),
    ])
    func whatIsMissingOrTooMuchIsSaidSo(_ words: [String], _ part: String) {
        #expect(complaint(words)?.contains(part) == true, "\(complaint(words) ?? "nothing")")
    }

    @Test(arguments: [
        ("dump", [], "text, json, svg or html"), ("map", [], "text, json, svg or html"),
        ("tap", ["--at", "1,1"], "text or json"), ("why", ["--on", "a"], "text or json"),
        ("audit", [], "text, json, sarif, junit or github"), ("dump", ["--explain", "a"], "text or json"),
    ])
    func anUnknownFormatIsAnsweredWithTheCommandsOwn(_ command: String, _ words: [String], _ formats: String) {
        for all in [[command, "A", "--format", "yaml"] + words, ["--format=yaml", command, "A"] + words] {
            #expect(complaint(all) == "With \(command), --format takes \(formats), not \"yaml\".")
        }
    }

    /// A Mac's window has no sensors and no home indicator.
    @Test func aMacHasAWindowWithoutASafeAreaUnlessADeviceIsNamed() throws {
        let window = try Arguments(["dump", "A", "--platform", "macOS"]).screen
        #expect(window.safeArea == EdgeInsets())
        #expect(window.size.width > window.size.height)
        #expect(window.platform == .macOS)
        let named = try Arguments(["dump", "A", "--platform", "macOS", "--device", "iPhone 16 Pro"]).screen
        #expect(named.safeArea == Device.iPhone16Pro.safeArea)
        #expect(named.size == Device.iPhone16Pro.size)
    }

    @Test func whatFollowsTwoHyphensIsASource() throws {
        #expect(try Arguments(["dump", "--", "--odd.swift", "-b.swift"]).sources == ["--odd.swift", "-b.swift"])
    }

    @Test func anEqualsSignInAnIDIsWrittenWithABackslash() throws {
        guard case .typing(let id, let text)? = try Arguments(["tap", "A", "--type", #"a\=b=c=d"#]).taps.first?.target
        else {
            Issue.record("no typing")
            return
        }
        #expect(id == "a=b")
        #expect(text == "c=d")
    }
}
