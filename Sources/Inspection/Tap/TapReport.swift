import Foundation
import HitTest
import Layout

/// Taps as text and as `viewtree.tap/1`.
public struct TapReport {
    /// One tap with what it did and what was expected of it.
    public struct Tap {
        public var result: TapResult
        public var expectation: Expectation?
        /// What to change for the element that was meant to be reached, where that is more than the point tells.
        public var fix: String?

        public init(result: TapResult, expectation: Expectation? = nil, fix: String? = nil) {
            self.result = result
            self.expectation = expectation
            self.fix = fix
        }
    }

    /// Who should have received it.
    public struct Expectation {
        /// What was asked for, as typed.
        public var name: String
        public var isMet: Bool
        /// Who received it instead and why, or in place of the element and why that is no fault; nil where the element
        /// did.
        public var detail: String?

        public init(name: String, isMet: Bool, detail: String? = nil) {
            self.name = name
            self.isMet = isMet
            self.detail = detail
        }
    }

    let taps: [Tap]

    public init(_ taps: [Tap]) { self.taps = taps }

    public var json: JSONValue {
        .object([("schema", .string("viewtree.tap/1")), ("taps", .array(taps.map(Self.json)))])
    }

    private static func json(_ tap: Tap) -> JSONValue {
        let result = tap.result.hitTest
        let explanation = result.explanation
        return .object([
            ("point", .point(result.point)),
            ("hit", result.hit.map { json($0) } ?? .null),
            ("receiver", result.receiver.map { json($0, withGesture: true) } ?? .null),
            ("also", .array(result.also.map { json($0, withGesture: true) })),
            ("verdict", .string(tap.result.input?.verdict ?? explanation.verdict)),
            ("rule", .string(explanation.rule.rawValue)),
            ("certainty", .string(explanation.certainty.rawValue)),
            ("considered", .array(explanation.candidates.map(json))),
            ("omitted", .int(explanation.omitted)),
            ("effects", .array(tap.result.effects.map(json))),
            ("touch", json(result.touch ?? PlayedTouch(kind: .tap(count: 1)), tap.result.input)),
        ])
    }

    /// What was done with the finger, or instead of it.
    private static func json(_ touch: PlayedTouch, _ input: PlayedInput?) -> JSONValue {
        var name = "tap"
        var count = 1
        var end = JSONValue.null
        switch touch.kind {
        case .tap(let number): count = number
        case .press: name = "press"
        case .drag(let point):
            name = "drag"
            end = .point(point)
        case .hold: name = "hold"
        case .secondary: name = "secondaryPress"
        }
        if let input { name = input.kind.rawValue }
        return .object([("kind", .string(name)), ("count", .int(count)), ("to", end)])
    }

    private static func json(_ view: HitView, withGesture: Bool = false) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("n", .int(view.node.n)), ("kind", .string(view.kind)), ("id", .string(view.id)),
            ("label", .string(view.label)),
        ]
        if withGesture { members.append(("gesture", .string(view.gesture))) }
        return .object(members)
    }

    private static func json(_ candidate: HitCandidate) -> JSONValue {
        .object([
            ("n", .int(candidate.node.n)), ("kind", .string(candidate.node.kind)), ("id", .string(candidate.id)),
            ("result", .string(candidate.outcome.rawValue)), ("rule", .string(candidate.rule?.rawValue)),
            ("detail", .string(candidate.detail)),
        ])
    }

    private static func json(_ effect: TapEffect) -> JSONValue {
        .object([
            ("kind", .string(effect.kind.rawValue)), ("n", .int(effect.n)), ("id", .string(effect.id)),
            ("label", .string(effect.label)), ("from", json(effect.from)), ("to", json(effect.to)),
        ])
    }

    private static func json(_ value: TapEffect.Value?) -> JSONValue {
        switch value {
        case nil: .null
        case .frame(let rect): .rect(rect)
        case .string(let string): .string(string)
        }
    }

    public var text: String {
        taps.map { tap in
            var lines = [tap.result.text(fix: tap.fix)]
            if let line = tap.expectation?.line { lines.append(PrintedText.line(line)) }
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }
}

extension TapReport.Expectation {
    /// `expected: title, but Color takes it: occluded, Color is in front of it`; nil where there is nothing to say.
    var line: String? {
        guard !isMet else { return detail.map { "\"\(name)\": \($0)" } }
        return "expected: \(name)" + (detail.map { ", but \($0)" } ?? "")
    }
}
