import Foundation
import HitTest
import Layout
import Testing
import ViewTreeTesting

/// Signing in: a column in the middle of the safe area, fields that check themselves, and what waits for them.
struct LoginScreenTests {
    private let left: CGFloat = 24
    private let width = Phone.width - 2 * 24
    private let field: CGFloat = 52
    private let header = 96 + 8 + Style.largeTitle + 8 + Style.body
    private var fields: CGFloat { 2 * field + Phone.pixel }
    /// Two Spacers share what is left over of the safe area, less 12 below, by seven views with 20 between them.
    private var spacer: CGFloat { (Phone.safeHeight - 12 - (header + fields + 50 + 44 + 44) - 6 * 20) / 2 }
    private var headerTop: CGFloat { Phone.top + spacer + 20 }
    private var fieldsTop: CGFloat { headerTop + header + 20 }

    private func fill(_ stage: ScreenStage, _ email: String = "ann@example.com", _ password: String = "12345678") {
        stage.host.type(email, into: "email")
        stage.host.type(password, into: "password")
    }

    @Test func theColumnStandsBetweenTwoEqualSpacers() throws {
        let stage = try ScreenStage("LoginScreen")
        expectFrame("logo", in: stage.host, CGRect(x: Phone.width / 2 - 48, y: headerTop, width: 96, height: 96))
        let title = try stage.frame("title")
        #expect(near(title.minY, headerTop + 96 + 8) && near(title.midX, Phone.width / 2))
        #expect(near(title.height, Style.largeTitle))
        let greeting = try stage.frame("greeting")
        #expect(near(greeting.minY, title.maxY + 8) && near(greeting.midX, Phone.width / 2))
        expectFrame("fields", in: stage.host, CGRect(x: left, y: fieldsTop, width: width, height: fields))
        expectFrame("signIn", in: stage.host, CGRect(x: left, y: fieldsTop + fields + 20, width: width, height: 50))
        let forgot = try stage.frame("forgot")
        #expect(near(forgot.minY, fieldsTop + fields + 20 + 50 + 20) && near(forgot.height, 44))
        #expect(near(forgot.midX, Phone.width / 2))
        #expect(try near(stage.frame("signUp").maxY, Phone.bottom - 12))
    }

    @Test func aRowsFieldTakesWhatIsLeftOfIt() throws {
        let stage = try ScreenStage("LoginScreen")
        // 16, a symbol's 24 and a gap of 8; 16 at the end.
        let email = left + 16 + 24 + 8
        expectFrame(
            "email", in: stage.host,
            CGRect(x: email, y: fieldsTop, width: width - 16 - 24 - 8 - 16, height: field))
        expectFrame(
            "line", in: stage.host, CGRect(x: left, y: fieldsTop + field, width: width, height: Phone.pixel))
        let second = fieldsTop + field + Phone.pixel
        expectFrame(
            "showPassword", in: stage.host,
            CGRect(x: left + width - 4 - 44, y: second + (field - 44) / 2, width: 44, height: 44))
        expectFrame(
            "password", in: stage.host,
            CGRect(x: email, y: second, width: width - 16 - 24 - 8 - 8 - 44 - 4, height: field))
        // "No account yet?" and the button, 4 apart, in the middle together.
        let question = try stage.frame("noAccount")
        let button = try stage.frame("signUp")
        #expect(near(button.minX, question.maxX + 4))
        #expect(near((question.minX + button.maxX) / 2, Phone.width / 2))
    }

    @Test func whoReceivesWhatInARow() throws {
        let stage = try ScreenStage("LoginScreen")
        // The field itself is a line high; the row around it has a content shape.
        #expect(stage.receiver(Phone.width / 2, fieldsTop + field / 2) == "email")
        #expect(stage.receiver(Phone.width / 2, fieldsTop + 3) == "emailRow")
        #expect(stage.receiver(left + 4, fieldsTop + field / 2) == "emailRow")
        #expect(stage.receiver(left + 4, fieldsTop + field + Phone.pixel + 10) == "passwordRow")
        let eye = try stage.frame("showPassword")
        #expect(stage.receiver(eye.minX + 1, eye.minY + 1) == "showPassword")
        #expect(stage.receiver(eye.minX - 4, eye.minY + 1) == "passwordRow")
        // A Spacer takes nothing, and neither does the gap between two views.
        #expect(stage.receiver(Phone.width / 2, Phone.top + spacer / 2) == nil)
        #expect(stage.receiver(Phone.width / 2, fieldsTop + fields + 10) == nil)
        // A target of 44 around a line of footnote.
        let signUp = try stage.frame("signUp")
        #expect(signUp.width >= 44 && stage.receiver(signUp.midX, signUp.minY + 2) == "signUp")
    }

    @Test func theButtonWaitsForBothFields() throws {
        let stage = try ScreenStage("LoginScreen")
        expectNotTappable("signIn", in: stage.host, because: .disabled)
        stage.host.type("ann@example.com", into: "email")
        expectNotTappable("signIn", in: stage.host, because: .disabled)
        stage.host.type("1234567", into: "password")
        expectNotTappable("signIn", in: stage.host, because: .disabled)
        stage.host.type("8", into: "password")
        #expect(try stage.receiver(of: "signIn") == "signIn")
        // All of its background is the button's.
        let button = try stage.frame("signIn")
        #expect(stage.receiver(button.minX + 2, button.midY) == "signIn")
        try stage.host.tap("signIn")
        #expect(stage.text("greeting") == "Welcome back.")
        #expect(!stage.has("fields") && !stage.has("signUp"))
        let signOut = try stage.frame("signOut")
        // The column stays in the middle, although nothing in it is as wide as the screen any more.
        #expect(near(signOut.height, Style.body + Control.large.height) && near(signOut.midX, Phone.width / 2))
        try stage.host.tap("signOut")
        #expect(stage.text("greeting") == "Sign in to go on reading.")
        expectNotTappable("signIn", in: stage.host, because: .disabled)
    }

    @Test func whatIsWrongIsSaidBelowTheFields() throws {
        let stage = try ScreenStage("LoginScreen")
        fill(stage, "ann", "123\n")
        #expect(stage.text("problem") == "This is no mail address.")
        stage.host.type("@example.com", into: "email")
        stage.host.type("\n", into: "password")
        #expect(stage.text("problem") == "A password has at least 8 characters.")
        let problem = try stage.frame("problem")
        #expect(near(problem.minX, left) && near(problem.width, width))
        #expect(try near(problem.minY, stage.frame("fields").maxY + 20))
        #expect(try near(stage.frame("signIn").minY, problem.maxY + 20))
        // It takes its height and a gap from the two Spacers.
        #expect(try near(fieldsTop - (stage.frame("fields").minY), (problem.height + 20) / 2))
        let other = try ScreenStage("LoginScreen")
        fill(other, "ann@example.com", "wrong password")
        try other.host.tap("signIn")
        #expect(other.text("problem") == "Mail or password is wrong.")
        #expect(other.has("fields"))
    }

    @Test func theEyeShowsThePasswordAndKeepsItsText() throws {
        let stage = try ScreenStage("LoginScreen")
        fill(stage)
        #expect(stage.first("SecureField", in: "password") != nil)
        try stage.host.tap("showPassword")
        #expect(stage.first("TextField", in: "password") != nil)
        #expect(stage.first("SecureField", in: "password") == nil)
        #expect(try stage.receiver(of: "signIn") == "signIn")
        // Frames do not depend on it.
        #expect(try near(stage.frame("password").height, field))
    }

    @Test func theForgottenPasswordIsAlerted() throws {
        let stage = try ScreenStage("LoginScreen")
        let forgot = try stage.frame("forgot")
        #expect(stage.receiver(forgot.midX, forgot.minY + 2) == "forgot")
        try stage.host.tap("forgot")
        #expect(stage.says("A mail is on its way"))
        #expect(stage.receiver(forgot.middle) != "forgot")
        try stage.tap(reading: "OK")
        #expect(!stage.says("A mail is on its way"))
        #expect(stage.receiver(forgot.middle) == "forgot")
    }

    @Test func aNewAccountIsMadeInASheet() throws {
        let stage = try ScreenStage("LoginScreen")
        let email = try stage.frame("email").middle
        try stage.host.tap("signUp")
        #expect(stage.receiver(email) != "email")
        expectNotTappable("create", in: stage.host, because: .disabled)
        stage.host.type("new@example.com", into: "newEmail")
        let agrees = try stage.frame("agrees")
        stage.host.tap(at: CGPoint(x: agrees.maxX - Control.toggle.width / 2, y: agrees.midY))
        try stage.host.tap("create")
        #expect(!stage.has("newEmail"))
        // What was typed there is the same state.
        stage.host.type("12345678", into: "password")
        #expect(try stage.receiver(of: "signIn") == "signIn")
        try stage.host.tap("signUp")
        try stage.host.tap("cancel")
        #expect(!stage.has("newEmail"))
    }
}
