import Foundation
import HitTest
import Layout
import Testing
import ViewTreeTesting

/// The settings: a form whose rows follow from the list's numbers, and the state that its controls change.
struct SettingsScreenTests {
    /// Below a large title a list begins at once, whatever its first section has (swiftui-web `ios/nav`).
    private let listTop = Phone.top + Phone.bar + Phone.largeTitle
    private let accountRow = Inset.row(around: 48 + 2 * 4)
    private var readingTop: CGFloat {
        listTop + accountRow + Inset.row(around: Control.field) + Inset.gap + Inset.header
    }

    @Test func theAccountRowHoldsAPortraitAndTwoLinesBesideItsMiddle() throws {
        let stage = try ScreenStage("SettingsScreen")
        let content = listTop + Inset.row
        expectFrame("account", in: stage.host, CGRect(x: Inset.left, y: content, width: Inset.width, height: 48 + 8))
        expectFrame("portrait", in: stage.host, CGRect(x: Inset.left, y: content + 4, width: 48, height: 48))
        let name = try stage.frame("name")
        let state = try stage.frame("state")
        // Two lines with 2 between them, in the middle of the portrait's height; 12 beside it.
        let lines = Style.body + 2 + Style.subheadline
        #expect(near(name.minX, Inset.left + 48 + 12))
        #expect(near(name.minY, content + 4 + 24 - lines / 2))
        #expect(near(state.minX, name.minX))
        #expect(near(state.minY, name.maxY + 2))
    }

    @Test func rowsBelowEachOtherAddUp() throws {
        let stage = try ScreenStage("SettingsScreen")
        let nickname = listTop + accountRow + (Inset.minRow - Control.field) / 2
        expectFrame(
            "nickname", in: stage.host,
            CGRect(x: Inset.left, y: nickname, width: Inset.width, height: Control.field))
        let appearance = readingTop + Inset.row
        expectFrame(
            "appearance", in: stage.host,
            CGRect(x: Inset.left, y: appearance, width: Inset.width, height: Control.segmented))
        let accentTop = readingTop + Inset.row(around: Control.segmented)
        expectFrame(
            "accent", in: stage.host,
            CGRect(x: Inset.left, y: accentTop + Inset.row, width: Inset.width, height: Control.well))
        // A line above a row with symbols, which state no distance from text: 0.
        let sizeTop = accentTop + Inset.row(around: Control.well)
        let label = try stage.frame("textSizeLabel")
        #expect(near(label.minX, Inset.left) && near(label.minY, sizeTop + Inset.row))
        expectFrame(
            "textSize", in: stage.host,
            CGRect(
                x: Inset.left, y: sizeTop + Inset.row + Style.body, width: Inset.width, height: Control.slider))
        // Rows with a switch or a stepper are as high as those with a line.
        let goalTop = sizeTop + Inset.row(around: Style.body + Control.slider)
        #expect(try near(stage.frame("goal").midY, goalTop + Inset.minRow / 2))
        let notifiesTop = goalTop + Inset.minRow + Inset.gap + Inset.header
        #expect(try near(stage.frame("notifies").midY, notifiesTop + Inset.minRow / 2))
        #expect(try near(stage.frame("sounds").midY, notifiesTop + Inset.minRow * 1.5))
        #expect(try near(stage.frame("reminder").midY, notifiesTop + Inset.minRow * 2 + Inset.row + Control.date / 2))
        // Two lines of footer, the next header right below.
        let storageTop =
            notifiesTop + Inset.minRow * 2 + Inset.row(around: Control.date) + Phone.line(13, lines: 2) + Inset.footer
            + Inset.header
        #expect(try near(stage.frame("sync").midY, storageTop + Inset.minRow / 2))
        #expect(try near(stage.frame("used").midY, storageTop + Inset.minRow * 1.5))
    }

    @Test func valuesStandAtTheTrailingEdgeAndLabelsAtTheLeadingOne() throws {
        let stage = try ScreenStage("SettingsScreen")
        let texts = stage.texts(in: "used")
        #expect(texts.count == 2)
        #expect(near(texts[0].minX, Inset.left))
        #expect(near(texts[1].maxX, Phone.width - Inset.left))
        #expect(try near(stage.frame("cacheShare").maxX, Phone.width - Inset.left))
        #expect(try near(stage.frame("cacheShare").width, 120))
        let button = try #require(stage.texts(in: "signOut").first)
        #expect(near(button.midX, Phone.width / 2))
    }

    @Test func onlyTheControlOfARowReactsAndNotItsLabel() throws {
        let stage = try ScreenStage("SettingsScreen")
        let right = Phone.width - Inset.left
        let accent = try stage.frame("accent").midY
        #expect(stage.receiver(right - Control.well / 2, accent) == "accent")
        #expect(stage.receiver(Inset.left + 20, accent) == nil)
        let notifies = try stage.frame("notifies").midY
        #expect(stage.receiver(right - Control.toggle.width / 2, notifies) == "notifies")
        #expect(stage.receiver(right - Control.toggle.width - 20, notifies) == nil)
        let goal = try stage.frame("goal").midY
        #expect(stage.receiver(right - 20, goal) == "goal")
        #expect(stage.receiver(right - Control.stepper.width - 10, goal) == nil)
        // A link is its whole row, up to the screen's margin.
        let account = try stage.frame("account").midY
        #expect(stage.receiver(Phone.width - Inset.margin - 2, account) == "account")
        #expect(stage.receiver(Inset.margin + 2, account) == "account")
        #expect(stage.receiver(Inset.margin - 2, account) == nil)
        // Between two sections nobody reacts.
        #expect(stage.receiver(Phone.width / 2, readingTop - Inset.header - Inset.gap / 2) == nil)
    }

    @Test func controlsChangeWhatIsShown() throws {
        let stage = try ScreenStage("SettingsScreen")
        let host = stage.host
        let right = Phone.width - Inset.left
        let goal = try stage.frame("goal").midY
        host.tap(at: CGPoint(x: right - Control.stepper.width / 4, y: goal))
        #expect(stage.text("goal") == "Goal: 25 pages a day")
        host.tap(at: CGPoint(x: right - Control.stepper.width * 3 / 4, y: goal))
        host.tap(at: CGPoint(x: right - Control.stepper.width * 3 / 4, y: goal))
        #expect(stage.text("goal") == "Goal: 15 pages a day")
        host.increment("textSize")
        #expect(stage.text("textSizeLabel") == "Text size: 18 pt")
        host.type("Ann", into: "nickname")
        #expect(stage.text("name") == "Ann")
        try host.tap("reset")
        #expect(stage.text("goal") == "Goal: 20 pages a day")
        #expect(stage.text("textSizeLabel") == "Text size: 17 pt")
        #expect(stage.text("name") == "Ann")
        // The third of three segments.
        let segments = try stage.frame("appearance")
        let effects = host.tap(at: CGPoint(x: segments.maxX - segments.width / 6, y: segments.midY)).effects
        #expect(effects.contains { $0.kind == .state })
    }

    @Test func switchedOffNotificationsTakeTheirRowsAway() throws {
        let stage = try ScreenStage("SettingsScreen")
        let before = try stage.frame("sync").minY
        let notifies = try stage.frame("notifies")
        stage.host.tap(at: CGPoint(x: notifies.maxX - Control.toggle.width / 2, y: notifies.midY))
        #expect(!stage.has("sounds") && !stage.has("reminder"))
        #expect(try near(before - (stage.frame("sync").minY), Inset.minRow + Inset.row(around: Control.date)))
        stage.host.tap(at: CGPoint(x: notifies.maxX - Control.toggle.width / 2, y: notifies.midY))
        #expect(try near(stage.frame("sync").minY, before))
    }

    @Test func rowsScrolledBehindTheBarAreOutOfReach() throws {
        let stage = try ScreenStage("SettingsScreen")
        let nickname = try stage.frame("nickname")
        let distance = nickname.midY - (Phone.top + Phone.bar / 2)
        stage.host.scroll("account", by: CGVector(dx: 0, dy: distance))
        #expect(try near(#require(stage.tree["nickname"]).bounds.midY, Phone.top + Phone.bar / 2))
        #expect(stage.receiver(Phone.width / 2, Phone.top + Phone.bar / 2) != "nickname")
        #expect(stage.receiver(Phone.width - Inset.margin - 5, Phone.top + Phone.bar / 2) == "reset")
    }

    @Test func theAccountIsPushedAndLeftByItsButtonAndByTheBar() throws {
        let stage = try ScreenStage("SettingsScreen")
        stage.host.type("Ann", into: "nickname")
        try stage.host.tap("account")
        #expect(!stage.has("account") || stage.receiver(Phone.width / 2, listTop + 40) != "account")
        // An inline title in the middle of the bar.
        let title = try #require(stage.tree.nodes.last { $0.label == "Ann" && $0.frame.midY < Phone.top + Phone.bar })
        #expect(near(title.frame.midX, Phone.width / 2) && near(title.frame.midY, Phone.top + Phone.bar / 2))
        try stage.host.tap("back")
        #expect(!stage.has("back") && stage.has("nickname"))
        try stage.host.tap("account")
        stage.goBack()
        #expect(!stage.has("back") && stage.text("name") == "Ann")
    }

    @Test func signingOutIsAskedForAndDone() throws {
        let stage = try ScreenStage("SettingsScreen")
        stage.host.scroll("account", by: CGVector(dx: 0, dy: 1000))
        // The row takes taps beside its title.
        let row = try #require(stage.tree["signOut"]).bounds
        #expect(stage.receiver(Inset.margin + 5, row.midY) == "signOut")
        try stage.host.tap("signOut")
        #expect(stage.says("Books stay on this device."))
        #expect(stage.receiver(row.middle) != "signOut")
        try stage.tap(reading: "Stay")
        #expect(stage.text("state") == "Signed in")
        try stage.host.tap("signOut")
        try stage.tap(reading: "Sign out")
        #expect(stage.text("state") == "Signed out")
        #expect(!stage.has("signOut"))
        try stage.host.tap("signIn")
        #expect(stage.text("state") == "Signed in")
    }
}
