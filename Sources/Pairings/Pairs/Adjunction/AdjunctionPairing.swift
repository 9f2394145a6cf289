/// The pairing that an adjunction `F ⊣ G` makes: its monad `G F` moves in its comonad `F G`.
///
/// Of ``Env`` and ``Reader`` it is ``StateStore`` once more: a move is a function from an
/// environment to a value beside an environment, and a space is an environment beside a function.
///
///     let store = Compose(Env(environment: 20, value: Reader.asks { $0 * 2 }))
///     let right = Compose(Reader.asks { Env(environment: $0 + 1, value: ()) })
///     AdjunctionPairing<ReaderOf<Int>>().pair(right, store) { _, seen in seen }  // 42
///
/// ## Laws
///
/// The laws of ``Pairing``, which follow from those of ``RightAdjoint``.
///
/// - Complexity: One run of the move. The moves nest calls where a chain of `flatMap` nests to the
///   right; ``Kind/iterate(_:_:)`` takes constant stack.
/// - SeeAlso: Katsumata, Rivas and Uustalu, *Interaction Laws of Monads and Comonads* (2020); Mac
///   Lane, *Categories for the Working Mathematician* (1971), section VI.1.
@frozen
public struct AdjunctionPairing<Right: RightAdjoint>: Pairing, Sendable {
  /// The monad of the adjunction.
  public typealias Moves = ComposeOf<Right, Right.Left>

  /// The comonad of the adjunction.
  public typealias Space = ComposeOf<Right.Left, Right>

  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}

  /// Combines the value of the move with the value of the space where the move arrives.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>, _ combine: (First, Second) -> Result
  ) -> Result {
    let (value, arrival) = arrival(move, space.composed())
    return combine(value, Right.rightAdjunct(arrival) { $0 })
  }

  /// Replaces the left structure of the space by that of the move, and returns the value of the
  /// move.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    let (value, arrival) = arrival(move, space.composed())
    space = Compose(arrival)
    return value
  }

  /// Returns the value of a move, and the values of a space in the structure where the move
  /// arrives.
  @inlinable
  func arrival<Value, Futures>(
    _ move: Kind<Moves, Value>, _ space: Kind<Right.Left, Futures>
  ) -> (Value, Kind<Right.Left, Futures>) {
    Right.rightAdjunct(space) { futures in
      move.composed().map { left in (Right.split(left).value, left.map { _ in futures }) }
    }
  }
}

// MARK: - The monad of an adjunction

extension ComposeOf: Applicative where Outer: RightAdjoint, Outer.Left == Inner {
  /// Returns a value without moving: the unit of the adjunction.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    Compose(Outer.leftAdjunct(value) { $0 })
  }
}

extension ComposeOf: Monad where Outer: RightAdjoint, Outer.Left == Inner {
  /// Runs a move, then the one that `next` makes of its value.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    Compose(ma.composed().map { left in Outer.rightAdjunct(left) { next($0).composed() } })
  }

  /// Repeats a move from seed to seed until one returns `done`, in constant stack.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    Compose(
      Outer.leftAdjunct(seed) { left in
        var seeds = left
        while true {
          let (turn, structure) = Outer.split(Outer.rightAdjunct(seeds) { step($0).composed() })
          switch turn {
          case .next(let seed): seeds = structure.map { seed }
          case .done(let value): return structure.map { value }
          }
        }
      })
  }
}

// MARK: - The comonad of an adjunction

extension ComposeOf: Comonad where Inner: RightAdjoint, Inner.Left == Outer {
  /// Returns the value at the present place: the counit of the adjunction.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value {
    Inner.rightAdjunct(wa.composed()) { $0 }
  }

  /// Recomputes every value by a function of the space at that place.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    Compose(wa.composed().map { values in Inner.leftAdjunct(values) { transform(Compose($0)) } })
  }
}
