@_exported import Foundation
// Apple's SwiftUI shows UIKit's names as well: UIColor, UIScreen, UIApplication.
@_exported import UIKit
@_exported import ViewTree
