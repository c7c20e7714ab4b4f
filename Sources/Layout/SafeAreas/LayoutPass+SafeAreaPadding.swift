import Foundation
import ViewTree

extension LayoutPass {
    func safeAreaPaddingSize(_ index: Int, _ proposal: Proposal) -> Size { .zero }

    func positionSafeAreaPadded(_ index: Int) {}
}
