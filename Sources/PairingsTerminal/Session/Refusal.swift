import PairingsConsole

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

/// Returns a text without control characters, which neither moves the cursor nor rings the bell of a
/// terminal.
func printable(_ text: String) -> String { Terminal.printable(text, keeping: []) }

/// Returns lines without other control characters.
func printableLines(_ text: String) -> String { Terminal.printable(text, keeping: ["\n"]) }
