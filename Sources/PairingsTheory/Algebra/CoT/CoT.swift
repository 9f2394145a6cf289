#if !hasFeature(Embedded)  // A method with a type parameter of its own is overridden.

public import PairingsCore

/// The monad of moves, with effects, that a space has by itself: a move is an effect that chooses one
/// of the values of any space of this kind, whatever the type of the values.
///
/// Every comonad and every monad of effects have such moves, and they interact by definition, see
/// ``CoTPairing``. So spaces that are lists, zippers or machines have moves that may fail, without a
/// construction for each. ``Co`` is the case without effects, and ``StateT`` that of a
/// ``Pairings/Store``.
///
///     typealias Step = CoT<ZipperOf, ExceptTOf<Refused, IdentityOf>, Void>
///     let step = Step.moving(NavigationZipper(), .forward).then(.lift(.raise(Refused())))
///
/// It is universal: each residual pairing of a monad with the space is ``CoTPairing`` after one monad
/// morphism, `toCoT`, and each monad morphism to `CoT` makes one, `hoisted(left:)`.
///
/// Kmett's `CoT`, the functions `∀r. W (a → R r) → R r`, has more: such a function may use the
/// continuation's effects in a way that is no bind, for instance reverse a list of results. Those
/// satisfy no composition law, so that they are no moves.
///
/// ## Laws
///
/// The laws of ``Pairings/Monad``, of its residual pairing, and for every residual pairing `p`, monad
/// morphism `t`, `a`, `m`, `k`, `e`, `w` and `f`:
///
///     CoT(p, pure(a)) == pure(a)                                                // toCoT pure
///     CoT(p, flatMap(m, k)) == flatMap(CoT(p, m)) { CoT(p, k($0)) }             // toCoT flatMap
///     CoTPairing().interact(CoT(p, m), w, f) == p.interact(m, w, f)             // toCoT interact
///     CoTPairing().hoisted(left: t).toCoT(m) == t(m)                            // universal
///     CoTPairing().interact(lift(e), w) == map(e) { ($0, w) }                   // lift stays
///
/// - Complexity: A bind is one of the effect, and takes constant stack if the effect runs later, as
///   ``Pairings/IO`` does. A ``CoTMove`` costs a `duplicate`.
/// - SeeAlso: Katsumata, Rivas and Uustalu, *Interaction Laws of Monads and Comonads* (2020), on the
///   residual dual of a comonad; Kmett, *Monads from Comonads* (2011).
public typealias CoT<Space: Comonad, Eff: Monad, Value> = Kind<CoTOf<Space, Eff>, Value>

/// An effect that chooses one of the values of a space, whatever their type.
///
/// ## Laws
///
/// For every `w` and `g`:
///
///     map(move(w)) { ($0.value, g($0.future)) } == move(Space.map(w, g))    // naturality
public protocol CoTMove<Space, Eff, Value>: SendableMetatype {
  /// The comonad.
  associatedtype Space: Comonad

  /// The monad of effects.
  associatedtype Eff: Monad

  /// The type of the move's own value.
  associatedtype Value

  /// Returns the effect whose result is the move's own value, and the chosen value of the space.
  func callAsFunction<Future>(
    _ space: Kind<Space, Future>
  ) -> Kind<Eff, (value: Value, future: Future)>
}

extension _KindProtocol where Exact == Self {
  /// Creates a move of a space from a move of the monad that a residual pairing gives to the space:
  /// `toCoT`.
  @inlinable
  public init<Pair: ResidualPairing>(_ pairing: Pair, _ move: Kind<Pair.Moves, Value>)
  where Brand == CoTOf<Pair.Space, Pair.Eff> {
    self = Self._returning(PairedCarrier(pairing, move))
  }
}

extension Kind {
  /// Returns a move from an effect that chooses among the values of a space.
  @inlinable
  public static func choosing<Space, Eff, Move: CoTMove>(_ move: Move) -> CoT<Space, Eff, Value>
  where Brand == CoTOf<Space, Eff>, Move.Space == Space, Move.Eff == Eff, Move.Value == Value {
    ChoosingCarrier(move)
  }

  /// Returns a move without an effect from a move of a pairing.
  @inlinable
  public static func moving<Pair: Pairing, Eff>(
    _ pairing: Pair, _ move: Kind<Pair.Moves, Value>
  ) -> CoT<Pair.Space, Eff, Value> where Brand == CoTOf<Pair.Space, Eff> {
    MovingCarrier(pairing, move)
  }
}

#endif
