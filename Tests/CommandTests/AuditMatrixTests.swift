import Foundation
import Testing

@testable import Commands
@testable import Inspection

/// What is found on several screens, and what becomes of it where several machines look at a part of them each.
struct AuditMatrixTests {
    private func finding(
        _ rule: String, _ severity: AuditFinding.Severity = .warning, _ n: Int = 1, label: String? = "a"
    ) -> AuditFinding {
        AuditFinding(
            rule: rule, severity: severity, n: n, kind: "Text", id: nil, label: label, frame: .zero, bounds: .zero,
            message: "", detail: "", fix: "", owners: ["Screen"])
    }

    private func screen(_ place: Int, _ findings: [AuditFinding]) -> AuditMatrix.Screen {
        AuditMatrix.Screen(place: place, name: "screen \(place)", findings: findings)
    }

    @Test func whatTheScreenItselfShowsIsNotToldOfOthers() {
        let base = [finding("textTruncated")]
        let added = AuditMatrix.added(
            [
                screen(1, [finding("textTruncated")]),
                screen(2, [finding("textTruncated", .note), finding("offScreen")]),
            ],
            to: base)
        #expect(added.map(\.rule) == ["offScreen"])
        #expect(added.first?.variant == "screen 2")
    }

    @Test func whatIsWorseElsewhereIsTold() {
        let added = AuditMatrix.added(
            [
                screen(1, [finding("smallTarget", .warning)]), screen(2, [finding("smallTarget", .error)]),
                screen(3, [finding("smallTarget", .warning)]),
            ], to: [finding("smallTarget", .note)])
        #expect(added.map(\.severity) == [.error])
        #expect(added.first?.variants == ["screen 2", "screen 1", "screen 3"])
        #expect(added.first?.variant == "screen 2 and 2 more")
    }

    @Test func ofSeveralWithTheSameNameTheOneMoreIsTold() {
        let added = AuditMatrix.added(
            [screen(1, [finding("offScreen", .warning, 4), finding("offScreen", .warning, 9)])],
            to: [finding("offScreen", .warning, 2)])
        #expect(added.map(\.n) == [9])
    }

    @Test func whatHasNoNameIsKnownByItsView() {
        let added = AuditMatrix.added(
            [screen(1, [finding("unnamedTarget", .warning, 30, label: nil)])],
            to: [finding("unnamedTarget", .warning, 3, label: nil)])
        #expect(added.isEmpty)
    }

    /// A finding on a screen, whatever its numbers.
    private struct Place: Hashable {
        let rule, kind, name, screen: String
    }

    @Test func theUnionOfThePartsIsTheWhole() throws {
        let project = try TemporaryProject([
            "Screen.swift": """
            import SwiftUI
            struct Screen: View {
                var body: some View {
                    VStack {
                        Text("A sentence that has room for two lines here and not at the largest size").frame(height: 60)
                        HStack {
                            Text("Left of it all").fixedSize()
                            Spacer(minLength: 60)
                            Button("Go on to the next one") {}.fixedSize()
                        }
                        Button("x") {}.frame(width: 20, height: 20)
                    }
                }
            }
            """
        ])
        func places(_ words: String...) throws -> [Place] {
            let answer = project.answer(["audit", "--matrix", "types,directions", "--format", "json"] + words)
            let findings = try #require(try JSONReader.read(answer)["findings"]?.array, "\(answer)")
            return findings.flatMap { entry -> [Place] in
                let screens = entry["variants"]?.array?.compactMap(\.string) ?? []
                return (screens.isEmpty ? ["itself"] : screens).map {
                    Place(
                        rule: entry["rule"]?.string ?? "", kind: entry["kind"]?.string ?? "",
                        name: entry["label"]?.string ?? "", screen: $0)
                }
            }
        }
        let whole = try places()
        #expect(whole.contains { $0.screen == "itself" } && whole.contains { $0.screen != "itself" }, "\(whole)")
        // Eight screens in three parts, and more parts than screens.
        let parts = try (1...3).map { try places("--shard", "\($0)/3") }
        #expect(Set(parts.joined()) == Set(whole))
        #expect(parts.joined().count == whole.count)
        #expect(try places("--shard", "9/9").isEmpty)
    }
}
