/// A value with a structure of successors, without end: the comonad that a functor generates, and
/// the comonad of spaces that a ``Free`` moves in.
///
/// The value and its successors are computed on each access.
///
///     let naturals = Cofree<IdentityOf, Int>.unfold(0, head: { $0 }) { Identity($0 + 1) }
///     naturals.extract()                          // 0
///     naturals.tail.value.extract()      // 1
///     naturals.extend { $0.extract() + $0.tail.value.extract() }.extract()  // 1
///
/// ## Laws
///
/// The laws of ``Comonad``, and for every `w`, `s`, `head`, `tail` and `f`:
///
///     unfold(s, head, tail).extract() == head(s)                             // head of an unfold
///     unfold(s, head, tail).tail == map(tail(s)) { unfold($0, head, tail) }  // tail of an unfold
///     unfold(w, { $0.extract() }, { $0.tail }) == w                            // unfold back
///     w.extend(f).tail == map(w.tail) { $0.extend(f) }                       // tail of an extend
///
/// - Complexity: O(1) for every operation, besides the calls of its closures. No result is cached:
///   two accesses to a value compute it twice.
/// - SeeAlso: Uustalu and Vene, *Comonadic Notions of Computation* (2008); Freeman,
///   *Comonads as Spaces* (2016).
public typealias Cofree<Response: Functor, Value> = Kind<CofreeOf<Response>, Value>

extension Kind {
  /// Creates a space from a value and its successors, each computed on access.
  @inlinable
  public static func cons<Response>(
    _ head: @autoclosure @escaping () -> Value, tail: @escaping () -> Kind<Response, Kind>
  ) -> Cofree<Response, Value> where Brand == CofreeOf<Response> {
    ConsCarrier(head, tail)
  }

  /// Creates a space from a seed, the value of a seed, and the seeds that follow it.
  @inlinable
  public static func unfold<Response, Seed>(
    _ seed: Seed, head: @escaping (Seed) -> Value,
    tail: @escaping (Seed) -> Kind<Response, Seed>
  ) -> Cofree<Response, Value> where Brand == CofreeOf<Response> {
    UnfoldCarrier(seed, Unfolding(head: head, tail: tail))
  }
}

/// The carrier of ``Cofree``.
///
/// Swift does not specialise the methods of a generic class. So the carrier holds the two operations
/// that depend on its content as functions, which are specialised where a space is made.
@usableFromInline
@_fixed_layout
class CofreeCarrier<Response: Functor, Value>: Kind<CofreeOf<Response>, Value> {
  @usableFromInline typealias Head = (CofreeCarrier) -> Value
  @usableFromInline typealias Tail =
    (CofreeCarrier) -> Kind<Response, Kind<CofreeOf<Response>, Value>>

  @usableFromInline final let computeHead: Head
  @usableFromInline final let computeTail: Tail

  @inlinable
  init(computeHead: @escaping Head, computeTail: @escaping Tail) {
    (self.computeHead, self.computeTail) = (computeHead, computeTail)
    super.init(_carrier: ())
  }

  @inlinable final var head: Value { computeHead(self) }
  @inlinable final var tail: Kind<Response, Kind<CofreeOf<Response>, Value>> { computeTail(self) }
}

/// The carrier of a space of a value and its successors.
@usableFromInline
@_fixed_layout
final class ConsCarrier<Response: Functor, Value>: CofreeCarrier<Response, Value> {
  @usableFromInline let present: () -> Value
  @usableFromInline let successors: () -> Kind<Response, Kind<CofreeOf<Response>, Value>>

  /// The casts are sound: a carrier passes only itself to its own functions.
  @inlinable
  init(
    _ head: @escaping () -> Value,
    _ tail: @escaping () -> Kind<Response, Kind<CofreeOf<Response>, Value>>
  ) {
    (present, successors) = (head, tail)
    super.init(
      computeHead: { unsafe unsafeDowncast($0, to: ConsCarrier.self).present() },
      computeTail: { unsafe unsafeDowncast($0, to: ConsCarrier.self).successors() })
  }
}

/// The functions of an unfold, which all its spaces share.
@usableFromInline
@_fixed_layout
final class Unfolding<Response: Functor, Seed, Value> {
  @usableFromInline let head: (Seed) -> Value
  @usableFromInline let tail: (Seed) -> Kind<Response, Seed>

  @inlinable
  init(head: @escaping (Seed) -> Value, tail: @escaping (Seed) -> Kind<Response, Seed>) {
    (self.head, self.tail) = (head, tail)
  }

  /// Returns the spaces that follow a seed.
  @inlinable
  func successors(of seed: Seed) -> Kind<Response, Kind<CofreeOf<Response>, Value>> {
    Response.map(tail(seed)) { [self] seed in UnfoldCarrier(seed, self) }
  }
}

/// The carrier of a space that is unfolded from a seed.
@usableFromInline
@_fixed_layout
final class UnfoldCarrier<Response: Functor, Seed, Value>: CofreeCarrier<Response, Value> {
  @usableFromInline let seed: Seed
  @usableFromInline let unfolding: Unfolding<Response, Seed, Value>

  /// The casts are sound: a carrier passes only itself to its own functions.
  @inlinable
  init(_ seed: Seed, _ unfolding: Unfolding<Response, Seed, Value>) {
    (self.seed, self.unfolding) = (seed, unfolding)
    super.init(
      computeHead: {
        let space = unsafe unsafeDowncast($0, to: UnfoldCarrier.self)
        return space.unfolding.head(space.seed)
      },
      computeTail: {
        let space = unsafe unsafeDowncast($0, to: UnfoldCarrier.self)
        return space.unfolding.successors(of: space.seed)
      })
  }
}

/// A comonad in which every value has successors: ``Cofree``.
///
/// - SeeAlso: Kmett, *free* (2008), where it is `ComonadCofree`.
public protocol ComonadCofree<Response>: Comonad {
  /// The functor of successors.
  associatedtype Response: Functor

  /// Returns the successors of the present value.
  static func tail<Value>(_ wa: Kind<Self, Value>) -> Kind<Response, Kind<Self, Value>>
}

extension Kind where Brand: ComonadCofree {
  /// The successors of the present value.
  @inlinable
  public var tail: Kind<Brand.Response, Kind> { Brand.tail(self) }
}

/// The brand of ``Cofree``.
public enum CofreeOf<Response: Functor>: ComonadCofree {
  /// The built-in representation.
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
    let space = carrier(fa)
    return ConsCarrier({ transform(space.head) }) {
      Response.map(space.tail) { map($0, transform) }
    }
  }

  /// Returns the present value.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value { carrier(wa).head }

  /// Recomputes every value by a function of the space from that place.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    ConsCarrier({ transform(wa) }) { Response.map(carrier(wa).tail) { extend($0, transform) } }
  }

  /// Returns the successors of the present value.
  @inlinable
  public static func tail<Value>(_ wa: Kind<Self, Value>) -> Kind<Response, Kind<Self, Value>> {
    carrier(wa).tail
  }
}
