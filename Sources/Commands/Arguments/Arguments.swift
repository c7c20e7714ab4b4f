import Foundation
import HitTest
import Layout
import ViewTree

/// The command line, taken apart and checked.
public struct Arguments: Sendable {
    public enum Command: String, CaseIterable, Sendable {
        case dump, tap, why, map, sweep, examples
        case audit, diff
    }

    public enum Format: String, CaseIterable, Sendable {
        case text, json, svg, html
        case sarif, junit, github
    }

    /// Where a tap goes, and who should get it.
    public struct Tap: Sendable {
        public enum Target: Sendable {
            case point(CGPoint)
            case element(String)
            /// A finger that goes down at one point and is lifted at another.
            case drag(from: CGPoint, to: CGPoint)
            /// A finger that stays down.
            case press(CGPoint)
            case typing(String, text: String)
            case scrolling(String, x: Double, y: Double)
            /// A finger that goes down on an element and is lifted that much further.
            case draggingElement(String, x: Double, y: Double)
            /// A finger that stays down on an element.
            case pressingElement(String)
            /// Time that passes, in seconds.
            case advancing(Double)
        }

        public var target: Target
        /// An ID, or `none`.
        public var expected: String?
        /// How many taps, one after the other.
        public var count = 1
        /// How long a press lasts; nil for as long as usual.
        public var seconds: Double?
    }

    public var command: Command?
    public var sources: [String] = []
    public var view: String?
    public var preview: String?
    /// Modules whose names are made up.
    public var stubs: [String] = []
    public var device: Device?
    public var platform: Platform?
    public var rules: HitTestRules?
    public var clipsLimitHits = false
    public var finger: Double?
    public var dynamicType: DynamicTypeSize?
    public var locale: String?
    public var isRightToLeft = false
    public var isDark = false
    public var format = Format.text
    public var output: String?
    public var timeout: Double?
    public var usesColor: Bool?
    public var taps: [Tap] = []
    public var isFresh = false
    public var element: String?
    /// The element whose frame `dump` is to explain.
    public var explained: String?
    public var opacities: [Double] = []
    public var wantsHelp = false
    public var wantsVersion = false

    /// Whether a dump tells who receives taps, for `diff`.
    public var tellsReceivers = false
    /// Whether to answer anew each time that a source is saved.
    public var watches = false
    /// What an audit goes by.
    public var audit = AuditOptions()

    /// What `--format` was given where it is no format.
    private var unknownFormat: String?
    /// A `--count` that stands before its tap.
    var waitingCount: Int?
    private var size: CGSize?
    private(set) var scale: CGFloat?
    private(set) var safeArea: EdgeInsets?
    private var isLandscape = false

    /// Takes the words after the program's name.
    public init(_ words: [String]) throws(UsageError) {
        var rest = words[...]
        // What follows `--` is no option, whatever it begins with.
        var hasOptions = true
        while let word = rest.popFirst() {
            if hasOptions, word == "--" {
                hasOptions = false
            } else if hasOptions, word.hasPrefix("-"), word != "-" {
                try take(option: word, &rest)
            } else if command == nil {
                guard let known = Command(rawValue: word) else {
                    throw UsageError(
                        "There is no command \"\(word)\". The commands are "
                            + Command.allCases.map(\.rawValue).joined(separator: ", ") + ".")
                }
                command = known
            } else {
                sources.append(word)
            }
        }
        try check()
    }

    private mutating func take(option: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
        var option = option
        // `--name=value` is the same as `--name value`.
        var attached: String?
        if let equals = option.firstIndex(of: "=") {
            attached = String(option[option.index(after: equals)...])
            option = String(option[..<equals])
        }
        func value() throws(UsageError) -> String {
            if let value = attached {
                attached = nil
                return value
            }
            guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value.") }
            if value.hasPrefix("--") {
                throw UsageError(
                    "\(option) needs a value, and \(value) follows; if that is meant, write \(option)=\(value).")
            }
            return value
        }
        switch option {
        case "--help", "-h": wantsHelp = true
        case "--version": wantsVersion = true
        case "--view": view = try Self.name(try value(), option, "a view")
        case "--preview": preview = try Self.name(try value(), option, "a preview, or its number")
        case "--stub": stubs += try Self.modules(try value())
        case "--device": device = try Self.device(try value())
        case "--size": size = try Self.size(try value())
        case "--scale": scale = CGFloat(try Self.number(try value(), option, from: 1, to: 16, "pixels per point"))
        case "--safe-area": safeArea = try Self.insets(try value())
        case "--landscape": isLandscape = true
        case "--platform": platform = try Self.platform(try value())
        case "--rules": rules = try Self.rules(try value())
        case "--clips-limit-hits": clipsLimitHits = true
        case "--finger":
            // The radius may be left out: a finger in the simulator.
            finger = 20
            if let word = attached ?? rest.first, attached != nil || Double(word) != nil {
                finger = try Self.finger(Double(word) ?? .nan, try value())
            }
        case "--dynamic-type": dynamicType = try Self.dynamicType(try value())
        case "--locale": locale = try Self.locale(try value())
        case "--rtl": isRightToLeft = true
        case "--dark": isDark = true
        case "--format":
            let word = try value()
            // Which there are depends on the command, which may come later.
            if let known = Format(rawValue: word) { format = known }
            unknownFormat = Format(rawValue: word) == nil ? word : nil
        case "--output": output = try Self.name(try value(), option, "a file")
        case "--timeout": timeout = try Self.number(try value(), option, from: 0.1, to: 86_400, "seconds")
        case "--color":
            let word = try value()
            guard ["never", "always", "auto"].contains(word) else {
                throw UsageError("--color takes never, always or auto, not \"\(word)\".")
            }
            usesColor = word == "auto" ? nil : word == "always"
        case "--at": taps.append(counted(Tap(target: .point(try Self.point(try value())))))
        case "--on":
            let name = try value()
            guard !name.isEmpty else { throw UsageError("--on needs the ID of an element.") }
            element = name
            taps.append(counted(Tap(target: .element(name))))
        case "--expect":
            let name = try value()
            guard !taps.isEmpty else {
                throw UsageError("--expect belongs to the --at, --on, --drag or --press before it; there is none.")
            }
            taps[taps.count - 1].expected = name
        case "--fresh": isFresh = true
        case "--opacity":
            for word in try value().split(separator: ",", omittingEmptySubsequences: false) {
                opacities.append(try Self.opacity(word.trimmingCharacters(in: .whitespaces)))
            }
        case "--explain":
            let name = try value()
            guard !name.isEmpty else { throw UsageError("--explain needs the ID of an element.") }
            guard explained == nil else { throw UsageError("--explain explains one element; it was given twice.") }
            explained = name
        case "--drag": taps.append(try Self.drag(try value()))
        case "--press": taps.append(try Self.press(try value()))
        case "--count": try tapSeveralTimes(try Self.count(try value()))
        case "--type": taps.append(try Self.typing(try value()))
        case "--scroll": taps.append(try Self.scrolling(try value()))
        case "--advance": taps.append(try Self.advancing(try value()))
        default:
            guard try takeAudit(option, value) else {
                throw UsageError("There is no option \(option). `viewtree --help` lists them.")
            }
        }
        if let attached { throw UsageError("\(option) takes no value; \"\(attached)\" was given.") }
    }

    private mutating func check() throws(UsageError) {
        if wantsHelp || wantsVersion { return }
        guard let command else { throw UsageError("No command. `viewtree --help` shows what there is.") }
        if let unknownFormat { throw UsageError("\(formatSentence(command)), not \"\(unknownFormat)\".") }
        if command == .examples {
            if !sources.isEmpty { throw UsageError("examples lists them all; it takes no source.") }
            if format != .text { throw UsageError("examples answers in text.") }
            return
        }
        guard !sources.isEmpty else {
            throw UsageError(
                "\(command.rawValue) needs a source: a Swift file, a folder, or the name of an example "
                    + "(`viewtree examples` lists them).")
        }
        if waitingCount != nil { throw UsageError("--count belongs to an --at or --on; there is none.") }
        if explained != nil && command != .dump {
            throw UsageError("--explain is dump's: viewtree dump SOURCE --explain ID.")
        }
        switch command {
        case .tap where taps.isEmpty:
            throw UsageError(
                "tap needs --at X,Y or --on ID, or else --drag X,Y:X,Y, --press X,Y, --type, --scroll or --advance.")
        case .why where element == nil: throw UsageError("why needs --on ID.")
        case .sweep where element == nil: throw UsageError("sweep needs --on ID.")
        default: break
        }
        try checkAudit()
        if (command == .dump || command == .map) && !taps.isEmpty {
            throw UsageError("--at and --on are tap's, why's and sweep's; \(command.rawValue) takes none.")
        }
        if command != .tap && taps.contains(where: \.isTouch) {
            throw UsageError("--drag, --press and --count are tap's.")
        }
        if command != .tap {
            if taps.contains(where: { $0.expected != nil }) {
                throw UsageError("--expect is tap's: viewtree tap SOURCE --at X,Y --expect ID.")
            }
            if taps.contains(where: { !$0.isPlainTap && !$0.isTouch }) {
                throw UsageError("--type, --scroll and --advance are tap's.")
            }
            if isFresh { throw UsageError("--fresh is tap's.") }
            let names = taps.filter { if case .element = $0.target { true } else { false } }
            if command == .why, names.count < taps.count {
                throw UsageError("--at is tap's and sweep's; why looks for the best point itself.")
            }
            if taps.count - names.count > 1 {
                throw UsageError("\(command.rawValue) answers about one point; --at was given twice.")
            }
            if names.count > 1 {
                throw UsageError("\(command.rawValue) answers about one element; --on was given twice.")
            }
        }
        if !opacities.isEmpty && command != .sweep { throw UsageError("--opacity is sweep's.") }
        if explained != nil && (format == .svg || format == .html) {
            throw UsageError("--explain answers in text or JSON; --format \(format.rawValue) draws the whole screen.")
        }
        if (format == .svg || format == .html) && command != .dump && command != .map {
            throw UsageError("--format \(format.rawValue) is dump's and map's.")
        }
        if size == nil && (safeArea != nil || scale != nil) && device == nil {
            throw UsageError("--scale and --safe-area go with --size or --device.")
        }
        if device != nil && size != nil { throw UsageError("Give --device or --size, not both.") }
        try checkScreen()
        if view != nil && preview != nil {
            throw UsageError("Give --view or --preview, not both: a preview shows the view that it makes.")
        }
    }

    /// Whether the command line says what screen it is.
    public var namesScreen: Bool { device != nil || size != nil || isLandscape }

    /// A window of a preview's own size; nothing where the size is none.
    mutating func take(size: CGSize) {
        let largest = CGFloat(Self.largestLength)
        guard size.width > 0, size.height > 0, size.width <= largest, size.height <= largest else { return }
        self.size = size
    }

    mutating func turn() { isLandscape = true }

    /// The screen that was asked for.
    public var screen: Device {
        var screen = device ?? (platform?.isMacOS == true ? Self.macWindow : .iPhone16Pro)
        if let size {
            screen = Device(size: size, scale: scale ?? 2, safeArea: safeArea ?? EdgeInsets())
        } else {
            if let scale { screen.scale = scale }
            if let safeArea { screen.safeArea = safeArea }
        }
        // A screen that is wider than high lies on its side already.
        if isLandscape, screen.size.width < screen.size.height { screen = screen.landscape }
        if let platform { screen.platform = platform }
        return screen
    }

    /// The rules that were asked for; a Mac has its own.
    public var hitRules: HitTestRules {
        var rules = self.rules ?? (screen.platform.isMacOS ? .macOS : .frontMost)
        rules.clipsLimitHits = clipsLimitHits
        if let finger { rules.fingerRadius = finger }
        return rules
    }

    /// What the root view reads.
    public var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        if isDark { environment.colorScheme = .dark }
        if let dynamicType { environment.dynamicTypeSize = dynamicType }
        if let locale { environment.locale = Locale(identifier: locale) }
        let runsRightToLeft = locale.map { Locale.Language(identifier: $0).characterDirection == .rightToLeft } ?? false
        if isRightToLeft || runsRightToLeft { environment.layoutDirection = .rightToLeft }
        return environment
    }
}
