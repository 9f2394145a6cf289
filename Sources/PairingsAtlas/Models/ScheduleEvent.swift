public import Pairings

/// An event in a schedule of a component whose effects wait.
public enum ScheduleEvent<Input, Failure: Error> {
  /// An input of the component.
  case input(Input)

  /// An action on the stage of the effects: an outcome of a waiting step, or time.
  case stage(StageAction<Failure>)
}

extension ScheduleEvent: Equatable where Input: Equatable, Failure: Equatable {}
extension ScheduleEvent: Hashable where Input: Hashable, Failure: Hashable {}
extension ScheduleEvent: Encodable where Input: Encodable, Failure: Encodable {}
extension ScheduleEvent: Decodable where Input: Decodable, Failure: Decodable {}
extension ScheduleEvent: Sendable where Input: Sendable {}

extension ScheduleEvent: CustomStringConvertible {
  /// The input, or the action in words.
  public var description: String {
    switch self {
    case .input(let input): "\(input)"
    case .stage(let action): "\(action)"
    }
  }
}

/// A view of a component with its waiting effects.
public struct ScheduleView<View> {
  /// The view of the component.
  public let view: View

  /// The names of the waiting steps, in the order in which the effects reached them.
  public let waiting: [String]

  /// The time until the next sleep ends; nil if no effect sleeps.
  public let sleep: Duration?

  /// A Boolean value indicating whether the action goes on: the view is shown, and a later one of
  /// the same action replaces it.
  public let isPassing: Bool

  /// A Boolean value indicating whether no effect waits for an answer or sleeps.
  public var isQuiet: Bool { waiting.isEmpty && sleep == nil && !isPassing }

  @usableFromInline
  init(_ view: View, waiting: [String], sleep: Duration?, isPassing: Bool) {
    (self.view, self.waiting, self.sleep, self.isPassing) = (view, waiting, sleep, isPassing)
  }
}

extension ScheduleView: Equatable where View: Equatable {}
extension ScheduleView: Hashable where View: Hashable {}

extension ScheduleView: CustomStringConvertible {
  /// The view, and the names of the waiting steps.
  public var description: String {
    let waits = waiting + (sleep.map { ["\($0)"] } ?? [])
    return "\(view)" + (waits.isEmpty ? "" : "\n(waiting for \(waits.joined(separator: ", ")))")
  }
}
