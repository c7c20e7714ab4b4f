import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What holds for every layout, tried on random views.
struct LayoutPropertyTests {
    @Test func rememberedAnswersChangeNoFrame() {
        PropertyCheck.expectEveryView { view, space, _ in
            FrameDifference.between(
                space.tree(view, options: LayoutOptions(memo: false)), space.tree(view))
        }
    }

    @Test func rightToLeftIsTheMirrorImage() {
        PropertyCheck.expectEveryView { view, space, _ in
            let leftToRight = space.tree(view)
            let width = leftToRight.spaceSize.width
            return FrameDifference.between(leftToRight, space.tree(view, environment: .rightToLeft)) {
                CGRect(
                    origin: CGPoint(x: width - $0.origin.x - $0.size.width, y: $0.origin.y), size: $0.size)
            }
        }
    }

    @Test func doublingEveryLengthDoublesEveryFrame() {
        PropertyCheck.expectEveryView(.explicit) { view, space, _ in
            // Several views at the root form a column with the system's spacing.
            guard view.isOneView else { return nil }
            return FrameDifference.between(space.tree(view), space.times(2).tree(view, times: 2)) {
                CGRect(
                    origin: CGPoint(x: $0.origin.x * 2, y: $0.origin.y * 2),
                    size: CGSize(width: $0.size.width * 2, height: $0.size.height * 2))
            }
        }
    }

    @Test func aStackAtNilIsTheSumOfItsIdealsAndGaps() {
        PropertyCheck.expectEveryView { view, _, _ in
            guard case .container(let container, let children) = view.base, children.allSatisfy(\.isOneView),
                !view.asksItsScrollView
            else {
                return nil
            }
            let nothing = RandomSpace.proposed(.unspecified)
            // A view alone in such a stack, so that Spacers and Dividers lie as they do in the whole one.
            func ideals(_ length: KeyPath<CGSize, CGFloat>) -> [CGFloat] {
                children.map { nothing.tree(RandomView(base: .container(container, [$0]))).size[keyPath: length] }
            }
            let stack = nothing.tree(RandomView(base: view.base)).size
            return switch container {
            case .hstack(_, let spacing?): Self.difference(stack.width, ideals(\.width), spacing)
            case .vstack(_, let spacing?): Self.difference(stack.height, ideals(\.height), spacing)
            default: nil
            }
        }
    }

    private static func difference(_ length: CGFloat, _ ideals: [CGFloat], _ spacing: CGFloat) -> String? {
        let sum = ideals.reduce(0, +) + spacing * CGFloat(ideals.count - 1)
        guard !length.isNear(sum, within: LayoutCase.exact) else { return nil }
        return "expected \(sum.shortDescription) of \(ideals.map(\.shortDescription)), got \(length.shortDescription)"
    }
}
