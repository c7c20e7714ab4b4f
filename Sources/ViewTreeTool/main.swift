import Commands
import Examples
import Foundation
import SourceCompiler
import ViewTree

exit(Tool.run(Array(CommandLine.arguments.dropFirst())))
