public import PairingsCore

// A dispatcher of a part converts to one of the whole: of a larger state, a larger type of input,
// or both.
//
//     let wide = screen.widen(state: Lens(\Parent.screen), input: .case(ParentInput.screen))

extension Dispatcher {
  /// Returns a dispatcher of other moves, along a morphism.
  @inlinable
  public func lift<Morphism: NaturalTransformation>(
    _ morphism: Morphism
  ) -> Dispatcher<Eff, Morphism.Target, Input>
  where Morphism.Source == Moves, Morphism.Target: Monad {
    lift(moves: { morphism($0) }, steps: { morphism($0) }, input: .identity)
  }

  /// Returns a dispatcher of other moves and inputs. An input that the prism does not match has no
  /// meaning.
  ///
  /// - Parameters:
  ///   - reads: A conversion of moves that do not change the part, which copies no whole.
  ///   - part: A function that makes the effects those of a part.
  @inlinable
  package func lift<NewMoves: Monad, NewInput>(
    moves: @escaping (Kind<Moves, Void>) -> Kind<NewMoves, Void>,
    steps: @escaping (Kind<Moves, FollowUp>) -> Kind<NewMoves, FollowUp>,
    reads: ((Kind<Moves, Void>) -> Kind<NewMoves, Void>)? = nil,
    input prism: Prism<NewInput, Input>,
    part: @escaping (Effects<Eff, NewMoves, NewInput>) -> Effects<Eff, NewMoves, NewInput> = { $0 }
  ) -> Dispatcher<Eff, NewMoves, NewInput> {
    switch clauses.content {
    case .nothing: return .empty
    case .one(.move(let move)):
      return .init(.move { prism.preview($0).flatMap(move).map(moves) })
    case .one(.reduce(let reducer)):
      return .init(.move { prism.preview($0).flatMap(reducer.move).map(moves) })
    default: break
    }
    func lift(_ going: FollowUp) -> Effects<Eff, NewMoves, NewInput> {
      going.isEmpty ? going.empty() : part(going.lift(moves, reads: reads ?? moves, prism.review))
    }
    return .init(
      .any { input in
        switch prism.preview(input).flatMap(step) {
        case nil: nil
        case .move(let move): .move(moves(move))
        case .effects(let effects): .effects(lift(effects))
        case .step(let step): .step(NewMoves.map(steps(step), lift))
        }
      })
  }

  /// Returns a dispatcher of a larger type of input. An input that the prism does not match has no
  /// meaning: no commit and no refresh.
  @inlinable
  public func widen<NewInput>(
    input: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, Moves, NewInput> {
    lift(moves: { $0 }, steps: { $0 }, input: input)
  }

  /// Returns a dispatcher that moves a part of a larger state.
  @inlinable
  public func widen<Position, NewPosition>(
    state: Lens<NewPosition, Position>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, Input> where Moves == StateOf<Position> {
    widen(state: state, input: .identity)
  }

  /// Returns a dispatcher that moves a part of a larger state and accepts a larger type of input.
  @inlinable
  public func widen<Position, NewPosition, NewInput>(
    state: Lens<NewPosition, Position>, input: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewInput> where Moves == StateOf<Position> {
    #if !hasFeature(Embedded)  // A page is to be small.
    switch clauses.content {
    case .one(.reduce(let reducer)): return .init(.reduce(reducer.focus(state, input) { $0 }))
    case .one(.update(let reducer)):
      return .init(
        .update(
          reducer.focus(state, input) { going in
            if going.isEmpty { return going.empty() }
            return going.lift(
              { $0.focus(state) }, reads: { $0.reading { state.get($0) } }, input.review)
          }))
    default: break
    }
    #endif
    return lift(
      moves: { $0.focus(state) }, steps: { $0.focus(state) },
      reads: { $0.reading { state.get($0) } }, input: input)
  }

  /// Returns a dispatcher that moves a part of a larger state. While the part is missing, an input
  /// has no meaning: no commit and no effects. When a commit removes the part, its effects end as
  /// cancelled.
  @inlinable
  public func widen<Position, NewPosition>(
    state: Affine<NewPosition, Position>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, Input> where Moves == StateOf<Position> {
    widen(state: state, input: .identity)
  }

  /// Returns a dispatcher that moves a part of a larger state, which may be missing, and accepts a
  /// larger type of input.
  @inlinable
  public func widen<Position, NewPosition, NewInput>(
    state: Affine<NewPosition, Position>, input: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewInput> where Moves == StateOf<Position> {
    stepping.lift(
      moves: { $0.focus(state) }, steps: { $0.focus(state).map { $0 ?? .unchanged } },
      reads: { $0.reading(state.preview) }, input: input
    ) { $0.present(Presence(state.preview)) }
  }

  /// The same dispatcher, whose moves and effects are all steps: of a missing part, a step says that it
  /// changes nothing.
  @inlinable
  var stepping: Dispatcher { Dispatcher(.any { step(for: $0).map { .step($0.going) } }) }

  /// Returns a dispatcher that moves all parts of a larger state, in order, by one input. The effects
  /// of all begin together. If no part is there or changes, the input has no meaning.
  ///
  /// - Precondition: The part is no residual component, whose effect reads one part.
  @inlinable
  public func widen<Position, NewPosition>(
    state: Traversal<NewPosition, Position>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, Input> where Moves == StateOf<Position> {
    widen(state: state, input: .identity)
  }

  /// Returns a dispatcher that moves all parts of a larger state, in order, by one input of a larger
  /// type. The effects of all begin together. If no part is there or changes, the input has no
  /// meaning.
  ///
  /// - Precondition: The part is no residual component, whose effect reads one part.
  @inlinable
  public func widen<Position, NewPosition, NewInput>(
    state: Traversal<NewPosition, Position>, input: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewInput> where Moves == StateOf<Position> {
    stepping.lift(
      moves: { $0.focus(state) },
      steps: { $0.focus(state).map { $0.reduce(.unchanged) { $0.then($1) } } }, input: input)
  }
}

extension Kind where Value == Void {
  /// Runs a move that does not change its state on the part of a whole, if there is one.
  @inlinable
  func reading<Position, Whole>(
    _ preview: @escaping (Whole) -> Position?
  ) -> State<Whole, Void> where Brand == StateOf<Position> {
    State<Whole, Void> { whole in if var part = preview(whole) { self.run(&part) } }
  }
}
