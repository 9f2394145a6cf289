#if !hasFeature(Embedded)  // As Rehearsal.

public import PairingsCore

extension Kind where Value == Void {
  /// Returns a stream for tests, which calls `body` with each element: a step of the same name for
  /// each, which waits on the stage.
  ///
  ///     let prices = { (send: Send<Int>) in Rehearsal<Never, Void>.script("price", [3, 5]) { send($0) } }
  ///
  /// The stream ends after the last element. A stream without an end has endless elements, such as
  /// `1...`.
  ///
  /// - Precondition: The sequence may be iterated more than once.
  /// - Complexity: The *n*-th element takes *n* steps of an iterator.
  public static func script<Failure: Error, Elements: Sequence>(
    _ name: String, _ elements: Elements, _ body: @escaping (Elements.Element) -> Void
  ) -> Rehearsal<Failure, Void> where Brand == RehearsalOf<Failure> {
    RehearsalOf.iterate(0) { index in
      // An iterator may be an object, which a checkpoint cannot save.
      var rest = elements.dropFirst(index).makeIterator()
      guard let element = rest.next() else { return .pure(.done(())) }
      return Rehearsal<Failure, Void>.step(name) {}.map {
        body(element)
        return .next(index + 1)
      }
    }
  }
}

#endif
