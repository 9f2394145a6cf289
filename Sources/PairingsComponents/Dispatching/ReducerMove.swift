public import PairingsCore

/// A change of a state by inputs. It has the form of a move for each input, and that of one move
/// that is filled with an input before it is made.
///
/// The second form allocates nothing. It is right where the move is made at once and once, as
/// ``StateStore`` does. The input is taken out before the change is called, so that the change may
/// use the same object for another explorer, as may a lens.
@usableFromInline
@_fixed_layout
final class ReducerMove<Moves: Monad, Input, Result> {
  /// A function that returns the move of an input, or nil if it has none.
  @usableFromInline let move: (Input) -> Kind<Moves, Result>?

  /// The move of the input that was filled in, to be made at once and once.
  @usableFromInline let filled: Kind<Moves, Result>

  #if !hasFeature(Embedded)
  /// The content of the move that was filled in; nil if it is that of a part.
  @usableFromInline let content: Content?

  /// A function that fills in an input of a part. It returns false if the input has no move.
  @usableFromInline let fillPart: (Input) -> Bool
  #else  // The reducers of parts make a move for each input, so that a page is small.
  @usableFromInline let content: Content
  #endif

  /// The content of the move that was filled in, unless it is that of a part.
  @inlinable
  var ownContent: Content? { content }

  /// The input of the next move.
  @usableFromInline
  @_fixed_layout
  final class Content {
    // Exclusivity needs no check: an input is moved out before other code is called, and each field is
    // nil when it is written, so that a write frees nothing. `InputAttackTests` sends from a lens.
    @exclusivity(unchecked) @usableFromInline var input: Input?

    /// The inputs of earlier moves, whose lenses have begun another move: the latest first.
    @exclusivity(unchecked) @usableFromInline var earlier: Content?

    @inlinable
    init() {}

    /// Fills in an input, whose move is made before those that are filled in already.
    @inlinable
    func fill(_ new: Input) {
      if unsafe input != nil { keepEarlier() }
      unsafe input = new
    }

    @inlinable @inline(never)
    func keepEarlier() {
      let kept = Content()
      unsafe (kept.input, kept.earlier) = (input.take(), earlier.take())
      unsafe earlier = kept
    }

    /// Takes out the input that was filled in last.
    ///
    /// - Precondition: There is one.
    @inlinable
    func take() -> Input {
      guard let taken = unsafe input.take() else {
        preconditionFailure("A move that is filled in is made once.")
      }
      if unsafe earlier != nil { restoreEarlier() }
      return taken
    }

    @inlinable @inline(never)
    func restoreEarlier() {
      guard let last = unsafe earlier.take() else { return }
      unsafe (input, earlier) = (last.input, last.earlier)
    }
  }

  #if !hasFeature(Embedded)
  @inlinable
  init(
    move: @escaping (Input) -> Kind<Moves, Result>?, filled: Kind<Moves, Result>,
    _ content: Content?, fillPart: @escaping (Input) -> Bool = { _ in false }
  ) {
    (self.move, self.filled, self.content, self.fillPart) = (move, filled, content, fillPart)
  }
  #else
  @inlinable
  init(
    move: @escaping (Input) -> Kind<Moves, Result>?, filled: Kind<Moves, Result>,
    _ content: Content
  ) {
    (self.move, self.filled, self.content) = (move, filled, content)
  }
  #endif

  /// Not designated: Embedded Swift has no designated initialisers with type parameters of their
  /// own.
  @inlinable
  convenience init<Position>(
    _ change: @escaping (inout Position, Input) -> Result
  ) where Moves == StateOf<Position> {
    let content = Content()
    self.init(
      move: { input in State { change(&$0, input) } },
      filled: State { position in change(&position, content.take()) }, content)
  }

  #if !hasFeature(Embedded)
  /// Fills in an input. Returns false if the input has no move.
  @inlinable
  func fill(_ input: Input) -> Bool {
    guard let content else { return fillPart(input) }
    content.fill(input)
    return true
  }

  /// Returns the change of a part of a larger state, for the inputs that a prism matches.
  @inlinable
  func focus<Position, Whole, NewInput, NewResult>(
    _ lens: Lens<Whole, Position>, _ prism: Prism<NewInput, Input>,
    _ lift: @escaping (Result) -> NewResult
  ) -> ReducerMove<StateOf<Whole>, NewInput, NewResult> where Moves == StateOf<Position> {
    func focus(_ move: Kind<Moves, Result>) -> State<Whole, NewResult> {
      State { whole in lens.modify(&whole) { lift(move.run(&$0)) } }
    }
    return ReducerMove<StateOf<Whole>, NewInput, NewResult>(
      move: { [move] in prism.preview($0).flatMap(move).map(focus) }, filled: focus(filled),
      nil, fillPart: { prism.preview($0).map(self.fill) ?? false })
  }
  #endif
}
