import Pairings

// UI

/// Where inputs go: a function, behind one reference.
struct Send<Input>: Equatable {
  final class Body {
    let function: (Input) -> Void
    init(_ function: @escaping (Input) -> Void) { self.function = function }
  }

  let body: Body

  init(_ function: @escaping (Input) -> Void) { body = Body(function) }

  func callAsFunction(_ input: Input) { body.function(input) }

  func contramap<Part>(_ transform: @escaping (Part) -> Input) -> Send<Part> {
    Send<Part> { [body] in body.function(transform($0)) }
  }

  static func == (left: Send, right: Send) -> Bool { left.body === right.body }
}

/// A view, once it is given where inputs go.
struct UI<Input, View> {
  let make: (_ send: Send<Input>) -> View

  init(_ make: @escaping (_ send: Send<Input>) -> View) { self.make = make }

  func map<NewView>(_ transform: @escaping (View) -> NewView) -> UI<Input, NewView> {
    UI<Input, NewView> { [make] in transform(make($0)) }
  }

  /// Sends other inputs, made of its own: covariant.
  func sending<New>(_ transform: @escaping (Input) -> New) -> UI<New, View> {
    UI<New, View> { [make] send in make(send.contramap(transform)) }
  }
}

// Component

/// A pairing, a space of interfaces, and what an input means.
struct Component<Eff: Monad, Pair: Pairing, Input, View> {
  typealias Space = Kind<Pair.Space, UI<Input, View>>
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

  /// Makes the view of the present place: `extract(space).make(send)`, without an interface between.
  let render: (_ space: Space, _ send: Send<Input>) -> View

  init(
    _ pairing: Pair, _ space: Space, on dispatcher: Meaning, _ transition: Transition,
    render: @escaping (Space, Send<Input>) -> View
  ) {
    self.pairing = pairing
    self.space = space
    self.dispatcher = dispatcher
    self.transition = transition
    self.render = render
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
        ?? .effectful { space, input in dispatcher.on(input).map { pairing.move($0, &space) } },
      render: { Pair.Space.extract($0).make($1) })
  }

  func map<NewView>(
    _ transform: @escaping (View) -> NewView
  ) -> Component<Eff, Pair, Input, NewView> {
    Component<Eff, Pair, Input, NewView>(
      pairing, Pair.Space.map(space) { $0.map(transform) }, on: dispatcher)
  }
}

extension Component {
  /// The meaning first, the view last.
  static func store<Position>(
    _ position: Position, on dispatcher: Dispatcher<Eff, StateOf<Position>, Input>,
    view: @escaping (Position, Send<Input>) -> View
  ) -> Component where Pair == StateStore<Position> {
    let space = Store(position) { position in UI<Input, View> { view(position, $0) } }
    if let transition = inPlace(dispatcher) {
      return Component(
        StateStore(), space, on: dispatcher, transition, render: { view($0.position, $1) })
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
      pairing, space, on: dispatcher.under(), .pure(transition), render: render)
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
  func beside<Other: Pairing, OtherInput, OtherView, Combined>(
    _ other: Component<Eff, Other, OtherInput, OtherView>,
    with combine: @escaping (View, OtherView) -> Combined
  ) -> Component<Eff, DayPairing<Pair, Other>, Either<Input, OtherInput>, Combined> {
    typealias Both = Either<Input, OtherInput>
    return Component<Eff, DayPairing<Pair, Other>, Both, Combined>(
      DayPairing(pairing, other.pairing),
      Day(space, other.space) { first, second in
        UI { send in
          combine(
            first.make(send.contramap { .left($0) }), second.make(send.contramap { .right($0) }))
        }
      },
      on: dispatcher.lift(
        moves: { .first($0) }, steps: { DayMove.first($0).map { $0 } }, input: .left()
      ).combined(
        with: other.dispatcher.lift(
          moves: { .second($0) }, steps: { DayMove.second($0).map { $0 } }, input: .right())))
  }

  func either<Other: Pairing, OtherInput, OtherView, Own, Combined>(
    _ other: Component<Eff, Other, OtherInput, OtherView>, shown: Side = .first,
    own: @escaping (Own) -> Kind<SumMoveOf<Pair, Other>, Void>,
    view: @escaping (Either<View, OtherView>, Send<Own>) -> Combined
  ) -> Component<
    Eff, SumPairing<Pair, Other>, PartInput<Either<Input, OtherInput>, Own>, Combined
  > {
    typealias All = PartInput<Either<Input, OtherInput>, Own>
    typealias Whole = UI<All, Combined>
    typealias Parts = Dispatcher<Eff, SumMoveOf<Pair, Other>, Either<Input, OtherInput>>
    let first: Parts = dispatcher.lift(
      moves: { .first($0) }, steps: { SumMove.first($0).map { $0 } }, input: .left())
    let second: Parts = other.dispatcher.lift(
      moves: { .second($0) }, steps: { SumMove.second($0).map { $0 } }, input: .right())
    return Component<Eff, SumPairing<Pair, Other>, All, Combined>(
      SumPairing(pairing, other.pairing),
      SumSpace(
        Pair.Space.map(space) { first in
          Whole { send in
            view(
              .left(first.make(send.contramap { .part(.left($0)) })), send.contramap { .own($0) })
          }
        },
        Other.Space.map(other.space) { second in
          Whole { send in
            view(
              .right(second.make(send.contramap { .part(.right($0)) })), send.contramap { .own($0) }
            )
          }
        }, shown: shown),
      on: first.combined(with: second)
        .lift(moves: { $0 }, steps: { $0.map { $0 } }, input: All.part)
        .combined(with: .init(.move { All.own.preview($0).map(own) })))
  }

  func list<ID: Hashable, Own, Combined>(
    ids: [ID], own: @escaping (Own) -> Kind<EachMoveOf<ID, Pair>, Void>,
    view: @escaping ([(id: ID, view: View)], Send<Own>) -> Combined
  ) -> Component<Eff, EachPairing<ID, Pair>, PartInput<(ID, Input), Own>, Combined> {
    typealias All = PartInput<(ID, Input), Own>
    let one = dispatcher
    return Component<Eff, EachPairing<ID, Pair>, All, Combined>(
      EachPairing(pairing),
      Each(ids, fresh: space) { parts in
        UI { send in
          view(
            parts.map { id, part in (id, part.make(send.contramap { .part((id, $0)) })) },
            send.contramap { .own($0) })
        }
      },
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

  func placed<Part, Whole, New>(
    in whole: Whole, at lens: Lens<Whole, Part>, as prism: Prism<New, Input>
  ) -> Component<Eff, StateStore<Whole>, New, View> where Pair == StateStore<Part> {
    let part = space
    var whole = whole
    lens.set(&whole, part.position)
    return Component<Eff, StateStore<Whole>, New, View>(
      StateStore(), Store(whole) { part.peek(lens.get($0)).sending(prism.review) },
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
  @exclusivity(unchecked) private var cachedSender: Send<Input>?
  private var sender: Send<Input> {
    if let cachedSender { return cachedSender }
    let sender = Send<Input> { [unowned self] in send($0) }
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
    let view = component.render(space, sender)
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
    view: @escaping (Whole, PartView, Send<Input>) -> View
  ) -> Component where Pair == StateStore<Whole> {
    let part = part.placed(in: whole, at: lens, as: prism)
    let space = part.space
    return Component(
      StateStore(),
      Store(space.position) { position in
        UI { send in view(position, space.peek(position).make(send), send) }
      }, on: part.dispatcher.combined(with: own))
  }
}

// The web's node: a listener sends; an event at which nothing is sent means nothing.

struct Property {
  let name: String
  let hear: (Event) -> Void
  static func on(_ name: String, _ hear: @escaping (Event) -> Void) -> Property {
    Property(name: name, hear: hear)
  }
}

indirect enum Node {
  case text(String)
  case tag(String, [Property], [Node])
  static func element(_ tag: String, _ properties: [Property] = [], _ children: [Node] = []) -> Node
  {
    .tag(tag, properties, children)
  }
}
