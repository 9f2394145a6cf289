public import PairingsCore

extension Component {
  /// Returns a component of a position. The dispatcher of inputs comes first, then the view.
  ///
  ///     .store(0, on: .reduce { (count, step: Step) in … }) { count, send in Button(…) }
  ///
  /// - Complexity: An input that changes the position in place allocates nothing.
  @inlinable
  public static func store<Position>(
    _ position: Position, on dispatcher: Dispatcher<Eff, StateOf<Position>, Input>,
    view: @escaping (_ position: Position, _ send: Send<Input>) -> View
  ) -> Component where Pair == StateStore<Position> {
    Component(
      StateStore(), Store(position) { position in UI { view(position, $0) } },
      Rules(
        dispatcher,
        Rules.inPlace(dispatcher) ?? Rules.transition(StateStore(), dispatcher, inPlace: true),
        render: { view($0.position, $1) }))
  }
}

extension ComponentRules {
  /// Returns the transition that changes a position in place, or nil if the dispatcher has none.
  @inlinable
  static func inPlace<Position>(
    _ dispatcher: Inputs
  ) -> Transition? where Pair == StateStore<Position> {
    switch dispatcher.clauses.content {
    case .one(.reduce(let reduction)):
      guard let content = reduction.ownContent else { return nil }
      let filled = reduction.filled
      return { input, space, _ in
        content.fill(input)
        StateStore().move(filled, &space)
        return true
      }
    case .one(.update(let reduction)):
      guard let content = reduction.ownContent else { return nil }
      let filled = reduction.filled
      return { input, space, effects in
        content.fill(input)
        let going = StateStore().move(filled, &space)
        effects = going.orNil
        return going.isCommit
      }
    default: return nil
    }
  }
}

// Conversions of components of a part of a state to components of the whole state.

extension Component {
  /// Shows and moves a part of a state, which receives this component's position.
  ///
  ///     counter.placed(in: Settings(), at: Lens(\.volume))
  ///
  /// The law for views and inputs holds for every `c`, `a`, `b`, `l` and `m`:
  ///
  ///     c.placed(in: a, at: l).placed(in: b, at: m)
  ///       == c.placed(in: /* b with a at m */, at: m.appending(l))  // placed in placed
  @inlinable
  public func placed<Part, Whole>(
    in whole: Whole, at lens: Lens<Whole, Part>
  ) -> Component<Eff, StateStore<Whole>, Input, View> where Pair == StateStore<Part> {
    let part = space
    var whole = whole
    lens.set(&whole, part.position)
    return Component<Eff, StateStore<Whole>, Input, View>(
      StateStore(), Store(whole) { part.peek(lens.get($0)) }, on: dispatcher.widen(state: lens))
  }

  /// Shows another component of the same state as well: both see every move.
  @inlinable
  public func sharing<Position, OtherInput, Other, Combined>(
    _ other: Component<Eff, Pair, OtherInput, Other>,
    with combine: @escaping (View, Other) -> Combined
  ) -> Component<Eff, Pair, Either<Input, OtherInput>, Combined>
  where Pair == StateStore<Position> {
    typealias Both = Either<Input, OtherInput>
    let (left, right) = (space, other.space)
    let (first, second) = (ViewKey(), ViewKey())
    return Component<Eff, Pair, Both, Combined>(
      pairing,
      Store(left.position) { position in
        UI { send in
          combine(
            left.peek(position).make(send.contramap(first) { .left($0) }),
            right.peek(position).make(send.contramap(second) { .right($0) }))
        }
      },
      on: dispatcher.side(.first, .left()).combined(with: other.dispatcher.side(.second, .right())))
  }

  /// Shows this component while there is a position. Its effects end when there is none.
  @inlinable
  public func optional<Position>(
    _ position: Position?
  ) -> Component<Eff, StateStore<Position?>, Input, View?> where Pair == StateStore<Position> {
    optional(position, on: dispatcher.widen(state: Prism.some.affine))
  }

  /// Shows this component while there is a position. Its effects end when there is none, or one with
  /// another identity.
  @inlinable
  public func optional<Position: Identifiable>(
    _ position: Position?
  ) -> Component<Eff, StateStore<Position?>, Input, View?> where Pair == StateStore<Position> {
    optional(position, on: dispatcher.presented(in: Prism.some.affine, input: .identity))
  }

  @inlinable
  func optional<Position>(
    _ position: Position?, on dispatcher: Dispatcher<Eff, StateOf<Position?>, Input>
  ) -> Component<Eff, StateStore<Position?>, Input, View?> where Pair == StateStore<Position> {
    let some = space
    return Component<Eff, StateStore<Position?>, Input, View?>(
      StateStore(),
      Store(position) { position in
        guard let position else { return UI { _ in nil } }
        return some.peek(position).map { $0 }
      }, on: dispatcher)
  }

  /// Shows a copy of this component for each element of a list. An input finds its element by
  /// identity, wherever the element has moved. An input of an element that was removed has no
  /// meaning. Each copy has keys of its own, see ``PartKey``, and its effects end when it is removed.
  ///
  /// - Complexity: O(*n*) per move, to find the element; all *n* views are made after each.
  @inlinable
  public func list<Element: Identifiable>(
    _ elements: [Element]
  ) -> Component<Eff, StateStore<[Element]>, PartInput<Element.ID, Input>, [View]>
  where Pair == StateStore<Element> {
    let one = space
    return list(elements) { elements, send in
      elements.map { element in
        one.peek(element).make(send.contramap { PartInput(element.id, $0) })
      }
    }
  }

  #if !hasFeature(Embedded)  // As ViewKeeper.
  /// Shows a copy of this component for each element of a list. An explorer keeps the views of the
  /// elements that are equal to those before.
  ///
  /// Views are kept where operations of components make the whole, except in the reactions of
  /// ``onEffect(_:)`` and in Embedded Swift.
  ///
  /// - Complexity: O(*n*) per move, to find and compare the elements, and the view of each that has
  ///   changed.
  @inlinable
  public func list<Element: Identifiable & Equatable>(
    _ elements: [Element]
  ) -> Component<Eff, StateStore<[Element]>, PartInput<Element.ID, Input>, [View]>
  where Pair == StateStore<Element> {
    let (one, key) = (space, ViewKey())
    return list(elements) { elements, send in
      send.views(key, of: ListedElements(elements), { PartInput($0, $1) }) { _, element, send in
        one.peek(element).make(send)
      }
    }
  }
  #endif

  @inlinable
  func list<Element: Identifiable>(
    _ elements: [Element],
    _ views: @escaping ([Element], Send<PartInput<Element.ID, Input>>) -> [View]
  ) -> Component<Eff, StateStore<[Element]>, PartInput<Element.ID, Input>, [View]>
  where Pair == StateStore<Element> {
    Component<Eff, StateStore<[Element]>, PartInput<Element.ID, Input>, [View]>(
      StateStore(), Store(elements) { elements in UI { views(elements, $0) } },
      on: dispatcher.elements())
  }
}
