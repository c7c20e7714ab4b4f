/// Something a person does with fingers or a mouse, and what comes of it.
///
/// A gesture of the user's has a body; those of the library say themselves how they are recognised.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What callbacks get to know.
    associatedtype Value
    /// The gesture this one is made of.
    associatedtype Body: Gesture

    @MainActor @preconcurrency var body: Body { get }

    /// Puts the gesture's own state in place and answers who recognises it.
    @MainActor static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<Value>
}

extension Gesture {
    /// A gesture of the user's: its state is put in place, then its body counts.
    @MainActor public static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<Body.Value> {
        var context = context
        context.depth += 1
        // A body that names itself would go on for ever.
        guard context.depth < _GestureContext.deepest else { return _GestureFactory { FailingRecognizer() } }
        guard let fields = DynamicFields.of(Self.self) else { return Body._resolve(gesture.body, context) }
        var copy = gesture
        withUnsafeMutablePointer(to: &copy) { context.install(fields, in: UnsafeMutableRawPointer($0)) }
        return Body._resolve(copy.body, context)
    }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture without a body.
@MainActor @preconcurrency
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) is recognised without a body") }
}

/// Where a gesture is attached, as its state sees it.
public struct _GestureContext {
    static let deepest = 256

    let environment: EnvironmentValues
    let store: StateStore
    let identity: UInt64
    /// Tells the gestures of one view apart.
    let place: Int
    var depth = 0
    let remarks = Remarks()

    /// What is to be said about the gesture.
    final class Remarks {
        /// What was wrong with its numbers.
        var warnings: [String] = []
        /// Why it is not played.
        var approximation: String?
    }

    /// A number that a gesture can use: not NaN, not below a minimum.
    func checked(_ number: Double, _ what: String, atLeast minimum: Double, or usual: Double) -> Double {
        guard number.isNaN || number < minimum else { return number }
        let used = number.isNaN ? usual : minimum
        remarks.warnings.append("\(what) of \(number) is taken as \(used)")
        return used
    }

    func install(_ fields: DynamicFields, in gesture: UnsafeMutableRawPointer) {
        var context = DynamicPropertyContext(
            environment: environment, store: store, identity: identity, offset: 0, name: "")
        for field in fields.fields {
            // Far from the properties of views and the slots of modifiers.
            context.offset = Int.min / 2 + ((place * Self.deepest) + depth) * 4096 + field.offset
            context.name = field.name
            field.type._install(gesture + field.offset, &context)
        }
    }
}

/// Makes a recogniser for each touch.
public struct _GestureFactory<Value> {
    public let make: () -> GestureRecognizer<Value>
    /// How many taps it is, where it is nothing but taps; 0 where only playing a touch can tell what it takes.
    public let tapCount: Int

    public init(tapCount: Int = 0, _ make: @escaping () -> GestureRecognizer<Value>) {
        self.make = make
        self.tapCount = tapCount
    }
}
