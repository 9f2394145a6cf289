import PairingsConsole

/// Standard output and standard error of this command.
enum Console {
  static let streams = StandardStreams(of: "explore")

  /// Writes to standard output, or ends the command.
  static func write(_ text: String) { streams.write(text) }

  /// Writes a message to standard error, after the command's name.
  static func complain(_ message: String) { streams.complain(message) }

  /// Writes to standard error as it is.
  static func note(_ text: String) { streams.tell(text) }
}
