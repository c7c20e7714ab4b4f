import Foundation
import ViewTree

extension LayoutPass {
    func scrollViewSize(_ index: Int, _ proposal: Proposal) -> Size { .zero }

    func positionScrolled(_ index: Int) {}
}
