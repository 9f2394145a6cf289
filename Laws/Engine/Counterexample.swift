/// A case in which a law does not hold, shrunk as far as possible.
public struct Counterexample: Codable, Equatable, Sendable {
  /// A variable of the law with its value.
  public struct Input: Codable, Equatable, Sendable {
    /// The name in the equation.
    public let name: String

    /// The value, as Swift source that makes it if the value is data. A function is the table of its
    /// requested inputs.
    public let value: String
  }

  /// The origin of the case from which the counterexample was shrunk.
  public enum Origin: Codable, Equatable, Sendable {
    /// The random case of this number.
    case random(Int)

    /// One of the enumerated cases, which come first.
    case enumerated

    /// A saved case, which failed in an earlier run.
    case saved

    /// The requested case of a replay, which tries no other one.
    case replayed
  }

  /// The origin of the case from which this one was shrunk.
  public let origin: Origin

  /// The values of the variables, in the order in which they were drawn.
  public let inputs: [Input]

  /// The first difference between the sides with its path, or their differences, a line each.
  public let difference: String

  /// The choices of the case, as a text.
  public let choices: String

  /// The number of successful shrink steps.
  public let improvements: Int

  /// The number of cases that the shrinker tried.
  public let evaluations: Int
}

extension Counterexample.Input: CustomStringConvertible {
  /// The variable and its value: `x = [1]`.
  public var description: String { "\(name) = \(value)" }
}

extension Counterexample: CustomStringConvertible {
  /// The variables with their values, and the difference, a line each.
  public var description: String {
    (inputs.map(\.description) + [difference]).joined(separator: "\n")
  }
}
