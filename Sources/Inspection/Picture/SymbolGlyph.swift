import Foundation
import Layout
import ViewTree

/// A plain drawing of a symbol, so that pictures can be read: strokes of this library's own, no copies of Apple's.
///
/// A name is taken apart as the system's names are made: `plus.circle.fill` is a plus on a filled circle. Names that are
/// not known, and slashes and badges, have none.
struct SymbolGlyph {
    struct Part {
        /// `M x y`, `L x y`, `C x1 y1 x2 y2 x y` and `Z`; `O cx cy rx ry` an ellipse, `R x y w h r` a rounded
        /// rectangle. 0 to 100 on both axes. `D cx cy r` is a dot that stays round.
        let commands: String
        var isFilled = false
        /// Whether it is left out of what a filled symbol fills.
        var isCutOut = false

        var isClosed: Bool { commands.hasSuffix("Z") || commands.hasPrefix("O") || commands.hasPrefix("R") }
    }

    var parts: [Part]
    /// `circle`, `square` …: what is around it.
    var frame: String?
    var isFrameFilled = false
    var isFilled = false

    init?(named name: String) {
        var words = name.split(separator: ".").map(String.init)
        let isFilled = words.last == "fill" && words.count > 1
        if isFilled { words.removeLast() }
        if let commands = Self.drawings[words.joined(separator: ".")] {
            parts = Self.parts(commands)
            self.isFilled = isFilled
            return
        }
        guard words.count > 1, let frame = words.last, Self.frames.contains(frame) else { return nil }
        words.removeLast()
        if words.first == "person", words.count > 1 { return nil }
        guard let commands = Self.drawings[words.joined(separator: ".")] else { return nil }
        parts = Self.parts(commands)
        self.frame = frame
        isFrameFilled = isFilled
    }

    private static let frames: Set<String> = ["circle", "square", "triangle", "rectangle", "seal"]

    /// Parts are parted by a bar; a star before one fills it, an exclamation mark cuts it out of a filled symbol.
    private static func parts(_ commands: String) -> [Part] {
        commands.split(separator: "|").map { word in
            let marks = word.prefix { $0 == "*" || $0 == "!" }
            return Part(
                commands: String(word.dropFirst(marks.count)), isFilled: marks.contains("*"),
                isCutOut: marks.contains("!"))
        }
    }

    static func outline(_ frame: String, in rect: CGRect) -> Path {
        switch frame {
        case "circle": Path(ellipseIn: rect)
        case "seal": Part(commands: drawings["seal"] ?? "").path(in: rect)
        case "triangle": Part(commands: "M 50 4 L 98 94 L 2 94 Z").path(in: rect)
        default: Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) * 0.2)
        }
    }

    private static let drawings: [String: String] = [
        "plus": "M 50 4 L 50 96|M 4 50 L 96 50",
        "minus": "M 4 50 L 96 50",
        "multiply": "M 6 6 L 94 94|M 94 6 L 6 94",
        "xmark": "M 6 6 L 94 94|M 94 6 L 6 94",
        "checkmark": "M 4 56 L 36 92 L 96 8",
        "chevron.left": "M 90 4 L 10 50 L 90 96",
        "chevron.backward": "M 90 4 L 10 50 L 90 96",
        "chevron.right": "M 10 4 L 90 50 L 10 96",
        "chevron.forward": "M 10 4 L 90 50 L 10 96",
        "chevron.up": "M 4 90 L 50 10 L 96 90",
        "chevron.down": "M 4 10 L 50 90 L 96 10",
        "chevron.up.chevron.down": "M 12 36 L 50 4 L 88 36|M 12 64 L 50 96 L 88 64",
        "arrow.left": "M 96 50 L 4 50|M 42 8 L 4 50 L 42 92",
        "arrow.backward": "M 96 50 L 4 50|M 42 8 L 4 50 L 42 92",
        "arrow.right": "M 4 50 L 96 50|M 58 8 L 96 50 L 58 92",
        "arrow.forward": "M 4 50 L 96 50|M 58 8 L 96 50 L 58 92",
        "arrow.up": "M 50 96 L 50 4|M 8 42 L 50 4 L 92 42",
        "arrow.down": "M 50 4 L 50 96|M 8 58 L 50 96 L 92 58",
        "arrow.up.right": "M 6 94 L 94 6|M 30 6 L 94 6 L 94 70",
        "arrow.clockwise":
            "M 90 50 C 90 74 72 92 50 92 C 28 92 10 74 10 50 C 10 26 28 10 50 10 L 62 12|M 46 0 L 64 12 L 48 "
            + "28",
        "arrow.counterclockwise":
            "M 10 50 C 10 74 28 92 50 92 C 72 92 90 74 90 50 C 90 26 72 10 50 10 L 38 12|M 54 0 L 36 12 L 52 "
            + "28",
        "arrow.triangle.2.circlepath":
            "M 8 44 C 12 20 30 8 50 8 C 66 8 78 16 86 30|M 92 56 C 88 80 70 92 50 92 C 34 92 22 84 14 70|M 88 "
            + "8 L 88 32 L 64 32|M 12 92 L 12 68 L 36 68",
        "arrow.up.arrow.down": "M 28 92 L 28 8|M 8 30 L 28 8 L 48 30|M 72 8 L 72 92|M 52 70 L 72 92 L 92 70",
        "ellipsis": "*D 10 50 9|*D 50 50 9|*D 90 50 9",
        "circle": "O 50 50 48 48",
        "square": "R 3 3 94 94 18",
        "rectangle": "R 2 4 96 92 14",
        "triangle": "M 50 4 L 98 94 L 2 94 Z",
        "capsule": "R 2 2 96 96 48",
        "star": "M 50 2 L 63 36 L 98 38 L 70 61 L 80 96 L 50 76 L 20 96 L 30 61 L 2 38 L 37 36 Z",
        "heart":
            "M 50 96 C 18 72 2 52 2 30 C 2 12 14 2 28 2 C 38 2 46 8 50 18 C 54 8 62 2 72 2 C 86 2 98 12 98 30 "
            + "C 98 52 82 72 50 96 Z",
        "house": "M 2 50 L 50 6 L 98 50|M 16 40 L 16 94 L 84 94 L 84 40 L 50 10 Z",
        "person": "O 50 27 22 24|M 6 98 C 6 70 26 60 50 60 C 74 60 94 70 94 98 Z",
        "person.circle": "O 50 50 48 48|!O 50 38 16 16|!M 20 84 C 24 66 36 62 50 62 C 64 62 76 66 80 84 Z",
        "person.crop.circle": "O 50 50 48 48|!O 50 38 16 16|!M 20 84 C 24 66 36 62 50 62 C 64 62 76 66 80 84 Z",
        "person.2":
            "O 34 32 16 18|M 2 94 C 2 70 16 62 34 62 C 52 62 66 70 66 94 Z|O 70 36 13 15|M 74 66 C 88 66 98 "
            + "74 98 94 L 78 94",
        "magnifyingglass": "O 42 42 36 36|M 69 69 L 96 96",
        "gear":
            "O 50 50 30 30|!O 50 50 11 11|M 50 20 L 50 4|M 50 80 L 50 96|M 20 50 L 4 50|M 80 50 L 96 50|M 29 "
            + "29 L 17 17|M 71 71 L 83 83|M 71 29 L 83 17|M 29 71 L 17 83",
        "gearshape":
            "O 50 50 34 34|!O 50 50 14 14|M 50 16 L 50 4|M 50 84 L 50 96|M 16 50 L 4 50|M 84 50 L 96 50|M 26 "
            + "26 L 17 17|M 74 74 L 83 83|M 74 26 L 83 17|M 26 74 L 17 83",
        "trash":
            "M 6 18 L 94 18|M 34 18 L 36 4 L 64 4 L 66 18|M 16 18 L 22 96 L 78 96 L 84 18|!M 50 34 L 50 80|!M "
            + "36 34 L 38 80|!M 64 34 L 62 80",
        "pencil": "M 4 96 L 12 70 L 76 6 L 94 24 L 30 88 Z",
        "square.and.pencil": "M 56 14 L 6 14 L 6 96 L 88 96 L 88 48|M 40 62 L 44 48 L 86 4 L 98 16 L 54 58 Z",
        "square.and.arrow.up":
            "M 32 38 L 10 38 L 10 96 L 90 96 L 90 38 L 68 38|M 50 66 L 50 4|M 30 22 L 50 4 L 70 22",
        "square.and.arrow.down":
            "M 32 38 L 10 38 L 10 96 L 90 96 L 90 38 L 68 38|M 50 4 L 50 66|M 30 48 L 50 66 L 70 48",
        "play": "M 8 4 L 96 50 L 8 96 Z",
        "pause": "R 10 4 24 92 6|R 66 4 24 92 6",
        "stop": "R 4 4 92 92 10",
        "forward": "M 4 8 L 50 50 L 4 92 Z|M 50 8 L 96 50 L 50 92 Z",
        "backward": "M 96 8 L 50 50 L 96 92 Z|M 50 8 L 4 50 L 50 92 Z",
        "forward.end": "M 4 8 L 78 50 L 4 92 Z|M 92 8 L 92 92",
        "backward.end": "M 96 8 L 22 50 L 96 92 Z|M 8 8 L 8 92",
        "line.3.horizontal": "M 4 14 L 96 14|M 4 50 L 96 50|M 4 86 L 96 86",
        "line.horizontal.3": "M 4 14 L 96 14|M 4 50 L 96 50|M 4 86 L 96 86",
        "line.3.horizontal.decrease": "M 4 14 L 96 14|M 20 50 L 80 50|M 38 86 L 62 86",
        "list.bullet": "*D 8 14 6|*D 8 50 6|*D 8 86 6|M 30 14 L 96 14|M 30 50 L 96 50|M 30 86 L 96 86",
        "bell":
            "M 10 76 C 22 66 20 46 22 34 C 26 14 38 8 50 8 C 62 8 74 14 78 34 C 80 46 78 66 90 76 Z|M 38 86 C "
            + "42 98 58 98 62 86",
        "envelope": "R 2 4 96 92 14|!M 6 14 L 50 58 L 94 14",
        "lock": "R 10 44 80 52 12|M 26 44 L 26 28 C 26 12 36 4 50 4 C 64 4 74 12 74 28 L 74 44",
        "eye": "M 2 50 C 18 16 36 6 50 6 C 64 6 82 16 98 50 C 82 84 64 94 50 94 C 36 94 18 84 2 50 Z|*!D 50 50 18",
        "camera": "M 4 22 L 28 22 L 36 6 L 64 6 L 72 22 L 96 22 L 96 94 L 4 94 Z|!O 50 56 22 24",
        "photo": "R 2 4 96 92 12|!O 30 32 9 10|!M 4 84 L 36 54 L 52 70 L 70 48 L 96 76",
        "bookmark": "M 14 4 L 86 4 L 86 96 L 50 66 L 14 96 Z",
        "tag": "M 4 6 L 50 6 L 96 54 L 56 96 L 4 48 Z|*!D 26 26 8",
        "clock": "O 50 50 48 48|!M 50 18 L 50 52 L 26 62",
        "calendar": "R 3 10 94 86 12|!M 4 34 L 96 34|M 28 2 L 28 16|M 72 2 L 72 16",
        "cart": "M 2 8 L 18 8 L 30 66 L 84 66 L 96 24 L 22 24|*D 38 90 8|*D 76 90 8",
        "basket": "M 4 40 L 96 40 L 84 94 L 16 94 Z|M 26 40 L 42 6|M 74 40 L 58 6",
        "bag": "M 10 28 L 90 28 L 96 96 L 4 96 Z|M 30 44 L 30 24 C 30 10 38 4 50 4 C 62 4 70 10 70 24 L 70 44",
        "bolt": "M 62 2 L 12 58 L 46 58 L 36 98 L 88 40 L 52 40 Z",
        "flame":
            "M 52 2 C 62 24 92 38 90 66 C 88 86 72 98 50 98 C 28 98 12 86 10 64 C 9 48 18 38 26 30 C 28 40 32 "
            + "44 38 46 C 38 28 40 14 52 2 Z",
        "flag": "M 12 98 L 12 6|M 12 8 C 40 -4 60 24 92 10 L 92 58 C 60 72 40 44 12 56 Z",
        "folder": "M 4 14 L 34 14 L 44 26 L 96 26 L 96 92 L 4 92 Z",
        "doc": "M 14 4 L 58 4 L 86 34 L 86 96 L 14 96 Z|M 58 4 L 58 34 L 86 34",
        "doc.text": "M 14 4 L 58 4 L 86 34 L 86 96 L 14 96 Z|!M 32 54 L 68 54|!M 32 74 L 68 74",
        "phone":
            "M 24 4 L 38 30 L 26 42 C 32 56 44 68 58 74 L 70 62 L 96 76 C 94 90 84 98 74 96 C 36 90 10 64 4 "
            + "26 C 2 16 10 6 24 4 Z",
        "bubble.left": "M 4 12 L 96 12 L 96 74 L 44 74 L 20 96 L 20 74 L 4 74 Z",
        "message": "O 50 44 48 40|M 24 78 L 16 98 L 46 84",
        "mic": "R 32 2 36 58 18|M 14 44 C 14 86 86 86 86 44|M 50 76 L 50 96|M 32 96 L 68 96",
        "speaker": "M 4 34 L 34 34 L 70 8 L 70 92 L 34 66 L 4 66 Z",
        "speaker.wave.2":
            "M 2 36 L 20 36 L 46 12 L 46 88 L 20 64 L 2 64 Z|M 62 30 C 72 42 72 58 62 70|M 78 16 C 98 36 98 "
            + "64 78 84",
        "speaker.wave.3":
            "M 2 36 L 18 36 L 40 12 L 40 88 L 18 64 L 2 64 Z|M 54 34 C 62 44 62 56 54 66|M 68 22 C 82 38 82 "
            + "62 68 78|M 82 10 C 102 34 102 66 82 90",
        "wifi": "M 4 34 C 32 6 68 6 96 34|M 20 54 C 38 36 62 36 80 54|M 36 74 C 44 66 56 66 64 74|*D 50 92 7",
        "sun.max":
            "O 50 50 20 20|M 50 16 L 50 4|M 50 84 L 50 96|M 16 50 L 4 50|M 84 50 L 96 50|M 26 26 L 17 17|M 74 "
            + "74 L 83 83|M 74 26 L 83 17|M 26 74 L 17 83",
        "moon": "M 40 4 C 20 50 50 84 94 62 C 84 88 62 98 44 94 C 18 90 2 66 6 42 C 9 22 22 8 40 4 Z",
        "cloud": "M 26 90 C 2 90 -4 54 24 50 C 24 16 72 6 76 44 C 104 44 104 90 76 90 Z",
        "map": "M 4 18 L 34 6 L 66 20 L 96 8 L 96 84 L 66 96 L 34 82 L 4 94 Z|!M 34 6 L 34 82|!M 66 20 L 66 96",
        "mappin": "O 50 24 22 18|M 50 42 L 50 98",
        "location": "M 96 4 L 58 96 L 48 52 L 4 42 Z",
        "paperplane": "M 96 4 L 62 96 L 42 60 L 4 42 Z|!M 96 4 L 42 60",
        "globe": "O 50 50 48 48|!O 50 50 22 48|!M 2 50 L 98 50",
        "info": "*D 50 10 9|M 34 40 L 52 40 L 52 92|M 30 94 L 74 94",
        "questionmark": "M 12 28 C 14 -4 88 -4 88 30 C 88 52 50 48 50 72|*D 50 92 7",
        "exclamationmark": "M 50 6 L 50 64|*D 50 92 8",
        "gift":
            "R 4 26 92 20 4|M 12 46 L 12 96 L 88 96 L 88 46|!M 50 26 L 50 96|M 50 24 C 20 24 22 2 36 4 C 46 6 "
            + "50 24 50 24 C 50 24 54 6 64 4 C 78 2 80 24 50 24",
        "creditcard": "R 2 4 96 92 12|!M 4 30 L 96 30|!M 14 70 L 40 70",
        "book":
            "M 50 16 C 38 4 16 4 4 12 L 4 90 C 16 82 38 84 50 94 C 62 84 84 82 96 90 L 96 12 C 84 4 62 4 50 "
            + "16 Z|!M 50 16 L 50 94",
        "book.closed": "R 10 4 80 92 10|!M 26 4 L 26 96",
        "music.note": "M 36 78 L 36 8 L 88 2 L 88 24 L 36 30|*O 22 82 16 13",
        "link": "R 2 30 54 40 20|R 44 30 54 40 20",
        "slider.horizontal.3":
            "M 4 16 L 96 16|M 4 50 L 96 50|M 4 84 L 96 84|*O 32 16 10 10|*O 66 50 10 10|*O 40 84 10 10",
        "square.grid.2x2": "R 4 4 40 40 6|R 56 4 40 40 6|R 4 56 40 40 6|R 56 56 40 40 6",
        "tray": "M 4 54 L 20 10 L 80 10 L 96 54 L 96 92 L 4 92 Z|!M 4 54 L 32 54 L 38 68 L 62 68 L 68 54 L 96 54",
        "power": "M 50 2 L 50 46|M 28 16 C 6 30 2 62 20 80 C 38 98 64 98 80 80 C 98 62 94 30 72 16",
        "timer": "O 50 50 48 48|!M 50 50 L 30 30|M 50 2 L 50 18",
        "bed.double": "M 4 96 L 4 62 L 96 62 L 96 96|M 12 62 L 12 14 L 88 14 L 88 62|R 20 40 24 22 4|R 56 40 24 22 4",
        "figure.walk":
            "*O 52 10 10 9|M 52 26 L 44 58 L 58 74 L 62 98|M 44 58 L 26 98|M 52 28 L 28 40 L 24 54|M 52 28 L "
            + "68 46 L 80 48",
        "video": "R 2 8 66 84 14|M 72 44 L 98 18 L 98 82 L 72 56 Z",
        "fork.knife":
            "M 14 4 L 14 34 C 14 50 42 50 42 34 L 42 4|M 28 4 L 28 96|M 84 96 L 84 4 C 66 14 64 40 64 56 L 84 "
            + "56",
        "shuffle":
            "M 2 24 L 22 24 C 48 24 46 76 72 76 L 96 76|M 2 76 L 22 76 C 30 76 36 70 40 62|M 56 38 C 60 30 66 "
            + "24 72 24 L 96 24|M 84 10 L 98 24 L 84 38|M 84 62 L 98 76 L 84 90",
        "repeat":
            "M 6 50 L 6 40 C 6 28 14 22 24 22 L 94 22|M 80 6 L 96 22 L 80 38|M 94 50 L 94 60 C 94 72 86 78 76 "
            + "78 L 6 78|M 20 62 L 4 78 L 20 94",
        "leaf": "M 96 6 C 98 60 78 92 44 92 C 20 92 8 76 10 58 C 14 24 56 30 96 6 Z|!M 4 98 C 20 70 44 56 70 46",
        "drop": "M 50 4 C 70 34 88 50 88 68 C 88 86 70 98 50 98 C 30 98 12 86 12 68 C 12 50 30 34 50 4 Z",
        "lightbulb":
            "M 34 72 C 34 60 14 54 14 34 C 14 14 30 4 50 4 C 70 4 86 14 86 34 C 86 54 66 60 66 72 Z|M 36 84 L "
            + "64 84|M 42 96 L 58 96",
        "key": "O 26 50 22 24|M 48 50 L 96 50|M 82 50 L 82 74|M 66 50 L 66 66",
        "chart.bar": "R 4 50 20 46 4|R 40 26 20 70 4|R 76 4 20 92 4",
        "car":
            "M 6 54 L 18 22 C 20 16 24 14 30 14 L 70 14 C 76 14 80 16 82 22 L 94 54 L 94 84 L 6 84 Z|!M 10 52 "
            + "L 90 52|*!D 24 68 6|*!D 76 68 6",
        "airplane":
            "M 96 50 C 96 42 86 40 76 40 L 62 40 L 34 4 L 24 4 L 38 40 L 18 40 L 8 28 L 2 28 L 8 50 L 2 72 L "
            + "8 72 L 18 60 L 38 60 L 24 96 L 34 96 L 62 60 L 76 60 C 86 60 96 58 96 50 Z",
        "hand.thumbsup":
            "M 4 46 L 22 46 L 22 94 L 4 94 Z|M 34 46 C 46 36 50 22 50 6 C 66 4 68 22 62 38 L 92 38 C 98 40 98 "
            + "50 94 52 C 98 58 96 66 90 68 C 92 76 90 82 84 82 C 84 90 80 94 72 94 L 50 94 C 44 94 40 92 34 88 "
            + "Z",
        "gamecontroller":
            "M 26 20 L 74 20 C 94 20 100 90 84 90 C 74 90 72 70 64 70 L 36 70 C 28 70 26 90 16 90 C 0 90 6 20 "
            + "26 20 Z|!M 32 34 L 32 56|!M 20 45 L 44 45|*!D 70 45 6",
        "pawprint":
            "*O 26 36 10 14|*O 50 24 10 15|*O 74 36 10 14|M 50 48 C 30 48 14 84 28 92 C 38 96 44 88 50 88 C "
            + "56 88 62 96 72 92 C 86 84 70 48 50 48 Z",
        "alarm": "O 50 54 40 40|!M 50 28 L 50 56 L 66 66|M 4 26 L 26 8|M 96 26 L 74 8",
        "crown": "M 8 92 L 2 22 L 30 50 L 50 8 L 70 50 L 98 22 L 92 92 Z",
        "ant": "*O 50 22 12 12|*O 50 50 12 14|*O 50 80 14 16|M 30 40 L 70 60|M 70 40 L 30 60|M 24 80 L 76 80",
        "seal":
            "M 50 2 L 62 12 L 78 10 L 84 24 L 98 32 L 94 48 L 98 66 L 84 74 L 78 90 L 62 88 L 50 98 L 38 88 L "
            + "22 90 L 16 74 L 2 66 L 6 48 L 2 32 L 16 24 L 22 10 L 38 12 Z",
    ]
}

extension SymbolGlyph.Part {
    func path(in rect: CGRect) -> Path {
        let words = commands.split(separator: " ")
        var place = 0
        func number() -> CGFloat {
            defer { place += 1 }
            return place < words.count ? CGFloat(Double(words[place]) ?? 0) : 0
        }
        func point() -> CGPoint {
            let x = number()
            return CGPoint(x: rect.minX + rect.width * x / 100, y: rect.minY + rect.height * number() / 100)
        }
        return Path { path in
            while place < words.count {
                let command = words[place]
                place += 1
                switch command {
                case "M": path.move(to: point())
                case "L": path.addLine(to: point())
                case "C":
                    let (first, second) = (point(), point())
                    path.addCurve(to: point(), control1: first, control2: second)
                case "O":
                    let middle = point()
                    let (x, y) = (rect.width * number() / 100, rect.height * number() / 100)
                    path.addEllipse(in: CGRect(x: middle.x - x, y: middle.y - y, width: 2 * x, height: 2 * y))
                case "D":
                    let middle = point()
                    let radius = min(max(rect.width, rect.height) * number() / 100, min(rect.width, rect.height) / 2)
                    path.addEllipse(
                        in: CGRect(
                            x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
                case "R":
                    let corner = point()
                    let size = CGSize(width: rect.width * number() / 100, height: rect.height * number() / 100)
                    let radius = min(rect.width, rect.height) * number() / 100
                    path.addRoundedRect(
                        in: CGRect(origin: corner, size: size),
                        cornerSize: CGSize(width: radius, height: radius))
                default: path.closeSubpath()
                }
            }
        }
    }
}
