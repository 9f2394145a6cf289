#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// What kind of terminal it is.

extension Layout {
  /// How much room there is on standard output; where it does not say so, it is a guess.
  static var terminal: Layout {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return Layout() }
    return Layout(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

extension RawTerminal {
  /// The style that the environment asks for.
  static var style: Style { Style(variable) }

  /// Whether standard input and output are a terminal that does what it is told.
  static var isThere: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && !["", "dumb"].contains(variable("TERM") ?? "")
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
