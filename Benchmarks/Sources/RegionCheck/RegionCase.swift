import Foundation
import HitTest
import Layout
import ViewTree

/// A random tree on a screen, by one set of rules: all of it follows from a seed.
struct RegionCase: Sendable {
    /// What a tree is laid out on.
    struct Screen: Sendable {
        var name: String
        /// nil for a tree in a space of its own.
        var device: Device?
        /// What is looked at, in points.
        var box: CGRect
        /// How many levels of containers the tree may have.
        var depth = 3
    }

    /// Small screens with every number of pixels to a point, one without pixels and edges, and now and then a phone.
    static let screens: [Screen] = [
        window(CGSize(width: 200, height: 240), scale: 2),
        window(CGSize(width: 240, height: 200), scale: 3),
        window(CGSize(width: 220, height: 220), scale: 1),
        Screen(name: "220×220, no window", device: nil, box: CGRect(x: -10, y: -10, width: 220, height: 220)),
        Screen(
            name: "iPhone 16 Pro 402×874 @3x", device: .iPhone16Pro,
            box: CGRect(origin: .zero, size: Device.iPhone16Pro.size), depth: 4),
    ]
    /// Rules by which every region is exact: a finger's are sampled. Scores are seldom, for they take 20 times as long.
    private static let ruleSets: [RuleSet] =
        Array(repeating: .frontMost, count: 7) + Array(repeating: .macOS, count: 4)
        + Array(repeating: .clipsLimitHits, count: 4) + Array(repeating: .rightToLeft, count: 4) + [.scored]
    /// Of this many trees one is on the phone.
    private static let phoneEvery: UInt64 = 50

    let seed: UInt64
    let screen: Screen
    let ruleSet: RuleSet
    var model: RandomHitTree

    init(seed: UInt64) {
        self.seed = seed
        let isOnPhone = seed % Self.phoneEvery == 7
        screen = isOnPhone ? Self.screens[4] : Self.screens[Int(seed % 4)]
        ruleSet = Self.ruleSets[Int(seed / 4 % UInt64(Self.ruleSets.count))]
        model = RandomHitTree.random(seed: seed, breadth: .everything, depth: screen.depth)
    }

    func tree() -> LayoutTree {
        guard let device = screen.device else {
            return LayoutTree(
                model.view, proposal: ProposedViewSize(width: 200, height: 200), environment: ruleSet.environment)
        }
        return LayoutTree(model.view, device: device, environment: ruleSet.environment)
    }

    private static func window(_ size: CGSize, scale: CGFloat) -> Screen {
        Screen(
            name: "\(Int(size.width))×\(Int(size.height)) @\(Int(scale))x",
            device: Device(
                size: size, scale: scale, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)),
            box: CGRect(origin: .zero, size: size))
    }
}
