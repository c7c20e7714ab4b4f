@_exported import Foundation
// On Linux URLSession and URLRequest are in a module of their own.
@_exported import FoundationNetworking
@_exported import ViewTree
