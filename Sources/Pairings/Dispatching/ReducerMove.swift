/// A change of a state by inputs. It has the form of a move for each input, and that of one move
/// that is filled with an input before it is made.
///
/// The second form allocates nothing. It is right where the move is made at once and once, as
/// ``StateStore`` does. The input is taken out before the change is called, so that the change may
/// use the same object for another explorer.
@usableFromInline
@_fixed_layout
final class ReducerMove<Moves: Monad, Input, Result> {
  /// A function that returns the move of an input.
  @usableFromInline let move: (Input) -> Kind<Moves, Result>

  /// The move of the input that was filled in.
  @usableFromInline let filled: Kind<Moves, Result>

  @usableFromInline let content: Content

  /// The input of the next move.
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

  /// Not designated: Embedded Swift has no designated initialisers with type parameters of their
  /// own.
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

  /// Fills in an input and returns its move, to be made at once and once.
  @inlinable
  func fill(_ input: Input) -> Kind<Moves, Result> {
    unsafe content.input = input
    return filled
  }
}
