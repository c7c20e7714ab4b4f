extension Font {
    /// A weight to use for fonts.
    public struct Weight: Hashable, Sendable {
        /// The weight on OpenType's scale (`usWeightClass`): 100 for ultra light … 400 regular … 900 black.
        public let value: Int

        init(_ value: Int) { self.value = value }

        public static let ultraLight = Weight(100)
        public static let thin = Weight(200)
        public static let light = Weight(300)
        public static let regular = Weight(400)
        public static let medium = Weight(500)
        public static let semibold = Weight(600)
        public static let bold = Weight(700)
        public static let heavy = Weight(800)
        public static let black = Weight(900)
    }
}
