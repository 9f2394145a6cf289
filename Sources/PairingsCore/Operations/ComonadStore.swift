/// A comonad whose places have a position: ``Store``, and every transformer that keeps one.
///
/// ## Laws
///
/// For every `w`, `p`, `q` and `f`:
///
///     w.peek(w.position) == w.extract()             // peek at the position
///     w.seek(p).position == p                       // seek sets the position
///     w.seek(p).peek(q) == w.peek(q)                // seek keeps the values
///     w.seek(w.position) == w                       // seek to the position
///     w.seek(p).seek(q) == w.seek(q)                // seek twice
///     w.extend(f).position == w.position            // extend keeps the place
///     w.extend(f).peek(p) == f(w.seek(p))           // extend at every place
///
/// - SeeAlso: Kmett, *comonad-transformers* (2011).
public protocol ComonadStore<Position>: Comonad {
  /// The type of positions.
  associatedtype Position

  /// Returns the present position.
  static func position<Value>(_ wa: Kind<Self, Value>) -> Position

  /// Returns the value of a position.
  static func peek<Value>(_ wa: Kind<Self, Value>, _ position: Position) -> Value

  /// Returns the space at a position.
  static func seek<Value>(_ wa: Kind<Self, Value>, _ position: Position) -> Kind<Self, Value>
}

extension Kind where Brand: ComonadStore {
  /// The present position.
  ///
  /// - Precondition: The property is not read by the move that changes it.
  @inlinable
  public var position: Brand.Position { Brand.position(self) }

  /// Returns the value of a position.
  @inlinable
  public func peek(_ position: Brand.Position) -> Value { Brand.peek(self, position) }

  /// Returns the value of the position that `transform` makes of the present one.
  @inlinable
  public func peeks(_ transform: (Brand.Position) -> Brand.Position) -> Value {
    peek(transform(position))
  }

  /// Returns the space at a position.
  @inlinable
  public func seek(_ position: Brand.Position) -> Kind { Brand.seek(self, position) }

  /// Returns the values of all positions that `options` makes of the present one.
  @inlinable
  public func experiment(
    _ options: (Brand.Position) -> some Sequence<Brand.Position>
  ) -> [Value] {
    options(position).map(peek)
  }

  /// Returns the values of the positions that `options` makes of the present one, in the structure
  /// of any functor.
  @inlinable
  public func experiment<F: Functor>(
    _ options: (Brand.Position) -> Kind<F, Brand.Position>
  ) -> Kind<F, Value> {
    F.map(options(position)) { self.peek($0) }
  }
}
