#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// What kind of terminal it is.

extension RawTerminal {
  /// How much room there is; what a terminal has that does not say so is a guess.
  var layout: Layout {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return Layout() }
    return Layout(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// The style that the environment asks for.
  static var style: Style { Style { name in getenv(name).map { String(cString: $0) } } }
}
