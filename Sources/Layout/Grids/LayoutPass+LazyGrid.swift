import Foundation
import ViewTree

extension LayoutPass {
    func lazyGridSize(_ index: Int, _ proposal: Proposal) -> Size { .zero }

    func positionLazyGrid(_ index: Int) {}
}
