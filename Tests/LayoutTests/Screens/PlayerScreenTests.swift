import Foundation
import HitTest
import Layout
import Testing
import ViewTreeTesting

/// The player: a column whose cover depends on the screen's height, a bar to drag, and time that passes.
struct PlayerScreenTests {
    private let left: CGFloat = 32
    private let width = Phone.width - 64
    private let side = min(Phone.width - 64, Phone.safeHeight * 0.38)
    private let titles = Style.title3 + 4 + Style.body
    /// A handle of 5, and 16 between all rows.
    private var coverTop: CGFloat { Phone.top + 5 + 16 }
    private var titlesTop: CGFloat { coverTop + side + 16 }
    private var barTop: CGFloat { titlesTop + titles + 16 }
    private var buttonsTop: CGFloat { barTop + 44 + Style.caption + 16 }
    private var volumeTop: CGFloat { buttonsTop + 64 + 16 }

    @Test func rowsBelowEachOtherAddUp() throws {
        let stage = try ScreenStage("PlayerScreen")
        expectFrame(
            "cover", in: stage.host, CGRect(x: (Phone.width - side) / 2, y: coverTop, width: side, height: side))
        let title = try stage.frame("title")
        #expect(near(title.minX, left) && near(title.minY, titlesTop))
        #expect(try near(stage.frame("artist").minY, titlesTop + Style.title3 + 4))
        expectFrame(
            "favourite", in: stage.host,
            CGRect(x: left + width - 44, y: titlesTop + (titles - 44) / 2, width: 44, height: 44))
        expectFrame("bar", in: stage.host, CGRect(x: left, y: barTop, width: width, height: 44))
        expectFrame("whole", in: stage.host, CGRect(x: left, y: barTop + 19, width: width, height: 6))
        // 63 of 214 seconds.
        expectFrame("elapsed", in: stage.host, CGRect(x: left, y: barTop + 19, width: width * 63 / 214, height: 6))
        let time = try stage.frame("time")
        #expect(near(time.minX, left) && near(time.minY, barTop + 44) && near(time.height, Style.caption))
        #expect(try near(stage.frame("left").maxX, left + width))
    }

    @Test func fourSpacersShareTheRowOfButtonsAndOneTheRestOfTheScreen() throws {
        let stage = try ScreenStage("PlayerScreen")
        let spacer = (width - 3 * 64) / 4
        for (place, id) in ["previous", "play", "next"].enumerated() {
            let x = left + spacer + CGFloat(place) * (64 + spacer)
            expectFrame(id, in: stage.host, CGRect(x: x, y: buttonsTop, width: 64, height: 64))
        }
        let volume = try stage.frame("volume")
        #expect(near(volume.minY, volumeTop) && near(volume.height, Control.slider))
        #expect(near(volume.midX, Phone.width / 2))
        expectFrame("lyrics", in: stage.host, CGRect(x: left, y: Phone.bottom - 44, width: 44, height: 44))
        expectFrame("queue", in: stage.host, CGRect(x: left + width - 44, y: Phone.bottom - 44, width: 44, height: 44))
    }

    @Test func whoReceivesWhat() throws {
        let stage = try ScreenStage("PlayerScreen")
        for id in ["previous", "play", "next", "favourite", "lyrics", "queue", "volume"] {
            #expect(try stage.receiver(of: id) == id)
        }
        // Round buttons leave their corners; the favourite's content shape is square.
        let play = try stage.frame("play")
        #expect(stage.receiver(play.minX + 4, play.minY + 4) != "play")
        #expect(stage.receiver(play.minX + 1, play.midY) == "play")
        let favourite = try stage.frame("favourite")
        #expect(stage.receiver(favourite.minX + 2, favourite.minY + 2) == "favourite")
        // The Spacers beside the buttons and between title and favourite are nobody's.
        #expect(stage.receiver(play.maxX + 10, play.midY) != "play")
        #expect(stage.receiver(play.maxX + 10, play.midY) != "next")
        #expect(stage.receiver(Phone.width / 2, favourite.midY) != "favourite")
        // The bar is 44 high where 6 are drawn.
        let bar = try stage.frame("bar")
        #expect(stage.receiver(bar.midX, bar.minY + 2) == "bar")
    }

    @Test func playingLetsTimePassAndTheCoverGrow() throws {
        let stage = try ScreenStage("PlayerScreen")
        let cover = try #require(stage.first("RoundedRectangle", in: "cover"))
        #expect(near(cover.bounds.width, side * 0.8) && near(cover.bounds.midX, cover.frame.midX))
        stage.host.advance(by: .seconds(2))
        #expect(stage.text("time") == "1:03")
        try stage.host.tap("play")
        #expect(try near(#require(stage.first("RoundedRectangle", in: "cover")).bounds.width, side))
        #expect(stage.images(in: "play") == ["pause.fill"])
        stage.host.advance(by: .seconds(2))
        #expect(stage.text("time") == "1:05" && stage.text("left") == "-2:29")
        #expect(try near(stage.frame("elapsed").width, width * 65 / 214))
        try stage.host.tap("play")
        stage.host.advance(by: .seconds(5))
        #expect(stage.text("time") == "1:05")
    }

    @Test func aSongEndsWithTheNextOne() throws {
        let stage = try ScreenStage("PlayerScreen")
        try stage.host.tap("play")
        // 63 + 150 is the last second but one; at 214 the next song begins, and goes on.
        stage.host.advance(by: .seconds(150))
        #expect(stage.text("title") == "Low Tide" && stage.text("time") == "3:33")
        stage.host.advance(by: .seconds(3))
        #expect(stage.text("title") == "A Long Way Round the Mountain" && stage.text("time") == "0:02")
    }

    @Test func backGoesToTheBeginningFirstAndForwardAround() throws {
        let stage = try ScreenStage("PlayerScreen")
        try stage.host.tap("previous")
        #expect(stage.text("title") == "Low Tide" && stage.text("time") == "0:00")
        try stage.host.tap("previous")
        #expect(stage.text("title") == "Static")
        try stage.host.tap("next")
        #expect(stage.text("title") == "Low Tide")
        try stage.host.tap("next")
        let title = try stage.frame("title")
        #expect(stage.text("title") == "A Long Way Round the Mountain")
        // A long title does not push the favourite away.
        #expect(try title.maxX <= (stage.frame("favourite").minX))
        #expect(try near(stage.frame("favourite").maxX, left + width))
    }

    @Test func draggingTheBarSeeks() throws {
        let stage = try ScreenStage("PlayerScreen")
        let y = barTop + 22
        stage.host.drag(from: CGPoint(x: left + 20, y: y), to: CGPoint(x: left + width / 2, y: y))
        // Half of 214 seconds.
        #expect(stage.text("time") == "1:47" && stage.text("left") == "-1:47")
        // A tap is a drag of no length.
        stage.host.tap(at: CGPoint(x: left + width / 4, y: y))
        #expect(stage.text("time") == "0:53")
        stage.host.drag(from: CGPoint(x: left + 20, y: y), to: CGPoint(x: Phone.width - 1, y: y))
        #expect(stage.text("time") == "3:34" && stage.text("left") == "-0:00")
        // Thick while a finger is on it.
        stage.host.press(at: CGPoint(x: left + width / 2, y: y))
        #expect(try near(stage.frame("whole").height, 10) && near(stage.frame("whole").midY, y))
        stage.host.release()
        #expect(try near(stage.frame("whole").height, 6))
    }

    @Test func favouritesBelongToTheirSong() throws {
        let stage = try ScreenStage("PlayerScreen")
        try stage.host.tap("favourite")
        #expect(stage.images(in: "favourite") == ["star.fill"])
        try stage.host.tap("next")
        #expect(stage.images(in: "favourite") == ["star"])
        try stage.host.tap("favourite")
        try stage.host.tap("favourite")
        #expect(stage.images(in: "favourite") == ["star"])
    }

    @Test func lyricsLieOnTheCover() throws {
        let stage = try ScreenStage("PlayerScreen")
        try stage.host.tap("lyrics")
        #expect(stage.text("lyricsText") == "The boats are lying on their side")
        #expect(try stage.frame("lyricsText") == (stage.frame("cover")))
        try stage.host.tap("lyrics")
        #expect(!stage.has("lyricsText"))
    }

    @Test func theQueueOpensByButtonAndByDraggingUp() throws {
        let stage = try ScreenStage("PlayerScreen")
        let play = try stage.frame("play").middle
        try stage.host.tap("queue")
        #expect(stage.has("song 0") && stage.has("playing 0") && !stage.has("playing 2"))
        #expect(stage.receiver(play) != "play")
        // A row's empty part is the button's, too.
        let row = try stage.frame("song 2")
        #expect(stage.receiver(Phone.width / 2, row.midY) == "song 2")
        try stage.host.tap("song 2")
        #expect(!stage.has("song 0") && stage.text("title") == "Static" && stage.text("time") == "0:00")
        let start = CGPoint(x: Phone.width / 2, y: Phone.bottom - 60)
        stage.host.drag(from: start, to: CGPoint(x: start.x, y: start.y - 60))
        #expect(!stage.has("song 0"))
        stage.host.drag(from: start, to: CGPoint(x: start.x, y: start.y - 160))
        #expect(stage.has("song 0"))
    }
}
