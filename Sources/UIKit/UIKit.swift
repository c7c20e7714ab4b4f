// UIKit's vocabulary for files written for it: views that are laid out, hit-tested and played here.
@_exported import Foundation
@_exported import ViewTree
