import Foundation

/// The settings of all checks in a process, from its environment.
package enum Environment {
  /// The seed: `LAWS_SEED=7 swift test`.
  static let seed: UInt64? = number("LAWS_SEED")

  /// The number of random cases of each law: `LAWS_CASES=10000 swift test`.
  static let cases: Int? = number("LAWS_CASES") { $0 > 0 }

  /// The callback that writes every case to standard error: `LAWS_VERBOSE=1 swift test`.
  static let tell: (@Sendable (String) -> Void)? =
    ["", "0"].contains(ProcessInfo.processInfo.environment["LAWS_VERBOSE"] ?? "") ? nil : say

  /// The function that writes a line to standard error.
  package static let say: @Sendable (String) -> Void = { text in
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  private static func number<Number: LosslessStringConvertible>(
    _ name: String, isIncluded: (Number) -> Bool = { _ in true }
  ) -> Number? {
    guard let text = ProcessInfo.processInfo.environment[name] else { return nil }
    if let number = Number(text), isIncluded(number) { return number }
    say("\(name) is ignored: '\(text)' is no such number")
    return nil
  }
}
