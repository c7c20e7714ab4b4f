// Pickers of photos, which are SwiftUI's and UIKit's here. No photo is ever picked.
@_exported import Foundation
@_exported import UIKit
@_exported import ViewTree
