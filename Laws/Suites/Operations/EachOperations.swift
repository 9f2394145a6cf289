public import Pairings

/// The operations of a list of spaces with identities.
///
/// For an ``Pairings/EachPairing``, the defaults are the operations of the framework, and an
/// instance may replace each of them.
public protocol EachOperations<ID, Part> {
  /// The identities of the parts.
  associatedtype ID: FiniteLawValue & Hashable

  /// The pairing of the parts.
  associatedtype Part: PlainPairing

  /// The pairing of the list.
  associatedtype Whole: Pairing where Whole.Moves: Checkable, Whole.Space: Checkable

  /// The pairing of the list.
  var whole: Whole { get }

  /// Creates a list of parts, with the part that new ones copy.
  func each<A, Value>(
    _ parts: [(id: ID, space: Kind<Part.Space, A>)], fresh: Kind<Part.Space, A>,
    _ combine: @escaping ([(id: ID, value: A)]) -> Value
  ) -> Kind<Whole.Space, Value>

  /// Moves a part, or returns nil if there is none.
  func part<Value>(_ id: ID, _ move: Kind<Part.Moves, Value>) -> Kind<Whole.Moves, Value?>

  /// Moves a part, in place if possible.
  func part(_ id: ID, plain move: Kind<Part.Moves, Void>) -> Kind<Whole.Moves, Void>

  /// Inserts a part, unless there is one of that identity.
  func insert(_ id: ID, at index: Int) -> Kind<Whole.Moves, Void>

  /// Removes a part.
  func remove(_ id: ID) -> Kind<Whole.Moves, Void>

  /// Moves a part to another index.
  func rearrange(_ id: ID, to index: Int) -> Kind<Whole.Moves, Void>

  /// Returns the identities, in order.
  func ids() -> Kind<Whole.Moves, [ID]>
}

extension EachOperations where Whole == EachPairing<ID, Part> {
  /// The pairing of the list.
  public var whole: Whole { Whole() }

  /// Creates a list of parts, with the part that new ones copy.
  public func each<A, Value>(
    _ parts: [(id: ID, space: Kind<Part.Space, A>)], fresh: Kind<Part.Space, A>,
    _ combine: @escaping ([(id: ID, value: A)]) -> Value
  ) -> Kind<Whole.Space, Value> { Each(parts, fresh: fresh, combine) }

  /// Moves a part, or returns nil if there is none.
  public func part<Value>(
    _ id: ID, _ move: Kind<Part.Moves, Value>
  ) -> Kind<Whole.Moves, Value?> { EachMove<ID, Part, Value?>.part(id, move) }

  /// Moves a part, in place if possible.
  public func part(_ id: ID, plain move: Kind<Part.Moves, Void>) -> Kind<Whole.Moves, Void> {
    EachMove<ID, Part, Void>.part(id, move)
  }

  /// Inserts a part, unless there is one of that identity.
  public func insert(_ id: ID, at index: Int) -> Kind<Whole.Moves, Void> {
    EachMove<ID, Part, Void>.insert(id, at: index)
  }

  /// Removes a part.
  public func remove(_ id: ID) -> Kind<Whole.Moves, Void> { EachMove<ID, Part, Void>.remove(id) }

  /// Moves a part to another index.
  public func rearrange(_ id: ID, to index: Int) -> Kind<Whole.Moves, Void> {
    EachMove<ID, Part, Void>.rearrange(id, to: index)
  }

  /// Returns the identities, in order.
  public func ids() -> Kind<Whole.Moves, [ID]> { EachMove<ID, Part, [ID]>.ids() }
}

/// The operations of ``Pairings/EachPairing``.
public struct DefaultEachOperations<ID: FiniteLawValue & Hashable, Part: PlainPairing>:
  EachOperations
{
  /// The pairing of the list.
  public typealias Whole = EachPairing<ID, Part>

  /// Creates the operations.
  public init() {}
}
