/// A functor whose structures have a value for each position of a shape: a container.
///
/// The positions of a structure depend on its shape. The shape is the structure with `Void` for each
/// value.
///
///     let choice = Coproduct<IdentityOf, ReaderOf<Int>, String>(.right(.asks { "\($0)" }))
///     choice.value(at: .right(7))   // "7"
///     choice.value(at: .left(()))   // nil
///
/// ## Laws
///
/// For every `fa`, `f` and `p`:
///
///     value(of: map(fa, f), at: p) == value(of: fa, at: p).map(f)         // value naturality
///     value(of: labelled(fa), at: p) == value(of: fa, at: p).map { _ in p }    // label at a position
///     labelled(map(fa, f)) == labelled(fa)                                // labels of a map
///     map(labelled(fa)) { value(of: fa, at: $0) } == map(fa) { .some($0) }    // values at the labels
///
/// - SeeAlso: Abbott, Altenkirch and Ghani, *Containers: Constructing Strictly Positive Types*
///   (2005).
public protocol ContainerFunctor<Position>: Functor {
  /// The type of the positions of all shapes.
  associatedtype Position

  /// Returns the value at a position; nil if the shape does not have it.
  static func value<Value>(of fa: Kind<Self, Value>, at position: Position) -> Value?

  /// Returns the structure with each value replaced by its position.
  static func labelled<Value>(_ fa: Kind<Self, Value>) -> Kind<Self, Position>
}

extension Kind where Brand: ContainerFunctor {
  /// Returns the value at a position; nil if the shape does not have it.
  @inlinable
  public func value(at position: Brand.Position) -> Value? { Brand.value(of: self, at: position) }

  /// Returns the structure with each value replaced by its position.
  @inlinable
  public func labelled() -> Kind<Brand, Brand.Position> { Brand.labelled(self) }
}

/// A container whose shapes have finitely many positions each.
///
/// ## Laws
///
/// For every `fa` and `p`:
///
///     positions(of: fa).contains(p) == (value(of: fa, at: p) != nil)      // all positions
///
/// - SeeAlso: Jaskelioff and O'Connor, *A Representation Theorem for Second-Order Functionals*
///   (2015), where it is a finitary container.
public protocol FinitaryContainer<Position>: ContainerFunctor {
  /// Returns the positions of a shape.
  static func positions<Value>(of fa: Kind<Self, Value>) -> [Position]
}

// MARK: - Functors of one shape

extension IdentityOf: FinitaryContainer {
  /// Returns the value.
  @inlinable
  public static func value<Value>(of fa: Kind<Self, Value>, at position: Void) -> Value? {
    fa.value
  }

  /// Returns the only position.
  @inlinable
  public static func labelled<Value>(_ fa: Kind<Self, Value>) -> Kind<Self, Void> { void(fa) }

  /// Returns the only position.
  @inlinable
  public static func positions<Value>(of fa: Kind<Self, Value>) -> [Void] { [()] }
}

extension ReaderOf: ContainerFunctor {
  /// Returns the value in an environment.
  @inlinable
  public static func value<Value>(
    of fa: Kind<Self, Value>, at position: Environment
  ) -> Value? {
    fa.run(position)
  }

  /// Returns the environment.
  @inlinable
  public static func labelled<Value>(_ fa: Kind<Self, Value>) -> Kind<Self, Environment> {
    Reader.asks { $0 }
  }
}

extension ReaderOf: FinitaryContainer where Environment: CaseIterable {
  /// Returns all environments.
  @inlinable
  public static func positions<Value>(of fa: Kind<Self, Value>) -> [Environment] {
    Array(Environment.allCases)
  }
}

// MARK: - Functors of many shapes

extension EnvOf: FinitaryContainer {
  /// Returns the value in focus.
  @inlinable
  public static func value<Value>(of fa: Kind<Self, Value>, at position: Void) -> Value? {
    extract(fa)
  }

  /// Returns the environment with the only position.
  @inlinable
  public static func labelled<Value>(_ fa: Kind<Self, Value>) -> Kind<Self, Void> { void(fa) }

  /// Returns the only position.
  @inlinable
  public static func positions<Value>(of fa: Kind<Self, Value>) -> [Void] { [()] }
}

extension FunctorProductOf: ContainerFunctor
where First: ContainerFunctor, Second: ContainerFunctor {
  /// Returns the value at a position of one side.
  @inlinable
  public static func value<Value>(
    of fa: Kind<Self, Value>, at position: Either<First.Position, Second.Position>
  ) -> Value? {
    switch position {
    case .left(let position): fa.split().first.value(at: position)
    case .right(let position): fa.split().second.value(at: position)
    }
  }

  /// Returns both structures, labelled.
  @inlinable
  public static func labelled<Value>(
    _ fa: Kind<Self, Value>
  ) -> Kind<Self, Either<First.Position, Second.Position>> {
    let (first, second) = fa.split()
    return FunctorProduct(
      first.labelled().map { .left($0) }, second.labelled().map { .right($0) })
  }
}

extension FunctorProductOf: FinitaryContainer
where First: FinitaryContainer, Second: FinitaryContainer {
  /// Returns the positions of both structures.
  @inlinable
  public static func positions<Value>(
    of fa: Kind<Self, Value>
  ) -> [Either<First.Position, Second.Position>] {
    let (first, second) = fa.split()
    return First.positions(of: first).map { .left($0) }
      + Second.positions(of: second).map { .right($0) }
  }
}

extension CoproductOf: ContainerFunctor where First: ContainerFunctor, Second: ContainerFunctor {
  /// Returns the value at a position of the structure that is present; nil if it is one of the
  /// other.
  @inlinable
  public static func value<Value>(
    of fa: Kind<Self, Value>, at position: Either<First.Position, Second.Position>
  ) -> Value? {
    switch (fa.either(), position) {
    case (.left(let first), .left(let position)): first.value(at: position)
    case (.right(let second), .right(let position)): second.value(at: position)
    default: nil
    }
  }

  /// Returns the structure that is present, labelled.
  @inlinable
  public static func labelled<Value>(
    _ fa: Kind<Self, Value>
  ) -> Kind<Self, Either<First.Position, Second.Position>> {
    switch fa.either() {
    case .left(let first): Coproduct(.left(first.labelled().map { .left($0) }))
    case .right(let second): Coproduct(.right(second.labelled().map { .right($0) }))
    }
  }
}

extension CoproductOf: FinitaryContainer
where First: FinitaryContainer, Second: FinitaryContainer {
  /// Returns the positions of the structure that is present.
  @inlinable
  public static func positions<Value>(
    of fa: Kind<Self, Value>
  ) -> [Either<First.Position, Second.Position>] {
    switch fa.either() {
    case .left(let first): First.positions(of: first).map { .left($0) }
    case .right(let second): Second.positions(of: second).map { .right($0) }
    }
  }
}
