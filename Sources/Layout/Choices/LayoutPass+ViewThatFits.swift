import Foundation
import ViewTree

extension LayoutPass {
    func viewThatFitsSize(_ index: Int, _ proposal: Proposal) -> Size { .zero }

    func positionChosen(_ index: Int) {}

    func chosenGuide(_ index: Int, _ key: AlignmentKey) -> Double? { nil }
}
