/// An option of a command line: its name, its help, and how its value changes the settings.
package struct Option<Settings> {
  /// The name, with its dashes: `--filter`.
  package let name: String

  /// The word that stands for the value in the help; nil for a flag, which has none.
  package let value: String?

  /// The sentence of the help.
  package let help: String

  /// The function that reads the value, which is empty for a flag, into the settings.
  let read: (inout Settings, String) throws(UsageError) -> Void

  /// Creates an option that reads its value by a function.
  package init(
    _ name: String, _ value: String?, _ help: String,
    read: @escaping (inout Settings, String) throws(UsageError) -> Void
  ) {
    (self.name, self.value, self.help, self.read) = (name, value, help, read)
  }

  /// The option in the synopsis: `--filter GLOB`.
  package var usage: String { value.map { "\(name) \($0)" } ?? name }
}

// MARK: - Kinds of options

extension Option {
  /// Returns an option without a value.
  package static func flag(
    _ name: String, _ help: String, set: @escaping (inout Settings) -> Void
  ) -> Option {
    Option(name, nil, help) { settings, _ in set(&settings) }
  }

  /// Returns an option whose value is a text that is not empty.
  package static func text(
    _ name: String, _ value: String, _ help: String,
    set: @escaping (inout Settings, String) -> Void
  ) -> Option {
    Option(name, value, help) { settings, text throws(UsageError) in
      guard !text.isEmpty else { throw UsageError(message: "\(name) needs a value: \(value)") }
      set(&settings, text)
    }
  }

  /// Returns an option whose value is a whole number in a range.
  package static func number<Number: FixedWidthInteger>(
    _ name: String, _ value: String, _ help: String, in range: ClosedRange<Number>,
    set: @escaping (inout Settings, Number) -> Void
  ) -> Option {
    Option(name, value, help) { settings, text throws(UsageError) in
      guard let number = Number(text), range.contains(number) else {
        // Digits that no range below the largest number refuses are too many.
        let isTooLarge = Number(text) == nil && text.allSatisfy(\.isWholeNumber)
        let above = range.upperBound == .max && !isTooLarge ? "up" : "to \(range.upperBound)"
        throw UsageError(
          message: "\(name) needs a whole number from \(range.lowerBound) \(above), not '\(text)'")
      }
      set(&settings, number)
    }
  }

  /// Returns an option whose value is one of some names.
  package static func choice<Choice: RawRepresentable<String>>(
    _ name: String, _ help: String, of all: [Choice],
    set: @escaping (inout Settings, Choice) -> Void
  ) -> Option {
    let names = all.map(\.rawValue)
    return Option(name, names.joined(separator: "|"), help) { settings, text throws(UsageError) in
      guard names.contains(text), let choice = Choice(rawValue: text) else {
        let noun = name.drop { $0 == "-" }
        throw UsageError(message: "unknown \(noun) '\(text)'; the \(noun)s are \(listed(names))")
      }
      set(&settings, choice)
    }
  }

  /// Returns an option whose value is one of several parts, counted from 0: `2/8`.
  package static func part(
    _ name: String, _ help: String,
    set: @escaping (inout Settings, (Int, of: Int)) -> Void
  ) -> Option {
    Option(name, "I/N", help) { settings, text throws(UsageError) in
      let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let part = numbers[0], let count = numbers[1],
        (0..<max(count, 0)).contains(part)
      else {
        throw UsageError(
          message: "\(name) needs I/N, I from 0 to N - 1, not '\(text)'")
      }
      set(&settings, (part, of: count))
    }
  }
}

/// Returns names as a list in a sentence: "a, b and c".
package func listed(_ names: [String], _ last: String = " and ") -> String {
  let front = names.dropLast().joined(separator: ", ")
  return front + (front.isEmpty ? "" : last) + (names.last ?? "")
}
