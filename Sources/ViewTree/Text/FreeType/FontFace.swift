#if FreeTypeText
    import Foundation

    /// A font file at one weight and one optical size, shaped in its own design units. Used by one thread at a time.
    final class FontFace {
        private let libraries: FontLibraries
        private let face: OpaquePointer
        private let font: OpaquePointer
        private let buffer: OpaquePointer

        /// Positions per em.
        private let positionsPerEm: Double

        /// Which of a variable font's axes the file has.
        let variesWeight: Bool
        let variesOpticalSize: Bool

        /// - Parameters:
        ///   - library: FreeType's, which outlives the face.
        ///   - weight: on OpenType's scale; taken where the file has an axis of weights.
        ///   - opticalSize: in points; taken where the file has such an axis.
        init(
            path: String, libraries: FontLibraries, library: OpaquePointer, weight: Double, opticalSize: Double
        ) throws {
            var opened: OpaquePointer?
            let error = libraries.newFace(library, path, 0, &opened)
            guard error == 0, let face = opened else {
                let isThere = FileManager.default.fileExists(atPath: path)
                throw FreeTypeTextError.fontUnusable(
                    path: path,
                    reason: isThere ? "it is not a font (FreeType's error \(error))" : "there is no such file")
            }
            let unitsPerEm = FontRecord.unitsPerEm(face)
            guard FontRecord.isScalable(face), unitsPerEm > 0,
                libraries.setCharSize(face, 0, unitsPerEm * 64, 72, 72) == 0
            else {
                _ = libraries.doneFace(face)
                throw FreeTypeTextError.fontUnusable(path: path, reason: "it has no outlines that scale")
            }
            let axes = Self.set(["wght": weight, "opsz": opticalSize], face, library, libraries)
            self.libraries = libraries
            self.face = face
            variesWeight = axes.contains("wght")
            variesOpticalSize = axes.contains("opsz")
            positionsPerEm = Double(unitsPerEm) * 64
            font = libraries.createFont(face)
            // Advances as designed, not fitted to pixels: FT_LOAD_NO_HINTING.
            libraries.setLoadFlags(font, 2)
            buffer = libraries.createBuffer()
        }

        deinit {
            libraries.destroyBuffer(buffer)
            libraries.destroyFont(font)
            _ = libraries.doneFace(face)
        }

        /// Sets the axes that the file has, each within its limits, and says which those are.
        private static func set(
            _ values: [String: Double], _ face: OpaquePointer, _ library: OpaquePointer, _ libraries: FontLibraries
        ) -> Set<String> {
            var variations: UnsafeMutablePointer<FontLibraries.Variations>?
            guard FontRecord.hasVariations(face), libraries.variations(face, &variations) == 0, let variations else {
                return []
            }
            defer { _ = libraries.doneVariations(library, variations) }
            var found: Set<String> = []
            var coordinates: [Int] = []
            for axis in UnsafeBufferPointer(start: variations.pointee.axes, count: Int(variations.pointee.axisCount)) {
                let letters = (0..<4).map { UInt8(truncatingIfNeeded: axis.tag >> (24 - 8 * UInt($0))) }
                let tag = String(decoding: letters, as: UTF8.self)
                guard let value = values[tag], value.isFinite else {
                    coordinates.append(axis.standard)
                    continue
                }
                found.insert(tag)
                let fixed = Int(min(max(value, -30_000), 30_000) * 65_536)
                coordinates.append(min(max(fixed, axis.minimum), axis.maximum))
            }
            _ = libraries.setCoordinates(face, UInt32(coordinates.count), coordinates)
            return found
        }

        /// Shapes a text and says for each glyph where its characters start and how far it moves on, in em.
        ///
        /// - Parameters:
        ///   - size: in points; fonts that track by size (`trak`) need it.
        ///   - body: gets the start in the UTF-8, the advance in em, and whether the font has no such glyph.
        func shape(
            _ utf8: UnsafeBufferPointer<UInt8>, size: Double, hasMonospacedDigits: Bool,
            _ body: (_ start: Int, _ advance: Double, _ isMissing: Bool) -> Void
        ) {
            guard let start = utf8.baseAddress, !utf8.isEmpty, let count = Int32(exactly: utf8.count) else { return }
            libraries.clearBuffer(buffer)
            libraries.addUTF8(buffer, start, count, 0, count)
            libraries.guessProperties(buffer)
            libraries.setPointSize(font, Float(size))
            let tabular = FontLibraries.Feature(tag: fontTag("tnum"))
            if hasMonospacedDigits {
                withUnsafePointer(to: tabular) { libraries.shape(font, buffer, $0, 1) }
            } else {
                libraries.shape(font, buffer, nil, 0)
            }
            var length: UInt32 = 0
            guard let infos = libraries.infos(buffer, &length), let positions = libraries.positions(buffer, &length)
            else { return }
            for index in 0..<Int(length) {
                body(
                    Int(infos[index].cluster), Double(positions[index].xAdvance) / positionsPerEm,
                    infos[index].glyph == 0)
            }
        }

        /// A vertical metric of the font in em; nil if it has none.
        func metric(_ tag: StaticString) -> Double? {
            var position: Int32 = 0
            guard libraries.metric(font, fontTag(tag), &position) != 0 else { return nil }
            return Double(position) / positionsPerEm
        }
    }

    /// What is read from `FT_FaceRec`, whose beginning has been the same in every FreeType 2, on systems whose long has
    /// 64 bits.
    private enum FontRecord {
        static func isScalable(_ face: OpaquePointer) -> Bool { flags(face) & 1 != 0 }
        static func hasVariations(_ face: OpaquePointer) -> Bool { flags(face) & 1 << 8 != 0 }
        static func unitsPerEm(_ face: OpaquePointer) -> Int {
            Int(UnsafeRawPointer(face).load(fromByteOffset: 136, as: UInt16.self))
        }

        private static func flags(_ face: OpaquePointer) -> Int {
            UnsafeRawPointer(face).load(fromByteOffset: 16, as: Int.self)
        }
    }
#endif
