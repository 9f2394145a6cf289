public import Pairings

/// What can happen next to a component whose effects wait.
public enum Happening<Input, Failure: Error> {
  /// Somebody does something.
  case input(Input)

  /// Something is done to the stage that the effects wait on.
  case stage(StageAction<Failure>)
}

extension Happening: Equatable where Input: Equatable, Failure: Equatable {}
extension Happening: Hashable where Input: Hashable, Failure: Hashable {}
extension Happening: Encodable where Input: Encodable, Failure: Encodable {}
extension Happening: Decodable where Input: Decodable, Failure: Decodable {}
extension Happening: Sendable where Input: Sendable {}

extension Happening: CustomStringConvertible {
  /// What happens, in words.
  public var description: String {
    switch self {
    case .input(let input): "\(input)"
    case .stage(let action): "\(action)"
    }
  }
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
