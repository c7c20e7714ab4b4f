#if FreeTypeText
    import Foundation

    /// The functions of FreeType and HarfBuzz that measuring needs, found in the installed libraries at run time: neither
    /// headers nor a linker flag is needed, and programs that never measure with a font file run without the libraries.
    struct FontLibraries: @unchecked Sendable {
        // MARK: FreeType

        let initialize: @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> Int32
        let newFace:
            @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<OpaquePointer?>) -> Int32
        let doneFace: @convention(c) (OpaquePointer) -> Int32
        let setCharSize: @convention(c) (OpaquePointer, Int, Int, UInt32, UInt32) -> Int32
        let variations: @convention(c) (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<Variations>?>) -> Int32
        let doneVariations: @convention(c) (OpaquePointer, UnsafeMutablePointer<Variations>) -> Int32
        let setCoordinates: @convention(c) (OpaquePointer, UInt32, UnsafePointer<Int>) -> Int32

        // MARK: HarfBuzz

        let createFont: @convention(c) (OpaquePointer) -> OpaquePointer
        let destroyFont: @convention(c) (OpaquePointer) -> Void
        let setLoadFlags: @convention(c) (OpaquePointer, Int32) -> Void
        let setPointSize: @convention(c) (OpaquePointer, Float) -> Void
        let metric: @convention(c) (OpaquePointer, UInt32, UnsafeMutablePointer<Int32>) -> Int32
        let createBuffer: @convention(c) () -> OpaquePointer
        let destroyBuffer: @convention(c) (OpaquePointer) -> Void
        let clearBuffer: @convention(c) (OpaquePointer) -> Void
        let addUTF8: @convention(c) (OpaquePointer, UnsafePointer<UInt8>, Int32, UInt32, Int32) -> Void
        let guessProperties: @convention(c) (OpaquePointer) -> Void
        let shape: @convention(c) (OpaquePointer, OpaquePointer, UnsafePointer<Feature>?, UInt32) -> Void
        let infos: @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt32>) -> UnsafePointer<GlyphInfo>?
        let positions: @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt32>) -> UnsafePointer<GlyphPosition>?

        /// `FT_MM_Var`.
        struct Variations {
            var axisCount: UInt32
            var designCount: UInt32
            var namedStyleCount: UInt32
            var axes: UnsafePointer<Axis>?
        }

        /// `FT_Var_Axis`; values are 16.16 fixed.
        struct Axis {
            var name: UnsafePointer<CChar>?
            var minimum: Int
            var standard: Int
            var maximum: Int
            var tag: UInt
            var nameID: UInt32
        }

        /// `hb_feature_t`.
        struct Feature {
            var tag: UInt32
            var value: UInt32 = 1
            var start: UInt32 = 0
            var end: UInt32 = .max
        }

        /// `hb_glyph_info_t`.
        struct GlyphInfo {
            var glyph: UInt32
            var mask: UInt32
            /// Where the glyph's text starts in the UTF-8.
            var cluster: UInt32
            var unused: (UInt32, UInt32)
        }

        /// `hb_glyph_position_t`.
        struct GlyphPosition {
            var xAdvance: Int32
            var yAdvance: Int32
            var xOffset: Int32
            var yOffset: Int32
            var unused: UInt32
        }

        /// Loaded once; a failure is remembered, too.
        static let shared = Result { try FontLibraries() }

        private init() throws {
            let freeType = try Library("libfreetype.so.6")
            initialize = try freeType.function("FT_Init_FreeType")
            newFace = try freeType.function("FT_New_Face")
            doneFace = try freeType.function("FT_Done_Face")
            setCharSize = try freeType.function("FT_Set_Char_Size")
            variations = try freeType.function("FT_Get_MM_Var")
            doneVariations = try freeType.function("FT_Done_MM_Var")
            setCoordinates = try freeType.function("FT_Set_Var_Design_Coordinates")
            let harfBuzz = try Library("libharfbuzz.so.0")
            createFont = try harfBuzz.function("hb_ft_font_create_referenced")
            destroyFont = try harfBuzz.function("hb_font_destroy")
            setLoadFlags = try harfBuzz.function("hb_ft_font_set_load_flags")
            setPointSize = try harfBuzz.function("hb_font_set_ptem")
            metric = try harfBuzz.function("hb_ot_metrics_get_position")
            createBuffer = try harfBuzz.function("hb_buffer_create")
            destroyBuffer = try harfBuzz.function("hb_buffer_destroy")
            clearBuffer = try harfBuzz.function("hb_buffer_clear_contents")
            addUTF8 = try harfBuzz.function("hb_buffer_add_utf8")
            guessProperties = try harfBuzz.function("hb_buffer_guess_segment_properties")
            shape = try harfBuzz.function("hb_shape")
            infos = try harfBuzz.function("hb_buffer_get_glyph_infos")
            positions = try harfBuzz.function("hb_buffer_get_glyph_positions")
        }

        /// A shared library that stays loaded.
        private struct Library {
            let name: String
            let handle: UnsafeMutableRawPointer

            init(_ name: String) throws {
                guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
                    throw FreeTypeTextError.libraryMissing(name: name, reason: Self.reason)
                }
                self.name = name
                self.handle = handle
            }

            func function<F>(_ symbol: String) throws -> F {
                guard let address = dlsym(handle, symbol) else {
                    throw FreeTypeTextError.libraryMissing(name: name, reason: "it lacks \(symbol)")
                }
                return unsafeBitCast(address, to: F.self)
            }

            private static var reason: String { dlerror().map { String(cString: $0) } ?? "no reason given" }
        }
    }

    /// Four letters as OpenType's tag.
    func fontTag(_ letters: StaticString) -> UInt32 {
        letters.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
    }
#endif
