import Pairings

// Component

/// A pairing, a space of interfaces, and what an input means.
struct Component<Eff: Monad, Pair: Pairing, Input, View> {
  typealias Space = Kind<Pair.Space, View>
  typealias Meaning = Dispatcher<Eff, Pair.Moves, Input>

  let pairing: Pair
  let space: Space
  let dispatcher: Meaning

  /// How an input moves the space.
  enum Transition {
    /// By a function; whether it means anything.
    case pure((_ space: inout Space, _ input: Input) -> Bool)

    /// With what goes on after it, if it means anything.
    case effectful((_ space: inout Space, _ input: Input) -> Meaning.Going?)
  }

  let transition: Transition

  init(_ pairing: Pair, _ space: Space, on dispatcher: Meaning, _ transition: Transition) {
    self.pairing = pairing
    self.space = space
    self.dispatcher = dispatcher
    self.transition = transition
  }

  init(_ pairing: Pair, _ space: Space, on dispatcher: Meaning) {
    self.init(
      pairing, space, on: dispatcher,
      dispatcher.move.map { move in
        .pure { space, input in
          guard let move = move(input) else { return false }
          pairing.move(move, &space)
          return true
        }
      }
        ?? .effectful { space, input in dispatcher.on(input).map { pairing.move($0, &space) } })
  }

  func map<NewView>(
    _ transform: @escaping (View) -> NewView
  ) -> Component<Eff, Pair, Input, NewView> {
    Component<Eff, Pair, Input, NewView>(
      pairing, Pair.Space.map(space, transform), on: dispatcher)
  }
}

extension Component {
  /// The meaning first, the view last.
  static func store<Position>(
    _ position: Position, on dispatcher: Dispatcher<Eff, StateOf<Position>, Input>,
    view: @escaping (Position) -> View
  ) -> Component where Pair == StateStore<Position> {
    let space = Store(position, view)
    if let transition = inPlace(dispatcher) {
      return Component(StateStore(), space, on: dispatcher, transition)
    }
    return Component(StateStore(), space, on: dispatcher)
  }
}

extension Component {
  /// The transition that changes a position in place, if the dispatcher does.
  static func inPlace<Position>(
    _ dispatcher: Dispatcher<Eff, StateOf<Position>, Input>
  ) -> Transition? where Pair == StateStore<Position> {
    switch dispatcher.meaning {
    case .reduce(let reducer):
      guard let run = (reducer as? Reducing<Position, Input, Void>)?.run else { return nil }
      return .pure { space, input in
        StateStore<Position>().reduce(&space) { run(&$0, input) }
        return true
      }
    case .update(let reducer):
      guard let run = (reducer as? Reducing<Position, Input, Meaning.Going>)?.run else {
        return nil
      }
      return .effectful { space, input in
        StateStore<Position>().reduce(&space) { run(&$0, input) }
      }
    case .move, .step: return nil
    }
  }
}

extension Component where Eff == IdentityOf {
  /// The same under an effect of others: it has none of its own.
  func under<Other: Monad>(_: Other.Type = Other.self) -> Component<Other, Pair, Input, View> {
    guard case .pure(let transition) = transition else {
      return Component<Other, Pair, Input, View>(pairing, space, on: dispatcher.under())
    }
    return Component<Other, Pair, Input, View>(
      pairing, space, on: dispatcher.under(), .pure(transition))
  }
}

// The general form: an input is a move, or the effect of one.

extension Component {
  /// An input is a move.
  init(moves pairing: Pair, _ space: Space) where Input == Kind<Pair.Moves, Void> {
    self.init(pairing, space, on: .init(.move { $0 }))
  }

  /// An input is the effect of a move: the form of the papers.
  init(
    effects pairing: Pair, _ space: Space
  ) where Input == Kind<Eff, Kind<Pair.Moves, Void>> {
    self.init(
      pairing, space, on: .steps { Pair.Moves.pure(Effects.move($0) { $0 }) })
  }
}

// Composition

extension Component {
  /// Both views, each with inputs of its own: `combine` maps them to those of the whole.
  func beside<Other: Pairing, OtherInput, OtherView, Combined>(
    _ other: Component<Eff, Other, OtherInput, OtherView>,
    with combine: @escaping (View, OtherView) -> Combined
  ) -> Component<Eff, DayPairing<Pair, Other>, Either<Input, OtherInput>, Combined> {
    return Component<Eff, DayPairing<Pair, Other>, Either<Input, OtherInput>, Combined>(
      DayPairing(pairing, other.pairing), Day(space, other.space, combine),
      on: dispatcher.lift(
        moves: { .first($0) }, steps: { DayMove.first($0).map { $0 } }, input: .left()
      ).combined(
        with: other.dispatcher.lift(
          moves: { .second($0) }, steps: { DayMove.second($0).map { $0 } }, input: .right())))
  }

  func either<Other: Pairing, OtherInput, OtherView, Own, Combined>(
    _ other: Component<Eff, Other, OtherInput, OtherView>, shown: Side = .first,
    own: @escaping (Own) -> Kind<SumMoveOf<Pair, Other>, Void>,
    view: @escaping (Either<View, OtherView>) -> Combined
  ) -> Component<
    Eff, SumPairing<Pair, Other>, PartInput<Either<Input, OtherInput>, Own>, Combined
  > {
    typealias All = PartInput<Either<Input, OtherInput>, Own>
    typealias Parts = Dispatcher<Eff, SumMoveOf<Pair, Other>, Either<Input, OtherInput>>
    let first: Parts = dispatcher.lift(
      moves: { .first($0) }, steps: { SumMove.first($0).map { $0 } }, input: .left())
    let second: Parts = other.dispatcher.lift(
      moves: { .second($0) }, steps: { SumMove.second($0).map { $0 } }, input: .right())
    return Component<Eff, SumPairing<Pair, Other>, All, Combined>(
      SumPairing(pairing, other.pairing),
      SumSpace(
        Pair.Space.map(space) { view(.left($0)) },
        Other.Space.map(other.space) { view(.right($0)) }, shown: shown),
      on: first.combined(with: second)
        .lift(moves: { $0 }, steps: { $0.map { $0 } }, input: All.part)
        .combined(with: .init(.move { All.own.preview($0).map(own) })))
  }

  func list<ID: Hashable, Own, Combined>(
    ids: [ID], own: @escaping (Own) -> Kind<EachMoveOf<ID, Pair>, Void>,
    view: @escaping ([(id: ID, view: View)]) -> Combined
  ) -> Component<Eff, EachPairing<ID, Pair>, PartInput<(ID, Input), Own>, Combined> {
    typealias All = PartInput<(ID, Input), Own>
    let one = dispatcher
    return Component<Eff, EachPairing<ID, Pair>, All, Combined>(
      EachPairing(pairing),
      Each(ids, fresh: space) { parts in view(parts.map { id, part in (id, part) }) },
      on: .init(
        .step { input in
          switch input {
          case .own(let input): return own(input).map { .none }
          case .part((let id, let input)):
            return one.lift(
              moves: { .part(id, $0) }, steps: { EachMove.part(id, $0) },
              input: Prism<All, Input>(
                preview: { if case .part((_, let a)) = $0 { a } else { nil } },
                review: { .part((id, $0)) })
            ).on(.part((id, input)))
          }
        }))
  }

  func placed<Part, Whole, New, NewView>(
    in whole: Whole, at lens: Lens<Whole, Part>, as prism: Prism<New, Input>,
    map: @escaping (View) -> NewView
  ) -> Component<Eff, StateStore<Whole>, New, NewView> where Pair == StateStore<Part> {
    let part = space
    var whole = whole
    lens.set(&whole, part.position)
    return Component<Eff, StateStore<Whole>, New, NewView>(
      StateStore(), Store(whole) { map(part.peek(lens.get($0))) },
      on: dispatcher.widen(state: lens, input: prism))
  }
}

// Explorer

/// Where it goes, what waits and who looks.
final class Explorer<Eff: Monad, Pair: Pairing, Input, View> {
  typealias Place = Component<Eff, Pair, Input, View>

  @exclusivity(unchecked) private var space: Place.Space
  @exclusivity(unchecked) private var isBusy = false
  @exclusivity(unchecked) private var waiting: [Input] = []
  @exclusivity(unchecked) private var made: View?
  @exclusivity(unchecked) private(set) var version = 0
  @exclusivity(unchecked) private var observers: [(View) -> Void] = []
  private let transition: Place.Transition
  private let component: Place
  private var launch: ((Explorer, Effects<Eff, Pair.Moves, Input>.One) -> Void)?
  private var going: [AnyHashable: () -> Void] = [:]

  /// Where views send to: made once.
  @exclusivity(unchecked) private var cachedSender: ((Input) -> Void)?
  private var sender: (Input) -> Void {
    if let cachedSender { return cachedSender }
    let sender: (Input) -> Void = { [unowned self] in send($0) }
    cachedSender = sender
    return sender
  }

  init(_ component: Place) {
    self.component = component
    space = component.space
    transition = component.transition
  }

  var view: View {
    if let made { return made }
    let view = Pair.Space.extract(space)
    made = view
    return view
  }

  @inline(__always)
  func send(_ input: Input) {
    if isBusy { return waiting.append(input) }
    isBusy = true
    take(input)
    if !waiting.isEmpty { drain() }
    isBusy = false
  }

  private func drain() {
    var index = 0
    while index < waiting.count {
      take(waiting[index])
      index += 1
    }
    waiting.removeAll()
  }

  @inline(__always)
  private func take(_ input: Input) {
    switch transition {
    case .pure(let move): if move(&space, input) { changed() }
    case .effectful(let move):
      guard let effects = move(&space, input) else { return }
      changed()
      if !effects.all.isEmpty { for one in effects.all { launch?(self, one) } }
    }
  }

  @inline(__always)
  private func changed() {
    version &+= 1
    if made != nil { made = nil }
    if !observers.isEmpty { show() }
  }

  private func show() {
    let view = self.view
    for observer in observers { observer(view) }
  }

  func observe(_ observer: @escaping (View) -> Void) { observers.append(observer) }

  func commit(_ move: Kind<Pair.Moves, Void>) {
    component.pairing.move(move, &space)
    version &+= 1
    made = nil
    if !observers.isEmpty { show() }
  }
}

extension Explorer where Eff: Launching & Sleeping {
  convenience init(_ component: Place, on launcher: Eff.Launcher) {
    self.init(component)
    launch = { explorer, one in
      switch one {
      case .cancel(let key): explorer.going.removeValue(forKey: key)?()
      case .run(var effect, let key, let policy, let cancelled):
        if case .debounced(let pause) = policy {
          let work = effect
          effect = Eff.flatMap(Eff.sleep(for: pause)) { work }
        }
        if let key { explorer.going.removeValue(forKey: key)?() }
        let cancel = Eff.launch(effect, on: launcher) { outcome in
          switch outcome {
          case .success(.input(let input)): explorer.send(input)
          case .success(.move(let move)): explorer.commit(move)
          case .success(.nothing): break
          case .cancelled: if let cancelled { explorer.send(cancelled) }
          case .failure: break
          }
        }
        if let key { explorer.going[key] = cancel }
      }
    }
  }
}

// A part first, then the parent's own meaning, in one move; the view last.

extension Component {
  static func store<Whole, Part, PartInput, PartView>(
    _ whole: Whole, with part: Component<Eff, StateStore<Part>, PartInput, PartView>,
    at lens: Lens<Whole, Part>, as prism: Prism<Input, PartInput>,
    on own: Dispatcher<Eff, StateOf<Whole>, Input>,
    view: @escaping (Whole, PartView) -> View
  ) -> Component where Pair == StateStore<Whole> {
    let part = part.placed(in: whole, at: lens, as: prism, map: { $0 })
    let space = part.space
    return Component(
      StateStore(),
      Store(space.position) { view($0, space.peek($0)) }, on: part.dispatcher.combined(with: own))
  }
}

// The web's node: it contains inputs, and is a functor of them, as Elm's Html.

struct Property<Input> {
  let name: String
  let hear: (Event) -> Input?
  static func on(_ name: String, _ hear: @escaping (Event) -> Input?) -> Property {
    Property(name: name, hear: hear)
  }
  static func on(_ name: String, _ input: Input) -> Property {
    Property(name: name, hear: { _ in input })
  }
  func map<New>(_ transform: @escaping (Input) -> New) -> Property<New> {
    Property<New>(name: name, hear: { [hear] in hear($0).map(transform) })
  }
}

indirect enum Node<Input> {
  case text(String)
  case tag(String, [Property<Input>], [Node])
  static func element(
    _ tag: String, _ properties: [Property<Input>] = [], _ children: [Node] = []
  ) -> Node {
    .tag(tag, properties, children)
  }
  func map<New>(_ transform: @escaping (Input) -> New) -> Node<New> {
    switch self {
    case .text(let text): .text(text)
    case .tag(let tag, let properties, let children):
      .tag(tag, properties.map { $0.map(transform) }, children.map { $0.map(transform) })
    }
  }
}
