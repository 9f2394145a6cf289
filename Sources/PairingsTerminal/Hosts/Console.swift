import Foundation
import PairingsConsole

/// Standard output and standard error of this command.
enum Console {
  /// The name by which the command was started.
  static let name =
    URL(fileURLWithPath: CommandLine.arguments.first ?? "explore").lastPathComponent

  static let streams = StandardStreams(of: name)

  /// Writes to standard output; ends the command if that fails.
  static func write(_ text: String) { streams.write(text) }

  /// Writes a help text to standard output, in as many columns as the terminal has.
  static func help(_ text: String) {
    write(filled(text, columns: Layout.terminal.columns))
  }

  /// Writes a message to standard error, after the command's name.
  static func complain(_ message: String) { streams.complain(message) }

  /// Writes to standard error without the command's name.
  static func note(_ text: String) { streams.tell(text) }
}
