import Pairings
import Testing

/// The handler, the user interface and the component of the pages, in their own form, and the
/// equivalents of this framework: an input is the effect of a move.
///
/// - SeeAlso: *Comonadic UIs*, in the documentation of Bow Arch.
@Suite("The reference pages")
struct ReferencePagesTests {
  // MARK: As the page has it, for State and Store

  typealias StateHandler<S> = (IO<any Error, State<S, Void>>) -> IO<any Error, Void>
  typealias StateUI<S, V> = (@escaping StateHandler<S>) -> V

  static func select<S, B>(_ fa: State<S, Void>, _ gb: Store<S, Store<S, B>>) -> Store<S, B> {
    fa.pair(with: gb) { void, store in store }
  }

  final class StateComponent<S, V> {
    var store: Store<S, StateUI<S, V>>

    init(store: Store<S, StateUI<S, V>>) { self.store = store }

    func explore() -> V {
      let ui: StateUI<S, V> = store.extract()
      return ui { (action: IO<any Error, State<S, Void>>) in
        action.flatMap { (stateMutation: State<S, Void>) in
          IO<any Error, Void>.work { self.store = select(stateMutation, self.store.duplicate()) }
        }
      }
    }
  }

  // MARK: As the page generalises it

  typealias Action<Eff: Monad, M: Monad> = Kind<Eff, Kind<M, Void>>
  typealias Handler<Eff: Monad, M: Monad> = (Action<Eff, M>) -> Kind<Eff, Void>
  typealias PageUI<Eff: Monad, M: Monad, V> = (@escaping Handler<Eff, M>) -> V

  final class PageComponent<Eff: Monad, P: Pairing, V> {
    typealias Space = Kind<P.Space, PageUI<Eff, P.Moves, V>>

    let pairing: P
    var space: Space

    init(_ pairing: P, _ space: Space) { (self.pairing, self.space) = (pairing, space) }

    func explore() -> V {
      let ui = P.Space.extract(space)
      return ui { action in
        Eff.flatMap(action) { mutation in
          Eff.computed {
            self.space = self.pairing.pair(mutation, P.Space.duplicate(self.space)) { $1 }
          }
        }
      }
    }
  }

  // MARK: As this framework has it

  /// Returns a user interface of the page in the form of this framework, with a handler that sends.
  static func ui<Eff: Monad, M: Monad, V>(
    _ ui: @escaping PageUI<Eff, M, V>
  ) -> UI<Action<Eff, M>, V> {
    UI { send in ui { action in Eff.computed { send(action) } } }
  }

  /// Returns a user interface of this framework in the form of the page. `run` performs the effect
  /// of the handler.
  static func ui<Eff: Monad, M: Monad, V>(
    _ ui: UI<Action<Eff, M>, V>, run: @escaping (Kind<Eff, Void>) -> Void
  ) -> PageUI<Eff, M, V> {
    { handler in ui.make(Send { run(handler($0)) }) }
  }

  /// Returns a component of the page in the form of this framework.
  static func component<Eff: Monad, P: Pairing, V>(
    _ pairing: P, _ space: Kind<P.Space, PageUI<Eff, P.Moves, V>>
  ) -> Component<Eff, P, Action<Eff, P.Moves>, V> {
    Component(effectful: pairing, P.Space.map(space) { ui($0) })
  }

  // MARK: The page's stepper

  enum StepperInput: CaseIterable {
    case tapDecrement
    case tapIncrement
  }

  struct StepperView {
    let count: Int
    let handle: (StepperInput) -> Void
  }

  typealias Effect = IOOf<any Error>

  /// The application logic: the first of the three functions of which the page makes the handling
  /// of an input.
  static func dispatch(_ input: StepperInput) -> IO<any Error, State<Int, Void>> {
    switch input {
    case .tapDecrement: .pure(.modify { $0 - 1 })
    case .tapIncrement: .pure(.modify { $0 + 1 })
    }
  }

  static func view(_ count: Int) -> StateUI<Int, StepperView> {
    { handler in
      StepperView(count: count) { input in try? handler(dispatch(input)).run() }
    }
  }

  static let script = [StepperInput.tapIncrement, .tapIncrement, .tapDecrement, .tapIncrement]

  @Test func `BA22, BA23, BA25, BA28: the page's stepper and this one show the same views`() {
    let store = Store(0, Self.view)
    let page = StateComponent(store: store)
    let general = PageComponent<Effect, StateStore<Int>, StepperView>(StateStore(), store)
    let explorer = Explorer(Self.component(StateStore(), store) as Component<Effect, _, _, _>)
    let dispatched = Explorer(
      .store(
        0, on: Dispatcher<Effect, StateOf<Int>, StepperInput>.effects { .move(Self.dispatch($0)) }
      ) { count, send in StepperView(count: count, handle: { send($0) }) })
    var shown: [[Int]] = []
    for input in Self.script {
      page.explore().handle(input)
      general.explore().handle(input)
      explorer.view.handle(input)
      dispatched.view.handle(input)
      shown.append([
        page.explore().count, general.explore().count, explorer.view.count, dispatched.view.count,
      ])
    }
    #expect(shown == [1, 2, 1, 2].map { Array(repeating: $0, count: 4) })
    #expect(explorer.version == 4 && dispatched.version == 4)
  }

  @Test func `BA28: the first view stays usable after it is replaced`() {
    let store = Store(0, Self.view)
    let page = StateComponent(store: store)
    let explorer = Explorer(Self.component(StateStore(), store) as Component<Effect, _, _, _>)
    let (first, ours) = (page.explore(), explorer.view)
    for input in Self.script {
      first.handle(input)
      ours.handle(input)
    }
    #expect(page.explore().count == 2 && explorer.view.count == 2)
  }

  @Test func `BA23: a user interface that is mapped there and back makes the same views`() {
    var sent: [Int] = []
    let there = Self.ui(Self.view(3))
    let back = Self.ui(there) { try? $0.run() }
    for input in StepperInput.allCases {
      back { action in action.map { sent.append($0.exec(10)) } }.handle(input)
    }
    #expect(sent == [9, 11] && back { $0.void() }.count == 3)
  }

  @Test func `BA30, BA31: explore needs the pairing alone, for every effect and every space`() {
    /// Returns the texts of the page's component and of this framework's after each of the moves.
    func shown<Eff: Running, P: Pairing>(
      _ pairing: P, _ space: Kind<P.Space, PageUI<Eff, P.Moves, (String, (Int) -> Void)>>,
      _ inputs: [Int]
    ) -> [[String]] {
      let page = PageComponent(pairing, space)
      let explorer = Explorer(Self.component(pairing, space))
      return inputs.map { input in
        page.explore().1(input)
        explorer.view.1(input)
        return [page.explore().0, explorer.view.0]
      }
    }
    func log<Eff: Running>(_: Eff.Type) -> [[String]] {
      shown(
        WriterTraced<[Int]>(),
        Traced(offset: []) { log in
          { (handler: @escaping Handler<Eff, WriterOf<[Int]>>) in
            ("\(log)", { n in _ = try? Eff.run(handler(Eff.pure(.tell([n])))) })
          }
        }, [1, 2])
    }
    let expected = ["[1]", "[1, 2]"].map { [$0, $0] }
    #expect(log(IOOf<Never>.self) == expected && log(Effect.self) == expected)
    #expect(
      shown(
        StateStore<Int>(),
        Store(5) { n in
          { (handler: @escaping Handler<Effect, StateOf<Int>>) in
            ("\(n)", { m in try? handler(.pure(.modify { $0 * m })).run() })
          }
        }, [2, 3]) == ["10", "30"].map { [$0, $0] })
  }
}
