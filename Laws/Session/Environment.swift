import Foundation

/// What is said of all checks of a process at once, by its environment.
enum Environment {
  /// The seed: `LAWS_SEED=7 swift test`.
  static let seed: UInt64? = number("LAWS_SEED")

  /// The number of random cases of each law: `LAWS_CASES=10000 swift test`.
  static let cases: Int? = number("LAWS_CASES").flatMap { $0 > 0 ? $0 : nil }

  /// Tells of every case on standard error: `LAWS_VERBOSE=1 swift test`.
  static let tell: (@Sendable (String) -> Void)? =
    ProcessInfo.processInfo.environment["LAWS_VERBOSE"] == nil ? nil : write

  private static let write: @Sendable (String) -> Void = { text in
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  private static func number<Number: LosslessStringConvertible>(_ name: String) -> Number? {
    guard let text = ProcessInfo.processInfo.environment[name] else { return nil }
    let number = Number(text)
    if number == nil { write("\(name) is ignored: '\(text)' is no number") }
    return number
  }
}
