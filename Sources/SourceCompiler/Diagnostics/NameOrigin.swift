/// Where an unknown name most likely comes from.
enum NameOrigin: CaseIterable {
    case user
    case framework
    case swiftUI

    var sentence: String {
        switch self {
        case .user: "declared in no file given: name the files that declare them, too, or their folder"
        case .framework: "from a framework that is not part of ViewTree"
        case .swiftUI: "not in ViewTree: SwiftUI's or UIKit's and yet to come, or misspelled"
        }
    }
}
