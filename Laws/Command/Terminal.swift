import Foundation
import PairingsConsole
import Synchronization

/// The standard output and standard error of this command.
enum Terminal {
  /// The name by which the command was started.
  static let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "laws").lastPathComponent

  static let streams = StandardStreams(of: name)

  /// Returns the command line that replays a case of a law.
  static func replay(_ law: String, _ address: String) -> String {
    "\(name) replay --law '\(law.replacing("'", with: "'\\''"))' --case \(address)"
  }

  /// Runs `body` while standard output is standard error, so that what laws print is no part of
  /// the results.
  static func withoutOutput<Value>(_ body: () -> Value) -> Value {
    let output = dup(STDOUT_FILENO)
    fflush(nil)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    defer {
      fflush(nil)
      if output >= 0 {
        dup2(output, STDOUT_FILENO)
        close(output)
      }
    }
    return body()
  }

  /// Writes to standard output, or exits the command.
  static func write(_ text: String) { streams.write(text) }

  /// Writes lines without control characters to standard output, or exits the command.
  static func write(lines: String) { streams.write(printable(lines)) }

  /// Returns lines whose control characters are replaced: the name of a law may come from a file.
  static func printable(_ lines: String) -> String {
    func isShown(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory != .control || scalar == "\n" || scalar == "\t"
    }
    if lines.unicodeScalars.allSatisfy(isShown) { return lines }
    let shown = lines.unicodeScalars.map { isShown($0) ? $0 : "\u{FFFD}" }
    return String(String.UnicodeScalarView(shown))
  }
}

/// A progress line on a terminal, which appears after a second.
final class Progress: Sendable {
  private let total: Int
  private let start = ContinuousClock.now
  private let isShown = Descriptor.errors.isTerminal
  private let count = Atomic(0)
  private let isVisible = Atomic(false)

  init(of total: Int) { self.total = total }

  /// Shows the name of the next step.
  func step(_ name: String) {
    let count = count.wrappingAdd(1, ordering: .relaxed).newValue
    guard isShown, start.duration(to: .now) > .seconds(1) else { return }
    isVisible.store(true, ordering: .relaxed)
    Terminal.streams.tell("\r\u{1B}[K\(count)/\(total) \(Terminal.printable(name))")
  }

  /// Clears the line.
  func end() {
    if isVisible.load(ordering: .relaxed) { Terminal.streams.tell("\r\u{1B}[K") }
  }
}
