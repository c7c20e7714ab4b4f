#if os(Linux)
    import Foundation
    import Layout
    import Testing
    import UIKit

    /// What SwiftUI makes of the sizes and priorities of UIKit's views.
    /// Source: swiftui-web `ios/representable/…`, recorded on an iPhone simulator, iOS 26, 2x.
    struct RecordedRepresentableTests {
        private var environment: EnvironmentValues {
            var environment = EnvironmentValues()
            environment.platform = .iOS26
            return environment
        }

        private func frame<V: View>(
            _ width: CGFloat?, _ height: CGFloat?, _ view: @autoclosure @escaping @MainActor () -> V
        ) -> CGSize? {
            LayoutTree(
                VStack { view() }.frame(width: width, height: height),
                proposal: ProposedViewSize(width: 320, height: 500), scale: 2, environment: environment
            ).nodes.first { $0.kind.hasPrefix("UIKitHost") }?.frame.size
        }

        @MainActor private static func label(
            _ text: String = "Hello", hugging: Float? = nil, resistance: Float? = nil, lines: Int = 1
        ) -> UIKitHost<UILabel> {
            UIKitHost {
                let label = UILabel()
                label.text = text
                label.numberOfLines = lines
                for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                    if let hugging { label.setContentHuggingPriority(UILayoutPriority(hugging), for: axis) }
                    if let resistance {
                        label.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
                    }
                }
                return label
            }
        }

        /// `priorities`: 749 and less grows, 750 keeps its own size.
        @Test(
            arguments: [(252, true), (500, true), (749, true), (750, false), (751, false), (1000, false)]
                as [(Float, Bool)])
        func aViewGrowsUnlessItHugsWith750(_ hugging: Float, _ grows: Bool) throws {
            let view = frame(200, 60, Self.label(hugging: hugging))
            let size = try #require(view)
            #expect(size.height == (grows ? 60 : 20.5))
            #expect(grows ? size.width == 200 : abs(size.width - 39) <= 1)
        }

        /// `priorities`: 749 and less shrinks, more than 750 does not; `label`: 750 does not either.
        @Test(
            arguments: [(250, true), (500, true), (749, true), (750, false), (751, false), (1000, false)]
                as [(Float, Bool)])
        func aViewShrinksUnlessItResistsWith750(_ resistance: Float, _ shrinks: Bool) throws {
            let view = frame(30, 10, Self.label(resistance: resistance))
            let size = try #require(view)
            #expect(size.height == (shrinks ? 10 : 20.5))
            #expect(shrinks ? size.width == 30 : abs(size.width - 39) <= 1)
        }

        /// `label`, `wrap`: 339 wide in a frame 120 wide.
        @Test func aLabelOfSeveralLinesIsOneLongLineToSwiftUI() throws {
            let view = frame(120, 100, Self.label("The quick brown fox jumps over the lazy dog", lines: 0))
            let size = try #require(view)
            #expect(abs(size.width - 339) <= 4)
            #expect(size.height == 100)
        }

        /// `measure-axes`: an own height and no own width.
        @Test func anAxisWithoutAnOwnLengthFills() {
            #expect(frame(200, 60, UIKitHost { HalfSized() }) == CGSize(width: 200, height: 60))
            #expect(frame(nil, nil, UIKitHost { HalfSized() }.fixedSize()) == CGSize(width: 0, height: 30))
        }

        private final class HalfSized: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
        }

        /// `controls` and `measure-controls`.
        @Test func controlsHaveTheirOwnSizesWithNothingOffered() {
            let switchSize = CGSize(width: 66, height: 30)
            #expect(frame(200, 60, UIKitHost { UISwitch() }) == switchSize)
            #expect(frame(nil, nil, UIKitHost { UISwitch() }.fixedSize()) == switchSize)
            let segments = UIKitHost { UISegmentedControl(items: ["A", "B"]) }.fixedSize()
            #expect(frame(nil, nil, segments) == CGSize(width: 64, height: 31))
            let date = UIKitHost {
                let picker = UIDatePicker()
                picker.datePickerMode = .date
                picker.preferredDatePickerStyle = .compact
                return picker
            }
            #expect(frame(nil, nil, date.fixedSize()) == .zero)
            let button = UIKitHost {
                let button = UIButton(type: .system)
                button.setTitle("Tap", for: .normal)
                return button
            }
            #expect(frame(200, 60, button) == CGSize(width: 200, height: 60))
            #expect(frame(nil, nil, button.fixedSize()) == CGSize(width: 30, height: 30))
        }

        @Test func aFilledButtonAddsTenAboveAndBelowItsTitle() throws {
            let filled = UIKitHost {
                var configuration = UIButton.Configuration.filled()
                configuration.title = "Go"
                return UIButton(configuration: configuration)
            }
            let view = frame(nil, nil, filled.fixedSize())
            let size = try #require(view)
            #expect(abs(size.width - 46) <= 1)
            #expect(size.height == 40.5)
        }

        /// `controller`: as large as it is offered, else as it prefers.
        @Test func aControllerPrefersASizeWhereNothingIsOffered() {
            func size(fixed: Bool) -> CGSize? {
                LayoutTree(
                    VStack {
                        if fixed { PreferringHost().fixedSize() } else { PreferringHost() }
                    }.frame(width: 200, height: 60), proposal: .unspecified, scale: 2, environment: environment
                ).nodes.first { $0.kind == "PreferringHost" }?.frame.size
            }
            #expect(size(fixed: false) == CGSize(width: 200, height: 60))
            #expect(size(fixed: true) == CGSize(width: 80, height: 40))
        }

        /// `sizing`: a view without text hangs from the first baseline and stands on the last.
        @Test func aViewWithoutTextHasItsTopAsFirstBaselineAndItsBottomAsLast() throws {
            func tree(_ alignment: VerticalAlignment) -> LayoutTree {
                LayoutTree(
                    HStack(alignment: alignment) {
                        Color.red.frame(width: 10, height: 30).alignmentGuide(.firstTextBaseline) { _ in 18 }
                            .alignmentGuide(.lastTextBaseline) { _ in 26 }
                            .accessibilityIdentifier("text")
                        UIKitHost { UIView() }.frame(width: 44, height: 22).accessibilityIdentifier("box")
                    }, proposal: .unspecified, scale: 2, environment: environment)
            }
            let first = tree(.firstTextBaseline)
            #expect(first["box"]!.frame.minY - first["text"]!.frame.minY == 18)
            let last = tree(.lastTextBaseline)
            #expect(last["box"]!.frame.maxY - last["text"]!.frame.minY == 26)
        }
    }

    private final class PreferringController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            preferredContentSize = CGSize(width: 80, height: 40)
        }
    }

    private struct PreferringHost: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> PreferringController { PreferringController() }
        func updateUIViewController(_ uiViewController: PreferringController, context: Context) {}
    }
#endif
