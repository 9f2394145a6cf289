#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The standard output and the standard error of this command, under the name by which it was
/// started.
package enum Terminal {
  /// The name of the command.
  package static let name =
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "command"

  package static let streams = StandardStreams(of: name)

  /// Writes to standard output, or exits the command.
  package static func write(_ text: String) { streams.write(text) }

  /// Writes lines without control characters to standard output, or exits the command.
  package static func write(lines: String) { streams.write(printable(lines)) }

  /// Returns lines whose control characters are replaced, so that they neither move the cursor nor
  /// reverse the text after them. A name may come from a file.
  ///
  /// - Parameter kept: The control characters that stay.
  package static func printable(
    _ lines: String, keeping kept: Set<Unicode.Scalar> = ["\n", "\t"]
  ) -> String {
    func isShown(_ scalar: Unicode.Scalar) -> Bool {
      kept.contains(scalar) || !isControl(scalar)
    }
    if lines.unicodeScalars.allSatisfy(isShown) { return lines }
    let shown = lines.unicodeScalars.map { isShown($0) ? $0 : "\u{FFFD}" }
    return String(String.UnicodeScalarView(shown))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{061C}", "\u{200E}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      return true
    default: break
    }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Exits the command with the message of a usage error.
  package static func end(_ error: UsageError) -> Never {
    streams.end("\(error.message)\nTry '\(name) --help'.", status: UsageError.status)
  }
}
