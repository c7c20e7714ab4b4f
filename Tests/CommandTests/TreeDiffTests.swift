import Foundation
import HitTest
import Inspection
import Layout
import Testing
import ViewTree

/// What changed between two screens, told once and where it happened.
struct TreeDiffTests {
    /// A dump may have been written by anybody.
    @Test(arguments: [
        #""nodes": [{"n": 0, "parent": 1e300, "kind": "a"}]"#, #""nodes": [{"n": 0, "parent": -5, "kind": "a"}]"#,
        #""nodes": [{"n": 1e300, "kind": "a"}]"#, #""nodes": [{"n": 0, "parent": 0.5, "kind": "a"}]"#,
    ])
    func numbersThatNoNodeHasAreNoDump(_ rest: String) {
        #expect(throws: TreeSnapshot.Failure.self) {
            try TreeSnapshot(json: #"{"schema": "viewtree.dump/1", "view": "V", "size": [1, 2], "# + rest + "}")
        }
    }

    @Test(arguments: [
        #""columns": 1e300, "rows": 0, "runs": []"#, #""columns": 1, "rows": 1, "runs": [[-1e30, 1]]"#,
        #""columns": 0.5, "rows": 1000000, "runs": [[0, 1e19]]"#, #""columns": 1, "rows": 1, "runs": [[0]]"#,
    ])
    func receiversThatNoScreenHasAreNone(_ rest: String) throws {
        let snapshot = try TreeSnapshot(
            json: #"{"schema": "viewtree.dump/1", "view": "V", "size": [1, 2], "receivers": {"step": 1, "# + rest
                + #"}, "nodes": [{"n": 0, "parent": null, "kind": "a"}]}"#)
        #expect(TreeDiff(snapshot, snapshot).note?.hasPrefix("no receivers in the first dump") == true)
    }

    private func snapshot(withReceivers: Bool = true, @ViewBuilder _ view: @MainActor () -> some View) throws
        -> TreeSnapshot
    {
        let tree = LayoutTree(
            ZStack(alignment: .topLeading) { view() }.frame(
                maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
            device: Device(size: CGSize(width: 400, height: 400), scale: 2, safeArea: EdgeInsets()), name: "Screen")
        return try TreeSnapshot(json: Dump(tree).json(withReceivers: withReceivers).document)
    }

    private func changes(_ old: TreeSnapshot, _ new: TreeSnapshot) -> [String] {
        TreeDiff(old, new).text.split(separator: "\n").dropFirst().map(String.init)
    }

    @MainActor private func box(_ id: String, _ width: CGFloat = 100, _ height: CGFloat = 50) -> some View {
        Color.red.frame(width: width, height: height).onTapGesture {}.accessibilityIdentifier(id)
    }

    @Test func theSameScreenHasNoChanges() throws {
        let screen = try snapshot {
            VStack {
                box("a")
                Text("b")
            }
        }
        #expect(TreeDiff(screen, screen).changes.isEmpty)
        #expect(TreeDiff(screen, screen).text == "Screen → Screen: no changes\n")
    }

    @Test func whatMovesAlongIsNotToldOf() throws {
        let old = try snapshot { VStack(spacing: 0) { box("a") }.padding(.top, 0).accessibilityIdentifier("card") }
        let new = try snapshot { VStack(spacing: 0) { box("a") }.padding(.top, 20).accessibilityIdentifier("card") }
        let diff = TreeDiff(old, new)
        let named = diff.changes.filter { $0.id != nil }
        #expect(named.map(\.kind) == [.moved, .resized], "\(diff.text)")
        #expect(named.map(\.id) == ["a", "card"], "\(diff.text)")
        #expect(diff.text.contains("Color \"a\" 0,0 100×50 → 0,20 100×50 (0,+20)"), "\(diff.text)")
        #expect(diff.text.contains("0,0 100×50 → 0,0 100×70 (0×+20)"), "\(diff.text)")
    }

    @Test func anOffsetMovesOnTheScreen() throws {
        let old = try snapshot { box("a") }
        let new = try snapshot { box("a").offset(x: 30) }
        #expect(
            changes(old, new) == ["moved     @4 Color \"a\" 0,0 100×50 → 30,0 100×50 (+30,0)"]
                || changes(old, new).count == 1)
        #expect(TreeDiff(old, new).changes.map(\.kind) == [.moved])
    }

    @Test func whatAppearsAndGoesIsToldOfOnce() throws {
        let old = try snapshot { VStack(spacing: 0) { box("a") } }
        let new = try snapshot {
            VStack(spacing: 0) {
                box("a")
                HStack(spacing: 0) {
                    Text("inside")
                    Text("as well")
                }
            }
        }
        let appeared = TreeDiff(old, new).changes.filter { $0.kind == .appeared }
        #expect(appeared.map(\.name) == ["HStack"])
        let gone = TreeDiff(new, old).changes.filter { $0.kind == .gone }
        #expect(gone.map(\.name) == ["HStack"])
    }

    @Test func anIdentifierMatchesAcrossContainers() throws {
        let old = try snapshot { VStack(spacing: 0) { box("a") } }
        let new = try snapshot { HStack(spacing: 0) { VStack(spacing: 0) { box("a", 120, 50) } } }
        let resized = TreeDiff(old, new).changes.filter { $0.kind == .resized && $0.id == "a" }
        #expect(resized.count == 1)
        #expect(!TreeDiff(old, new).changes.contains { $0.kind == .gone && $0.id == "a" })
    }

    @Test func anotherIdentifierIsAnotherElement() throws {
        let diff = TreeDiff(try snapshot { box("a") }, try snapshot { box("b") })
        #expect(diff.changes.map(\.kind) == [.appeared, .gone], "\(diff.text)")
        #expect(diff.changes.map(\.id) == ["b", "a"], "\(diff.text)")
    }

    @Test func opacityAndLabelAreTold() throws {
        let old = try snapshot {
            VStack(spacing: 0) {
                box("a")
                Text("Save").accessibilityIdentifier("text")
            }
        }
        let new = try snapshot {
            VStack(spacing: 0) {
                box("a").opacity(0.5)
                Text("Send").accessibilityIdentifier("text")
            }
        }
        let diff = TreeDiff(old, new)
        #expect(diff.text.contains("Color \"a\" 1 → 0.5"), "\(diff.text)")
        #expect(diff.text.contains("\"Save\" → \"Send\""), "\(diff.text)")
    }

    @Test func aNewCoverChangesTheReceiver() throws {
        let old = try snapshot { box("a", 96, 48) }
        let new = try snapshot {
            box("a", 96, 48)
            Color.blue.frame(width: 48, height: 48)
        }
        let found = TreeDiff(old, new).changes.filter { $0.kind == .receiver }
        #expect(found.count == 1)
        // 6 × 6 cells of 8 × 8 points.
        #expect(found.first?.area?.size == 2304)
        #expect(found.first?.area?.box == CGRect(x: 0, y: 0, width: 48, height: 48))
        let text = TreeDiff(old, new).text
        #expect(text.contains("0,0 48×48: Color \"a\" → nobody (2304 pt²)"), "\(text)")
    }

    @Test func aMoveAloneChangesNoReceiver() throws {
        let old = try snapshot { box("a") }
        let new = try snapshot { box("a").padding(.top, 100) }
        #expect(!TreeDiff(old, new).changes.contains { $0.kind == .receiver })
    }

    @Test func aDumpWithoutReceiversSaysSo() throws {
        let old = try snapshot(withReceivers: false) { box("a") }
        let new = try snapshot { box("a") }
        #expect(TreeDiff(old, new).note?.contains("dump --receivers") == true)
    }

    @Test func theJSONHasTheContractsKeys() throws {
        let root = try JSONReader.read(
            TreeDiff(try snapshot { box("a") }, try snapshot { box("b") }).json.document)
        #expect(root["schema"]?.string == "viewtree.diff/1")
        let changes = try #require(root["changes"]?.array)
        #expect(!changes.isEmpty)
        for change in changes {
            for key in ["kind", "n", "id", "from", "to"] { #expect(change[key] != nil) }
        }
    }

    @Test func whatIsNoDumpIsRefused() {
        func message(_ text: String) -> String {
            do {
                _ = try TreeSnapshot(json: text)
                return "no error"
            } catch { return error.message }
        }
        #expect(message("{").contains("line 1"))
        #expect(message("{\"schema\": \"viewtree.tap/1\"}").contains("viewtree.tap/1"))
        #expect(
            message("{\"schema\": \"viewtree.dump/1\", \"nodes\": [{\"n\": 1, \"kind\": \"Text\"}]}").contains("order"))
    }
}
