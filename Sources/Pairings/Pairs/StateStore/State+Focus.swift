// A step of a part is a step of the whole.

extension Kind {
  /// Runs on the part of a whole, in place.
  ///
  ///     struct Person { var name = "Ada", age = 36 }
  ///     let birthday = State<Int, Void>.modify { $0 + 1 }
  ///     birthday.focus(\Person.age).exec(Person()).age  // 37
  ///
  /// It is a monad morphism. For every `l`, `k`, `a`, `m` and `f`:
  ///
  ///     pure(a).focus(l) == pure(a)                                        // pure
  ///     m.flatMap(f).focus(l) == m.focus(l).flatMap { f($0).focus(l) }     // flatMap
  ///     m.focus(.identity) == m                                            // identity
  ///     m.focus(k).focus(l) == m.focus(l.appending(k))                     // composition
  @inlinable
  public func focus<Position, Whole>(_ lens: Lens<Whole, Position>) -> State<Whole, Value>
  where Brand == StateOf<Position> {
    State<Whole, Value> { whole in lens.modify(&whole) { self.run(&$0) } }
  }

  /// Runs on the part that a whole may have, in place; where there is none, does
  /// nothing and returns nil.
  @inlinable
  public func focus<Position, Whole>(_ affine: Affine<Whole, Position>) -> State<Whole, Value?>
  where Brand == StateOf<Position> {
    State<Whole, Value?> { whole in affine.modify(&whole) { self.run(&$0) } }
  }

  /// Runs on what a prism matches; on a whole of another shape does nothing and
  /// returns nil.
  @inlinable
  public func focus<Position, Whole>(_ prism: Prism<Whole, Position>) -> State<Whole, Value?>
  where Brand == StateOf<Position> {
    focus(prism.affine)
  }

  #if !hasFeature(Embedded)  // Embedded Swift has no key paths that are values.
  /// Runs on the part that a key path leads to, in place.
  @inlinable
  public func focus<Position, Whole>(
    _ path: WritableKeyPath<Whole, Position>
  ) -> State<Whole, Value> where Brand == StateOf<Position> {
    focus(Lens(path))
  }
  #endif
}

extension Kind where Value == Void {
  /// Runs on the part that a whole may have, in place; where there is none, does
  /// nothing.
  @inlinable
  public func focus<Position, Whole>(_ affine: Affine<Whole, Position>) -> State<Whole, Void>
  where Brand == StateOf<Position> {
    State<Whole, Void> { whole in affine.modify(&whole) { self.run(&$0) } }
  }

  /// Runs on what a prism matches; on a whole of another shape does nothing.
  @inlinable
  public func focus<Position, Whole>(_ prism: Prism<Whole, Position>) -> State<Whole, Void>
  where Brand == StateOf<Position> {
    focus(prism.affine)
  }
}
