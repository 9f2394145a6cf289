/// A case in which a law does not hold, as simple as could be found.
public struct Counterexample: Sendable {
  /// A variable of the law with its value.
  public struct Input: Equatable, Sendable {
    /// The name in the equation.
    public let name: String

    /// The value; a function as the table of what it was asked for.
    public let value: String
  }

  /// The case of the run that failed; nil for the simplest case and for enumerated
  /// and replayed ones.
  public let number: Int?

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
