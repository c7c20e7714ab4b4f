import Examples
import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What holds for each of the ten screens, whatever is on it.
struct ScreenPropertyTests {
    static let screens = [
        "SettingsScreen", "ChatScreen", "LoginScreen", "ProductGridScreen", "OnboardingScreen", "PlayerScreen",
        "DashboardScreen", "ProfileScreen", "TaskListScreen", "RecipeTabsScreen",
    ]

    private func tree(
        _ name: String, _ device: Device = .iPhone16Pro, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) throws -> LayoutTree {
        var environment = EnvironmentValues()
        change(&environment)
        return try ScreenStage(name, device: device, environment: environment).tree
    }

    @Test(arguments: screens)
    func rightToLeftIsTheMirrorImage(_ name: String) throws {
        let one = try tree(name)
        let other = try tree(name) { $0.layoutDirection = .rightToLeft }
        #expect(one.nodes.count == other.nodes.count && one.nodes.count > 20)
        var wrong: [String] = []
        for (left, right) in zip(one.nodes, other.nodes) {
            let frame = left.frame
            let mirrored = CGRect(
                x: Phone.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
            let got = right.frame
            let isMirrored =
                near(mirrored.minX, got.minX) && near(mirrored.minY, got.minY) && near(mirrored.width, got.width)
                && near(mirrored.height, got.height)
            if left.kind != right.kind || left.id != right.id || !isMirrored {
                wrong.append("\(left.kind) \(left.id ?? left.label ?? ""): \(mirrored), got \(got)")
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count), first \(wrong.prefix(5).joined(separator: "\n"))")
    }

    @Test(arguments: screens)
    func everySurroundingIsLaidOutWithoutAWarning(_ name: String) throws {
        var phones: [Device] = [.iPhoneSE, .iPhone16ProMax, .iPadPro11, .mac]
        for platform in [Platform.iOS17, .iOS26] {
            var device = Device.iPhone16Pro
            device.platform = platform
            phones.append(device)
        }
        for device in phones { check(try tree(name, device), "\(device.name) \(device.platform)") }
        check(try tree(name) { $0.dynamicTypeSize = .accessibility5 }, "accessibility5")
        check(try tree(name, .iPhoneSE) { $0.dynamicTypeSize = .accessibility5 }, "accessibility5 on a small phone")
        check(try tree(name) { $0.dynamicTypeSize = .xSmall }, "xSmall")
        check(try tree(name) { $0.colorScheme = .dark }, "dark")
    }

    private func check(_ tree: LayoutTree, _ surroundings: String) {
        #expect(tree.warnings.isEmpty, "\(surroundings): \(tree.warnings)")
        for node in tree.nodes {
            let frame = node.frame
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            let isFinite = numbers.allSatisfy { $0.isFinite }
            #expect(isFinite, "\(surroundings): \(node.kind) \(frame)")
            #expect(frame.width >= 0 && frame.height >= 0, "\(surroundings): \(node.kind) \(frame)")
        }
    }

    @Test(arguments: screens)
    func identifiersAreGivenOnce(_ name: String) throws {
        let ids = try tree(name).nodes.compactMap(\.id)
        #expect(ids.count > 3)
        #expect(Set(ids).count == ids.count, "\(ids.filter { id in ids.filter { $0 == id }.count > 1 })")
    }

    /// Apple's least target. Items of bars have their slot, buttons in rows of lists the row or a control's own size.
    @Test(arguments: screens)
    func buttonsAreTargetsOf44Points(_ name: String) throws {
        let buttons = ["Button", "NavigationLink", "Menu", "TabItem", "DisclosureGroup"]
        var count = 0
        for node in try tree(name).nodes where buttons.contains(node.kind) {
            var outer = node.parent
            while let found = outer, !["ListRow", "NavigationBar", "NavigationBottomBar"].contains(found.kind) {
                outer = found.parent
            }
            let height = outer?.kind == "ListRow" ? outer?.frame.height : outer != nil ? 44 : node.frame.height
            #expect((height ?? 0) >= Phone.target, "\(node.id ?? node.label ?? node.kind): \(node.frame)")
            if outer == nil { #expect(node.frame.width >= Phone.target, "\(node.id ?? node.kind): \(node.frame)") }
            count += 1
        }
        #expect(count > 0)
    }

    /// Colours do not move anything.
    @Test(arguments: screens)
    func darkHasTheSameFrames(_ name: String) throws {
        let light = try tree(name).nodes.map(\.frame)
        #expect(try light == (tree(name) { $0.colorScheme = .dark }).nodes.map(\.frame))
    }

    @Test(arguments: screens)
    func everyPointIsHitAsTheBruteForceWalkHasIt(_ name: String) throws {
        let stage = try ScreenStage(name)
        try compare(stage.tree)
        try compare(try tree(name, .iPhoneSE) { $0.layoutDirection = .rightToLeft })
        // Scrolled by some pixels and a half, where there is something to scroll.
        let scrolled = ["SettingsScreen": "goal", "ProductGridScreen": "product 1", "ProfileScreen": "photo 0"][name]
        guard let scrolled else { return }
        stage.host.scroll(scrolled, by: CGVector(dx: 0, dy: 170.5))
        try compare(stage.tree)
    }

    private func compare(_ tree: LayoutTree) throws {
        let walk = ScreenWalk(tree)
        var wrong: [String] = []
        var compared = 0
        var hits = 0
        for x in stride(from: 3.7, to: tree.spaceSize.width, by: 9.1) {
            for y in stride(from: 2.9, to: tree.spaceSize.height, by: 8.3) {
                let point = CGPoint(x: x, y: y)
                guard let expected = walk.hit(point) else { continue }
                compared += 1
                let result = tree.hitTest(point)
                let receiver = walk.receiver(expected)
                if expected >= 0 { hits += 1 }
                if result.hitRow != expected || (receiver != nil && result.receiverRow != receiver) {
                    wrong.append(
                        "\(x),\(y): \(walk.name(expected)) for \(receiver.map(walk.name) ?? "?"), got"
                            + " \(walk.name(result.hitRow)) for \(walk.name(result.receiverRow))")
                }
            }
        }
        #expect(compared > 2000 && hits > 500, "\(compared) points, \(hits) hits: too few to say anything")
        #expect(wrong.isEmpty, "\(wrong.count) of \(compared):\n\(wrong.prefix(6).joined(separator: "\n"))")
    }
}
