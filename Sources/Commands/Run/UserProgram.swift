import Foundation
import ViewTree

/// The program that was made from a user's files: their code shares the process with ours.
enum UserProgram {
    /// Where answers go. In a user's program not where their `print` goes, which must not mix with an answer.
    nonisolated(unsafe) static var answers = FileHandle.standardOutput
    /// Whether the command has been carried out to its end.
    nonisolated(unsafe) static var isDone = false

    /// Keeps standard output for the answer, sends what the user's code prints to standard error, and watches for code
    /// that ends the program before there is an answer.
    static func begin() {
        MainActorStandIn._isWholeProgram()
        fflush(nil)
        let own = dup(STDOUT_FILENO)
        if own >= 0 {
            dup2(STDERR_FILENO, STDOUT_FILENO)
            answers = FileHandle(fileDescriptor: own, closeOnDealloc: false)
        }
        // A parent takes an end without a word for one of the view's own making.
        guard parentsPipe == nil else { return }
        atexit {
            guard !UserProgram.isDone else { return }
            CommandRun.complain("error: the view's code ended the program (exit) before there was an answer")
            _exit(3)
        }
    }

    /// Says that the command has been carried out to its end, whatever the answer.
    static func end() {
        isDone = true
        guard let word = parentsPipe else { return }
        var byte: UInt8 = 1
        _ = write(word, &byte, 1)
    }

    /// Where the program that started this one waits for a word at the end.
    private static var parentsPipe: Int32? {
        ProcessInfo.processInfo.environment["VIEWTREE_DONE"].flatMap { Int32($0) }
    }
}
