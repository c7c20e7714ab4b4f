import Foundation
import ViewTree

extension LayoutPass {
    func lazyStackSize(_ index: Int, _ proposal: Proposal) -> Size { .zero }

    func positionLazyStack(_ index: Int) {}
}
