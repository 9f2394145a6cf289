import Foundation
import Synchronization
import TestSupport
import Testing

/// What blocks print while a test of their page runs.
private final class Console: Sendable {
  @TaskLocal static var current: Console?

  let lines = Mutex<[String]>([])
}

/// Prints to the test of the page, in place of the function of the standard library.
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

/// Runs the blocks of a page, and expects them to print what their comments promise: a line
/// `print(…)  // 42` that 42 is printed, in the order of the page.
func expectPrinted(
  as path: String, sourceLocation: SourceLocation = #_sourceLocation, _ run: () throws -> Void
) rethrows {
  expect(try printed(run), of: path, sourceLocation)
}

/// Runs blocks that wait, and expects the same of them.
func expectPrinted(
  as path: String, sourceLocation: SourceLocation = #_sourceLocation,
  waitingFor run: () async throws -> Void
) async rethrows {
  let console = Console()
  try await Console.$current.withValue(console, operation: run)
  expect(console.lines.withLock { $0 }, of: path, sourceLocation)
}

/// Expects these lines to be what a page promises.
private func expect(_ lines: [String], of path: String, _ sourceLocation: SourceLocation) {
  let promised = Page(path).blocks(of: "swift").flatMap(\.lines).compactMap(promise)
  #expect(!promised.isEmpty, "\(path) promises nothing", sourceLocation: sourceLocation)
  #expect(lines == promised, sourceLocation: sourceLocation)
}

/// What the comment at the end of a line says that it prints.
private func promise(_ line: String) -> String? {
  guard line.contains("print("), let comment = line.range(of: ")  // ") else { return nil }
  return String(line[comment.upperBound...])
}
