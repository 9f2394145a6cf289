#if !hasFeature(Embedded)  // As StageHost.

/// Something that is done to a ``Stage``, as data: what a test, a search of all schedules or a
/// recording brings about.
///
///     try stage.apply(.fail("load", with: Offline()))
///     try stage.apply(.wake)
///     try stage.apply(.perform(WaitingStep("load", older: 1)))  // the second one that waits
@frozen
public enum StageAction<Failure: Error> {
  /// A step is performed.
  case perform(WaitingStep)

  /// A step fails.
  case fail(WaitingStep, with: Failure)

  /// The effect that waits for a step is cancelled.
  case cancel(WaitingStep)

  /// Time passes until the next sleep ends.
  case wake

  /// Time passes.
  case advance(by: Duration)
}

extension StageAction {
  /// The step that it is done to, if it is done to one.
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
  /// What happens, in words.
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

/// A step that waits on a stage, told from others of its name by how many of them came before: what
/// names the same step when everything happens anew.
@frozen
public struct WaitingStep: Hashable, Codable, Sendable {
  /// What the step is called.
  public let name: String

  /// How many steps of its name have waited longer.
  public let older: Int

  /// Names the first step of a name, or a later one.
  @inlinable
  public init(_ name: String, older: Int = 0) { (self.name, self.older) = (name, older) }
}

extension WaitingStep: ExpressibleByStringLiteral {
  /// Names the first step of a name.
  @inlinable
  public init(stringLiteral name: String) { self.init(name) }
}

extension WaitingStep: CustomStringConvertible {
  /// The name, and which of the name it is.
  public var description: String { older == 0 ? name : "\(name) (number \(older + 1))" }
}

#endif
