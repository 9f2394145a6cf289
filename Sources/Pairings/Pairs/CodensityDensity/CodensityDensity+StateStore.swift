// The codensity monad of a reader is a state, and the density comonad of an environment is a store.

extension _KindProtocol where Exact == Self {
  /// Creates the same move, as one that passes its value to a reader of the resulting position.
  ///
  /// - Law: `State(Codensity(s)) == s`, and `Codensity(State(c)) == c`.
  @inlinable
  public init<Position>(_ state: State<Position, Value>)
  where Brand == CodensityOf<ReaderOf<Position>> {
    self.init(StateStep(state))
  }

  /// Creates the same move, as one that runs on a position.
  ///
  /// - Law: `State(Codensity(s)) == s`, and `Codensity(State(c)) == c`.
  @inlinable
  public init<Position>(_ codensity: Codensity<ReaderOf<Position>, Value>)
  where Brand == StateOf<Position> {
    self.init { position in
      let (value, arrival) = codensity.run { value in Reader.asks { (value, $0) } }.run(position)
      position = arrival
      return value
    }
  }

  /// Creates the same space, with the position as an environment of nothing.
  ///
  /// - Law: `Store(Density(w)) == w`, and `Density(Store(v)) == v`.
  @inlinable
  public init<Position>(_ store: Store<Position, Value>)
  where Brand == DensityOf<EnvOf<Position>> {
    let values = StoreOf.carrier(store).values
    self.init(Env(environment: store.position, value: ())) { values($0.environment) }
  }

  /// Creates the same space, with the environment as the position.
  ///
  /// - Law: `Store(Density(w)) == w`, and `Density(Store(v)) == v`.
  @inlinable
  public init<Position>(_ density: Density<EnvOf<Position>, Value>)
  where Brand == StoreOf<Position> {
    let placed = DensityOf.placed(density)
    let (structure, see) = (placed.current.structure, placed.see)
    self.init(structure.environment) { position in
      let place = Env(environment: position, value: structure.value)
      return Viewpoint.look(from: _DensityPlace(place), see)
    }
  }

  /// Creates the move of a codensity monad from a move that the density comonad of the left adjoint
  /// has by itself.
  ///
  /// - Law: `Co(CodensityDensity(), Codensity(c)) == c`, and
  ///   `Codensity(Co(CodensityDensity(), m)) == m`.
  @inlinable
  public init<Right: RightAdjoint>(_ co: Co<DensityOf<Right.Left>, Value>)
  where Brand == CodensityOf<Right> {
    self.init(CoStep(co))
  }
}

/// The step that runs a state, and passes its value to a reader of the resulting position.
@frozen @usableFromInline
struct StateStep<Position, Value>: CodensityStep {
  @usableFromInline typealias Base = ReaderOf<Position>

  @usableFromInline let state: State<Position, Value>

  @inlinable
  init(_ state: State<Position, Value>) { self.state = state }

  @inlinable
  func callAsFunction<Result>(
    _ next: @escaping (Value) -> Reader<Position, Result>
  ) -> Reader<Position, Result> {
    Reader.asks { position in
      let (value, arrival) = state.run(position)
      return next(value).run(arrival)
    }
  }
}

/// The step that makes a move of a density comonad, and passes its value to the rest.
@frozen @usableFromInline
struct CoStep<Right: RightAdjoint, Value>: CodensityStep {
  @usableFromInline typealias Base = Right

  @usableFromInline let co: Co<DensityOf<Right.Left>, Value>

  @inlinable
  init(_ co: Co<DensityOf<Right.Left>, Value>) { self.co = co }

  @inlinable
  func callAsFunction<Result>(
    _ next: @escaping (Value) -> Kind<Right, Result>
  ) -> Kind<Right, Result> {
    Right.leftAdjunct(()) { structure in
      co.pair(with: Density(structure) { $0 }) { value, arrival in
        Right.rightAdjunct(arrival) { next(value) }
      }
    }
  }
}
