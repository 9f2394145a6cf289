public import PairingsCore

/// The monad of moves that a space has by itself: a move chooses one of the values of any space of
/// this kind, whatever the type of the values.
///
/// Every comonad has such a monad, and it pairs with the comonad by definition. ``Pairings/State``,
/// ``Pairings/Reader`` and ``Pairings/Action`` are those of ``Pairings/Store``, ``Pairings/Env`` and ``Pairings/Moore``, and faster. A
/// ``Pairings/Writer`` is one of the moves of a ``Pairings/Traced``, which may also read the offset. `Co` serves all
/// other comonads.
///
///     let right = Co(StateStore<Int>(), State.modify { $0 + 1 })   // as any other move
///     right.pair(with: Store(20) { $0 * 2 }) { _, seen in seen }    // 42
///
/// A custom move is a ``CoMove``.
///
/// ## Laws
///
/// The laws of ``Pairings/Monad``, of its pairing, and for every `c`, `a`, `m` and `k`:
///
///     Co(p, pure(a)) == pure(a)                                  // toCo pure
///     Co(p, flatMap(m, k)) == flatMap(Co(p, m)) { Co(p, k($0)) } // toCo flatMap
///     CoPairing().pair(Co(p, m), w, f) == p.pair(m, w, f)        // toCo pair
///     CoPairing().pair(c.hoisted(t), v, f) == CoPairing().pair(c, t(v), f)  // hoist pair
///
/// - Complexity: As ``Pairings/State``: constant stack for every nesting of `flatMap`. A move costs an
///   `extend`, unless its ``CoMove`` has a faster `move`.
/// - SeeAlso: Kmett, *Monads from Comonads* (2011); Freeman, *Comonads as Spaces* (2016).
public typealias Co<Space: Comonad, Value> = Kind<CoOf<Space>, Value>

extension _KindProtocol where Exact == Self {
  /// Creates a move of a space from a move of the monad that a pairing gives to the space: `toCo`.
  @inlinable
  public init<Pair: Pairing>(_ pairing: Pair, _ move: Kind<Pair.Moves, Value>)
  where Brand == CoOf<Pair.Space> {
    self = Self._returning(Kind.choosing(PairedAction(pairing, move)))
  }
}

extension Kind {
  /// Returns a move from a choice among the values of a space.
  @inlinable
  public static func choosing<Space, Move: CoMove>(_ move: Move) -> Co<Space, Value>
  where Brand == CoOf<Space>, Move.Space == Space, Move.Value == Value {
    CoOf<Space>.make(.step { $0.run(move) })
  }
}

extension Kind {
  /// Chooses one of the functions of a space and applies it to the value of this move.
  @inlinable
  public func run<Space, Result>(_ space: Kind<Space, (Value) -> Result>) -> Result
  where Brand == CoOf<Space> {
    CoPairing().pair(self, space) { $1($0) }
  }

  /// Returns the move of a space that `morphism` transforms to the space of this move.
  @inlinable
  public func hoisted<Morphism: NaturalTransformation>(
    _ morphism: Morphism
  ) -> Co<Morphism.Source, Value>
  where Brand == CoOf<Morphism.Target>, Morphism.Target: Comonad, Morphism.Source: Comonad {
    Co<Morphism.Source, Value>.choosing(HoistedAction(morphism, self))
  }
}

/// A choice among the values of a space, whatever their type.
///
/// ## Laws
///
/// For every `w`, `f` and `g`:
///
///     g(action(w)) == action(Space.map(w) { f in { g(f($0)) } })    // naturality
public protocol CoMove<Space, Value>: SendableMetatype {
  /// The comonad.
  associatedtype Space: Comonad

  /// The type of the move's own value.
  associatedtype Value

  /// Chooses one of the functions of a space and applies it to the value of this move.
  func callAsFunction<Result>(_ space: Kind<Space, (Value) -> Result>) -> Result

  /// Moves a space to the chosen future, in place, and returns the value. The default uses an
  /// `extend`, as ``Pairings/Pairing/moveByDuplicating(_:_:)`` does.
  func move<Future>(_ space: inout Kind<Space, Future>) -> Value
}

extension CoMove {
  /// Moves a space to the chosen future, and returns the value.
  @inlinable
  public func move<Future>(_ space: inout Kind<Space, Future>) -> Value {
    let (value, future) = self(Space.extend(space) { future in { ($0, future) } })
    space = future
    return value
  }
}

/// A move of the monad that a pairing gives to a space.
@usableFromInline
@frozen
struct PairedAction<Pair: Pairing, Value>: CoMove {
  @usableFromInline typealias Space = Pair.Space

  @usableFromInline let pairing: Pair
  @usableFromInline let original: Kind<Pair.Moves, Value>

  @inlinable
  init(_ pairing: Pair, _ original: Kind<Pair.Moves, Value>) {
    self.pairing = pairing
    self.original = original
  }

  @inlinable
  func callAsFunction<Result>(_ space: Kind<Pair.Space, (Value) -> Result>) -> Result {
    pairing.pair(original, space) { $1($0) }
  }

  @inlinable
  func move<Future>(_ space: inout Kind<Pair.Space, Future>) -> Value {
    pairing.move(original, &space)
  }
}

/// A move in a space that a morphism transforms to that of the original move.
@usableFromInline
@frozen
struct HoistedAction<Morphism: NaturalTransformation, Value>: CoMove
where Morphism.Source: Comonad, Morphism.Target: Comonad {
  @usableFromInline typealias Space = Morphism.Source

  @usableFromInline let morphism: Morphism
  @usableFromInline let move: Co<Morphism.Target, Value>

  @inlinable
  init(_ morphism: Morphism, _ move: Co<Morphism.Target, Value>) {
    self.morphism = morphism
    self.move = move
  }

  @inlinable
  func callAsFunction<Result>(_ space: Kind<Morphism.Source, (Value) -> Result>) -> Result {
    move.run(morphism(space))
  }
}
