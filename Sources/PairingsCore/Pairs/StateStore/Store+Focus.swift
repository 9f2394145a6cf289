extension Kind {
  /// Returns the store of one part: the same present value, with the values of the positions that
  /// differ in that part only.
  ///
  ///     let sums = Store((x: 1, y: 2)) { $0.x + $0.y }
  ///     sums.focus(Lens(\.x)).peek(10)  // 12
  ///
  /// `focus` is a comonad morphism, and the counterpart of `State.focus`. For every `l`, `w`, `m`
  /// and `f`:
  ///
  ///     w.focus(l).extract() == w.extract()                                // extract
  ///     w.focus(l).extend(f) == w.extend { f($0.focus(l)) }.focus(l)       // extend
  ///     m.pair(with: w.focus(l), f) == m.focus(l).pair(with: w, f)         // pairing
  @inlinable
  public func focus<Position, Part>(_ lens: Lens<Position, Part>) -> Store<Part, Value>
  where Brand == StoreOf<Position> {
    let (position, values) = (position, StoreOf.carrier(self).values)
    return Store<Part, Value>(lens.get(position)) { part in
      var whole = position
      lens.set(&whole, part)
      return values(whole)
    }
  }

  #if !hasFeature(Embedded)  // Embedded Swift has no key paths that are values.
  /// Returns the store of the part at a key path: the same present value, with the values of the
  /// positions that differ in that part only.
  @inlinable
  public func focus<Position, Part>(
    _ path: WritableKeyPath<Position, Part>
  ) -> Store<Part, Value> where Brand == StoreOf<Position> {
    focus(Lens(path))
  }
  #endif
}
