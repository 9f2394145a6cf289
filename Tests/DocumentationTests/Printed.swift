import Foundation
import Synchronization
import TestSupport
import Testing

/// The lines that blocks print during a test of their page.
private final class Console: Sendable {
  @TaskLocal static var current: Console?

  let lines = Mutex<[String]>([])
}

/// Prints to the console of the test, in place of the function of the standard library.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let line = items.map { "\($0)" }.joined(separator: separator)
  guard let console = Console.current else { return Swift.print(line, terminator: terminator) }
  console.lines.withLock { $0.append(line) }
}

/// Runs blocks and returns the lines that they print.
func printed(_ run: () throws -> Void) rethrows -> [String] {
  let console = Console()
  try Console.$current.withValue(console, operation: run)
  return console.lines.withLock { $0 }
}

/// Runs the blocks of a page, and expects them to print the values in their comments, in the order
/// of the page. A line `print(…)  // 42` promises 42.
func expectPrinted(
  as path: String, sourceLocation: SourceLocation = #_sourceLocation, _ run: () throws -> Void
) rethrows {
  expect(try printed(run), of: path, sourceLocation)
}

/// Expects the lines to be those that a page promises.
private func expect(_ lines: [String], of path: String, _ sourceLocation: SourceLocation) {
  let promised = Page(path).blocks(of: "swift").flatMap(\.lines).compactMap(promise)
  expect(!promised.isEmpty, "\(path) promises nothing", sourceLocation: sourceLocation)
  expectEqual(lines, promised, sourceLocation: sourceLocation)
}

/// Returns the value that the comment at the end of a line promises, if the line prints one.
private func promise(_ line: String) -> String? {
  guard line.contains("print("), let comment = line.range(of: ")  // ") else { return nil }
  return String(line[comment.upperBound...])
}
