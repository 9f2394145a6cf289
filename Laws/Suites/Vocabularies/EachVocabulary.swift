public import Pairings

/// The words of a list of spaces, each known by an identity.
///
/// Where the whole is a ``Pairings/EachPairing``, they are those of the framework; an
/// instance says which of them it has otherwise.
public protocol EachVocabulary<ID, Part> {
  /// What parts are known by.
  associatedtype ID: FiniteLawValue & Hashable

  /// The pairing of the parts.
  associatedtype Part: PlainPairing

  /// The pairing of the list.
  associatedtype Whole: Pairing where Whole.Moves: Checkable, Whole.Space: Checkable

  /// The pairing of the list.
  var whole: Whole { get }

  /// Makes a list of parts, and of the one that new parts are copies of.
  func each<A, Value>(
    _ parts: [(id: ID, space: Kind<Part.Space, A>)], fresh: Kind<Part.Space, A>,
    _ combine: @escaping ([(id: ID, value: A)]) -> Value
  ) -> Kind<Whole.Space, Value>

  /// Moves a part; nothing if there is none.
  func part<Value>(_ id: ID, _ move: Kind<Part.Moves, Value>) -> Kind<Whole.Moves, Value?>

  /// Moves a part, in place if it can.
  func part(_ id: ID, plain move: Kind<Part.Moves, Void>) -> Kind<Whole.Moves, Void>

  /// Adds a part, unless there is one of that identity.
  func insert(_ id: ID, at index: Int) -> Kind<Whole.Moves, Void>

  /// Takes a part out.
  func remove(_ id: ID) -> Kind<Whole.Moves, Void>

  /// Puts a part at another index.
  func rearrange(_ id: ID, to index: Int) -> Kind<Whole.Moves, Void>

  /// Returns the identities, in order.
  func ids() -> Kind<Whole.Moves, [ID]>
}

extension EachVocabulary where Whole == EachPairing<ID, Part> {
  /// The pairing of the list.
  public var whole: Whole { Whole() }

  /// Makes a list of parts, and of the one that new parts are copies of.
  public func each<A, Value>(
    _ parts: [(id: ID, space: Kind<Part.Space, A>)], fresh: Kind<Part.Space, A>,
    _ combine: @escaping ([(id: ID, value: A)]) -> Value
  ) -> Kind<Whole.Space, Value> { Each(parts, fresh: fresh, combine) }

  /// Moves a part; nothing if there is none.
  public func part<Value>(
    _ id: ID, _ move: Kind<Part.Moves, Value>
  ) -> Kind<Whole.Moves, Value?> { EachMove<ID, Part, Value?>.part(id, move) }

  /// Moves a part, in place if it can.
  public func part(_ id: ID, plain move: Kind<Part.Moves, Void>) -> Kind<Whole.Moves, Void> {
    EachMove<ID, Part, Void>.part(id, move)
  }

  /// Adds a part, unless there is one of that identity.
  public func insert(_ id: ID, at index: Int) -> Kind<Whole.Moves, Void> {
    EachMove<ID, Part, Void>.insert(id, at: index)
  }

  /// Takes a part out.
  public func remove(_ id: ID) -> Kind<Whole.Moves, Void> { EachMove<ID, Part, Void>.remove(id) }

  /// Puts a part at another index.
  public func rearrange(_ id: ID, to index: Int) -> Kind<Whole.Moves, Void> {
    EachMove<ID, Part, Void>.rearrange(id, to: index)
  }

  /// Returns the identities, in order.
  public func ids() -> Kind<Whole.Moves, [ID]> { EachMove<ID, Part, [ID]>.ids() }
}

/// The words of ``Pairings/EachPairing``.
public struct EachWords<ID: FiniteLawValue & Hashable, Part: PlainPairing>: EachVocabulary {
  /// The pairing of the list.
  public typealias Whole = EachPairing<ID, Part>

  /// Creates the words.
  public init() {}
}
