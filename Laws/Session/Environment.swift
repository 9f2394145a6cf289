import Foundation

/// What is said of all checks of a process at once, by its environment.
enum Environment {
  /// The seed: `LAWS_SEED=7 swift test`.
  static let seed = number("LAWS_SEED").map { UInt64($0) }

  /// The number of random cases of each law: `LAWS_CASES=10000 swift test`.
  static let cases = number("LAWS_CASES")

  /// Tells of every case on standard error: `LAWS_VERBOSE=1 swift test`.
  static let tell: (@Sendable (String) -> Void)? = number("LAWS_VERBOSE") == nil ? nil : write

  private static let write: @Sendable (String) -> Void = { text in
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
