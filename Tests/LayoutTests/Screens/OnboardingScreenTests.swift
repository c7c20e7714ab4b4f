import Foundation
import HitTest
import Layout
import Testing
import ViewTreeTesting

/// The first pages of an app: what is fixed above and below the pager, and what swipes, dots and buttons do.
struct OnboardingScreenTests {
    /// A line and 16 above and below; 24 around it.
    private let button = Style.body + 2 * Phone.padding
    private var buttonTop: CGFloat { Phone.bottom - 24 - button }
    private var dotsTop: CGFloat { buttonTop - 24 - 44 }
    private var pages: CGRect {
        CGRect(x: 0, y: Phone.top + 44, width: Phone.width, height: dotsTop - Phone.top - 44)
    }

    private func width(ofDot dot: Int, _ stage: ScreenStage) throws -> CGFloat {
        try #require(stage.first("Capsule", in: "dot \(dot)")).frame.width
    }

    @Test func thePagerTakesWhatBarDotsAndButtonLeave() throws {
        let stage = try ScreenStage("OnboardingScreen")
        expectFrame("pages", in: stage.host, pages)
        for dot in 0..<3 {
            let x = Phone.width / 2 - 66 + CGFloat(dot) * 44
            expectFrame("dot \(dot)", in: stage.host, CGRect(x: x, y: dotsTop, width: 44, height: 44))
            #expect(try near(width(ofDot: dot, stage), dot == 0 ? 24 : 8))
        }
        let continues = try #require(stage.first("Button", in: "continue")?.frame)
        #expect(near(continues.minX, 24) && near(continues.width, Phone.width - 48))
        #expect(near(continues.minY, buttonTop) && near(continues.height, button))
        let skip = try stage.frame("skip")
        #expect(near(skip.maxX, Phone.width) && near(skip.minY, Phone.top) && near(skip.height, 44))
        let word = try #require(stage.texts(in: "skip").first)
        #expect(near(word.maxX, Phone.width - Phone.padding) && near(word.midY, Phone.top + 22))
    }

    @Test func aPageIsInTheMiddleOfThePager() throws {
        let stage = try ScreenStage("OnboardingScreen")
        let picture = try stage.frame("picture 0")
        let title = try stage.frame("title 0")
        // The largest of three rings: 160 + 2 × 50.
        #expect(near(picture.width, 260) && near(picture.height, 260) && near(picture.midX, Phone.width / 2))
        #expect(near(title.minY, picture.maxY + 24) && near(title.midX, Phone.width / 2))
        #expect(near(title.height, Style.title))
        let sentence = try #require(
            stage.tree.nodes.first { $0.label == "Save whatever you want to read, from anywhere." }?.frame)
        #expect(near(sentence.minY, title.maxY + 8))
        #expect(sentence.width <= Phone.width - 2 * 40 + 1e-6)
        #expect(near(picture.minY - pages.minY, pages.maxY - sentence.maxY))
    }

    @Test func whoReceivesWhat() throws {
        let stage = try ScreenStage("OnboardingScreen")
        #expect(try stage.receiver(of: "continue") == "continue")
        // The padding around a button is not the button.
        #expect(stage.receiver(Phone.width / 2, buttonTop - 12) == nil)
        #expect(stage.receiver(12, buttonTop + 20) == nil)
        // The Spacer beside Skip takes nothing, its target of 44 does.
        #expect(stage.receiver(Phone.width / 2, Phone.top + 22) == nil)
        #expect(stage.receiver(Phone.width - 2, Phone.top + 2) == "skip")
        // A dot of 8 has a content shape of 44.
        let dot = try stage.frame("dot 1")
        #expect(stage.receiver(dot.minX + 1, dot.minY + 1) == "dot 1")
        #expect(stage.receiver(dot.minX - 1, dot.minY + 1) == "dot 0")
        #expect(try stage.receiver(stage.frame("dot 2").maxX + 2, dot.midY) == nil)
        // Pictures pass taps.
        #expect(try stage.receiver(of: "picture 0") == nil)
    }

    @Test func theButtonLeadsOnToTheEnd() throws {
        let stage = try ScreenStage("OnboardingScreen")
        #expect(stage.has("title 0") && !stage.has("back"))
        try stage.host.tap("continue")
        #expect(stage.has("title 1") && stage.text("continue") == "Continue")
        #expect(try near(width(ofDot: 1, stage), 24) && near(width(ofDot: 0, stage), 8))
        expectFrame("back", in: stage.host, CGRect(x: 0, y: Phone.top, width: 44, height: 44))
        try stage.host.tap("continue")
        #expect(stage.text("continue") == "Start")
        try stage.host.tap("back")
        #expect(stage.text("continue") == "Continue" && stage.has("title 1"))
        try stage.host.tap("continue")
        try stage.host.tap("continue")
        #expect(stage.has("welcome") && !stage.has("pages"))
        try stage.host.tap("again")
        #expect(stage.has("title 0") && !stage.has("back"))
    }

    @Test func swipesTurnPagesAndStopAtTheEnds() throws {
        let stage = try ScreenStage("OnboardingScreen")
        stage.host.swipe("pages", .right)
        #expect(try near(width(ofDot: 0, stage), 24))
        stage.host.swipe("pages", .left)
        #expect(try near(width(ofDot: 1, stage), 24) && stage.has("title 1"))
        stage.host.swipe("pages", .left)
        stage.host.swipe("pages", .left)
        #expect(try near(width(ofDot: 2, stage), 24) && stage.text("continue") == "Start")
        stage.host.swipe("pages", .right)
        #expect(try near(width(ofDot: 1, stage), 24))
        #expect(try near(stage.frame("title 1").midX, Phone.width / 2))
    }

    @Test func dotsLeadToTheirPage() throws {
        let stage = try ScreenStage("OnboardingScreen")
        try stage.host.tap("dot 2")
        #expect(stage.has("title 2") && stage.has("wantsNews"))
        try stage.host.tap("dot 0")
        #expect(try stage.has("title 0") && near(width(ofDot: 0, stage), 24))
    }

    @Test func theSwitchOfTheLastPageIsRemembered() throws {
        for isOff in [false, true] {
            let stage = try ScreenStage("OnboardingScreen")
            try stage.host.tap("dot 2")
            let toggle = try stage.frame("wantsNews")
            #expect(near(toggle.midX, Phone.width / 2))
            if isOff {
                stage.host.tap(at: CGPoint(x: toggle.maxX - Control.toggle.width / 2, y: toggle.midY))
            }
            try stage.host.tap("continue")
            #expect(stage.text("news") == (isOff ? "No news, then." : "News come once a month."))
        }
    }

    @Test func skippingLeadsToTheWelcome() throws {
        let stage = try ScreenStage("OnboardingScreen")
        try stage.host.tap("skip")
        #expect(try near(stage.frame("welcome").midX, Phone.width / 2))
        #expect(try near(stage.frame("news").minY, stage.frame("welcome").maxY + 16))
        let again = try stage.frame("again")
        #expect(try near(again.minY, stage.frame("news").maxY + 16))
        #expect(near(again.height, Style.body + Control.large.height))
    }
}
