import Foundation
import PairingsConsole

// The properties of the terminal that the environment determines.

extension Layout {
  /// The layout for the size of standard output; the default size if that is unknown.
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

  /// True if standard input and output are a terminal with cursor control.
  static var isThere: Bool {
    Descriptor.input.isTerminal && Descriptor.output.isTerminal
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
