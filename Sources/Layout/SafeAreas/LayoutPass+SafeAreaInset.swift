import Foundation
import ViewTree

extension LayoutPass {
    func safeAreaInsetSize(_ index: Int, _ proposal: Proposal) -> Size { .zero }

    func positionSafeAreaInset(_ index: Int) {}
}
