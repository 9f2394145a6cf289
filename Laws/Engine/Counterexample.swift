/// A case in which a law does not hold, as simple as could be found.
public struct Counterexample: Codable, Equatable, Sendable {
  /// A variable of the law with its value.
  public struct Input: Codable, Equatable, Sendable {
    /// The name in the equation.
    public let name: String

    /// The value; a function as the table of what it was asked for.
    public let value: String
  }

  /// How the case was found that it was shrunk from.
  public enum Origin: Codable, Equatable, Sendable {
    /// It was the random case with this number.
    case random(Int)

    /// It was one of the first, which are tried in order.
    case enumerated

    /// It had failed before.
    case saved

    /// It was asked for, and nothing else was tried.
    case replayed

    /// It was found by aiming at a large score of this name.
    case aimed(String)
  }

  /// How the case was found that this one was shrunk from.
  public let origin: Origin

  /// The values of the variables, in the order in which they were drawn.
  public let inputs: [Input]

  /// What the left side of the equation is.
  public let left: String

  /// What the right side of the equation is.
  public let right: String

  /// Where the sides differ first.
  public let difference: String

  /// The choices that make the case, written as a text.
  public let choices: String

  /// How many smaller cases were found on the way.
  public let improvements: Int

  /// How many cases were tried on the way.
  public let evaluations: Int
}
