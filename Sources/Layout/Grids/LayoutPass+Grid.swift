import Foundation
import ViewTree

extension LayoutPass {
    func gridSize(_ index: Int, _ proposal: Proposal) -> Size { .zero }

    func positionGrid(_ index: Int) {}
}
