/// Makes a property of an extension of `EnvironmentValues` or `Transaction` a value of its own, with the initial value
/// as its default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
