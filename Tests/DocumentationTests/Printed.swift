import Foundation
import Testing

/// What a page's code has printed, beside what the page says that it prints.
@MainActor
enum Printed {
  static var lines: [String] = []
}

/// Prints into the list that a test looks at, instead of the terminal.
@MainActor
func print(_ items: Any...) {
  Printed.lines.append(items.map { "\($0)" }.joined(separator: " "))
}

/// Expects that what some code prints is what a page promises after `//`, in the order of its
/// lines that print.
@MainActor
func expectPrinted(
  as path: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) rethrows {
  Printed.lines = []
  try body()
  let promised = Page(path).blocks(of: "swift").flatMap(\.lines)
    .filter { $0.contains("print(") && $0.contains("  // ") }
    .compactMap { $0.components(separatedBy: "  // ").last }
  #expect(Printed.lines == promised, sourceLocation: sourceLocation)
}
