public import PairingsCore

// Components compose as spaces do: each part keeps its own pairing, inputs and futures, and is
// independent of the others. A whole may have inputs of its own, such as one that turns to the
// other side. Then the caller gives the moves of these inputs, and the view of the whole receives a
// `Send` for them.

extension Component {
  /// Puts another component beside this one: both are shown, and each moves by itself.
  ///
  ///     counter.beside(week) { Row(left: $0, right: $1) }
  ///
  /// Three components are a component beside two that are side by side.
  ///
  /// - SeeAlso: ``Day``.
  @inlinable
  public func beside<Other: Pairing, OtherInput, OtherView, Combined>(
    _ other: Component<Eff, Other, OtherInput, OtherView>,
    with combine: @escaping (View, OtherView) -> Combined
  ) -> Component<Eff, DayPairing<Pair, Other>, Either<Input, OtherInput>, Combined> {
    let (left, right) = (ViewKey(), ViewKey())
    return Component<Eff, DayPairing<Pair, Other>, Either<Input, OtherInput>, Combined>(
      DayPairing(pairing, other.pairing),
      Day(space, other.space) { first, second in
        UI { send in
          combine(
            first.make(send.contramap(left) { .left($0) }),
            second.make(send.contramap(right) { .right($0) }))
        }
      },
      on: dispatcher.besides(other.dispatcher))
  }

  /// Puts another component beside this one, in a whole that has inputs of its own.
  @inlinable
  public func beside<Other: Pairing, OtherInput, OtherView, Own, Combined>(
    _ other: Component<Eff, Other, OtherInput, OtherView>,
    moving own: @escaping (Own) -> Kind<DayMoveOf<Pair, Other>, Void>?,
    with combine: @escaping (View, OtherView, Send<Own>) -> Combined
  ) -> Component<
    Eff, DayPairing<Pair, Other>, WholeInput<Either<Input, OtherInput>, Own>, Combined
  > {
    typealias All = WholeInput<Either<Input, OtherInput>, Own>
    let (left, right) = (ViewKey(), ViewKey())
    return Component<Eff, DayPairing<Pair, Other>, All, Combined>(
      DayPairing(pairing, other.pairing),
      Day(space, other.space) { first, second in
        UI { send in
          combine(
            first.make(send.contramap(left) { .part(.left($0)) }),
            second.make(send.contramap(right) { .part(.right($0)) }), send.contramap { .own($0) })
        }
      },
      on: dispatcher.besides(other.dispatcher).adding(own))
  }

  /// Shows one of two components at a time, like pages behind two tabs. The hidden one keeps its
  /// place.
  ///
  ///     counter.either(steps, moving: { (_: Turn) in .toggle() }) { page, send in
  ///       Tab(page: page, turn: { send(.turn) })
  ///     }
  ///
  /// - SeeAlso: ``SumSpace``.
  @inlinable
  public func either<Other: Pairing, OtherInput, OtherView, Own, Combined>(
    _ other: Component<Eff, Other, OtherInput, OtherView>, shown: Side = .first,
    moving own: @escaping (Own) -> Kind<SumMoveOf<Pair, Other>, Void>?,
    with combine: @escaping (Either<View, OtherView>, Send<Own>) -> Combined
  ) -> Component<
    Eff, SumPairing<Pair, Other>, WholeInput<Either<Input, OtherInput>, Own>, Combined
  > {
    typealias All = WholeInput<Either<Input, OtherInput>, Own>
    typealias Whole = UI<All, Combined>
    typealias Parts = Dispatcher<Eff, SumMoveOf<Pair, Other>, Either<Input, OtherInput>>
    let first: Parts = dispatcher.lift(
      moves: { .first($0) }, steps: { .first($0) }, input: .left()
    ) { $0.of(Side.first) }
    let second: Parts = other.dispatcher.lift(
      moves: { .second($0) }, steps: { .second($0) }, input: .right()
    ) { $0.of(Side.second) }
    let (left, right) = (ViewKey(), ViewKey())
    return Component<Eff, SumPairing<Pair, Other>, All, Combined>(
      SumPairing(pairing, other.pairing),
      SumSpace(
        Pair.Space.map(space) { first in
          Whole { send in
            combine(
              .left(first.make(send.contramap(left) { .part(.left($0)) })),
              send.contramap { .own($0) })
          }
        },
        Other.Space.map(other.space) { second in
          Whole { send in
            combine(
              .right(second.make(send.contramap(right) { .part(.right($0)) })),
              send.contramap { .own($0) })
          }
        }, shown: shown),
      on: first.combined(with: second).adding(own))
  }

  /// Shows a copy of this component for each identity. A move finds its copy by identity, wherever
  /// the copy stands. Copies can be inserted, removed and rearranged. Each copy has keys of its
  /// own, see ``PartKey``, and its effects end when it is removed. An input of a copy that was removed has no
  /// meaning. An explorer keeps the views of the
  /// copies that have not moved, as those of equal elements.
  ///
  ///     counter.list(ids: ["a", "b"], moving: { (_: Add) in .insert("c") }) { rows, send in
  ///       Table(rows: rows, add: { send(.add) })
  ///     }
  ///
  /// - Precondition: The identities differ.
  /// - SeeAlso: ``Each``.
  @inlinable
  public func list<ID: Hashable, Own, Combined>(
    ids: [ID], moving own: @escaping (Own) -> Kind<EachMoveOf<ID, Pair>, Void>?,
    with combine: @escaping ([(id: ID, view: View)], Send<Own>) -> Combined
  ) -> Component<
    Eff, EachPairing<ID, Pair>, WholeInput<PartInput<ID, Input>, Own>, Combined
  > {
    typealias All = WholeInput<PartInput<ID, Input>, Own>
    typealias Parts = Dispatcher<Eff, EachMoveOf<ID, Pair>, PartInput<ID, Input>>
    let parts = Parts(
      .any { [dispatcher] input in
        guard let step = dispatcher.on(input.input) else { return nil }
        let id = input.id
        return .step(
          EachMoveOf.make(
            .step { context in
              let part = context.part
              guard let index = context.place.index(of: id) else { return .unchanged }
              let insertion = context.place.parts[index].insertion
              let going = part.move(step, &context.place.parts[index].space)
              if going.isEmpty { return going.empty() }
              return
                going
                .lift(
                  { .part(id, $0) }, reads: { .reading(id, insertion, $0) }, { PartInput(id, $0) }
                )
                .of(id, Presence { .finding(id, insertion, $0) })
            }))
      })
    let key = ViewKey()
    return Component<Eff, EachPairing<ID, Pair>, All, Combined>(
      EachPairing(pairing),
      Each(ids.map { ($0, space) }, fresh: space, areCopies: true) { place in
        UI { send in
          let rows: [(id: ID, view: View)] = send.views(
            key, of: ListedParts(place), { .part(PartInput($0, $1)) }
          ) { ($0, Pair.Space.reveal($1, as: UI<Input, View>.self).make($2)) }
          return combine(rows, send.contramap { .own($0) })
        }
      },
      on: parts.adding(own))
  }
}

extension Dispatcher {
  /// Returns a dispatcher in which the inputs of each part move that part's side.
  @inlinable
  func besides<Pair: Pairing, Other: Pairing, OtherInput>(
    _ other: Dispatcher<Eff, Other.Moves, OtherInput>
  ) -> Dispatcher<Eff, DayMoveOf<Pair, Other>, Either<Input, OtherInput>>
  where Moves == Pair.Moves {
    typealias Both = Dispatcher<Eff, DayMoveOf<Pair, Other>, Either<Input, OtherInput>>
    let first: Both = lift(moves: { .first($0) }, steps: { .first($0) }, input: .left()) {
      $0.of(Side.first)
    }
    let second: Both = other.lift(moves: { .second($0) }, steps: { .second($0) }, input: .right()) {
      $0.of(Side.second)
    }
    return first.combined(with: second)
  }

  /// Returns a dispatcher that also accepts inputs of the whole.
  @inlinable
  func adding<Own>(
    _ own: @escaping (Own) -> Kind<Moves, Void>?
  ) -> Dispatcher<Eff, Moves, WholeInput<Input, Own>> {
    widen(input: WholeInput.part).combined(
      with: .init(.move { if case .own(let input) = $0 { own(input) } else { nil } }))
  }
}

extension Kind where Value == Void {
  /// Makes a move of one insertion of a part that does not change it, if it is present. The list is
  /// not copied.
  @inlinable
  static func reading<ID, Part>(
    _ id: ID, _ insertion: Int, _ move: Kind<Part.Moves, Void>
  ) -> EachMove<ID, Part, Void> where Brand == EachMoveOf<ID, Part> {
    EachMoveOf.make(
      .step { context in
        guard let index = context.place.index(of: id, insertion) else { return }
        var space = context.place.parts[index].space
        context.part.move(move, &space)
      })
  }

  /// Sets a flag if an insertion of a part is present.
  @inlinable
  static func finding<ID, Part>(
    _ id: ID, _ insertion: Int, _ isFound: Box<Bool>
  ) -> EachMove<ID, Part, Void> where Brand == EachMoveOf<ID, Part> {
    EachMoveOf.make(
      .step { if $0.place.index(of: id, insertion) != nil { unsafe isFound.value = true } })
  }
}
