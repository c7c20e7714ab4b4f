#if FreeTypeText
    import Foundation

    /// Measures texts with a font file: shaped by HarfBuzz, with FreeType's advances. For the package trait
    /// `FreeTypeText`; the two libraries are loaded when the first measurer is made.
    ///
    ///     view.environment(\.textMeasurer, try FreeTypeTextMeasurer(fontFile: "/fonts/Inter.ttf"))
    ///
    /// The file stands for the system font and for every font by name. A variable font takes the weight and, where it has
    /// that axis, the optical size. Lines break and are cut off as with the default measurer, and are as high as the system
    /// font's, unless the font's own metrics are asked for. Characters that the font lacks, and the monospaced design, are
    /// measured as the default measurer does. Each run is shaped as one script.
    public struct FreeTypeTextMeasurer: TextMeasuring {
        private let setter: ShapedTextSetter

        /// - Parameters:
        ///   - fontFile: a TrueType or OpenType file; of a collection, the first font.
        ///   - usesFontMetrics: whether lines are as high as the font says, instead of the system font.
        /// - Throws: ``FreeTypeTextError`` if the file or a library cannot be used.
        public init(fontFile: String, usesFontMetrics: Bool = false) throws {
            setter = ShapedTextSetter(file: try FontFile(path: fontFile), usesFontMetrics: usesFontMetrics)
        }

        /// - Parameters:
        ///   - fontFile: a TrueType or OpenType file; of a collection, the first font.
        ///   - usesFontMetrics: whether lines are as high as the font says, instead of the system font.
        /// - Throws: ``FreeTypeTextError`` if the file or a library cannot be used.
        public init(fontFile: URL, usesFontMetrics: Bool = false) throws {
            try self.init(fontFile: fontFile.path, usesFontMetrics: usesFontMetrics)
        }

        public func measure(_ text: ResolvedText, proposal: ProposedViewSize) -> TextMeasurement {
            TextFitting(text, MeasuredProposal(proposal), setter).measurement
        }
    }

    /// Sets texts in the glyphs of a font file.
    struct ShapedTextSetter: TextSetting {
        let file: FontFile
        let usesFontMetrics: Bool

        func characters(_ text: ResolvedText, scale: Double) -> TextCharacters {
            TextCharacters(text, scale: scale) { run, utf8 in advances(run, utf8, scale) }
        }

        func ellipsis(_ run: ResolvedTextRun, scale: Double) -> Double {
            var string = "…"
            return string.withUTF8 { advances(run, $0, scale)?.reduce(0, +) }
                ?? CharacterSetter.ellipsis(run.advances(scale: scale))
        }

        func box(_ run: ResolvedTextRun, scale: Double) -> LineBox {
            guard usesFontMetrics else { return run.lineBox(scale: scale) }
            let size = Double(run.font.usableSize) * scale
            let own = file.withFace(run.font) { face -> LineBox? in
                guard let ascent = face.metric("hasc"), let descent = face.metric("hdsc") else { return nil }
                // The gap is below the line, as in a text view.
                let gap = face.metric("hlgp") ?? 0
                return LineBox(ascent: ascent * size, descent: (gap - descent) * size)
            }
            return own ?? run.lineBox(scale: scale)
        }

        /// How far each byte of a run moves on, in points: all of a cluster's at its first byte. Nil for a run that this
        /// font does not set.
        private func advances(
            _ run: ResolvedTextRun, _ utf8: UnsafeBufferPointer<UInt8>, _ scale: Double
        ) -> [Double]? {
            guard run.font.design != .monospaced, !utf8.isEmpty else { return nil }
            var font = run.font
            font.size *= CGFloat(scale) * run.glyphScale
            let size = Double(font.usableSize)
            var advances = [Double](repeating: 0, count: utf8.count)
            var missing: [Int] = []
            file.withFace(font) { face in
                face.shape(utf8, size: size, hasMonospacedDigits: font.hasMonospacedDigits) {
                    start, advance, isMissing in
                    guard advances.indices.contains(start) else { return }
                    if isMissing {
                        missing.append(start)
                    } else {
                        advances[start] += advance * size
                    }
                }
            }
            guard !missing.isEmpty else { return advances }
            let setter = CharacterSetter(run.advances(scale: scale))
            for start in missing {
                var setter = setter
                var index = start
                let placed = setter.place(utf8.scalar(at: &index))
                advances[start] += placed.advance - setter.font.ownSpacing
            }
            return advances
        }
    }
#endif
