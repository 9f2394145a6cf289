public import Pairings

/// The operations of the day of two spaces.
///
/// For a ``Pairings/DayPairing``, the defaults are the operations of the framework, and an instance
/// may replace each of them.
public protocol DayOperations<First, Second> {
  /// The pairing of the left side.
  associatedtype First: PlainPairing

  /// The pairing of the right side.
  associatedtype Second: PlainPairing

  /// The pairing of both.
  associatedtype Whole: Pairing where Whole.Moves: Checkable, Whole.Space: Checkable

  /// The pairing of both.
  var whole: Whole { get }

  /// Creates the day of two spaces.
  func day<A, B, Value>(
    _ first: Kind<First.Space, A>, _ second: Kind<Second.Space, B>,
    _ combine: @escaping (A, B) -> Value
  ) -> Kind<Whole.Space, Value>

  /// Moves the left side.
  func first<Value>(_ move: Kind<First.Moves, Value>) -> Kind<Whole.Moves, Value>

  /// Moves the right side.
  func second<Value>(_ move: Kind<Second.Moves, Value>) -> Kind<Whole.Moves, Value>

  /// Moves both sides.
  func both<A, B, Value>(
    _ first: Kind<First.Moves, A>, _ second: Kind<Second.Moves, B>,
    _ combine: @escaping (A, B) -> Value
  ) -> Kind<Whole.Moves, Value>
}

extension DayOperations where Whole == DayPairing<First, Second> {
  /// The pairing of both.
  public var whole: Whole { Whole() }

  /// Creates the day of two spaces.
  public func day<A, B, Value>(
    _ first: Kind<First.Space, A>, _ second: Kind<Second.Space, B>,
    _ combine: @escaping (A, B) -> Value
  ) -> Kind<Whole.Space, Value> { Day(first, second, combine) }

  /// Moves the left side.
  public func first<Value>(_ move: Kind<First.Moves, Value>) -> Kind<Whole.Moves, Value> {
    DayMove<First, Second, Value>.first(move)
  }

  /// Moves the right side.
  public func second<Value>(_ move: Kind<Second.Moves, Value>) -> Kind<Whole.Moves, Value> {
    DayMove<First, Second, Value>.second(move)
  }

  /// Moves both sides.
  public func both<A, B, Value>(
    _ first: Kind<First.Moves, A>, _ second: Kind<Second.Moves, B>,
    _ combine: @escaping (A, B) -> Value
  ) -> Kind<Whole.Moves, Value> {
    DayMove<First, Second, Value>.both(first, second, with: combine)
  }
}

/// The operations of ``Pairings/DayPairing``.
public struct DefaultDayOperations<First: PlainPairing, Second: PlainPairing>: DayOperations {
  /// The pairing of both.
  public typealias Whole = DayPairing<First, Second>

  /// Creates the operations.
  public init() {}
}
