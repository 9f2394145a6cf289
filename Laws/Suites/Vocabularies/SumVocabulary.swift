public import Pairings

/// The words of two spaces of which one is shown.
///
/// Where the whole is a ``Pairings/SumPairing``, they are those of the framework; an
/// instance says which of them it has otherwise.
public protocol SumVocabulary<First, Second> {
  /// The pairing of the left side.
  associatedtype First: PlainPairing

  /// The pairing of the right side.
  associatedtype Second: PlainPairing

  /// The pairing of both.
  associatedtype Whole: Pairing where Whole.Moves: Checkable, Whole.Space: Checkable

  /// The pairing of both.
  var whole: Whole { get }

  /// Puts two spaces behind each other and shows one of them.
  func sum<Value>(
    _ first: Kind<First.Space, Value>, _ second: Kind<Second.Space, Value>, shown: Side
  ) -> Kind<Whole.Space, Value>

  /// Moves the left side.
  func first<Value>(_ move: Kind<First.Moves, Value>) -> Kind<Whole.Moves, Value>

  /// Moves the right side.
  func second<Value>(_ move: Kind<Second.Moves, Value>) -> Kind<Whole.Moves, Value>

  /// Shows a side.
  func show(_ side: Side) -> Kind<Whole.Moves, Void>

  /// Shows the side that is hidden.
  func toggle() -> Kind<Whole.Moves, Void>

  /// Returns which side is shown.
  func shown() -> Kind<Whole.Moves, Side>
}

extension SumVocabulary where Whole == SumPairing<First, Second> {
  /// The pairing of both.
  public var whole: Whole { Whole() }

  /// Puts two spaces behind each other and shows one of them.
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

  /// Shows the side that is hidden.
  public func toggle() -> Kind<Whole.Moves, Void> { SumMove<First, Second, Void>.toggle() }

  /// Returns which side is shown.
  public func shown() -> Kind<Whole.Moves, Side> { SumMove<First, Second, Side>.shown() }
}

/// The words of ``Pairings/SumPairing``.
public struct SumWords<First: PlainPairing, Second: PlainPairing>: SumVocabulary {
  /// The pairing of both.
  public typealias Whole = SumPairing<First, Second>

  /// Creates the words.
  public init() {}
}
