public import Pairings

/// The operations of the sum of two spaces, one of which is shown.
///
/// For a ``Pairings/SumPairing``, the defaults are the operations of the framework, and an instance
/// may replace each of them.
public protocol SumOperations<First, Second> {
  /// The pairing of the left side.
  associatedtype First: PlainPairing

  /// The pairing of the right side.
  associatedtype Second: PlainPairing

  /// The pairing of both.
  associatedtype Whole: Pairing where Whole.Moves: Checkable, Whole.Space: Checkable

  /// The pairing of both.
  var whole: Whole { get }

  /// Creates the sum of two spaces and shows one of them.
  func sum<Value>(
    _ first: Kind<First.Space, Value>, _ second: Kind<Second.Space, Value>, shown: Side
  ) -> Kind<Whole.Space, Value>

  /// Moves the left side.
  func first<Value>(_ move: Kind<First.Moves, Value>) -> Kind<Whole.Moves, Value>

  /// Moves the right side.
  func second<Value>(_ move: Kind<Second.Moves, Value>) -> Kind<Whole.Moves, Value>

  /// Shows a side.
  func show(_ side: Side) -> Kind<Whole.Moves, Void>

  /// Shows the hidden side.
  func toggle() -> Kind<Whole.Moves, Void>

  /// Returns the shown side.
  func shown() -> Kind<Whole.Moves, Side>
}

extension SumOperations where Whole == SumPairing<First, Second> {
  /// The pairing of both.
  public var whole: Whole { Whole() }

  /// Creates the sum of two spaces and shows one of them.
  public func sum<Value>(
    _ first: Kind<First.Space, Value>, _ second: Kind<Second.Space, Value>, shown: Side
  ) -> Kind<Whole.Space, Value> { SumSpace(first, second, shown: shown) }

  /// Moves the left side.
  public func first<Value>(_ move: Kind<First.Moves, Value>) -> Kind<Whole.Moves, Value> {
    SumMove<First, Second, Value>.first(move)
  }

  /// Moves the right side.
  public func second<Value>(_ move: Kind<Second.Moves, Value>) -> Kind<Whole.Moves, Value> {
    SumMove<First, Second, Value>.second(move)
  }

  /// Shows a side.
  public func show(_ side: Side) -> Kind<Whole.Moves, Void> {
    SumMove<First, Second, Void>.show(side)
  }

  /// Shows the hidden side.
  public func toggle() -> Kind<Whole.Moves, Void> { SumMove<First, Second, Void>.toggle() }

  /// Returns the shown side.
  public func shown() -> Kind<Whole.Moves, Side> { SumMove<First, Second, Side>.shown() }
}

/// The operations of ``Pairings/SumPairing``.
public struct DefaultSumOperations<First: PlainPairing, Second: PlainPairing>: SumOperations {
  /// The pairing of both.
  public typealias Whole = SumPairing<First, Second>

  /// Creates the operations.
  public init() {}
}
