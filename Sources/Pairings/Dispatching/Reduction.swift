/// A change of a state by inputs, as moves of any input, and as one move that is filled with an input
/// before it is made.
///
/// The latter allocates nothing. It is right where the move is made at once and once, as
/// ``StateStore`` does: the input is taken out before the change is called, which so may use the
/// same reduction for another explorer.
@usableFromInline
@_fixed_layout
final class Reduction<Moves: Monad, Input, Result> {
  /// Returns the move of an input.
  @usableFromInline let move: (Input) -> Kind<Moves, Result>

  /// The move of the input that is filled in.
  @usableFromInline let filled: Kind<Moves, Result>

  @usableFromInline let content: Content

  /// The input to make the next move by.
  @usableFromInline
  @_fixed_layout
  final class Content {
    // Exclusivity needs no check: the input is moved out before other code is called.
    @exclusivity(unchecked) @usableFromInline var input: Input?

    @inlinable
    init() {}
  }

  @inlinable
  init(
    _ content: Content, move: @escaping (Input) -> Kind<Moves, Result>, filled: Kind<Moves, Result>
  ) {
    (self.content, self.move, self.filled) = (content, move, filled)
  }

  /// Not designated: Embedded Swift has no designated initialisers with types of their own.
  @inlinable
  convenience init<Position>(
    _ change: @escaping (inout Position, Input) -> Result
  ) where Moves == StateOf<Position> {
    let content = Content()
    self.init(
      content, move: { input in State { change(&$0, input) } },
      filled: State { position in
        guard let input = unsafe content.input.take() else {
          preconditionFailure("A move that is filled in is made once.")
        }
        return change(&position, input)
      })
  }

  /// Returns the move of an input, to be made at once and once.
  @inlinable
  func fill(_ input: Input) -> Kind<Moves, Result> {
    unsafe content.input = input
    return filled
  }
}
