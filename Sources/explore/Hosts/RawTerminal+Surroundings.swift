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
  static var style: Style { Style { name in getenv(name).map { String(cString: $0) } } }
}
