#if os(Linux)
    import Foundation
    import Layout
    import Testing
    import UIKit

    /// How large controls of UIKit's are in a 200 point wide column. Source: B26, iPhone SE 3 simulator, iOS 26.0, 2x.
    struct RepresentableSizeTests {
        private var environment: EnvironmentValues {
            var environment = EnvironmentValues()
            environment.platform = .iOS26
            return environment
        }

        private func size<V: View>(_ view: @autoclosure @escaping @MainActor () -> V, _ height: CGFloat? = nil)
            -> CGSize
        {
            LayoutTree(
                VStack(alignment: .leading) { view() }.frame(width: 200),
                proposal: ProposedViewSize(width: 200, height: height),
                scale: 2, environment: environment
            ).nodes.last { $0.kind.hasPrefix("UI") && $0.parent?.kind.hasPrefix("UIKitHost") == true }!.frame.size
        }

        @Test func controlsHaveTheirRecordedSizes() {
            #expect(size(UIKitHost { UISlider() }, 600) == CGSize(width: 200, height: 34))
            #expect(size(UIKitHost { UISlider() }.fixedSize(), 600) == CGSize(width: 0, height: 34))
            #expect(size(UIKitHost { UIStepper() }, 600) == CGSize(width: 94, height: 32))
            #expect(size(UIKitHost { UIProgressView() }, 600) == CGSize(width: 200, height: 4))
            #expect(size(UIKitHost { UIActivityIndicatorView(style: .medium) }, 600) == CGSize(width: 20, height: 20))
            let pages = size(
                UIKitHost {
                    let pages = UIPageControl()
                    pages.numberOfPages = 3
                    return pages
                }, 600)
            #expect(pages == CGSize(width: 74, height: 26))
        }

        @Test func segmentsAreAPointLowerThanInUIKit() {
            let tree = LayoutTree(
                UIKitHost { UISegmentedControl(items: ["A", "B"]) }.frame(width: 200), proposal: .unspecified, scale: 2,
                environment: environment)
            let representable = tree.nodes.first { $0.kind.hasPrefix("UIKitHost") }
            #expect(representable?.frame.height == 31)
            #expect((representable?.frame.width ?? 200) < 200)
        }

        @Test func aViewWithoutASizeOfItsOwnFillsWhatItIsOffered() {
            #expect(size(UIKitHost { UIView() }, 300) == CGSize(width: 200, height: 300))
        }

        @Test func aStronglyHuggingLabelIsAsLargeAsItsText() {
            let loose = size(UIKitHost { label(hugging: nil) }, 300)
            let tight = size(UIKitHost { label(hugging: .required) }, 300)
            #expect(loose == CGSize(width: 200, height: 300))
            #expect(tight.width < 100 && tight.height == 20.5)
        }

        @MainActor private func label(hugging: UILayoutPriority?) -> UILabel {
            let label = UILabel()
            label.text = "label"
            if let hugging {
                label.setContentHuggingPriority(hugging, for: .horizontal)
                label.setContentHuggingPriority(hugging, for: .vertical)
            }
            return label
        }
    }
#endif
