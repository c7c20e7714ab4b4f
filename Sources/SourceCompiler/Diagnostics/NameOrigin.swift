/// Where an unknown name most likely comes from.
enum NameOrigin: CaseIterable {
    case user
    case framework
    case swiftUI
    case uiKit
    /// A member of a type of the library's: its own and yet to come, or the user's, in a file that was not given.
    case member
    case misspelled

    var sentence: String {
        switch self {
        case .user: "declared in no file given: name the files that declare them, too, or their folder"
        case .framework: "from a framework that is not part of ViewTree"
        case .swiftUI: "SwiftUI's, and not in ViewTree yet"
        case .uiKit: "UIKit's, and not in ViewTree yet"
        case .member: "SwiftUI's or UIKit's and not in ViewTree yet, or an extension's in a file that is not given"
        case .misspelled: "misspelled, it seems"
        }
    }
}
