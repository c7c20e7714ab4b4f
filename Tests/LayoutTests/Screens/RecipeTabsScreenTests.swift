import Foundation
import HitTest
import Layout
import Testing
import ViewTreeTesting

/// The recipes: three tabs, a way into each recipe, a list that is edited, and a timer.
struct RecipeTabsScreenTests {
    private let top = Phone.top + Phone.bar + Phone.largeTitle
    private let tabsTop = Phone.bottom - Phone.tabBar
    /// A headline, a caption, 4 above and below.
    private let content = Style.body + Style.caption + 8
    private var row: CGFloat { Inset.row(around: content) }

    private func tap(tab: Int, _ stage: ScreenStage) {
        stage.host.tap(at: CGPoint(x: Phone.width / 6 * CGFloat(2 * tab + 1), y: tabsTop + Phone.tabBar / 2))
    }

    @Test func rowsAndTabsShareTheScreen() throws {
        let stage = try ScreenStage("RecipeTabsScreen")
        for id in 1...3 {
            let y = top + CGFloat(id - 1) * row + Inset.row
            expectFrame(
                "recipe \(id)", in: stage.host, CGRect(x: Inset.left, y: y, width: Inset.width, height: content))
        }
        let heart = try stage.frame("heart 2")
        #expect(try near(heart.midY, stage.frame("recipe 2").midY))
        #expect(heart.maxX <= Phone.width - Inset.left && heart.minX > Phone.width * 3 / 4)
        #expect(!stage.has("heart 1"))
        for (place, name) in ["Recipes", "Shopping", "Timer"].enumerated() {
            let item = try #require(stage.tree.nodes.first { $0.kind == "TabItem" && $0.label == name }?.frame)
            #expect(near(item.minX, CGFloat(place) * Phone.width / 3) && near(item.width, Phone.width / 3))
            #expect(near(item.minY, tabsTop) && near(item.maxY, Phone.bottom))
        }
    }

    @Test func whoReceivesWhat() throws {
        let stage = try ScreenStage("RecipeTabsScreen")
        let second = try stage.frame("recipe 2")
        #expect(stage.receiver(second.middle) == "recipe 2")
        // The Spacer between text and heart, and the row's insets, lead there too; rows lie edge to edge.
        #expect(stage.receiver(Phone.width / 2, second.minY - Inset.row + 1) == "recipe 2")
        #expect(stage.receiver(Phone.width / 2, second.minY - Inset.row - 1) == "recipe 1")
        #expect(stage.receiver(Inset.margin - 4, second.midY) == nil)
        #expect(stage.receiver(Phone.width / 2, top + 3 * row + 20) == nil)
        // A tab is as wide as its third, down to its bar's lower edge.
        #expect(stage.receiver(Phone.width / 3 + 2, Phone.bottom - 2) == "Shopping")
        #expect(stage.receiver(Phone.width / 3 - 2, Phone.bottom - 2) == "Recipes")
    }

    @Test func aRecipeIsPushedBelowAnInlineBar() throws {
        let stage = try ScreenStage("RecipeTabsScreen")
        try stage.host.tap("recipe 1")
        let photo = CGRect(x: 0, y: Phone.top + Phone.bar, width: Phone.width, height: Phone.width * 9 / 16)
        expectFrame("photo", in: stage.host, photo)
        let title = try stage.frame("ingredients")
        #expect(near(title.minX, 16) && near(title.minY, photo.maxY + 16) && near(title.height, Style.title3))
        var y = title.maxY + 16
        for name in ["Peas", "Onion", "Stock"] {
            let buy = try stage.frame("buy \(name)")
            // A bordered button around 30.
            #expect(near(buy.maxX, Phone.width - 16) && near(buy.height, 30 + Control.bordered.height))
            #expect(near(buy.minY, y))
            y = buy.maxY + 16
        }
        // The Spacer of a row without a content shape.
        #expect(try stage.receiver(Phone.width / 2, stage.frame("buy Onion").midY) == nil)
        #expect(try stage.receiver(of: "buy Onion") == "buy Onion")
        stage.goBack()
        #expect(!stage.has("photo") && stage.has("recipe 1"))
    }

    @Test func whatIsBoughtIsInTheOtherTabWhichKeepsThePlaceOfTheFirst() throws {
        let stage = try ScreenStage("RecipeTabsScreen")
        try stage.host.tap("recipe 1")
        try stage.host.tap("buy Peas")
        expectNotTappable("buy Peas", in: stage.host, because: .disabled)
        try stage.host.tap("buy Stock")
        tap(tab: 1, stage)
        #expect(stage.has("item Peas") && stage.has("item Stock") && !stage.has("item Onion"))
        #expect(!stage.has("empty"))
        tap(tab: 0, stage)
        #expect(stage.has("photo"))
        expectNotTappable("buy Peas", in: stage.host, because: .disabled)
    }

    @Test func aFavouriteIsMarkedFromTheBar() throws {
        let stage = try ScreenStage("RecipeTabsScreen")
        try stage.host.tap("recipe 1")
        #expect(stage.images(in: "favourite") == ["heart"])
        try stage.host.tap("favourite")
        #expect(stage.images(in: "favourite") == ["heart.fill"])
        stage.goBack()
        #expect(stage.has("heart 1") && stage.has("heart 2"))
    }

    @Test func theShoppingTabHasItsFieldBelowTheTitle() throws {
        let stage = try ScreenStage("RecipeTabsScreen")
        tap(tab: 1, stage)
        // 16 around a button of 44; a field of 34 with a border beside it.
        expectFrame("addEntry", in: stage.host, CGRect(x: Phone.width - 16 - 44, y: top + 16, width: 44, height: 44))
        expectFrame(
            "entry", in: stage.host,
            CGRect(x: 16, y: top + 16 + 5, width: Phone.width - 32 - Phone.gap - 44, height: 34))
        // The word between two Spacers.
        let empty = try stage.frame("empty")
        #expect(near(empty.midX, Phone.width / 2) && near(empty.midY, (top + 32 + 44 + tabsTop) / 2))
        expectNotTappable("addEntry", in: stage.host, because: .disabled)
        #expect(try stage.receiver(of: "entry") == "entry")
    }

    @Test func entriesAreAddedOnceAndNeverEmpty() throws {
        let stage = try ScreenStage("RecipeTabsScreen")
        tap(tab: 1, stage)
        stage.host.type("Milk", into: "entry")
        try stage.host.tap("addEntry")
        #expect(stage.has("item Milk") && !stage.has("empty"))
        stage.host.type("\n", into: "entry")
        stage.host.type("Eggs\n", into: "entry")
        stage.host.type("Milk\n", into: "entry")
        let items = stage.tree.nodes.compactMap(\.id).filter { $0.hasPrefix("item ") }
        #expect(items == ["item Milk", "item Eggs"])
        #expect(stage.first("SearchField", in: "entry") == nil && stage.has("entry"))
    }

    @Test func rowsAreDeletedBySwipingAndInEditMode() throws {
        let stage = try ScreenStage("RecipeTabsScreen")
        tap(tab: 1, stage)
        for name in ["Milk", "Eggs", "Salt"] { stage.host.type(name + "\n", into: "entry") }
        let first = try stage.frame("item Milk").midY
        stage.host.swipe("item Milk", .left)
        #expect(stage.says("Delete"))
        try stage.tap(reading: "Delete")
        #expect(try !stage.has("item Milk") && near(stage.frame("item Eggs").midY, first))
        stage.host.swipe("item Salt", .left, isFull: true)
        #expect(!stage.has("item Salt"))
        try stage.tap(reading: "Edit")
        let row = try stage.frame("item Eggs")
        let remove = try #require(stage.tree.nodes.first { $0.label == "Remove" }?.frame)
        #expect(near(remove.midY, row.midY) && remove.maxX <= row.minX)
        stage.host.tap(at: remove.middle)
        try stage.tap(reading: "Delete")
        #expect(!stage.has("item Eggs") && stage.has("empty"))
    }

    @Test func theTimerStandsInTheMiddleAndCounts() throws {
        let stage = try ScreenStage("RecipeTabsScreen")
        tap(tab: 2, stage)
        // A ring of 240, 32, buttons of 72 with 40 between: in the middle above the tabs.
        let y = Phone.top + (tabsTop - Phone.top - 240 - 32 - 72) / 2
        let left = try stage.frame("left")
        #expect(near(left.midX, Phone.width / 2) && near(left.midY, y + 120))
        let x = Phone.width / 2 - 20 - 72
        expectFrame("resetTimer", in: stage.host, CGRect(x: x, y: y + 240 + 32, width: 72, height: 72))
        expectFrame("startTimer", in: stage.host, CGRect(x: x + 72 + 40, y: y + 240 + 32, width: 72, height: 72))
        stage.host.advance(by: .seconds(3))
        #expect(stage.text("left") == "3:00")
        try stage.host.tap("startTimer")
        stage.host.advance(by: .seconds(3))
        #expect(stage.text("left") == "2:57" && stage.images(in: "startTimer") == ["pause.fill"])
        try stage.host.tap("startTimer")
        stage.host.advance(by: .seconds(3))
        #expect(stage.text("left") == "2:57")
        try stage.host.tap("startTimer")
        stage.host.advance(by: .seconds(200))
        #expect(stage.text("left") == "0:00" && stage.images(in: "startTimer") == ["play.fill"])
        try stage.host.tap("resetTimer")
        #expect(stage.text("left") == "3:00")
    }
}
