public import PairingsCore

/// A stateful runner: a residual pairing of programs of instructions with a store, from one
/// cooperation for each instruction.
///
/// A cooperation answers an instruction from the present state, changes the state, and may have
/// effects of the residual monad, such as a failure. A transformation of the instructions to
/// ``StateT`` has all of them:
///
///     struct Tape: NaturalTransformation {
///       func callAsFunction<Value>(
///         _ letter: Kind<EnvOf<Character>, Value>
///       ) -> StateT<String, IOOf<Full>, Value> { … }
///     }
///     StatefulRunner(Tape()).future(of: Store("") { $0 }, by: program)
///
/// ## Laws
///
/// The laws of ``Pairings/ResidualPairing``, and for every `m`, `w` and `f`:
///
///     StatefulRunner(t).interact(m, w, f) == StateTStore().interact(m.fold(t), w, f)    // agreement
///
/// - Complexity: One cooperation per instruction, in constant stack if `iterate` of the residual
///   monad takes constant stack.
/// - SeeAlso: Uustalu, *Stateful Runners of Effectful Computations* (2015); Ahman and Bauer,
///   *Runners in Action* (2020).
@frozen
public struct StatefulRunner<State, Eff: Monad, Cooperations: NaturalTransformation>:
  ResidualPairing
where Cooperations.Source: Functor, Cooperations.Target == StateTOf<State, Eff> {
  /// The monad of moves.
  public typealias Moves = FreeOf<Cooperations.Source>

  /// The comonad of spaces.
  public typealias Space = StoreOf<State>

  /// The cooperations.
  public let cooperations: Cooperations

  /// Creates a runner from its cooperations.
  @inlinable
  public init(_ cooperations: Cooperations) { self.cooperations = cooperations }

  /// Runs the program from the store's position, and combines its value with the value of the
  /// resulting position.
  @inlinable
  public func interact<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Eff, Result> {
    StateTStore().interact(move.fold(cooperations), space, combine)
  }
}

extension StatefulRunner: Sendable where Cooperations: Sendable {}
