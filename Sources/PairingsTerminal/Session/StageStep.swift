/// A step on the stage of a component whose effects are rehearsed: the outcome of a waiting step
/// of an effect, or the passage of time.
enum StageStep: Hashable, LosslessStringConvertible {
  /// The success of a waiting step, and the number of equal steps that have waited longer.
  case comes(String, older: Int)

  /// The failure of a waiting step, and the number of equal steps that have waited longer.
  case fails(String, older: Int)

  /// The passage of time until the next sleep ends.
  case wake

  /// The passage of milliseconds.
  case pass(Int)

  /// The command of the step: `:comes page`, `:comes#2 page`, `:fails page`, `:wake`, `:pass 300`.
  var description: String {
    switch self {
    case .comes(let name, let older): ":comes\(Self.number(older)) \(name)"
    case .fails(let name, let older): ":fails\(Self.number(older)) \(name)"
    case .wake: ":wake"
    case .pass(let milliseconds): ":pass \(milliseconds)"
    }
  }

  init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let command = parts[0].split(separator: "#", omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? String(parts[1]) : ""
    let number = command.count > 1 ? Int(command[1]) ?? 0 : 1
    guard command.count <= 2, number > 0 else { return nil }
    switch (command[0], parts.count) {
    case (":comes", 2): self = .comes(rest, older: number - 1)
    case (":fails", 2): self = .fails(rest, older: number - 1)
    case (":wake", 1) where number == 1: self = .wake
    case (":pass", 2) where number == 1:
      guard let milliseconds = Int(rest), milliseconds >= 0 else { return nil }
      self = .pass(milliseconds)
    default: return nil
    }
    guard description == text else { return nil }
  }

  private static func number(_ older: Int) -> String { older == 0 ? "" : "#\(older + 1)" }
}

/// A note of a stage on the end of a step or a sleep.
enum StageNote: Equatable {
  case performed, failed

  /// The cancellation of a step of a name.
  case cancelled(String)

  /// The end of a sleep of a duration.
  case slept(String)
}
