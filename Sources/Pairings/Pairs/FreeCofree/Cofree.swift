/// A value with a structure of what follows it, without end: the comonad that a
/// functor makes of itself, and the comonad of spaces that a ``Free`` moves in.
///
/// Neither the value nor what follows it is computed before it is asked for.
///
///     let naturals = Cofree<IdentityOf, Int>.unfold(0, head: { $0 }) { Identity($0 + 1) }
///     naturals.extract()                          // 0
///     naturals.tail.value.extract()      // 1
///     naturals.extend { $0.extract() + $0.tail.value.extract() }.extract()  // 1
///
/// ## Laws
///
/// Those of ``Comonad``, and for every `w`, `s`, `head`, `tail` and `f`:
///
///     unfold(s, head, tail).extract() == head(s)                             // head of an unfold
///     unfold(s, head, tail).tail == map(tail(s)) { unfold($0, head, tail) }  // tail of an unfold
///     unfold(w, { $0.extract() }, { $0.tail }) == w                            // unfold back
///     w.extend(f).tail == map(w.tail) { $0.extend(f) }                       // tail of an extend
///
/// - Complexity: O(1) for every operation, besides the calls of its closures. Nothing
///   is remembered: a value that is asked for twice is computed twice.
/// - SeeAlso: Uustalu and Vene, *Comonadic Notions of Computation* (2008); Freeman,
///   *Comonads as Spaces* (2016).
///
/// ## Topics
///
/// ### Looking
///
/// - ``Kind/extract()``
/// - ``Kind/map(_:)``
/// - ``Kind/extend(_:)``
/// - ``Kind/duplicate()``
///
/// ### Going elsewhere
///
/// - ``Kind/tail``
public typealias Cofree<Response: Functor, Value> = Kind<CofreeOf<Response>, Value>

extension Kind {
  /// Creates a space from a value and from what follows it, each computed when it is
  /// asked for.
  @inlinable
  public static func cons<Response>(
    _ head: @autoclosure @escaping () -> Value, tail: @escaping () -> Kind<Response, Kind>
  ) -> Cofree<Response, Value> where Brand == CofreeOf<Response> {
    CofreeCarrier(head, tail)
  }

  /// Makes a space of a seed, of the value that a seed shows, and of the seeds that
  /// follow it.
  @inlinable
  public static func unfold<Response, Seed>(
    _ seed: Seed, head: @escaping (Seed) -> Value,
    tail: @escaping (Seed) -> Kind<Response, Seed>
  ) -> Cofree<Response, Value> where Brand == CofreeOf<Response> {
    Cofree.cons(head(seed)) { tail(seed).map { unfold($0, head: head, tail: tail) } }
  }
}

/// The carrier of ``Cofree``.
@usableFromInline
@_fixed_layout
final class CofreeCarrier<Response: Functor, Value>: Kind<CofreeOf<Response>, Value> {
  @usableFromInline let head: () -> Value
  @usableFromInline let next: () -> Kind<Response, Kind<CofreeOf<Response>, Value>>

  @inlinable
  init(
    _ head: @escaping () -> Value,
    _ tail: @escaping () -> Kind<Response, Kind<CofreeOf<Response>, Value>>
  ) {
    self.head = head
    next = tail
    super.init(_carrier: ())
  }
}

/// A comonad whose every value is followed by others: ``Cofree``.
///
/// - SeeAlso: Kmett, *free* (2008), where it is `ComonadCofree`.
public protocol ComonadCofree<Response>: Comonad {
  /// How values follow one another.
  associatedtype Response: Functor

  /// Returns what follows the present value.
  static func tail<Value>(_ wa: Kind<Self, Value>) -> Kind<Response, Kind<Self, Value>>
}

extension Kind where Brand: ComonadCofree {
  /// What follows the value.
  @inlinable
  public var tail: Kind<Brand.Response, Kind> { Brand.tail(self) }
}

/// The brand of ``Cofree``.
public enum CofreeOf<Response: Functor>: ComonadCofree {
  /// What a `Cofree` is made of.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  static func carrier<Value>(_ kind: Kind<Self, Value>) -> CofreeCarrier<Response, Value> {
    kind.carrier(as: CofreeCarrier.self)
  }
}

// MARK: - Comonad

extension CofreeOf {
  /// Transforms every value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    let (head, tail) = (carrier(fa).head, carrier(fa).next)
    return CofreeCarrier({ transform(head()) }) {
      Response.map(tail()) { map($0, transform) }
    }
  }

  /// Returns the present value.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value { carrier(wa).head() }

  /// Recomputes every value from the space as seen from there.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    let tail = carrier(wa).next
    return CofreeCarrier({ transform(wa) }) { Response.map(tail()) { extend($0, transform) } }
  }

  /// Returns what follows the present value.
  @inlinable
  public static func tail<Value>(_ wa: Kind<Self, Value>) -> Kind<Response, Kind<Self, Value>> {
    carrier(wa).next()
  }
}
