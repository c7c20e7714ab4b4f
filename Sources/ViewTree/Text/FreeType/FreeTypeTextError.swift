#if FreeTypeText
    /// Why texts cannot be measured with a font file.
    public enum FreeTypeTextError: Error, Hashable, Sendable, CustomStringConvertible {
        /// FreeType or HarfBuzz is not installed, or too old.
        case libraryMissing(name: String, reason: String)
        /// The file is not there, or not a font that can be used.
        case fontUnusable(path: String, reason: String)

        public var description: String {
            switch self {
            case .libraryMissing(let name, let reason):
                "texts cannot be measured with a font file: the library \(name) cannot be loaded (\(reason)); "
                    + "on Debian and Ubuntu: apt-get install libfreetype6 libharfbuzz0b"
            case .fontUnusable(let path, let reason): "texts cannot be measured with the font \(path): \(reason)"
            }
        }
    }
#endif
