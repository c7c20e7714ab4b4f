@_exported import Foundation
// On Linux URLSession and URLRequest are in a module of their own.
@_exported import FoundationNetworking
// Apple's SwiftUI shows UIKit's names as well: UIColor, UIScreen, UIApplication.
@_exported import UIKit
@_exported import ViewTree
