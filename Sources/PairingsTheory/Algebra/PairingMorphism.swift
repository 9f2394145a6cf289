public import PairingsCore
public import PairingsComponents

/// A morphism of interaction laws: moves of a source become moves of a target, and spaces of the
/// target become spaces of the source. Both have the same effects, or none.
///
/// The source is a *specification*, the target an *implementation*. An implementation has more in
/// its spaces, such as an index or a sum that it keeps. `spaces` forgets that; `moves` implements
/// each move of the specification. Between two stores, `spaces` is a *lens*.
///
///     struct Person { var name = "Ada", age = 36 }
///     let age = PairingMorphism(focus: Lens(\Person.age))
///     let grown = age.target.moved(Store(Person()) { $0 }, by: age.moves(.modify { $0 + 1 }))
///     age.spaces(grown).position  // 37
///
/// ## Laws
///
/// `moves` is a monad morphism, and `spaces` is a comonad morphism. For every `m`, `v` and `f`:
///
///     target.interact(moves(m), v, f) == source.interact(m, spaces(v), f)        // morphism
///     map(target.future(of: v, by: moves(m)), spaces)
///       == source.future(of: spaces(v), by: m)                                  // simulation
///
/// The second law follows from the first, from the comonad morphism and from naturality in the
/// result: the spaces after any number of moves are related as they were before.
///
/// - SeeAlso: Katsumata, Rivas and Uustalu, *Interaction Laws of Monads and Comonads* (2020), for
///   the category of interaction laws; Ahman and Uustalu, *Taking Updates Seriously* (2017), for
///   lenses as morphisms of comonads.
@frozen
public struct PairingMorphism<
  Source: ResidualPairing, Target: ResidualPairing, Moves: NaturalTransformation,
  Spaces: NaturalTransformation
>
where
  Source.Eff == Target.Eff,
  Moves.Source == Source.Moves, Moves.Target == Target.Moves,
  Spaces.Source == Target.Space, Spaces.Target == Source.Space
{
  /// The pairing of the specification.
  public let source: Source

  /// The pairing of the implementation.
  public let target: Target

  /// The transformation of moves: the implementation of a move.
  public let moves: Moves

  /// The transformation of spaces: the part of an implementation that is specified.
  public let spaces: Spaces

  /// Creates a morphism from its two transformations.
  @inlinable
  public init(from source: Source, to target: Target, moves: Moves, spaces: Spaces) {
    (self.source, self.target) = (source, target)
    (self.moves, self.spaces) = (moves, spaces)
  }

  /// Returns the morphism to an implementation of the target.
  @inlinable
  public func then<Next, NextMoves, NextSpaces>(
    _ next: PairingMorphism<Target, Next, NextMoves, NextSpaces>
  ) -> PairingMorphism<
    Source, Next, ComposedTransformation<Moves, NextMoves>,
    ComposedTransformation<NextSpaces, Spaces>
  > {
    PairingMorphism<
      Source, Next, ComposedTransformation<Moves, NextMoves>,
      ComposedTransformation<NextSpaces, Spaces>
    >(
      from: source, to: next.target, moves: moves.then(next.moves),
      spaces: next.spaces.then(spaces))
  }
}

extension PairingMorphism: Sendable
where Source: Sendable, Target: Sendable, Moves: Sendable, Spaces: Sendable {}

extension PairingMorphism {
  /// Creates the morphism of a lens: a step of the part runs in the whole, and a store of wholes is
  /// seen as a store of the part.
  @inlinable
  public init<Whole, Part>(focus lens: Lens<Whole, Part>)
  where
    Source == StateStore<Part>, Target == StateStore<Whole>,
    Moves == FocusMoves<Whole, Part>, Spaces == FocusSpaces<Whole, Part>
  {
    self.init(
      from: StateStore(), to: StateStore(), moves: FocusMoves(lens), spaces: FocusSpaces(lens))
  }
}

/// The transformation of steps of a part to steps of the whole.
@frozen
public struct FocusMoves<Whole, Part>: NaturalTransformation {
  /// The lens to the part.
  public let lens: Lens<Whole, Part>

  /// Creates the transformation.
  @inlinable
  public init(_ lens: Lens<Whole, Part>) { self.lens = lens }

  /// Returns the step in the whole.
  @inlinable
  public func callAsFunction<Value>(_ kind: State<Part, Value>) -> State<Whole, Value> {
    kind.focus(lens)
  }
}

/// The transformation of stores of wholes to stores of a part.
@frozen
public struct FocusSpaces<Whole, Part>: NaturalTransformation {
  /// The lens to the part.
  public let lens: Lens<Whole, Part>

  /// Creates the transformation.
  @inlinable
  public init(_ lens: Lens<Whole, Part>) { self.lens = lens }

  /// Returns the store of the part.
  @inlinable
  public func callAsFunction<Value>(_ kind: Store<Whole, Value>) -> Store<Part, Value> {
    kind.focus(lens)
  }
}

extension Component {
  /// Returns the component of an implementation of this space, with the same meaning of inputs.
  ///
  /// If `morphism` is lawful, the component shows the same as this one, after any inputs, as long
  /// as `morphism.spaces(space)` is this component's space.
  @inlinable
  public func implemented<Target: Pairing, Moves, Spaces>(
    along morphism: PairingMorphism<Pair, Target, Moves, Spaces>,
    in space: Kind<Target.Space, UI<Input, View>>
  ) -> Component<Eff, Target, Input, View> {
    Component<Eff, Target, Input, View>(
      morphism.target, space, on: dispatcher.lift(morphism.moves))
  }
}
