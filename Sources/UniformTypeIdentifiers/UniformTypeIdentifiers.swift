// Kinds of files; SwiftUI's files use them with and without this import.
@_exported import Foundation
@_exported import ViewTree
