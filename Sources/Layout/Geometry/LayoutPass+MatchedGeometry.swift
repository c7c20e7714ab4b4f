import Foundation
import ViewTree

extension LayoutPass {
    func positionMatched(_ index: Int) {}
}
