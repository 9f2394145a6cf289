/// A position among many, with a value to be seen from each: the comonad of
/// spaces that a ``State`` moves in.
///
///     let squares = Store(3) { $0 * $0 }
///     squares.extract()                                    // 9
///     squares.peek(5)                                      // 25
///     squares.extend { $0.peeks { $0 + 1 } - $0.extract() }.extract()  // 7
///
/// ## Laws
///
/// Those of ``Comonad``, and for every `w`, `p`, `q` and `f`:
///
///     w.peek(w.position) == w.extract()             // peek here
///     w.seek(p).position == p                       // seek arrives
///     w.seek(p).peek(q) == w.peek(q)                // seek keeps the values
///     w.seek(w.position) == w                       // seek here
///     w.seek(p).seek(q) == w.seek(q)                // seek twice
///     w.extend(f).position == w.position            // extend stays
///     w.extend(f).peek(p) == f(w.seek(p))           // extend everywhere
///
/// - Complexity: O(1) for every operation, besides the calls of its closures.
/// - SeeAlso: Uustalu and Vene, *Comonadic Notions of Computation* (2008), where
///   it is the costate comonad.
public final class Store<Position, Value>: Kind<StoreOf<Position>, Value> {
  /// Where the store is, outside of a move: read ``position`` instead.
  ///
  /// Exclusivity is enforced by `isMoving` instead of by the runtime, at a third
  /// of the cost. That is sound: `StateStore.move` alone writes, to a store that
  /// it took out of its only strong reference, and sets `isMoving` meanwhile;
  /// `position` alone reads and checks the flag first, so that even a weak
  /// reference finds no overlapping access; and a store, which is not `Sendable`,
  /// stays in one isolation.
  @exclusivity(unchecked) @usableFromInline final var place: Position

  /// Whether a move is working on `place`.
  @exclusivity(unchecked) @usableFromInline final var isMoving = false

  @usableFromInline let values: (Position) -> Value

  /// Creates a space from the present position and the value of every position.
  @inlinable
  public init(_ position: Position, _ values: @escaping (Position) -> Value) {
    place = position
    self.values = values
  }
}

// MARK: - Comonad

extension Store {
  /// Transforms the value of every position.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> Store<Position, NewValue> {
    Store<Position, NewValue>(position) { [values] in transform(values($0)) }
  }

  /// Returns the value of the present position.
  @inlinable
  public func extract() -> Value { values(position) }

  /// Recomputes the value of every position from the store as seen from there.
  @inlinable
  public func extend<NewValue>(
    _ transform: @escaping (Store) -> NewValue
  ) -> Store<Position, NewValue> {
    Store<Position, NewValue>(position) { [values] in transform(Store($0, values)) }
  }

  /// Puts in every position the store as seen from there.
  @inlinable
  public func duplicate() -> Store<Position, Store<Position, Value>> { extend { $0 } }

  /// Composes two functions of a store: `{ g($0.extend(f)) }`.
  @inlinable
  public static func compose<Middle, Output>(
    _ first: @escaping (Store<Position, Value>) -> Middle,
    _ second: @escaping (Store<Position, Middle>) -> Output
  ) -> (Store<Position, Value>) -> Output {
    { second($0.extend(first)) }
  }
}

// MARK: - Positions

extension Store {
  /// The present position.
  ///
  /// - Precondition: It is not read by the very move that works on it.
  @inlinable
  public var position: Position {
    precondition(!isMoving, "A move reads the store that it moves: use the position it is given.")
    return place
  }

  /// Returns the value of a position.
  @inlinable
  public func peek(_ position: Position) -> Value { values(position) }

  /// Returns the value of the position that `transform` makes of the present one.
  @inlinable
  public func peeks(_ transform: (Position) -> Position) -> Value { values(transform(position)) }

  /// Goes to a position.
  @inlinable
  public func seek(_ position: Position) -> Store { Store(position, values) }

  /// Goes to the position that `transform` makes of the present one.
  @inlinable
  public func seeks(_ transform: (Position) -> Position) -> Store { seek(transform(position)) }

  /// Returns the values of all positions that `options` makes of the present one.
  @inlinable
  public func experiment(_ options: (Position) -> some Sequence<Position>) -> [Value] {
    options(position).map(values)
  }

  /// Returns the values of the positions that `options` makes of the present one,
  /// in the structure of any functor.
  @inlinable
  public func experiment<F: Functor>(
    _ options: (Position) -> Kind<F, Position>
  ) -> Kind<F, Value> {
    F.map(options(position), values)
  }
}
