import Foundation
import HitTest
import Layout
import Testing
import ViewTreeTesting

/// The profile: a header below the status bar, three equal numbers, a strip of tabs with a line, pictures in a grid.
struct ProfileScreenTests {
    /// Three columns with 2 between.
    private let photo = (Phone.width - 4) / 3

    @Test func theHeaderReachesTheScreensTopAndTheAvatarOverItsEdge() throws {
        let stage = try ScreenStage("ProfileScreen")
        expectFrame("header", in: stage.host, CGRect(x: 0, y: 0, width: Phone.width, height: 180))
        expectFrame("avatar", in: stage.host, CGRect(x: Phone.width / 2 - 48, y: 180 - 48, width: 96, height: 96))
        let name = try stage.frame("name")
        #expect(near(name.minY, 180 + 48 + 6) && near(name.height, Style.title2))
        // The name with a seal of its own after it: a little left of the middle, and 4 between.
        let seal = try #require(stage.tree.nodes.first { $0.label == "checkmark.seal.fill" }?.frame)
        #expect(near(seal.minX, name.maxX + 4))
        #expect(near((name.minX + seal.maxX) / 2, Phone.width / 2))
    }

    @Test func threeNumbersShareTheWidth() throws {
        let stage = try ScreenStage("ProfileScreen")
        // Two lines of a pixel, and 8 on both sides of them.
        let width = (Phone.width - 32 - 2 * Phone.pixel - 4 * Phone.gap) / 3
        let height = Style.body + 2 + Style.caption
        var x: CGFloat = 16
        for id in ["posts", "followers", "following"] {
            let number = try stage.frame(id)
            #expect(near(number.minX, x) && near(number.width, width) && near(number.height, height))
            for text in stage.texts(in: id) { #expect(near(text.midX, number.midX)) }
            x += width + Phone.pixel + 2 * Phone.gap
        }
        let divider = try #require(stage.tree.nodes.first { $0.kind == "Divider" }?.frame)
        #expect(near(divider.width, Phone.pixel) && near(divider.height, height))
    }

    @Test func theFirstButtonTakesWhatTheOthersLeave() throws {
        let stage = try ScreenStage("ProfileScreen")
        let follow = try stage.frame("follow")
        let message = try stage.frame("message")
        let more = try stage.frame("more")
        #expect(near(follow.minX, 16) && near(more.maxX, Phone.width - 16))
        #expect(near(message.minX, follow.maxX + 12) && near(more.minX, message.maxX + 12))
        #expect(near(more.width, 44) && near(more.height, 44))
        #expect(near(follow.height, Style.body + Control.large.height) && near(message.height, follow.height))
        #expect(near(follow.midY, more.midY))
        let word = try #require(stage.texts(in: "message").first)
        #expect(near(message.width, word.width + Control.large.width) && near(word.midX, message.midX))
        #expect(try near(follow.minY, stage.frame("posts").maxY + 16))
    }

    @Test func tabsAreThirdsAndTheLineBelongsToTheChosenOne() throws {
        let stage = try ScreenStage("ProfileScreen")
        let top = try stage.frame("follow").maxY + 16
        let height = 16 + Style.body + 8 + 2
        for (place, id) in ["Photos", "Liked", "About"].enumerated() {
            let x = CGFloat(place) * Phone.width / 3
            expectFrame(id, in: stage.host, CGRect(x: x, y: top, width: Phone.width / 3, height: height))
        }
        expectFrame(
            "line", in: stage.host, CGRect(x: 0, y: top + height - 2, width: Phone.width / 3, height: 2))
        try stage.host.tap("About")
        expectFrame(
            "line", in: stage.host,
            CGRect(x: Phone.width * 2 / 3, y: top + height - 2, width: Phone.width / 3, height: 2))
    }

    @Test func photosFillThreeColumns() throws {
        let stage = try ScreenStage("ProfileScreen")
        let top = try stage.frame("Photos").maxY + 2
        for index in [0, 1, 2, 3, 17] {
            let x = CGFloat(index % 3) * (photo + 2)
            let y = top + CGFloat(index / 3) * (photo + 2)
            expectFrame("photo \(index)", in: stage.host, CGRect(x: x, y: y, width: photo, height: photo))
        }
        #expect(!stage.has("photo 18"))
    }

    @Test func whoReceivesWhat() throws {
        let stage = try ScreenStage("ProfileScreen")
        for id in ["follow", "message", "more", "Photos", "Liked", "photo 0", "photo 5"] {
            #expect(try stage.receiver(of: id) == id)
        }
        // A tab's content shape covers its padding; between two photos lie 2 points of nothing.
        let liked = try stage.frame("Liked")
        #expect(stage.receiver(liked.minX + 1, liked.minY + 1) == "Liked")
        #expect(try stage.receiver(photo + 1, stage.frame("photo 0").midY) == nil)
        #expect(try stage.receiver(of: "avatar") == nil)
        #expect(try stage.receiver(of: "header") == nil)
        #expect(try stage.receiver(of: "followers") == nil)
        let follow = try stage.frame("follow")
        #expect(stage.receiver(follow.maxX + 6, follow.midY) == nil)
    }

    @Test func followingCounts() throws {
        let stage = try ScreenStage("ProfileScreen")
        #expect(stage.text("followers") == "1,280")
        try stage.host.tap("follow")
        #expect(stage.text("followers") == "1,281" && stage.text("follow") == "Following")
        try stage.host.tap("follow")
        #expect(stage.text("followers") == "1,280" && stage.text("follow") == "Follow")
    }

    @Test func tabsChangeWhatIsBelow() throws {
        let stage = try ScreenStage("ProfileScreen")
        try stage.host.tap("Liked")
        #expect(stage.has("photo 6") && !stage.has("photo 7"))
        try stage.host.tap("About")
        #expect(stage.has("town") && !stage.has("photo 0"))
        let site = try stage.frame("site")
        #expect(near(site.minX, 16) && near(site.height, 44))
        #expect(try near(site.minY - (stage.frame("town").maxY), 2 * 12 + (stage.frame("town").height), 0.1))
        try stage.host.tap("site")
        #expect(stage.host.openedURLs == [URL(string: "https://example.com")!])
        try stage.host.tap("Photos")
        #expect(stage.has("photo 17"))
    }

    @Test func aPictureLiesOverEverythingUntilItIsClosed() throws {
        let stage = try ScreenStage("ProfileScreen")
        let follow = try stage.frame("follow").middle
        try stage.host.tap("photo 4")
        // As wide as the screen, in the middle of the safe area; the button at its top trailing corner.
        let large = CGRect(
            x: 0, y: Phone.top + (Phone.safeHeight - Phone.width) / 2, width: Phone.width, height: Phone.width)
        expectFrame("large", in: stage.host, large)
        expectFrame("close", in: stage.host, CGRect(x: Phone.width - 44, y: Phone.top, width: 44, height: 44))
        #expect(stage.receiver(200, 10) == "veil")
        #expect(stage.receiver(200, Phone.height - 5) == "veil")
        #expect(stage.receiver(large.middle) == nil)
        #expect(stage.receiver(follow) != "follow" && stage.receiver(follow) != "photo 0")
        try stage.host.tap("close")
        #expect(!stage.has("large") && stage.receiver(follow) == "follow")
        try stage.host.tap("photo 0")
        stage.host.tap(at: CGPoint(x: 200, y: 10))
        #expect(!stage.has("large"))
    }

    @Test func blockingIsAskedForAndDisables() throws {
        let stage = try ScreenStage("ProfileScreen")
        try stage.host.tap("follow")
        try stage.host.tap("more")
        try stage.tap(reading: "Block")
        #expect(stage.says("She will not be told."))
        try stage.tap(reading: "Cancel")
        #expect(stage.text("followers") == "1,281")
        try stage.host.tap("more")
        try stage.tap(reading: "Block")
        try stage.tap(reading: "Block")
        #expect(stage.text("followers") == "1,280" && stage.text("follow") == "Follow")
        expectNotTappable("follow", in: stage.host, because: .disabled)
        expectNotTappable("message", in: stage.host, because: .disabled)
        #expect(try stage.receiver(of: "more") == "more")
    }

    @Test func theMenuRemembersTheCopy() throws {
        let stage = try ScreenStage("ProfileScreen")
        try stage.host.tap("more")
        // Beside the menu nobody but the menu's dismissal.
        #expect(try stage.receiver(of: "photo 0") != "photo 0")
        try stage.tap(reading: "Copy link")
        #expect(!stage.says("Copy link"))
        try stage.host.tap("more")
        #expect(stage.says("Link copied"))
    }

    @Test func aMessageIsWrittenInAnAlert() throws {
        let stage = try ScreenStage("ProfileScreen")
        try stage.host.tap("message")
        #expect(stage.says("To Ada"))
        let send = try #require(stage.tree.nodes.last { $0.kind == "Text" && $0.label == "Send" }?.frame.middle)
        stage.host.tap(at: send)
        #expect(stage.says("To Ada"), "an empty message cannot be sent")
        stage.host.type("Hello", into: "text")
        try stage.tap(reading: "Send")
        #expect(!stage.says("To Ada"))
    }
}
