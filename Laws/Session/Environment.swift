import Foundation

/// What is said of all checks of a process at once, by its environment.
enum Environment {
  /// The seed: `LAWS_SEED=7 swift test`.
  static let seed = number("LAWS_SEED").map { UInt64($0) }

  /// The number of random cases of each law: `LAWS_CASES=10000 swift test`.
  static let cases = number("LAWS_CASES")

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
