#if os(Linux)
    import Foundation
    import ViewTreeTesting
    import XCTest

    /// The same expectations in XCTest.
    final class XCTestExpectationTests: XCTestCase {
        /// What the expectations inside said, with their places, instead of failures.
        nonisolated(unsafe) private var failures: [(message: String, file: String, line: Int)] = []
        nonisolated(unsafe) private var isCollecting = false

        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            guard isCollecting else {
                return super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
            failures.append((description, filePath, lineNumber))
        }

        private let screen = HitStage.topLeading400.tree {
            plainButton("save") { square(.red, 100, 40) }
            plainButton("dim") { square(.red, 40, 40) }.opacity(0).offset(x: 200)
        }

        func testWhatHoldsPasses() {
            expectTap(at: CGPoint(x: 50, y: 20), in: screen, reaches: "save")
            expectTap(on: "save", in: screen)
            expectNobody(at: CGPoint(x: 350, y: 350), in: screen)
            expectTappable("save", in: screen)
            expectNotTappable("dim", in: screen, because: .opacity)
            expectFrame("save", in: screen, CGRect(x: 0, y: 0, width: 100, height: 40))
        }

        func testAMissedTapFailsAtTheCallersLineWithTheExplanation() {
            isCollecting = true
            let line = #line + 1
            expectTap(on: "dim", in: screen)
            isCollecting = false
            XCTAssertEqual(failures.count, 1)
            XCTAssertEqual(failures.first?.line, line)
            XCTAssertEqual(failures.first?.file, "\(#filePath)")
            XCTAssertTrue(failures.first?.message.contains("its opacity 0 is below 0.001") == true)
        }
    }
#endif
