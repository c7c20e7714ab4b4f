import Foundation
import HitTest
import Layout
import Testing
import ViewTreeTesting

/// The tasks: two sections of rows with buttons, a search, swipes, an edit mode, and a sheet.
struct TaskListScreenTests {
    /// UISearchController's bar is 52 high; from general knowledge of UIKit.
    private let top = Phone.top + Phone.bar + Phone.largeTitle + 52
    /// Insets of 4 around 44.
    private let row: CGFloat = 52
    private var open: CGFloat { top + Inset.header }

    private func type(_ query: String, _ stage: ScreenStage) throws {
        stage.host.type(query, into: try #require(stage.tree.nodes.first { $0.kind == "SearchField" && $0.isHosted }))
    }

    @Test func rowsOfTwoSectionsAddUp() throws {
        let stage = try ScreenStage("TaskListScreen")
        let done = open + 3 * row + Inset.gap + Inset.header
        for (id, y) in [(1, open), (2, open + row), (3, open + 2 * row), (4, done), (5, done + row)] {
            // Insets of 8 and 16 instead of the list's.
            let x = Inset.margin + 8
            let width = Phone.width - 2 * Inset.margin - 8 - 16
            expectFrame("task \(id)", in: stage.host, CGRect(x: x, y: y + 4, width: width, height: 44))
            expectFrame("check \(id)", in: stage.host, CGRect(x: x, y: y + 4, width: 44, height: 44))
            let title = try stage.frame("title \(id)")
            #expect(near(title.minX, x + 44 + 4) && near(title.midY, y + 26) && near(title.height, Style.body))
        }
        let urgent = try stage.frame("urgent 2")
        #expect(near(urgent.maxX, Phone.width - Inset.margin - 16) && near(urgent.midY, open + row * 1.5))
        // The header's count at its end, its name at its beginning, on one line.
        let count = try stage.frame("doneCount")
        let name = try stage.frame("doneHeader")
        #expect(near(name.minX, Inset.left) && near(count.maxX, Phone.width - Inset.left))
        #expect(near(count.midY, name.midY) && count.maxY <= done)
    }

    @Test func whoReceivesWhat() throws {
        let stage = try ScreenStage("TaskListScreen")
        let task = try stage.frame("task 1")
        #expect(stage.receiver(task.minX + 1, task.minY + 1) == "check 1")
        // The rest of the row shows a task and does nothing.
        #expect(try stage.receiver(of: "title 1") == nil)
        #expect(stage.receiver(task.maxX - 20, task.midY) == nil)
        #expect(try stage.receiver(of: "urgent 2") == nil)
        #expect(stage.receiver(Inset.margin / 2, task.midY) == nil)
        // Items of the bars, as high as their bars.
        #expect(try stage.receiver(stage.frame("add").midX, Phone.top + 2) == "add")
        #expect(try stage.receiver(of: "hideDone") == "hideDone")
        #expect(try stage.receiver(of: "clear") == "clear")
        // Between the two.
        #expect(stage.receiver(Phone.width / 2, Phone.bottom - 22) == nil)
    }

    @Test func theBarShowsTheAddButtonsSymbolAlone() throws {
        let stage = try ScreenStage("TaskListScreen")
        #expect(stage.images(in: "add") == ["plus"] && stage.texts(in: "add").isEmpty)
        #expect(try near(stage.frame("add").maxX, Phone.width - Inset.margin))
        let receiver = stage.tree.hitTest(try stage.frame("add").middle).receiver
        #expect(receiver?.label == "Add")
    }

    @Test func checkingMovesATaskToTheOtherSection() throws {
        let stage = try ScreenStage("TaskListScreen")
        try stage.host.tap("check 1")
        #expect(stage.images(in: "check 1") == ["checkmark.circle.fill"])
        // Two are open by now; the first of the three that are done.
        let done = open + 2 * row + Inset.gap + Inset.header
        #expect(try near(stage.frame("task 2").minY, open + 4))
        #expect(try near(stage.frame("task 1").minY, done + 4))
        #expect(stage.text("doneCount") == "3")
        try stage.host.tap("check 1")
        #expect(try near(stage.frame("task 1").minY, open + 4))
    }

    @Test func theBottomBarHidesAndClears() throws {
        let stage = try ScreenStage("TaskListScreen")
        try stage.host.tap("hideDone")
        #expect(!stage.has("task 4") && !stage.has("doneHeader") && stage.has("task 3"))
        try stage.host.tap("hideDone")
        #expect(stage.has("task 4"))
        try stage.host.tap("clear")
        #expect(!stage.has("task 4") && !stage.has("task 5") && !stage.has("doneHeader"))
        expectNotTappable("clear", in: stage.host, because: .disabled)
    }

    @Test func searchingFilters() throws {
        let stage = try ScreenStage("TaskListScreen")
        try type("THE", stage)
        // The plants, the rent, the dentist, the drill.
        #expect(stage.has("task 1") && stage.has("task 2") && stage.has("task 3") && stage.has("task 4"))
        #expect(!stage.has("task 5") && stage.text("doneCount") == "1")
        try type(" rent", stage)
        #expect(!stage.has("task 1") && stage.has("task 2") && !stage.has("doneHeader"))
        #expect(!stage.has("nothingFound"))
        try type("x", stage)
        #expect(stage.has("nothingFound") && !stage.has("task 2") && !stage.has("noTasks"))
    }

    @Test func swipesShowTheButtonsOfTheirEdge() throws {
        let stage = try ScreenStage("TaskListScreen")
        stage.host.swipe("title 1", .left)
        let delete = try #require(stage.tree.nodes.last { $0.kind == "Button" && $0.label == "Delete" }?.frame)
        #expect(near(delete.maxX, Phone.width - Inset.margin))
        #expect(near(delete.minY, open) && near(delete.height, row))
        stage.host.tap(at: delete.middle)
        #expect(try !stage.has("task 1") && near(stage.frame("task 2").minY, open + 4))
        stage.host.swipe("title 3", .right, isFull: true)
        #expect(stage.has("urgent 3"))
        stage.host.swipe("title 2", .left, isFull: true)
        #expect(!stage.has("task 2"))
        // A tap elsewhere puts the row back and does nothing else.
        stage.host.swipe("title 3", .left)
        try stage.host.tap(at: stage.frame("check 4").middle)
        #expect(stage.images(in: "check 4") == ["checkmark.circle.fill"])
        #expect(try near(stage.frame("task 3").minX, Inset.margin + 8))
    }

    @Test func editingDeletesAndEnds() throws {
        let stage = try ScreenStage("TaskListScreen")
        let x = try stage.frame("task 1").minX
        try stage.tap(reading: "Edit")
        #expect(try stage.frame("task 1").minX > x)
        let remove = try #require(stage.tree.nodes.first { $0.label == "Remove" }?.frame)
        #expect(near(remove.midY, open + row / 2))
        stage.host.tap(at: remove.middle)
        try stage.tap(reading: "Delete")
        #expect(!stage.has("task 1") && stage.has("task 2"))
        let end = try #require(
            stage.tree.nodes.first { $0.kind == "Text" && $0.label == "Done" && $0.frame.maxY < Phone.top + Phone.bar })
        stage.host.tap(at: end.frame.middle)
        #expect(try near(stage.frame("task 2").minX, x))
    }

    @Test func aTaskIsAddedInASheet() throws {
        let stage = try ScreenStage("TaskListScreen")
        let check = try stage.frame("check 1").middle
        try stage.host.tap("add")
        #expect(stage.receiver(check) != "check 1")
        expectNotTappable("save", in: stage.host, because: .disabled)
        stage.host.type("Feed the cat", into: "title")
        // What has been typed is not lost by a tap beside the sheet.
        stage.host.tap(at: CGPoint(x: Phone.width / 2, y: Phone.top + 30))
        #expect(stage.has("save"))
        let urgent = try stage.frame("isUrgent")
        stage.host.tap(at: CGPoint(x: urgent.maxX - Control.toggle.width / 2, y: urgent.midY))
        try stage.host.tap("save")
        #expect(!stage.has("save"))
        #expect(stage.text("title 6") == "Feed the cat" && stage.has("urgent 6"))
        #expect(try near(stage.frame("task 6").minY, open + 3 * row + 4))
        try stage.host.tap("add")
        try stage.host.tap("cancel")
        #expect(!stage.has("save") && stage.receiver(check) == "check 1")
    }

    @Test func anEmptySheetGoesWithATapBesideIt() throws {
        let stage = try ScreenStage("TaskListScreen")
        try stage.host.tap("add")
        stage.host.tap(at: CGPoint(x: Phone.width / 2, y: Phone.top + 30))
        #expect(!stage.has("save"))
    }

    @Test func withoutTasksTheListSaysSo() throws {
        let stage = try ScreenStage("TaskListScreen")
        try stage.host.tap("clear")
        for id in 1...3 { stage.host.swipe("title \(id)", .left, isFull: true) }
        #expect(stage.has("noTasks") && !stage.has("task 3"))
        #expect(try near(stage.frame("noTasks").midX, Phone.width / 2))
    }
}
