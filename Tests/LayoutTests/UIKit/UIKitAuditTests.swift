#if os(Linux)
    import Foundation
    import HitTest
    import Inspection
    import Layout
    import SwiftUI
    import Testing
    import UIKit

    /// The audit of views of UIKit's: bounds that cut taps off, alphas, sizes.
    struct UIKitAuditTests {
        private final class Stage: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let box = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
                box.addSubview(button("out", CGRect(x: 120, y: 20, width: 80, height: 44)))
                box.addSubview(button("half", CGRect(x: 70, y: 40, width: 80, height: 44)))
                box.addSubview(button("inside", CGRect(x: 0, y: 0, width: 60, height: 44)))
                view.addSubview(box)
                let faint = button("faint", CGRect(x: 20, y: 300, width: 80, height: 44))
                faint.alpha = 0.005
                view.addSubview(faint)
                view.addSubview(button("small", CGRect(x: 200, y: 300, width: 30, height: 30)))
            }

            private func button(_ id: String, _ frame: CGRect) -> UIButton {
                let button = UIButton(type: .system)
                button.setTitle(id, for: .normal)
                button.frame = frame
                button.accessibilityIdentifier = id
                return button
            }
        }

        private func findings() -> [AuditFinding] {
            let host = ViewHost(
                UIKitScreen { Stage() }, device: Device(size: CGSize(width: 400, height: 400), scale: 2))
            return Audit(host.tree, rules: .frontMost).findings
        }

        @Test func whatLiesOutsideOfItsSuperviewIsUnreachable() {
            let found = findings().filter { $0.rule == "unreachable" }
            #expect(found.map(\.id) == ["out"], "\(found)")
            #expect(found.first?.detail.contains("containerBounds") == true, "\(found)")
        }

        @Test func whatReachesBeyondItsSuperviewWithMoreThanHalfIsCutOff() {
            let found = findings().filter { $0.rule == "partlyCovered" }
            #expect(found.map(\.id) == ["half"], "\(found)")
            // 30 of 80 points.
            #expect(found.first?.message.contains("38 %") == true, "\(found)")
        }

        @Test func anAlphaBelowOneHundredthIsDead() {
            let found = findings().filter { $0.rule == "deadOpacity" }
            #expect(found.map(\.id) == ["faint"], "\(found)")
        }

        private final class Covered: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let handle = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
                handle.backgroundColor = .red
                handle.accessibilityIdentifier = "handle"
                handle.addGestureRecognizer(UILongPressGestureRecognizer(target: nil, action: nil))
                view.addSubview(handle)
                let cover = UIView(frame: handle.frame)
                cover.backgroundColor = .blue
                if covers { view.addSubview(cover) }
            }

            var covers = true
        }

        @Test(arguments: [true, false]) func aRecogniserForPressesUnderAViewIsUnreachable(_ covers: Bool) {
            let host = ViewHost(
                UIKitScreen {
                    let controller = Covered()
                    controller.covers = covers
                    return controller
                }, device: Device(size: CGSize(width: 400, height: 400), scale: 2))
            let found = Audit(host.tree, rules: .frontMost).findings.filter { $0.rule == "unreachable" }
            #expect(found.map(\.id) == (covers ? ["handle"] : []), "\(found)")
            #expect(found.allSatisfy { $0.severity == .warning && $0.message.contains("takes a press") }, "\(found)")
        }

        @Test func aSmallButtonIsANote() {
            let found = findings().filter { $0.rule == "smallTarget" }
            #expect(found.map(\.id) == ["small"] && found.map(\.severity) == [.note], "\(found)")
        }
    }
#endif
