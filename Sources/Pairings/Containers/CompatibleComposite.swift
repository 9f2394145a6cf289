/// A law by which the positions of two containers on the same shapes change places: a distributive
/// law of directed containers.
///
///     enum Viewing: DistributiveLaw {  // a point of a picture that is panned and zoomed
///       typealias First = Zooming      // apply(zoom, to: x) is x * zoom
///       typealias Second = Panning     // apply(pan, to: x) is x + pan
///       static func exchange(
///         _ pan: Sum<Int>, _ zoom: Product<Int>
///       ) -> (first: Product<Int>, second: Sum<Int>) {
///         (zoom, Sum(pan.value * zoom.value))
///       }
///     }
///
/// A position of the second container, then one of the first, leads where the exchanged positions
/// lead in the other order. Of monoid actions it is a matching pair of the monoids.
///
/// ## Laws
///
/// For every `s`, every `q` of the second container that is enabled at `s`, and `p` of the first one
/// where `q` leads; for the composites, every `q` and `r` of the second container, and `p` and `r`
/// of the first one:
///
///     isEnabled(exchange(q, p).first, at: s) == true                    // exchanged first is enabled
///     isEnabled(exchange(q, p).second, at: shifted(s, along: exchange(q, p).first))
///       == true                                                         // exchanged second is enabled
///     shifted(shifted(s, along: q), along: p)
///       == shifted(shifted(s, along: exchange(q, p).first), along: exchange(q, p).second)
///                                                                       // exchange arrives
///     exchange(q, root) == (root, q)                                    // exchange with the first root
///     exchange(root, p) == (p, root)                                    // exchange with the second root
///     exchange(q, p.r) == { /* (p′, q′) = exchange(q, p), (r′, q″) = exchange(q′, r) */
///       (p′.r′, q″) }                                                   // exchange with p.r
///     exchange(q.r, p) == { /* (p′, r′) = exchange(r, p), (p″, q′) = exchange(q, p′) */
///       (p″, q′.r′) }                                                   // exchange q.r
///
/// - SeeAlso: Ahman and Uustalu, *Distributive Laws of Directed Containers* (2013).
public protocol DistributiveLaw: SendableMetatype {
  /// The container whose positions come first in a composite.
  associatedtype First: DirectedContainer

  /// The container whose positions come second.
  associatedtype Second: DirectedContainer where Second.Shape == First.Shape

  /// Returns the positions that lead as far in the other order.
  ///
  /// - Precondition: The second position is enabled at a shape, and the first one where it leads.
  static func exchange(
    _ second: Second.Position, _ first: First.Position
  ) -> (first: First.Position, second: Second.Position)
}

/// The compatible composite of two containers on the same shapes: a position of the first one, then
/// one of the second.
///
///     typealias Look<Value> = Update<CompatibleComposite<Viewing>, Value>
///     let look = Look<Bool>.follow((Product(1), Sum(3))).then(.follow((Product(2), Sum(0))))
///     look.run(1).position  // zoomed by 2, panned by 6
///
/// A composite on pairs of shapes whose sides are independent is a ``ProductContainer``.
public enum CompatibleComposite<Law: DistributiveLaw>: DirectedContainer {
  /// The shapes of both containers.
  public typealias Shape = Law.First.Shape

  /// A position of the first container, and one of the second where it leads.
  public typealias Position = (Law.First.Position, Law.Second.Position)

  /// Returns true if the shape has the first position, and the shape there has the second one.
  @inlinable
  public static func isEnabled(_ position: Position, at shape: Shape) -> Bool {
    Law.First.isEnabled(position.0, at: shape)
      && Law.Second.isEnabled(position.1, at: Law.First.shifted(shape, along: position.0))
  }

  /// Returns the roots of both containers.
  @inlinable
  public static func root(at shape: Shape) -> Position {
    (Law.First.root(at: shape), Law.Second.root(at: shape))
  }

  /// Shifts a shape along both positions.
  @inlinable
  public static func shift(_ shape: inout Shape, along position: Position) {
    Law.First.shift(&shape, along: position.0)
    Law.Second.shift(&shape, along: position.1)
  }

  /// Continues both positions, the first one after an exchange.
  @inlinable
  public static func append(_ next: Position, to position: inout Position) {
    let (first, second) = Law.exchange(position.1, next.0)
    Law.First.append(first, to: &position.0)
    position.1 = Law.Second.appended(next.1, to: second)
  }
}

extension CompatibleComposite: GeneratedContainer
where Law.First: GeneratedContainer, Law.Second: GeneratedContainer {
  /// Returns the generators of each container, beside the root of the other one.
  @inlinable
  public static func enabled(at shape: Shape) -> [Position] {
    Law.First.enabled(at: shape).map { first in
      (first, Law.Second.root(at: Law.First.shifted(shape, along: first)))
    } + Law.Second.enabled(at: shape).map { (Law.First.root(at: shape), $0) }
  }
}
