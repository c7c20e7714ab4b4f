import Testing

@testable import SourceCompiler

@Suite struct NearMatchesTests {
    @Test func aSwappedLetterIsTwoChanges() {
        #expect(NearMatches.distance(Array("card"), Array("crad")) == 2)
    }

    @Test func theNearestComesFirstAndStrangersStayOut() {
        #expect(
            NearMatches.of("ProfileVeiw", among: ["Settings", "ProfilesView", "ProfileView"]) == [
                "ProfileView", "ProfilesView",
            ])
        #expect(NearMatches.of("Row", among: ["Settings", "SettingsRow"]) == ["SettingsRow"])
    }
}
