/// A value with a structure of what follows it, without end: the comonad that a
/// functor makes of itself, and the comonad of spaces that a ``Free`` moves in.
///
/// Neither the value nor what follows it is computed before it is asked for.
///
///     let naturals = Cofree<IdentityOf, Int>.unfold(0, head: { $0 }) { Identity($0 + 1) }
///     naturals.extract()                          // 0
///     naturals.tail.narrow().value.extract()      // 1
///     naturals.extend { $0.extract() + $0.tail.narrow().value.extract() }.extract()  // 1
///
/// ## Laws
///
/// Those of ``Comonad``, and for every `w`, `s`, `head`, `tail` and `f`:
///
///     unfold(s, head, tail).extract() == head(s)                               // unfold's head
///     unfold(s, head, tail).tail == map(tail(s)) { unfold($0, head, tail) }    // unfold's tail
///     unfold(w, { $0.extract() }, { $0.tail }) == w                            // unfold back
///     w.extend(f).tail == map(w.tail) { $0.extend(f) }                         // extend's tail
///
/// - Complexity: O(1) for every operation, besides the calls of its closures. Nothing
///   is remembered: a value that is asked for twice is computed twice.
/// - SeeAlso: Uustalu and Vene, *Comonadic Notions of Computation* (2008); Freeman,
///   *Comonads as Spaces* (2016).
public final class Cofree<Response: Functor, Value>: Kind<CofreeOf<Response>, Value> {
  @usableFromInline let head: () -> Value
  @usableFromInline let next: () -> Kind<Response, Cofree>

  /// Creates a space from a value and from what follows it, each computed when it is
  /// asked for.
  @inlinable
  public init(
    _ head: @autoclosure @escaping () -> Value,
    tail: @escaping () -> Kind<Response, Cofree>
  ) {
    self.head = head
    next = tail
  }

  /// What follows the value.
  @inlinable
  public var tail: Kind<Response, Cofree> { next() }

  /// Makes a space of a seed, of the value that a seed shows, and of the seeds that
  /// follow it.
  @inlinable
  public static func unfold<Seed>(
    _ seed: Seed, head: @escaping (Seed) -> Value,
    tail: @escaping (Seed) -> Kind<Response, Seed>
  ) -> Cofree {
    Cofree(head(seed)) { Response.map(tail(seed)) { unfold($0, head: head, tail: tail) } }
  }
}

// MARK: - Comonad

extension Cofree {
  /// Transforms every value.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> Cofree<Response, NewValue> {
    Cofree<Response, NewValue>(transform(self.head())) { [next] in
      Response.map(next()) { $0.map(transform) }
    }
  }

  /// Returns the present value.
  @inlinable
  public func extract() -> Value { head() }

  /// Recomputes every value from the space as seen from there.
  @inlinable
  public func extend<NewValue>(
    _ transform: @escaping (Cofree) -> NewValue
  ) -> Cofree<Response, NewValue> {
    Cofree<Response, NewValue>(transform(self)) { [next] in
      Response.map(next()) { $0.extend(transform) }
    }
  }

  /// Puts in every place the space as seen from there.
  @inlinable
  public func duplicate() -> Cofree<Response, Cofree<Response, Value>> { extend { $0 } }

  /// Composes two functions of a space: `{ g($0.extend(f)) }`.
  @inlinable
  public static func compose<Middle, Output>(
    _ first: @escaping (Cofree<Response, Value>) -> Middle,
    _ second: @escaping (Cofree<Response, Middle>) -> Output
  ) -> (Cofree<Response, Value>) -> Output {
    { second($0.extend(first)) }
  }
}
