import ViewTree

extension LayoutTree {
    /// Table and slots with the views of platform trees as rows; what is kept by row follows.
    static func grafting(
        _ table: NodeTable, _ slots: UnsafeMutablePointer<Slot>, _ choices: inout [Int32: FittingChoice],
        _ scrollInsets: inout [Int32: EdgeInsets]
    ) -> (table: NodeTable, slots: UnsafeMutablePointer<Slot>) {
        let (whole, origins) = MainActorStandIn.around { table.grafting() }
        let grown = UnsafeMutablePointer<Slot>.allocate(capacity: max(1, whole.count))
        var moved: [Int32: FittingChoice] = [:]
        var movedInsets: [Int32: EdgeInsets] = [:]
        for (row, origin) in origins.enumerated() {
            switch origin {
            case .row(let old), .moved(let old, _, _):
                grown[row] = slots[Int(old)]
                if case .moved(_, let dx, let dy) = origin {
                    grown[row].x += dx
                    grown[row].y += dy
                }
                if let choice = choices[old] { moved[Int32(row)] = choice }
                if let insets = scrollInsets[old] { movedInsets[Int32(row)] = insets }
            case .platform(let x, let y, let width, let height):
                grown[row] = .empty
                grown[row].x = x
                grown[row].y = y
                grown[row].width = width
                grown[row].height = height
                grown[row].proposal = Proposal(width: width, height: height)
            }
        }
        choices = moved
        scrollInsets = movedInsets
        return (whole, grown)
    }
}
