// Conversions of a step of a part to a step of the whole.

extension Kind {
  /// Runs this step on a part of a whole, in place.
  ///
  ///     struct Person { var name = "Ada", age = 36 }
  ///     let birthday = State<Int, Void>.modify { $0 + 1 }
  ///     birthday.focus(\Person.age).exec(Person()).age  // 37
  ///
  /// `focus` is a monad morphism. For every `l`, `k`, `a`, `m` and `f`:
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

  /// Runs this step on a part that a whole may have, in place. Returns nil and does nothing if the
  /// part is absent.
  @inlinable
  public func focus<Position, Whole>(_ affine: Affine<Whole, Position>) -> State<Whole, Value?>
  where Brand == StateOf<Position> {
    State<Whole, Value?> { whole in affine.modify(&whole) { self.run(&$0) } }
  }

  /// Runs this step on the part that a prism matches. Returns nil and does nothing if the prism
  /// does not match the whole.
  @inlinable
  public func focus<Position, Whole>(_ prism: Prism<Whole, Position>) -> State<Whole, Value?>
  where Brand == StateOf<Position> {
    focus(prism.affine)
  }

  #if !hasFeature(Embedded)  // Embedded Swift has no key paths that are values.
  /// Runs this step on the part at a key path, in place.
  @inlinable
  public func focus<Position, Whole>(
    _ path: WritableKeyPath<Whole, Position>
  ) -> State<Whole, Value> where Brand == StateOf<Position> {
    focus(Lens(path))
  }
  #endif
}

extension Kind {
  /// Runs this step on each of the parts of a whole, in order and in place. Returns the values.
  ///
  ///     m.focus(t).run(s) == t.modify(s) { m.run(&$0) }                    // all parts
  @inlinable
  public func focus<Position, Whole>(
    _ traversal: Traversal<Whole, Position>
  ) -> State<Whole, [Value]> where Brand == StateOf<Position> {
    State<Whole, [Value]> { whole in
      var values: [Value] = []
      traversal.modify(&whole) { values.append(self.run(&$0)) }
      return values
    }
  }
}

extension Kind where Value == Void {
  /// Runs this step on each of the parts of a whole, in order and in place.
  @inlinable
  public func focus<Position, Whole>(
    _ traversal: Traversal<Whole, Position>
  ) -> State<Whole, Void> where Brand == StateOf<Position> {
    State<Whole, Void> { whole in traversal.modify(&whole) { self.run(&$0) } }
  }

  /// Runs this step on a part that a whole may have, in place. Does nothing if the part is absent.
  @inlinable
  public func focus<Position, Whole>(_ affine: Affine<Whole, Position>) -> State<Whole, Void>
  where Brand == StateOf<Position> {
    State<Whole, Void> { whole in affine.modify(&whole) { self.run(&$0) } }
  }

  /// Runs this step on the part that a prism matches. Does nothing if the prism does not match the
  /// whole.
  @inlinable
  public func focus<Position, Whole>(_ prism: Prism<Whole, Position>) -> State<Whole, Void>
  where Brand == StateOf<Position> {
    focus(prism.affine)
  }
}
