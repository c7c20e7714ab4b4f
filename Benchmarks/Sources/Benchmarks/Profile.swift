import Foundation
import HitTest
import Layout
import ViewTree

/// One thing of the benchmark, again and again for some seconds, and its mean time.
@MainActor enum Profile {
    static let names = ["build", "wide", "tap", "chain", "balanced", "texts", "depth", "flexible", "trick"]

    /// False where nothing has that name.
    static func run(_ name: String) -> Bool {
        let wide = ProposedViewSize(width: 400, height: nil)
        let square = ProposedViewSize(width: 4000, height: 4000)
        switch name {
        case "build": again(Wide.peerNodes(10_000)) { _ = NodeTable.build(Wide(rows: 10_000)) }
        case "wide": layOut(NodeTable.build(Wide(rows: 10_000)), wide, Wide.peerNodes(10_000))
        case "tap": tap()
        case "chain": layOut(NodeTable.build(Chain(depth: 1000)), .unspecified, 1001)
        case "balanced": layOut(NodeTable.build(Balanced(depth: 4)), square, Balanced.peerNodes(4))
        case "texts": layOut(NodeTable.build(Balanced(depth: 4, hasTexts: true)), square, Balanced.peerNodes(4))
        case "depth":
            layOut(
                NodeTable.build(Depth(depth: 80)), ProposedViewSize(width: 400, height: 400), Depth.peerNodes(80))
        case "flexible": layOut(NodeTable.build(FlexibleDepth(depth: 100)), square, Depth.peerNodes(100))
        case "trick": again(1) { _ = LayoutTree(Trick(), device: .iPhone16Pro) }
        default: return false
        }
        return true
    }

    private static func layOut(_ table: NodeTable, _ proposal: ProposedViewSize, _ nodes: Int) {
        print("\(table.count) rows")
        again(nodes) { Layouts.layOut(table, proposal) }
    }

    private static func tap() {
        let tree = LayoutTree(Wide(rows: 10_000), proposal: ProposedViewSize(width: 400, height: nil))
        let points = randomPoints(in: tree.size)
        var sum = 0
        again(points.count) { for point in points { sum &+= tree.hitTest(point).hitRow } }
        if sum == 42 { print("") }
    }

    private static func again(_ nodes: Int, _ body: () -> Void) {
        body()
        var least = Double.infinity
        let end = DispatchTime.now().uptimeNanoseconds + 3_000_000_000
        while DispatchTime.now().uptimeNanoseconds < end {
            let start = DispatchTime.now().uptimeNanoseconds
            body()
            least = min(least, Double(DispatchTime.now().uptimeNanoseconds - start))
        }
        print("\(short(least / Double(nodes))) ns/node, least")
    }
}

/// The same points in every run.
func randomPoints(in size: CGSize) -> [CGPoint] {
    var seed = 1
    return (0..<1024).map { _ -> CGPoint in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGPoint(
            x: Double((seed >> 33) & 511) * 0.78, y: Double((seed >> 12) & 0xFFFF_FFFF) / 4_294_967_296 * size.height)
    }
}
