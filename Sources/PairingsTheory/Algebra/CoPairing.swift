public import PairingsCore

/// The pairing of a space with the moves that it has by itself.
@frozen
public struct CoPairing<Space: Comonad>: Pairing, Sendable {
  /// The moves of the space.
  public typealias Moves = CoOf<Space>

  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}

  /// Combines the value of the move with the value of the space after the move.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<CoOf<Space>, First>, _ space: Kind<Space, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let future = CoSpace(space)
    let value = future.make(move)
    return combine(value, future.extract())
  }

  /// Moves the space step by step and returns the value of the move. In Embedded Swift the move
  /// duplicates the space, whose values are hidden there.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<CoOf<Space>, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    #if !hasFeature(Embedded)
    let future = CoSpace(consume space)
    let result = future.make(move)
    space = future.take()
    return result
    #else
    return moveByDuplicating(move, &space)
    #endif
  }
}

// MARK: - The duals that have a name

extension Kind where Brand: PairedMonad {
  /// The same move, as a move of any space that it pairs with.
  @inlinable
  public var co: Co<Brand.Pair.Space, Value> { Co(Brand.pairing, self) }
}

extension _KindProtocol where Exact == Self {
  /// Creates the same move, as one that runs on a position.
  ///
  /// - Law: `State(s.co) == s`, and `State(c).co == c`.
  @inlinable
  public init<Position>(_ co: Co<StoreOf<Position>, Value>)
  where Brand == StateOf<Position> {
    self.init { position in
      co.pair(with: Store(position) { $0 }) { value, arrival in
        position = arrival
        return value
      }
    }
  }

  /// Creates the same move, as one that writes a log. A move that reads the offset of its space
  /// becomes the move that it is at the empty offset.
  ///
  /// - Law: `Writer(w.co) == w`, and `Writer(c).co == c` if `c` does not read the offset.
  @inlinable
  public init<Log: Monoid>(_ co: Co<TracedOf<Log>, Value>)
  where Brand == WriterOf<Log> {
    let (value, log) = co.pair(with: Traced(offset: Log.empty) { $0 }) { ($0, $1) }
    self.init(log: log, value: value)
  }

  /// Creates the same move, as one that reads an environment.
  ///
  /// - Law: `Reader(r.co) == r`, and `Reader(c).co == c`.
  @inlinable
  public init<Environment>(_ co: Co<EnvOf<Environment>, Value>)
  where Brand == ReaderOf<Environment> {
    let reader = Reader<Environment, Value>.asks { environment in
      co.pair(with: Env(environment: environment, value: ())) { value, _ in value }
    }
    self = Self._returning(reader)
  }

  /// Creates the same move, as one that sends inputs: those that it sends to a machine that only
  /// records them.
  ///
  /// - Law: `Action(a.co) == a`, and `Action(c).co == c`.
  @inlinable
  public init<Input>(_ co: Co<MooreOf<Input>, Value>)
  where Brand == ActionOf<Input> {
    let memory = Moore<Input, [Input]>([], step: { $0.append($1) }, output: { $0 })
    let (value, inputs) = co.pair(with: memory) { ($0, $1) }
    self.init(inputs: inputs, value: value)
  }
}
