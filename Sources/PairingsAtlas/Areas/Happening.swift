/// What can happen next to a component whose effects wait.
public enum Happening<Input: Hashable>: Hashable {
  /// A step that waits, told from others of its name by which of them it is.
  public struct Cue: Hashable, Sendable {
    /// What the step is called.
    public let name: String

    /// How many steps of its name have waited longer.
    public let older: Int
  }

  /// Somebody does something.
  case input(Input)

  /// A step is performed.
  case performed(Cue)

  /// A step fails; the text tells the failure from others.
  case failed(Cue, String)

  /// The effect that waits for a step is cancelled.
  case cancelled(Cue)

  /// Time passes until the next sleep ends.
  case slept
}

extension Happening: Sendable where Input: Sendable {}

extension Happening: CustomStringConvertible {
  /// What happens, in words.
  public var description: String {
    switch self {
    case .input(let input): "\(input)"
    case .performed(let cue): "\(cue) comes"
    case .failed(let cue, let failure): "\(cue) fails: \(failure)"
    case .cancelled(let cue): "\(cue) is cancelled"
    case .slept: "time passes"
    }
  }
}

extension Happening.Cue: CustomStringConvertible {
  /// The name, and that others of the name have waited longer.
  public var description: String { older == 0 ? name : "\(name) (number \(older + 1))" }
}

/// What is seen of a component whose effects wait.
public struct Scene<View> {
  /// The view.
  public let view: View

  /// The names of the steps that wait, in the order in which they came.
  public let waiting: [String]

  /// How long it takes until the next sleep ends, if somebody sleeps.
  public let sleep: Duration?

  /// Whether nothing goes on.
  public var isQuiet: Bool { waiting.isEmpty && sleep == nil }
}

extension Scene: CustomStringConvertible {
  /// The view, and what waits.
  public var description: String {
    let waits = waiting + (sleep.map { ["\($0)"] } ?? [])
    return "\(view)" + (waits.isEmpty ? "" : "\n(waiting for \(waits.joined(separator: ", ")))")
  }
}
