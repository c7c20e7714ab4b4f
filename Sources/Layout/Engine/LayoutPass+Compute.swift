import Foundation
import ViewTree

extension LayoutPass {
    /// Which rule answers for a kind of row.
    func compute(_ index: Int, _ proposal: Proposal) -> Size {
        let node = nodes[index]
        switch node.kind {
        case .hstack: return stackSize(index, proposal, horizontal: true)
        case .vstack: return stackSize(index, proposal, horizontal: false)
        case .zstack: return zstackSize(index, proposal)
        case .layout: return customLayoutSize(index, proposal)
        case .grid: return gridSize(index, proposal)
        case .lazyGrid: return lazyGridSize(index, proposal)
        case .lazyStack: return lazyStackSize(index, proposal)
        case .viewThatFits: return viewThatFitsSize(index, proposal)
        case .scrollView: return scrollViewSize(index, proposal)
        case .safeAreaInset: return safeAreaInsetSize(index, proposal)
        case .safeAreaPadding: return safeAreaPaddingSize(index, proposal)
        case .frame: return fixedFrameSize(index, proposal)
        case .flexibleFrame: return flexibleFrameSize(index, proposal)
        case .padding: return paddingSize(index, proposal)
        case .fixedSize: return measureChild(index, fixedSizeProposal(index, proposal))
        case .aspectRatio: return measureChild(index, aspectRatioProposal(index, proposal))
        case .position: return positionSize(index, proposal)
        case .color, .style, .geometryReader: return Self.filling(proposal)
        case .shape: return shapeSize(index, proposal)
        case .text: return textSize(index, proposal)
        case .image: return imageSize(index, proposal)
        case .hosted: return hostedSize(index, proposal)
        case .spacer: return spacerSize(index, proposal)
        case .divider: return dividerSize(index, proposal)
        case .window: return windowSize(index)
        case .list: return listContentSize(index, proposal)
        case .listRow: return listRowSize(index, proposal)
        case .platformTree: return platformTreeSize(index, proposal)
        case .platformView: return Size(width: node.a, height: node.b)
        default:
            // Transparent to layout: overlay, background and mask answer as their primary content.
            return measureChild(index, proposal)
        }
    }

    /// Gives the children of a row their places in it, and their placement proposals.
    ///
    /// Safe to call at any time after the row was measured; guides do so before the sweep reaches the row.
    func positionChildren(_ index: Int) {
        let child = child(index)
        guard child >= 0 else { return }
        let slot = slots[index]
        switch nodes[index].kind {
        case .hstack: positionStack(index, horizontal: true)
        case .vstack: positionStack(index, horizontal: false)
        case .zstack: positionZStack(index)
        case .layout: positionCustomLayout(index)
        case .grid: positionGrid(index)
        case .lazyGrid: positionLazyGrid(index)
        case .lazyStack: positionLazyStack(index)
        case .viewThatFits: positionChosen(index)
        case .scrollView: positionScrolled(index)
        case .safeAreaInset: positionSafeAreaInset(index)
        case .safeAreaPadding: positionSafeAreaPadded(index)
        case .matchedGeometry: positionMatched(index)
        case .frame: positionInFrame(index, fixedFrameProposal(index, slot.proposal))
        case .flexibleFrame: positionInFrame(index, flexibleFramePlacement(index))
        case .padding: positionPadded(index)
        case .fixedSize: centre(index, fixedSizeProposal(index, slot.proposal))
        case .aspectRatio: centre(index, aspectRatioProposal(index, slot.proposal))
        case .position: positionAtPoint(index)
        case .overlay, .background, .mask: positionLayers(index)
        case .ignoresSafeArea: positionIgnoringSafeArea(index)
        case .geometryReader: positionInReader(index)
        case .window: positionRoot(index)
        case .list: positionList(index)
        case .listRow: positionListRow(index)
        case .platformTree: positionPlatformTree(index)
        case .platformView: break
        default:
            _ = measure(child, slot.proposal)
            setOrigin(child, 0, 0)
        }
    }

    @inline(__always)
    func setOrigin(_ index: Int, _ x: Double, _ y: Double) {
        // A child that answered ∞ has no middle; SwiftUI leaves it at the origin.
        slots[index].x = x.isFinite ? x : 0
        slots[index].y = y.isFinite ? y : 0
    }

    /// The only child, offered `proposal`, in the middle.
    private func centre(_ index: Int, _ proposal: Proposal) {
        let child = index + 1
        let size = measure(child, proposal)
        let own = slots[index].size
        setOrigin(child, (own.width - size.width) / 2, (own.height - size.height) / 2)
    }

    /// Takes what is offered, 10 where nothing is.
    @inline(__always)
    static func filling(_ proposal: Proposal) -> Size {
        Size(
            width: proposal.width.isNaN ? ControlMetrics.unspecifiedLength : proposal.width,
            height: proposal.height.isNaN ? ControlMetrics.unspecifiedLength : proposal.height)
    }
}
