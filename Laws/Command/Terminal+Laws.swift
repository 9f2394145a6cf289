import Foundation
import PairingsConsole

extension Terminal {
  /// Returns the command line that replays a case of a law.
  static func replay(_ law: String, _ address: String) -> String {
    "\(name) replay --law '\(law.replacing("'", with: "'\\''"))' --case \(address)"
  }

  /// Writes a value as JSON to standard output, or exits the command.
  static func write(json value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    write(
      ((try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null") + "\n")
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
}
