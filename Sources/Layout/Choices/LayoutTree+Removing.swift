import ViewTree

extension LayoutTree {
    /// Table and slots without what no ViewThatFits shows; the choices follow their rows.
    static func removing(
        _ absent: [Range<Int>], _ table: NodeTable, _ slots: UnsafeMutablePointer<Slot>,
        _ choices: inout [Int32: FittingChoice], _ scrollInsets: inout [Int32: EdgeInsets]
    ) -> (table: NodeTable, slots: UnsafeMutablePointer<Slot>) {
        let (shown, origins) = table.removing(absent)
        let kept = UnsafeMutablePointer<Slot>.allocate(capacity: max(1, shown.count))
        var moved: [Int32: FittingChoice] = [:]
        var movedInsets: [Int32: EdgeInsets] = [:]
        for (row, origin) in origins.enumerated() {
            kept[row] = slots[Int(origin)]
            if let choice = choices[origin] { moved[Int32(row)] = choice }
            if let insets = scrollInsets[origin] { movedInsets[Int32(row)] = insets }
        }
        choices = moved
        scrollInsets = movedInsets
        return (shown, kept)
    }

    /// What the ViewThatFits of a row decided between; nil for other rows.
    public func fittingChoice(_ row: Int) -> FittingChoice? { choices[Int32(row)] }
}
