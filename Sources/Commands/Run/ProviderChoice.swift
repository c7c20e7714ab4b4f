import Foundation
import ViewTree

/// One of the previews that the user's providers declare: what they are is known only once they have been made.
struct ProviderChoice {
    let settings: _PreviewSettings
    let make: @MainActor () -> AnyView

    init(
        wanted: String?, others: [String], _ providers: [(name: String, make: @MainActor () -> AnyView)]
    ) throws(UsageError) {
        struct Found {
            let provider: Int
            let index: Int
            let item: _PreviewItem
        }
        nonisolated(unsafe) var all: [Found] = []
        MainActorStandIn.run {
            for (number, provider) in providers.enumerated() {
                for (index, item) in _PreviewItem.all(of: provider.make()).enumerated() {
                    all.append(Found(provider: number, index: index, item: item))
                }
            }
        }
        guard !all.isEmpty else {
            throw UsageError("\(providers.map(\.name).joined(separator: ", ")) declares no preview: its body is empty.")
        }
        var found = wanted == nil ? all[0] : nil
        if let wanted {
            found = all.first { $0.item.settings.displayName == wanted }
            if found == nil, let number = Int(wanted), all.indices.contains(number - 1) { found = all[number - 1] }
        }
        guard let found else {
            let names = all.enumerated().map { $1.item.settings.displayName ?? "\($0 + 1)" }
            throw UsageError(
                "no preview named \(wanted ?? "")\nthe previews are \((others + names).joined(separator: ", "))")
        }
        settings = found.item.settings
        let provider = providers[found.provider].make
        let index = found.index
        make = {
            // Made anew each time, as the view's own objects are.
            let items = _PreviewItem.all(of: provider())
            return items.indices.contains(index) ? items[index].view : AnyView(EmptyView())
        }
    }
}
