// Interfaces of a part of a state become interfaces of the whole.

extension UI {
  /// Interacts with a part of the state.
  ///
  /// - Law: `ui.focus(a).focus(b) == ui.focus(b.appending(a))`.
  @inlinable
  public func focus<Whole, Part>(
    _ lens: Lens<Whole, Part>
  ) -> UI<Eff, StateOf<Whole>, View> where Moves == StateOf<Part> {
    handling { $0.lift { $0.focus(lens) } }
  }

  /// Interacts with a part of the state that may be missing by then: what it does is
  /// lost in that case.
  @inlinable
  public func focus<Whole, Part>(
    _ affine: Affine<Whole, Part>
  ) -> UI<Eff, StateOf<Whole>, View> where Moves == StateOf<Part> {
    handling { $0.lift { $0.focus(affine) } }
  }
}

extension Component {
  /// A component whose inputs a dispatcher understands.
  ///
  /// The view is made of a position, and of a function that returns the interaction that
  /// an input means.
  @inlinable
  public static func store<Position, Environment, Input>(
    _ position: Position, _ dispatcher: Dispatcher<Eff, StateOf<Position>, Environment, Input>,
    environment: Environment,
    view: @escaping (Position, @escaping (Input) -> Kind<Eff, Void>) -> View
  ) -> Component where Pair == StateStore<Position> {
    Component(
      StateStore(),
      Store(position) { position in
        UI { handler in
          view(position) { dispatcher.dispatch($0, to: handler, environment: environment) }
        }
      })
  }

  /// A component whose inputs a dispatcher understands that needs nothing.
  @inlinable
  public static func store<Position, Input>(
    _ position: Position, _ dispatcher: Dispatcher<Eff, StateOf<Position>, Void, Input>,
    view: @escaping (Position, @escaping (Input) -> Kind<Eff, Void>) -> View
  ) -> Component where Pair == StateStore<Position> {
    store(position, dispatcher, environment: (), view: view)
  }

  /// Shows and moves a part of a state, which takes this component's position.
  ///
  ///     counter.placed(in: Settings(), at: Lens(\.volume))
  ///
  /// As far as views and moves are concerned, for every `c`, `a`, `b`, `l` and `m`:
  ///
  ///     c.placed(in: a, at: l).placed(in: b, at: m)
  ///       == c.placed(in: /* b with a at m */, at: m.appending(l))  // placed in placed
  @inlinable
  public func placed<Part, Whole>(
    in whole: Whole, at lens: Lens<Whole, Part>
  ) -> Component<Eff, StateStore<Whole>, View> where Pair == StateStore<Part> {
    let part = space
    var whole = whole
    lens.set(&whole, part.position)
    return Component<Eff, StateStore<Whole>, View>(
      StateStore(), Store(whole) { part.peek(lens.get($0)).focus(lens) })
  }

  /// Shows another component of the same state as well: both see every move.
  @inlinable
  public func sharing<Position, Other, Combined>(
    _ other: Component<Eff, Pair, Other>, with combine: @escaping (View, Other) -> Combined
  ) -> Component<Eff, Pair, Combined> where Pair == StateStore<Position> {
    let (left, right) = (space, other.space)
    return Component<Eff, Pair, Combined>(
      pairing,
      Store(left.position) { position in
        UI { combine(left.peek(position).make($0), right.peek(position).make($0)) }
      })
  }

  /// Shows another component with a state of its own as well, in one state of both: as
  /// ``beside(_:with:)-(_,(View,OtherView)->Combined)``, for those who move both states at once.
  @inlinable
  public func merging<Position, OtherPosition, Other, Combined>(
    _ other: Component<Eff, StateStore<OtherPosition>, Other>,
    with combine: @escaping (View, Other) -> Combined
  ) -> Component<Eff, StateStore<(Position, OtherPosition)>, Combined>
  where Pair == StateStore<Position> {
    typealias Both = (Position, OtherPosition)
    let both = (space.position, other.space.position)
    let first = Lens<Both, Position>(get: { $0.0 }, modify: { $1(&$0.0) })
    let second = Lens<Both, OtherPosition>(get: { $0.1 }, modify: { $1(&$0.1) })
    return placed(in: both, at: first).sharing(other.placed(in: both, at: second), with: combine)
  }

  /// Shows this component where there is something to show.
  @inlinable
  public func optional<Position>(
    _ position: Position?
  ) -> Component<Eff, StateStore<Position?>, View?> where Pair == StateStore<Position> {
    let some = space
    return Component<Eff, StateStore<Position?>, View?>(
      StateStore(),
      Store(position) { position in
        guard let position else { return UI { _ in nil } }
        return some.peek(position).focus(Prism.some.affine).map { $0 }
      })
  }

  /// Shows a copy of this component for each element of a list. What is done to an
  /// element finds it by its identity, wherever it has moved, and is lost if it has
  /// left.
  ///
  /// - Complexity: O(*n*) a move, to find the element.
  @inlinable
  public func list<Element: Identifiable>(
    _ elements: [Element]
  ) -> Component<Eff, StateStore<[Element]>, [View]> where Pair == StateStore<Element> {
    let one = space
    return Component<Eff, StateStore<[Element]>, [View]>(
      StateStore(),
      Store(elements) { elements in
        UI { handler in
          elements.map { one.peek($0).focus(Affine.element(id: $0.id)).make(handler) }
        }
      })
  }
}
