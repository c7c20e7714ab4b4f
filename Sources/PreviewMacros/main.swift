// The compiler starts this program as a plugin and asks it, over standard input and output, what a macro stands for.
// The protocol is the compiler's own (swift-syntax would otherwise speak it): each message is a length, eight bytes
// with the lowest first, and that many bytes of JSON.

import Foundation

while let message = PluginConnection.read() {
    PluginConnection.write(answer(to: message))
}

/// The answer to one of the compiler's questions; an empty object where it asks for something macros here never need.
func answer(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
        return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    if let request = message["expandFreestandingMacro"] as? [String: Any] {
        guard let preview = PreviewExpansion(request: request) else {
            // Widgets' and other previews without a view: nothing to show, and no fault of the file.
            return expansion("")
        }
        return expansion(preview.source)
    }
    if let request = message["expandAttachedMacro"] as? [String: Any] {
        if let entry = EntryExpansion(request: request) { return expansion(entry.source) }
        // `@Previewable` outside a preview adds nothing; inside one its declaration is moved by `#Preview` itself.
        return expansion("")
    }
    return [:]
}

func expansion(_ source: String) -> [String: Any] {
    ["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()]]
}
