import Foundation
import HitTest
import Layout
import Testing
import ViewTreeTesting

/// The shop: an adaptive grid of cards with buttons on them, categories, an order, and a basket in a sheet.
struct ProductGridScreenTests {
    private let top = Phone.top + Phone.bar + Phone.largeTitle
    /// As many columns of at least 150 with 16 between as fit beside margins of 16: two.
    private let column = (Phone.width - 2 * 16 - 16) / 2
    /// A picture, two lines of a bold 15 and a target's height, with 8 between.
    private let card = 120 + 8 + Phone.line(15, lines: 2) + 8 + 44

    private func gridTop(_ stage: ScreenStage) throws -> CGFloat { try stage.frame("categories").maxY + 16 }

    @Test func cardsStandInTwoColumnsByName() throws {
        let stage = try ScreenStage("ProductGridScreen")
        #expect(floor((Phone.width - 32 + 16) / (150 + 16)) == 2)
        let grid = try gridTop(stage)
        // Ash chair, Brass desk lamp, Oak table, Paper lamp, Reading chair.
        for (place, id) in [1, 2, 3, 7, 6].enumerated() {
            let x = 16 + CGFloat(place % 2) * (column + 16)
            let y = grid + CGFloat(place / 2) * (card + 16)
            expectFrame("product \(id)", in: stage.host, CGRect(x: x, y: y, width: column, height: card))
        }
    }

    @Test func aCardsPartsAndTheButtonsOnIt() throws {
        let stage = try ScreenStage("ProductGridScreen")
        let card = try stage.frame("product 2")
        expectFrame("picture 2", in: stage.host, CGRect(x: card.minX, y: card.minY, width: column, height: 120))
        expectFrame("favourite 2", in: stage.host, CGRect(x: card.maxX - 44, y: card.minY, width: 44, height: 44))
        expectFrame("add 2", in: stage.host, CGRect(x: card.maxX - 44, y: card.maxY - 44, width: 44, height: 44))
        let name = try stage.frame("name 2")
        #expect(near(name.minX, card.minX) && near(name.minY, card.minY + 120 + 8))
        // Two lines are reserved, whatever the name.
        #expect(near(name.height, Phone.line(15, lines: 2)))
        let price = try #require(stage.texts(in: "price 2").first)
        #expect(near(price.minX, card.minX) && near(price.midY, card.maxY - 22))
        #expect(price.maxX <= card.maxX - 44)
        // 8 in from the picture's corner.
        #expect(try near(stage.frame("sale 2").minX, card.minX) && near(stage.frame("sale 2").minY, card.minY))
        #expect(!stage.has("sale 1"))
    }

    @Test func chipsStandInARowThatScrolls() throws {
        let stage = try ScreenStage("ProductGridScreen")
        let names = ["All", "Chairs", "Lamps", "Tables", "Shelves", "Rugs"]
        var last: CGRect?
        for name in names {
            let chip = try stage.frame(name)
            #expect(chip.height >= Phone.target)
            #expect(near(chip.minX, last.map { $0.maxX + 8 } ?? 16) && near(chip.minY, top))
            last = chip
        }
        #expect(try near(stage.frame("categories").width, Phone.width))
        // The last one begins beyond the screen, until the row is scrolled to its end.
        #expect(try stage.frame("Rugs").minX > Phone.width)
        expectNotTappable("Rugs", in: stage.host)
        stage.host.scroll("categories", by: CGVector(dx: 1000, dy: 0))
        #expect(try near(stage.frame("Rugs").maxX, Phone.width - 16))
        #expect(try stage.receiver(of: "Rugs") == "Rugs")
        // Sideways only.
        #expect(try near(stage.frame("Rugs").minY, top))
    }

    @Test func whoReceivesWhatOnACard() throws {
        let stage = try ScreenStage("ProductGridScreen")
        let card = try stage.frame("product 2")
        #expect(stage.receiver(card.midX, card.minY + 60) == "product 2")
        #expect(stage.receiver(card.maxX - 1, card.minY + 1) == "favourite 2")
        #expect(stage.receiver(card.maxX - 45, card.minY + 1) == "product 2")
        #expect(stage.receiver(card.maxX - 22, card.maxY - 22) == "add 2")
        // The card's content shape covers its gaps and the room beside the price.
        #expect(stage.receiver(card.midX, card.minY + 124) == "product 2")
        #expect(stage.receiver(card.maxX - 48, card.maxY - 22) == "product 2")
        #expect(stage.receiver(card.minX + 20, card.minY + 18) == "product 2")
        #expect(stage.receiver(card.minX - 8, card.midY) == nil)
        #expect(stage.receiver(card.midX, card.maxY + 8) == nil)
    }

    @Test func heartsAndTheBasketCount() throws {
        let stage = try ScreenStage("ProductGridScreen")
        #expect(stage.images(in: "favourite 1") == ["heart"])
        try stage.host.tap("favourite 1")
        #expect(stage.images(in: "favourite 1") == ["heart.fill"] && stage.images(in: "favourite 2") == ["heart"])
        #expect(!stage.has("count"))
        try stage.host.tap("add 1")
        try stage.host.tap("add 1")
        try stage.host.tap("add 2")
        #expect(stage.text("count") == "3")
        // At the symbol's corner, 10 out and up.
        let symbol = try #require(stage.first("Image", in: "basket")?.frame)
        // 5 around the number.
        let count = try #require(stage.first("Text", in: "count"))
        #expect(near(count.frame.maxX + 5, symbol.maxX) && near(count.frame.minY - 5, symbol.minY))
        #expect(near(count.bounds.maxX + 5, symbol.maxX + 10) && near(count.bounds.minY - 5, symbol.minY - 10))
    }

    @Test func theBasketListsAndIsEmptied() throws {
        let stage = try ScreenStage("ProductGridScreen")
        try stage.host.tap("add 1")
        try stage.host.tap("add 1")
        try stage.host.tap("basket")
        #expect(stage.texts(in: "line 1").count == 2 && !stage.has("line 2"))
        // 2 × 129.
        #expect(stage.text("total") == "€258.00")
        #expect(try stage.receiver(stage.frame("All").middle) != "All")
        try stage.host.tap("emptyBasket")
        #expect(!stage.has("line 1") && stage.text("total") == "€0.00")
        expectNotTappable("emptyBasket", in: stage.host, because: .disabled)
        try stage.host.tap("closeBasket")
        #expect(!stage.has("total") && !stage.has("count"))
        #expect(try stage.receiver(of: "All") == "All")
    }

    @Test func aCategoryFiltersAndAnOrderSorts() throws {
        let stage = try ScreenStage("ProductGridScreen")
        try stage.host.tap("Lamps")
        #expect(stage.has("product 2") && stage.has("product 7") && !stage.has("product 1"))
        let grid = try gridTop(stage)
        #expect(
            try near(stage.frame("product 2").minX, 16) && near(stage.frame("product 7").minX, 16 + column + 16))
        try stage.host.tap("order")
        try stage.tap(reading: "Price")
        // 25 before 79.50.
        #expect(try near(stage.frame("product 7").minX, 16) && near(stage.frame("product 7").minY, grid))
        try stage.host.tap("All")
        // 25, 45, 79.50, 129.
        #expect(try near(stage.frame("product 4").minX, 16 + column + 16))
        #expect(try near(stage.frame("product 2").minY, grid + card + 16))
    }

    @Test func aProductIsPushedAndAddedThere() throws {
        let stage = try ScreenStage("ProductGridScreen")
        try stage.host.tap("product 1")
        #expect(stage.text("detailName") == "Ash chair")
        // Below an inline bar, with 16 around.
        expectFrame(
            "detailPicture", in: stage.host,
            CGRect(x: 16, y: Phone.top + Phone.bar + 16, width: Phone.width - 32, height: 240))
        #expect(try near(stage.frame("detailName").minY, Phone.top + Phone.bar + 16 + 240 + 12))
        let add = try #require(stage.first("Button", in: "addDetail")?.frame)
        #expect(near(add.minX, 16) && near(add.maxX, Phone.width - 16) && near(add.maxY, Phone.bottom - 8))
        #expect(near(add.height, Style.body + Control.large.height))
        try stage.host.tap("addDetail")
        stage.goBack()
        #expect(!stage.has("detailName") && stage.text("count") == "1")
    }
}
