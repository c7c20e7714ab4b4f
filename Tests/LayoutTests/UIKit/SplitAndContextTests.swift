#if os(Linux)
    import Foundation
    import HitTest
    import Layout
    import Testing
    import UIKit

    /// Screens beside each other, and what a drawing context knows.
    struct SplitAndContextTests {
        final class Coloured: UIViewController {
            let name: String
            init(_ name: String) {
                self.name = name
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() {
                super.viewDidLoad()
                view.accessibilityIdentifier = name
            }
        }

        struct Split: UIViewControllerRepresentable {
            var width: CGFloat?
            var mode = UISplitViewController.DisplayMode.automatic
            func makeUIViewController(context: Context) -> UISplitViewController {
                let split = UISplitViewController(style: .doubleColumn)
                if let width { split.preferredPrimaryColumnWidth = width }
                split.preferredDisplayMode = mode
                split.viewControllers = [Coloured("primary"), Coloured("secondary")]
                return split
            }
            func updateUIViewController(_ controller: UISplitViewController, context: Context) {}
        }

        @MainActor private func host(_ split: Split, width: CGFloat, _ sizeClass: UserInterfaceSizeClass) -> ViewHost {
            ViewHost(
                split.environment(\.horizontalSizeClass, sizeClass),
                device: Device(size: CGSize(width: width, height: 800), platform: .iOS18))
        }

        /// Where there is room, the first column has the width it is asked to have and the last the rest.
        @MainActor @Test func columnsAreBesideEachOtherWhereThereIsRoom() throws {
            let tree = host(Split(width: 300), width: 1000, .regular).tree
            let primary = try #require(tree["primary"])
            let secondary = try #require(tree["secondary"])
            #expect(primary.frame.minX == 0 && primary.frame.width == 300)
            #expect(secondary.frame.minX == 300 && secondary.frame.width == 700)
        }

        /// On a phone one column is shown: the last.
        @MainActor @Test func oneColumnIsShownWhereThereIsNoRoom() throws {
            let tree = host(Split(), width: 390, .compact).tree
            #expect(tree["primary"] == nil)
            #expect(try #require(tree["secondary"]).frame.width == 390)
        }

        @MainActor @Test func theSecondaryColumnAloneTakesAll() throws {
            let tree = host(Split(mode: .secondaryOnly), width: 1000, .regular).tree
            #expect(tree["primary"] == nil)
            #expect(try #require(tree["secondary"]).frame.width == 1000)
        }

        /// What is moved, turned and scaled is undone by the state that was saved.
        @MainActor @Test func aContextRestoresItsCoordinates() {
            let context = CGContext()
            context.translateBy(x: 10, y: 20)
            context.saveGState()
            context.scaleBy(x: 2, y: 3)
            #expect(CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 12, y: 23))
            context.restoreGState()
            #expect(CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 11, y: 21))
        }

        /// Drawing a path ends it.
        @MainActor @Test func aPathIsGoneOnceItIsDrawn() {
            let context = CGContext()
            context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 3, height: 4))
            context.fillPath()
            #expect(context.isPathEmpty)
        }
    }
#endif
