#if os(Linux)
    import Examples
    import HitTest
    import Layout
    import Testing
    import UIKit

    /// The example in UIKit: where its parts are, and what taps do.
    struct TicketScreenTests {
        private func host(_ size: CGSize = CGSize(width: 390, height: 844)) throws -> ViewHost {
            let example = try #require(Example.named("TicketScreen"))
            return ViewHost(
                example.makeView(),
                device: Device(size: size, scale: 3, safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
            )
        }

        private func label(_ host: ViewHost, _ id: String) -> String? {
            host.tree.nodes.first { $0.id == id }?.children.first?.label
        }

        @Test func framesFollowTheWindow() throws {
            for size in [CGSize(width: 390, height: 844), CGSize(width: 320, height: 568)] {
                let tree = try host(size).tree
                #expect(tree["header"]?.frame == CGRect(x: 0, y: 47, width: size.width, height: 60))
                #expect(tree["terms"]?.frame == CGRect(x: size.width - 80, y: 57, width: 70, height: 40))
                #expect(tree["bar"]?.frame == CGRect(x: 0, y: size.height - 80, width: size.width, height: 80))
                #expect(tree["pay"]?.frame == CGRect(x: size.width - 120, y: size.height - 62, width: 100, height: 44))
                #expect(tree["form"]?.frame == CGRect(x: 20, y: 127, width: size.width - 40, height: 230))
                // Rows of 50 with 10 between; controls keep their size at the end of theirs.
                #expect(tree["kinds"]?.frame == CGRect(x: 20, y: 127, width: size.width - 40, height: 50))
                #expect(tree["count"]?.frame == CGRect(x: size.width - 20 - 94, y: 196, width: 94, height: 32))
                #expect(tree["guide"]?.frame == CGRect(x: size.width - 20 - 51, y: 256.5, width: 51, height: 31))
            }
        }

        @Test func controlsChangeTheTotal() throws {
            let host = try host()
            #expect(label(host, "total") == "Total 12")
            // The stepper's right half, twice.
            host.tap(at: CGPoint(x: 350, y: 212))
            host.tap(at: CGPoint(x: 350, y: 212))
            #expect(label(host, "total") == "Total 36")
            let effects = try host.tap("guide").effects
            #expect(effects.contains { $0.kind == .text && $0.to == .string("Total 48") })
            // The middle segment.
            host.tap(at: CGPoint(x: 195, y: 150))
            #expect(label(host, "total") == "Total 36")
        }

        @Test func payingLeavesTheFormWithoutInteraction() throws {
            let host = try host()
            try host.tap("pay")
            #expect(throws: MissedTap.self) { try host.tap("pay") }
            let result = host.tap(at: CGPoint(x: 350, y: 212))
            #expect(result.hitTest.receiver == nil)
            #expect(result.effects.isEmpty)
        }

        @Test func thePanelTakesTheTapsUntilItIsClosed() throws {
            let host = try host()
            let opened = try host.tap("terms")
            #expect(opened.effects.contains { $0.kind == .appeared && $0.id == "panel" })
            #expect(host.tree["panel"]?.frame == CGRect(x: 65, y: 342, width: 260, height: 160))
            #expect(host.tree.hitTest(CGPoint(x: 350, y: 212)).receiver?.id == "veil")
            #expect(host.tree.hitTest(CGPoint(x: 195, y: 400)).receiver == nil)
            try host.tap("done")
            #expect(host.tree["panel"] == nil)
            #expect(host.tree.hitTest(CGPoint(x: 350, y: 212)).receiver?.id == "count")
        }
    }
#endif
