#if !hasFeature(Embedded)  // As _StageHost.

/// An action on a ``Stage``, as data, for tests, searches of all schedules, and recordings.
///
///     try stage.apply(.fail("load", with: Offline()))
///     try stage.apply(.wake)
///     try stage.apply(.perform(WaitingStep("load", older: 1)))  // the second one that waits
@frozen
public enum StageAction<Failure: Error> {
  /// The performance of a step.
  case perform(WaitingStep)

  /// The failure of a step.
  case fail(WaitingStep, with: Failure)

  /// The cancellation of the effect that waits for a step, with all its branches.
  case cancel(WaitingStep)

  /// The passage of time until the next sleep ends.
  case wake

  /// The passage of a duration.
  case advance(by: Duration)
}

extension StageAction {
  /// The step that the action applies to, if there is one.
  @inlinable
  public var step: WaitingStep? {
    switch self {
    case .perform(let step), .fail(let step, _), .cancel(let step): step
    case .wake, .advance: nil
    }
  }
}

extension StageAction: Equatable where Failure: Equatable {}
extension StageAction: Hashable where Failure: Hashable {}
extension StageAction: Encodable where Failure: Encodable {}
extension StageAction: Decodable where Failure: Decodable {}
extension StageAction: Sendable {}

extension StageAction: CustomStringConvertible {
  /// The action in words.
  public var description: String {
    switch self {
    case .perform(let step): "\(step) comes"
    case .fail(let step, let failure): "\(step) fails: \(failure)"
    case .cancel(let step): "\(step) is cancelled"
    case .wake: "time passes"
    case .advance(let duration): "time passes for \(duration)"
    }
  }
}

/// A waiting step of a stage, identified by its name and the number of older waiting steps of the
/// same name. The same value identifies the same step in a repeated run.
@frozen
public struct WaitingStep: Hashable, Codable, Sendable {
  /// The name of the step.
  public let name: String

  /// The number of steps of the same name that have waited longer.
  public let older: Int

  /// Identifies a step by its name and the number of older steps of that name.
  @inlinable
  public init(_ name: String, older: Int = 0) { (self.name, self.older) = (name, older) }
}

extension WaitingStep: ExpressibleByStringLiteral {
  /// Identifies the first step with a name.
  @inlinable
  public init(stringLiteral name: String) { self.init(name) }
}

extension WaitingStep: CustomStringConvertible {
  /// The name, with the position among steps of that name if it is not the first.
  public var description: String { older == 0 ? name : "\(name) (number \(Int128(older) + 1))" }
}

#endif
