public import PairingsCore

/// A cofunctor that reads moves, too: a move of the whole has a move of its part.
///
/// So a change of the whole can be shown as one of its part, and a change of the part made in the
/// whole, both as moves and not as states. A ``Pairings/Lens`` is the case of ``Codiscrete``.
///
/// ## Laws
///
/// Those of ``Cofunctor``, and for every `s`, `p` that is enabled at `s`, `q` where `p` leads, and `r`
/// that is enabled at `get(s)`:
///
///     isEnabled(get(p, at: s), at: get(s)) == true                              // get is enabled
///     get(shifted(s, along: p)) == shifted(get(s), along: get(p, at: s))        // get follows
///     get(root(at: s), at: s) == root(at: get(s))                               // get the root
///     get(p.q, at: s) == get(p, at: s).get(q, at: shifted(s, along: p))         // get twice
///     get(put(r, at: s), at: s) == r                                            // put then get a move
///
/// - SeeAlso: Diskin, Xiong and Czarnecki, *From State- to Delta-Based Bidirectional Model
///   Transformations* (2011); Johnson and Rosebrugh, *Delta Lenses and Opfibrations* (2013).
@frozen
public struct DeltaLens<Whole: DirectedContainer, Part: DirectedContainer> {
  /// The part of a shape, and the moves of the whole that make moves of it.
  public let cofunctor: Cofunctor<Whole, Part>

  @usableFromInline let read: (Whole.Position, Whole.Shape) -> Part.Position

  /// Creates a delta lens from a cofunctor and the part of a move.
  @inlinable
  public init(
    _ cofunctor: Cofunctor<Whole, Part>,
    get: @escaping (_ position: Whole.Position, _ shape: Whole.Shape) -> Part.Position
  ) {
    (self.cofunctor, read) = (cofunctor, get)
  }

  /// Returns the move of the part that is in a move of the whole.
  ///
  /// - Precondition: The position is enabled at the shape.
  @inlinable
  public func get(_ position: Whole.Position, at shape: Whole.Shape) -> Part.Position {
    read(position, shape)
  }

  /// Returns the delta lens to a part of the part.
  @inlinable
  public func then<Next>(_ next: DeltaLens<Part, Next>) -> DeltaLens<Whole, Next> {
    DeltaLens<Whole, Next>(cofunctor.then(next.cofunctor)) { [self] position, shape in
      next.get(get(position, at: shape), at: cofunctor.get(shape))
    }
  }

  /// Creates the delta lens of a lens: the part of a state that is written is written.
  @inlinable
  public init<State, Focus>(_ lens: Lens<State, Focus>)
  where Whole == Codiscrete<State>, Part == Codiscrete<Focus> {
    self.init(Cofunctor(lens)) { state, _ in lens.get(state) }
  }
}
