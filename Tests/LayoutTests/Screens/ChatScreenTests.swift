import Foundation
import HitTest
import Layout
import Testing
import ViewTreeTesting

/// The chat: bubbles at both sides, a composer above the home indicator, and what tapping, holding and sending do.
struct ChatScreenTests {
    private let listTop = Phone.top + Phone.bar
    private let side: CGFloat = 12

    @Test func bubblesHoldOnToTheirSideAndLeaveTheOtherFree() throws {
        let stage = try ScreenStage("ChatScreen")
        let today = try stage.frame("today")
        #expect(near(today.midX, Phone.width / 2))
        #expect(near(today.minY, listTop + 8) && near(today.height, Style.caption))
        let theirs = try stage.frame("bubble 1")
        // The avatar of 28 and a gap of 6 before a bubble of theirs; 8 between rows.
        #expect(near(theirs.minX, side + 28 + 6))
        #expect(near(theirs.minY, listTop + 8 + Style.caption + 8))
        // At least 48 and a gap of 6 are left beside a bubble.
        let widest = Phone.width - side - 48 - 6
        #expect(theirs.maxX <= widest + 1e-6)
        #expect(try stage.frame("bubble 3").maxX <= widest + 1e-6)
        let mine = try stage.frame("bubble 2")
        #expect(near(mine.maxX, Phone.width - side))
        #expect(mine.minX >= side + 48 + 6 - 1e-6)
        // One line and 12 around it.
        #expect(near(mine.height, Style.body + 2 * 12))
        let words = try #require(stage.texts(in: "bubble 2").first)
        #expect(near(words.minX - mine.minX, 12) && near(mine.maxX - words.maxX, 12))
    }

    @Test func timesStandBelowTheirBubblesAndAvatarsAtTheRowsBottom() throws {
        let stage = try ScreenStage("ChatScreen")
        for (id, isMine) in [(1, false), (2, true), (3, false), (4, true)] {
            let bubble = try stage.frame("bubble \(id)")
            let time = try stage.frame("time \(id)")
            #expect(near(time.minY, bubble.maxY + 2) && near(time.height, Style.caption2))
            #expect(near(isMine ? time.maxX : time.minX, isMine ? bubble.maxX : bubble.minX))
            if !isMine {
                let avatar = try stage.frame("avatar \(id)")
                #expect(near(avatar.maxY, time.maxY) && near(avatar.minX, side))
                #expect(near(avatar.width, 28) && near(avatar.height, 28))
            }
        }
        #expect(try near(stage.frame("bubble 4").minY, stage.frame("time 3").maxY + 8))
    }

    @Test func theComposerEndsAtTheHomeIndicator() throws {
        let stage = try ScreenStage("ChatScreen")
        let bottom = Phone.bottom - 8
        expectFrame("send", in: stage.host, CGRect(x: Phone.width - side - 44, y: bottom - 44, width: 44, height: 44))
        // 8 beside the button; a line's field of 22 with 11 above and below.
        expectFrame(
            "draft", in: stage.host,
            CGRect(
                x: side, y: bottom - (Control.field + 22), width: Phone.width - 2 * side - 8 - 44,
                height: Control.field + 22))
        #expect(try near(stage.frame("messages").maxY, bottom - 44 - 8))
    }

    @Test func whoReceivesWhatBeforeAnythingIsTyped() throws {
        let stage = try ScreenStage("ChatScreen")
        #expect(try stage.receiver(of: "send") == nil)
        expectNotTappable("send", in: stage.host, because: .disabled)
        #expect(try stage.receiver(of: "draft") == "draft")
        // A bubble waits for a second tap, or for a finger that stays.
        #expect(try stage.receiver(of: "bubble 2") == nil)
        // The composer's bar is opaque to taps between its controls.
        #expect(stage.receiver(Phone.width - side - 44 - 4, Phone.bottom - 30) == nil)
        #expect(try stage.receiver(of: "call") == "call")
        // As high as the bar.
        #expect(try stage.receiver(stage.frame("call").midX, Phone.top + 2) == "call")
    }

    @Test func theRowsEmptyPartIsNoBubble() throws {
        let stage = try ScreenStage("ChatScreen")
        let mine = try stage.frame("bubble 2")
        #expect(stage.receiver(side + 20, mine.midY) != "bubble 2")
        // One tap is not two.
        stage.host.tap(at: mine.middle)
        #expect(!stage.has("heart 2"))
    }

    @Test func twoTapsLikeAndLikeNoMore() throws {
        let stage = try ScreenStage("ChatScreen")
        let bubble = try stage.frame("bubble 3")
        stage.host.tap(at: bubble.middle, count: 2)
        // 4 around the symbol.
        let heart = try #require(stage.first("Image", in: "heart 3"))
        // At the top trailing corner, 10 further out and up; layout knows nothing of that.
        #expect(near(heart.bounds.maxX + 4, bubble.maxX + 10) && near(heart.bounds.minY - 4, bubble.minY - 10))
        #expect(near(heart.frame.maxX + 4, bubble.maxX) && near(heart.frame.minY - 4, bubble.minY))
        #expect(try near(stage.frame("bubble 3").height, bubble.height))
        // The heart lies on the bubble and lets taps through.
        stage.host.tap(at: CGPoint(x: bubble.maxX - 8, y: bubble.minY + 8), count: 2)
        #expect(!stage.has("heart 3"))
        stage.host.tap(at: try stage.frame("bubble 4").middle, count: 2)
        let mine = try #require(stage.first("Image", in: "heart 4")?.bounds)
        #expect(try near(mine.minX - 4, stage.frame("bubble 4").minX - 10))
    }

    @Test func whatIsTypedIsSentAndShown() throws {
        let stage = try ScreenStage("ChatScreen")
        stage.host.type("  ", into: "draft")
        #expect(try stage.receiver(of: "send") == nil)
        stage.host.type("See you", into: "draft")
        #expect(try stage.receiver(of: "send") == "send")
        try stage.host.tap("send")
        #expect(stage.text("bubble 5") == "See you")
        #expect(stage.text("time 5") == "12:06")
        #expect(try stage.receiver(of: "send") == nil)
        let last = try stage.frame("bubble 5")
        #expect(try near(last.minY, stage.frame("time 4").maxY + 8) && near(last.maxX, Phone.width - side))
    }

    @Test func holdingABubbleAnswersIt() throws {
        let stage = try ScreenStage("ChatScreen")
        let draft = try stage.frame("draft")
        stage.host.longPress(at: try stage.frame("bubble 3").middle)
        #expect(stage.says("Answer") && stage.says("Delete"))
        try stage.tap(reading: "Answer")
        // The quoted line's row is as high as its button; the field stays where it is.
        let row = try stage.frame("answered")
        #expect(near(row.height, 44) && near(row.maxY, draft.minY))
        #expect(try near(stage.frame("draft").minY, draft.minY))
        let quoted = try stage.frame("quoted")
        #expect(near(quoted.minX, side + 3 + Phone.gap) && near(quoted.midY, row.midY))
        #expect(quoted.maxX <= row.maxX - 44)
        try stage.host.tap("dropAnswer")
        #expect(!stage.has("answered"))
        stage.host.longPress(at: try stage.frame("bubble 1").middle)
        try stage.tap(reading: "Answer")
        stage.host.type("I am", into: "draft")
        try stage.host.tap("send")
        #expect(stage.text("quote 5") == "Are you coming to the lake on Saturday?")
        #expect(!stage.has("answered"))
    }

    @Test func aMessageIsDeletedAndItsNumberNotGivenAgain() throws {
        let stage = try ScreenStage("ChatScreen")
        let second = try stage.frame("bubble 2").minY
        stage.host.longPress(at: try stage.frame("bubble 2").middle)
        try stage.tap(reading: "Delete")
        #expect(!stage.has("bubble 2"))
        #expect(try near(stage.frame("bubble 3").minY, second))
        stage.host.type("Now", into: "draft")
        try stage.host.tap("send")
        #expect(stage.has("bubble 4") && stage.text("bubble 5") == "Now")
    }

    @Test func theCallCoversTheScreenUntilItIsEnded() throws {
        let stage = try ScreenStage("ChatScreen")
        let draft = try stage.frame("draft").middle
        try stage.host.tap("call")
        #expect(stage.has("calling"))
        #expect(stage.receiver(draft) != "draft")
        let end = try stage.frame("endCall")
        #expect(near(end.width, 72) && near(end.midX, Phone.width / 2))
        try stage.host.tap("endCall")
        #expect(!stage.has("calling"))
        #expect(stage.receiver(draft) == "draft")
    }
}
