/// The reason for which an input has no meaning here, with the inputs that have one.
struct Refusal: Error, Equatable {
  let message: String

  init(message: String) { self.message = message }

  /// Returns the refusal of an input that no key matches.
  static func unknown(_ input: String, _ keys: [Key]) -> Refusal {
    Refusal(
      message:
        "does not know '\(printable(input))'; it knows \(keys.map { $0.help }.joined(separator: ", "))"
    )
  }
}

/// Returns a text whose control characters are replaced, so that they neither move the cursor nor
/// ring the bell of a terminal.
func printable(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
}

/// Returns a text whose lines are printable.
func printableLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
    .joined(separator: "\n")
}

/// Returns true if a character controls its line: ends it, for example, or reverses the text after
/// it.
private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: return true
  default: break
  }
  return switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  default: false
  }
}
