import Foundation
import HitTest
import Inspection
import Layout
import ViewTree

extension CommandRun {
    /// Types, scrolls or lets time pass in a sequence of taps; nil for a touch.
    func input(_ target: Arguments.Tap.Target, _ host: ViewHost) throws(UsageError) -> TapReport.Tap? {
        let warned = host.warnings.count
        let result: TapResult
        switch target {
        case .typing(let id, let text):
            result = host.typing(text, into: try ElementLookup.find(id, in: host.tree))
        case .scrolling(let id, let x, let y):
            result = host.scrolling(try ElementLookup.find(id, in: host.tree), by: CGVector(dx: x, dy: y))
        case .advancing(let seconds): result = host.advancing(by: seconds)
        default: return nil
        }
        if host.warnings.count > warned { throw UsageError(host.warnings[warned].message) }
        return TapReport.Tap(result: result)
    }
}
