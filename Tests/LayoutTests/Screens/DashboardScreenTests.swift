import Foundation
import HitTest
import Layout
import Testing
import ViewTreeTesting

/// The dashboard: cards below each other, bars with areas of their own, tiles in a grid, notes that open.
struct DashboardScreenTests {
    private let left: CGFloat = 16
    private let width = Phone.width - 32
    private let inner = Phone.width - 64
    private let rangeTop = Phone.top + Phone.bar + Phone.largeTitle + 16
    private var ringsTop: CGFloat { rangeTop + Control.segmented + 16 }
    /// 16 around a title, 12 and the rings of 120.
    private let rings = 32 + Style.body + 12 + 120
    private var stepsTop: CGFloat { ringsTop + rings + 16 }
    private var barsTop: CGFloat { stepsTop + 16 + Style.body + 12 + Style.largeTitle + 8 }
    private var gridTop: CGFloat { barsTop + 140 + 16 + 16 }

    @Test func cardsAddUpBelowEachOther() throws {
        let stage = try ScreenStage("DashboardScreen")
        expectFrame("range", in: stage.host, CGRect(x: left, y: rangeTop, width: width, height: Control.segmented))
        expectFrame("card rings", in: stage.host, CGRect(x: left, y: ringsTop, width: width, height: rings))
        expectFrame(
            "card steps", in: stage.host, CGRect(x: left, y: stepsTop, width: width, height: gridTop - 16 - stepsTop))
        let title = try stage.frame("title steps")
        #expect(near(title.minX, left + 16) && near(title.minY, stepsTop + 16) && near(title.height, Style.body))
        #expect(try near(stage.frame("total").minY, title.maxY + 12))
    }

    @Test func ringsLieInsideEachOther() throws {
        let stage = try ScreenStage("DashboardScreen")
        let top = ringsTop + 16 + Style.body + 12
        for (place, name) in ["Move", "Exercise", "Stand"].enumerated() {
            let inset = CGFloat(place) * 18
            expectFrame(
                "ring \(name)", in: stage.host,
                CGRect(x: left + 16 + inset, y: top + inset, width: 120 - 2 * inset, height: 120 - 2 * inset))
        }
    }

    @Test func goalsHaveTheirNameOnTheLineOfTheirShare() throws {
        let stage = try ScreenStage("DashboardScreen")
        for (name, share) in [("Move", "80%"), ("Exercise", "55%"), ("Stand", "90%")] {
            let label = try stage.frame("goal \(name)")
            let value = try stage.frame("share \(name)")
            // Rings of 120, 24, a dot of 8 and a gap of 8.
            #expect(near(label.minX, left + 16 + 120 + 24 + 8 + Phone.gap))
            #expect(near(value.maxX, Phone.width - left - 16))
            // The baselines of 15 and 17 points are level: 1950 of 2048 below the top, each on a pixel.
            #expect(near(label.minY - value.minY, 2 * 1950 / 2048, Phone.pixel))
            #expect(stage.text("share \(name)") == share)
        }
        let pitch = try stage.frame("share Exercise").minY - (try stage.frame("share Move").minY)
        #expect(near(pitch, Style.body + 12))
    }

    @Test func sevenBarsShareTheCardsWidth() throws {
        let stage = try ScreenStage("DashboardScreen")
        let steps: [CGFloat] = [4200, 8100, 6500, 11_200, 9800, 3000, 7400]
        for (day, steps) in steps.enumerated() {
            let x = left + 16 + CGFloat(day) * inner / 7
            expectFrame("bar \(day)", in: stage.host, CGRect(x: x, y: barsTop, width: inner / 7, height: 140))
            // 120 for 12,000 steps; a caption and 4 below.
            let bottom = barsTop + 140 - Style.caption2 - 4
            let column = try #require(stage.first("RoundedRectangle", in: "bar \(day)")?.frame)
            #expect(near(column.maxY, bottom) && near(column.height, steps / 100))
            #expect(near(column.minX, x + 4) && near(column.width, inner / 7 - 8))
        }
        #expect(inner / 7 >= Phone.target)
    }

    @Test func tilesShareRowsAndTheLastOneTakesBothColumns() throws {
        let stage = try ScreenStage("DashboardScreen")
        let column = (width - 16) / 2
        let first = try stage.frame("tile Heart rate")
        #expect(near(first.minX, left) && near(first.minY, gridTop) && near(first.width, column))
        let second = try stage.frame("tile Sleep")
        #expect(near(second.minX, left + column + 16) && near(second.minY, gridTop))
        #expect(near(second.height, first.height) && near(second.width, column))
        let third = try stage.frame("tile Energy")
        #expect(near(third.minY, first.maxY + 16) && near(third.minX, left))
        let water = try stage.frame("tile Water")
        #expect(near(water.minY, third.maxY + 16) && near(water.minX, left) && near(water.width, width))
        let value = try #require(stage.tree["Water"]?.frame)
        #expect(near(value.minX, left + 16) && near(value.height, Style.title2) && near(value.maxY, water.maxY - 16))
        // The stepper lies on the tile, 16 from its end, in the middle of its height.
        let stepper = try #require(stage.tree.nodes.first { $0.kind == "Stepper" && $0.isHosted }?.frame)
        #expect(near(stepper.maxX, Phone.width - left - 16) && near(stepper.midY, water.midY))
        #expect(stepper.size == Control.stepper)
    }

    @Test func aBarTakesTapsOverAllItsHeight() throws {
        let stage = try ScreenStage("DashboardScreen")
        let bar = try stage.frame("bar 5")
        #expect(stage.receiver(bar.midX, bar.minY + 1) == "bar 5")
        #expect(stage.receiver(bar.midX, bar.maxY - 1) == "bar 5")
        #expect(stage.receiver(bar.minX - 1, bar.midY) == "bar 4")
        #expect(stage.receiver(bar.midX, bar.minY - 4) == nil)
        // Between two cards, and on a card beside its content.
        #expect(stage.receiver(Phone.width / 2, stepsTop - 8) == nil)
        #expect(stage.receiver(left + 8, bar.midY) == nil)
        #expect(try stage.receiver(of: "ring Stand") == nil)
    }

    @Test func aTappedBarIsCountedAlone() throws {
        let stage = try ScreenStage("DashboardScreen")
        // The sum of the seven.
        #expect(stage.text("total") == "50,200" && stage.text("title steps") == "Steps")
        try stage.host.tap("bar 3")
        #expect(stage.text("total") == "11,200" && stage.text("title steps") == "Steps in day 4")
        try stage.host.tap("bar 6")
        #expect(stage.text("total") == "7,400")
        try stage.host.tap("bar 6")
        #expect(stage.text("total") == "50,200" && stage.text("title steps") == "Steps")
    }

    @Test func theMonthHasFourBarsAndNoneChosen() throws {
        let stage = try ScreenStage("DashboardScreen")
        try stage.host.tap("bar 6")
        let range = try stage.frame("range")
        stage.host.tap(at: CGPoint(x: range.maxX - range.width / 4, y: range.midY))
        #expect(stage.has("bar 3") && !stage.has("bar 4"))
        #expect(try near(stage.frame("bar 1").minX, left + 16 + inner / 4))
        // 50,200 + 46,800 + 57,400 + 41,000.
        #expect(stage.text("total") == "195,400" && stage.text("title steps") == "Steps")
        try stage.host.tap("bar 2")
        #expect(stage.text("total") == "57,400" && stage.text("title steps") == "Steps in week 3")
        stage.host.tap(at: CGPoint(x: range.minX + range.width / 4, y: range.midY))
        #expect(stage.text("total") == "50,200")
    }

    @Test func waterIsCountedUpToItsLimits() throws {
        let stage = try ScreenStage("DashboardScreen")
        stage.host.scroll("activity", by: CGVector(dx: 0, dy: 200))
        let tile = try stage.frame("tile Water")
        #expect(try near(tile.minY, gridTop - 200 + 2 * (stage.frame("tile Sleep").height + 16)))
        let end = Phone.width - left - 16
        let more = CGPoint(x: end - Control.stepper.width / 4, y: tile.midY)
        let less = CGPoint(x: end - Control.stepper.width * 3 / 4, y: tile.midY)
        #expect(stage.receiver(more) == "water" && stage.receiver(left + 60, tile.midY) == nil)
        stage.host.tap(at: more)
        #expect(stage.text("Water") == "1.75 l")
        for _ in 0..<20 { stage.host.tap(at: more) }
        #expect(stage.text("Water") == "4 l")
        for _ in 0..<20 { stage.host.tap(at: less) }
        #expect(stage.text("Water") == "0 l")
    }

    @Test func notesOpenAndClose() throws {
        let stage = try ScreenStage("DashboardScreen")
        #expect(!stage.has("Slept well"))
        stage.host.scroll("activity", by: CGVector(dx: 0, dy: 1000))
        // 16 below the last line, above the home indicator.
        #expect(try near(stage.frame("updated").maxY, Phone.bottom - 16))
        let label = try stage.frame("notesLabel")
        #expect(near(label.height, 52) && label.height >= Phone.target)
        stage.host.tap(at: label.middle)
        #expect(stage.has("Slept well") && stage.has("Walked to work"))
        let notes = try stage.frame("Climbed ten floors").minY - (try stage.frame("Walked to work").maxY)
        #expect(near(notes, 8))
        stage.host.tap(at: try stage.frame("notesLabel").middle)
        #expect(!stage.has("Slept well"))
    }

    @Test func pullingDownRefreshes() throws {
        let stage = try ScreenStage("DashboardScreen")
        #expect(stage.text("updated") == "Updated this morning")
        stage.host.drag(from: CGPoint(x: 8, y: 300), to: CGPoint(x: 8, y: 560))
        #expect(stage.text("updated") == "Updated just now")
    }
}
