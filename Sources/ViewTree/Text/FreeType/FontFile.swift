#if FreeTypeText
    import Foundation

    /// A font file with the faces that were made of it; any thread may use it.
    final class FontFile: @unchecked Sendable {
        let path: String

        // Guarded by `lock`.
        private let lock = NSLock()
        private var faces: [Variation: FontFace] = [:]
        private let library: OpaquePointer
        private let libraries: FontLibraries
        private let first: FontFace

        private struct Variation: Hashable {
            var weight: Double
            var opticalSize: Double
        }

        /// Faces that are kept; a variable font at many sizes makes one each.
        private static let limit = 64

        init(path: String) throws {
            self.path = path
            libraries = try FontLibraries.shared.get()
            var made: OpaquePointer?
            // The library lives as long as the program: files share nothing, and there are few of them.
            guard libraries.initialize(&made) == 0, let library = made else {
                throw FreeTypeTextError.libraryMissing(name: "libfreetype.so.6", reason: "it does not start")
            }
            self.library = library
            first = try FontFace(path: path, libraries: libraries, library: library, weight: 400, opticalSize: 17)
        }

        /// Calls with the face of a font, one thread at a time.
        func withFace<Result>(_ font: ResolvedFont, _ body: (FontFace) -> Result) -> Result {
            lock.withLock { body(face(font)) }
        }

        private func face(_ font: ResolvedFont) -> FontFace {
            let variation = Variation(
                weight: first.variesWeight ? Double(font.weight.rawValue) : 400,
                opticalSize: first.variesOpticalSize ? Double(font.usableSize) : 17)
            if variation == Variation(weight: 400, opticalSize: 17) { return first }
            if let face = faces[variation] { return face }
            guard
                let face = try? FontFace(
                    path: path, libraries: libraries, library: library, weight: variation.weight,
                    opticalSize: variation.opticalSize)
            else { return first }
            if faces.count >= Self.limit { faces.removeAll() }
            faces[variation] = face
            return face
        }
    }
#endif
