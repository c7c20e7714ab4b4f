import Foundation
import FoundationNetworking
import ViewTree

// A screen that is looked at on a command line loads nothing: an answer that depends on the network would differ from run
// to run. A call with no delegate means these rather than the originals, whose delegate has a default. They are compiled
// into the file that calls them, so that programs without them do not load the network's library.

extension URLSession {
    /// Loads what is at an address; on the command line it fails at once as without a connection.
    @_alwaysEmitIntoClient
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        if _ScreenNetwork.refuses(url) { throw URLError(.notConnectedToInternet) }
        return try await data(from: url, delegate: nil)
    }

    /// Loads what a request asks for; on the command line it fails at once as without a connection.
    @_alwaysEmitIntoClient
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        if _ScreenNetwork.refuses(request.url) { throw URLError(.notConnectedToInternet) }
        return try await data(for: request, delegate: nil)
    }
}
