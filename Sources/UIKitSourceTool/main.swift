import Foundation
import SourceCompiler

// Writes a copy of a file for compilers without the Objective-C runtime: `UIKitSourceTool FROM TO`.
let arguments = CommandLine.arguments
guard arguments.count == 3, let data = FileManager.default.contents(atPath: arguments[1]) else {
    FileHandle.standardError.write(Data("usage: UIKitSourceTool FROM TO\n".utf8))
    exit(2)
}
let copy = UIKitSource.withoutObjectiveC(data, path: arguments[1])
guard FileManager.default.createFile(atPath: arguments[2], contents: copy) else {
    FileHandle.standardError.write(Data("cannot write to \(arguments[2])\n".utf8))
    exit(1)
}
