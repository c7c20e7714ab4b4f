import Foundation

/// When a keyboard begins with a capital letter by itself.
public struct TextInputAutocapitalization: Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static var never: TextInputAutocapitalization { TextInputAutocapitalization("never") }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization("words") }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization("sentences") }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization("characters") }

    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

/// What a system for writing text may offer.
public struct WritingToolsBehavior: Sendable {
    private let name: String

    public static let automatic = WritingToolsBehavior(name: "automatic")
    public static let complete = WritingToolsBehavior(name: "complete")
    public static let limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How a field takes dictation.
public struct TextInputDictationBehavior: Equatable, Sendable {
    private let name: String

    public static var automatic: TextInputDictationBehavior { TextInputDictationBehavior(name: "automatic") }
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: "inline")
    }
}

/// When dictation begins.
public struct TextInputDictationActivation: Equatable, Sendable {
    private let name: String

    public static let onLook = TextInputDictationActivation(name: "onLook")
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

// How a keyboard looks and helps: none is shown here.
nonisolated extension View {
    public func keyboardType(_ type: UIKeyboardType) -> UnchangedContent<Self> { unchanged }
    public func textContentType(_ textContentType: UITextContentType?) -> UnchangedContent<Self> { unchanged }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> UnchangedContent<Self> { unchanged }

    public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> UnchangedContent<Self> { unchanged }

    public func autocorrectionDisabled(
        _ disable: Bool = true
    ) -> EnvironmentContent<Self, Bool> { environment(\.autocorrectionDisabled, disable) }

    public func disableAutocorrection(_ disable: Bool?) -> EnvironmentContent<Self, Bool> {
        environment(\.autocorrectionDisabled, disable ?? false)
    }

    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> UnchangedContent<Self> { unchanged }
    public func findDisabled(_ isDisabled: Bool = true) -> UnchangedContent<Self> { unchanged }
    public func replaceDisabled(_ isDisabled: Bool = true) -> UnchangedContent<Self> { unchanged }
    public func findNavigator(isPresented: Binding<Bool>) -> UnchangedContent<Self> { unchanged }
    public func textInputCompletion(_ completion: String) -> UnchangedContent<Self> { unchanged }

    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> UnchangedContent<Self> {
        unchanged
    }
}
