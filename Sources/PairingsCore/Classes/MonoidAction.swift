/// A monoid of patches that act on states: a directed container in which all positions are enabled
/// at every shape.
///
///     enum Counting: MonoidAction {
///       static func apply(_ patch: Sum<Int>, to state: inout Int) { state += patch.value }
///     }
///     Update<Counting, Void>.tell(Sum(2)).then(.tell(Sum(3))).run(37).position.value  // 5
///
/// ## Laws
///
/// The laws of ``DirectedContainer``, and for every `p`, `q` and `s`:
///
///     applying(.empty, to: s) == s                                                // apply nothing
///     applying(p.combined(with: q), to: s) == applying(q, to: applying(p, to: s)) // apply twice
///
/// - SeeAlso: Ahman and Uustalu, *Update Monads: Cointerpreting Directed Containers* (2014).
public protocol MonoidAction<State, Patch>: DirectedContainer
where Shape == State, Position == Patch {
  /// The type of states.
  associatedtype State

  /// The monoid of patches.
  associatedtype Patch: Monoid

  /// Changes a state by a patch, in place.
  static func apply(_ patch: Patch, to state: inout State)
}

extension MonoidAction {
  /// Returns a state that is changed by a patch.
  @inlinable
  public static func applying(_ patch: Patch, to state: State) -> State {
    shifted(state, along: patch)
  }

  /// Returns true: every patch acts on every state.
  @inlinable
  public static func isEnabled(_ patch: Patch, at state: State) -> Bool { true }

  /// Returns the empty patch.
  @inlinable
  public static func root(at state: State) -> Patch { .empty }

  /// Changes a state by a patch, in place.
  @inlinable
  public static func shift(_ state: inout State, along patch: Patch) { apply(patch, to: &state) }

  /// Appends a patch to another one, in place.
  @inlinable
  public static func append(_ next: Patch, to patch: inout Patch) { patch.combine(with: next) }
}
