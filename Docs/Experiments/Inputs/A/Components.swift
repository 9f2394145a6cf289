import Pairings

// MARK: counter

enum Step { case up, down, reset }

struct Screen<Eff: Monad> {
  let text: String
  let up: () -> Kind<Eff, Void>
  let down: () -> Kind<Eff, Void>
}

func counter<Eff: Monad>(_: Eff.Type) -> Component<Eff, StateStore<Int>, Screen<Eff>> {
  let step = Reducer<Int, Step> { count, step in
    switch step {
    case .up: count += 1
    case .down: count -= 1
    case .reset: count = 0
    }
  }
  return .store(0, step.dispatcher()) { count, send in
    Screen(text: "count: \(count)", up: { send(.up) }, down: { send(.down) })
  }
}

// MARK: todo

struct Item: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

enum ItemInput { case toggle, rename(String) }

enum ListInput { case add(String), remove(Int), item(Int, ItemInput) }

struct Row<Eff: Monad> {
  let title: String
  let toggle: () -> Kind<Eff, Void>
  let rename: (String) -> Kind<Eff, Void>
  let remove: () -> Kind<Eff, Void>
}

struct TodoView<Eff: Monad> {
  let rows: [Row<Eff>]
  let add: (String) -> Kind<Eff, Void>
}

extension Item {
  mutating func take(_ input: ItemInput) {
    switch input {
    case .toggle: isDone.toggle()
    case .rename(let new): title = new
    }
  }
}

func todo<Eff: Monad>(_: Eff.Type) -> Component<Eff, StateStore<[Item]>, TodoView<Eff>> {
  let step = Reducer<[Item], ListInput> { items, input in
    switch input {
    case .add(let title): items.append(Item(id: (items.last?.id ?? 0) + 1, title: title))
    case .remove(let id): items.removeAll { $0.id == id }
    case .item(let id, let input): Affine.element(id: id).modify(&items) { $0.take(input) }
    }
  }
  return .store([], step.dispatcher()) { items, send in
    TodoView(
      rows: items.map { item in
        Row(
          title: item.title, toggle: { send(.item(item.id, .toggle)) },
          rename: { send(.item(item.id, .rename($0))) }, remove: { send(.remove(item.id)) })
      }, add: { send(.add($0)) })
  }
}

// MARK: parent

struct Offline: Error {}

struct Network { let load: (String) -> Async<Offline, String> }

struct Database { let countVisit: () -> Async<Offline, Int> }

enum Content: Equatable {
  case empty, loading, loaded(String), offline

  var text: String {
    switch self {
    case .empty: "nothing yet"
    case .loading: "loading …"
    case .loaded(let page): page
    case .offline: "you are offline"
    }
  }
}

enum ContentInput { case fetch }

struct ContentView {
  let text: String
  let fetch: () -> Async<Offline, Void>
}

typealias ContentDispatcher = Dispatcher<AsyncOf<Offline>, StateOf<Content>, Network, ContentInput>

func contentDispatcher() -> ContentDispatcher {
  .workflow { input in
    switch input {
    case .fetch:
      [
        .pure(.set(.loading)),
        .accessM { network in
          network.load("news").map { .set(.loaded($0)) }.handle { _ in .pure(.set(.offline)) }
        },
      ]
    }
  }
}

func content(
  _ network: Network
) -> Component<AsyncOf<Offline>, StateStore<Content>, ContentView> {
  .store(.empty, contentDispatcher(), environment: network) { content, send in
    ContentView(text: content.text, fetch: { send(.fetch) })
  }
}

struct Parent {
  var content = Content.empty
  var visits = 0
  var likes = 0
}

enum ParentInput {
  case content(ContentInput)
  case like

  static var content: Prism<ParentInput, ContentInput> {
    Prism(
      preview: { if case .content(let input) = $0 { input } else { nil } }, review: Self.content)
  }
}

struct Dependencies {
  let network: Network
  let database: Database
}

struct ParentView {
  let content: ContentView
  let text: String
  let like: () -> Async<Offline, Void>
}

typealias ParentDispatcher = Dispatcher<
  AsyncOf<Offline>, StateOf<Parent>, Dependencies, ParentInput
>

func parentDispatcher() -> ParentDispatcher {
  ParentDispatcher.effectful { input in
    switch input {
    case .content:
      .accessM { all in
        all.database.countVisit().map { visits in .modify(inPlace: { $0.visits = visits }) }
      }
    case .like: .pure(.modify(inPlace: { $0.likes += 1 }))
    }
  }.combined(
    with: contentDispatcher().widen(
      environment: { $0.network }, state: Lens(\.content), input: ParentInput.content))
}

func parent(
  _ all: Dependencies
) -> Component<AsyncOf<Offline>, StateStore<Parent>, ParentView> {
  .store(Parent(), parentDispatcher(), environment: all) { parent, send in
    ParentView(
      content: ContentView(text: parent.content.text, fetch: { send(.content(.fetch)) }),
      text: "visits: \(parent.visits), likes: \(parent.likes)", like: { send(.like) })
  }
}

// MARK: wizard

enum Turn { case choose(Int), back }

typealias Wizard = FreeCofree<CoproductProduct<Flipped<ReaderEnv<Turn>>, ReaderEnv<Int>>>
typealias Walk<Value> = Free<CoproductOf<EnvOf<Turn>, ReaderOf<Int>>, Value>

struct Order {
  var answers: [String] = []
  var choices: [String] {
    answers.isEmpty ? ["pizza", "soup"] : answers.count == 1 ? ["here"] : []
  }
  func turned(_ turn: Turn) -> Order {
    switch turn {
    case .choose(let index):
      choices.indices.contains(index) ? Order(answers: answers + [choices[index]]) : self
    case .back: Order(answers: answers.dropLast())
    }
  }
}

func turn(_ turn: Turn) -> Walk<Void> {
  .lift(Coproduct<EnvOf<Turn>, ReaderOf<Int>, Void>(.left(Env(environment: turn, value: ()))))
}

func finish() -> Walk<Void> {
  Walk<Int>.lift(Coproduct<EnvOf<Turn>, ReaderOf<Int>, Int>(.right(Reader.asks { $0 })))
    .flatMap { $0 == 0 ? .pure(()) : turn(.choose(0)).then(finish()) }
}

struct Page<Eff: Monad> {
  let choices: [(String, () -> Kind<Eff, Void>)]
  let back: () -> Kind<Eff, Void>
  let finish: () -> Kind<Eff, Void>
}

func wizard<Eff: Monad>(_: Eff.Type) -> Component<Eff, Wizard, Page<Eff>> {
  Component(
    FreeCofree(CoproductProduct(ReaderEnv().flipped, ReaderEnv())),
    Cofree.unfold(
      Order(),
      head: { order in
        UI { handler in
          Page(
            choices: order.choices.enumerated().map { index, text in
              (text, { handler(turn(.choose(index))) })
            }, back: { handler(turn(.back)) }, finish: { handler(finish()) })
        }
      },
      tail: { order in
        FunctorProduct(
          Reader.asks { order.turned($0) }, Env(environment: order.choices.count, value: order))
      }))
}

// MARK: tabs

typealias Steps = WriterTraced<[Int]>

func steps<Eff: Monad>(_: Eff.Type) -> Component<Eff, Steps, Screen<Eff>> {
  Component(
    WriterTraced(),
    Traced(offset: []) { log in
      UI { handler in
        Screen(text: "\(log)", up: { handler(.tell([1])) }, down: { handler(.tell([-1])) })
      }
    })
}

struct Tab<Eff: Monad> {
  let page: Screen<Eff>
  let isFirst: Bool
  let turn: () -> Kind<Eff, Void>
}

typealias Tabs = SumPairing<StateStore<Int>, Steps>

func tabs<Eff: Monad>(_ effect: Eff.Type) -> Component<Eff, Tabs, Tab<Eff>> {
  counter(effect).either(steps(effect)) { page, handler in
    switch page {
    case .left(let page): Tab(page: page, isFirst: true, turn: { handler(.toggle()) })
    case .right(let page): Tab(page: page, isFirst: false, turn: { handler(.toggle()) })
    }
  }
}

// MARK: list

struct Table<Eff: Monad> {
  let rows: [(id: String, view: Screen<Eff>)]
  let insert: (String) -> Kind<Eff, Void>
  let remove: (String) -> Kind<Eff, Void>
}

func table<Eff: Monad>(
  _ effect: Eff.Type
) -> Component<Eff, EachPairing<String, StateStore<Int>>, Table<Eff>> {
  counter(effect).list(ids: ["a", "b"]) { rows, handler in
    Table(rows: rows, insert: { handler(.insert($0)) }, remove: { handler(.remove($0)) })
  }
}

// MARK: todomvc

enum Filter: Equatable { case all, active, completed }

struct State2 {
  var items: [Item] = []
  var draft = ""
  var edited: (id: Int, text: String)?
  var filter = Filter.all
}

enum MVCInput {
  case draft(String), add, toggle(Int), remove(Int), edit(Int), text(String), save(Int), cancel
  case clear, show(Filter), load([Item])
}

struct Storage { let save: ([Item]) -> Async<Never, Void> }

extension State2 {
  mutating func take(_ input: MVCInput) {
    switch input {
    case .draft(let text): draft = text
    case .add:
      guard !draft.isEmpty else { return }
      items.append(Item(id: (items.last?.id ?? 0) + 1, title: draft))
      draft = ""
    case .toggle(let id): Affine.element(id: id).modify(&items) { $0.isDone.toggle() }
    case .remove(let id): items.removeAll { $0.id == id }
    case .edit(let id): edited = items.first { $0.id == id }.map { (id, $0.title) }
    case .text(let text): if let id = edited?.id { edited = (id, text) }
    case .save(let id):
      guard let (editedID, text) = edited, editedID == id else { return }
      edited = nil
      Affine.element(id: id).modify(&items) { $0.title = text }
    case .cancel: edited = nil
    case .clear: items.removeAll { $0.isDone }
    case .show(let filter): self.filter = filter
    case .load(let stored): items = stored
    }
  }
}

func todoMVC(
  _ storage: Storage
) -> Component<AsyncOf<Never>, StateStore<State2>, Node<AsyncOf<Never>>> {
  Component(
    StateStore(),
    Store(State2()) { state in
      UI { (handler: Handler<AsyncOf<Never>, StateOf<State2>>) in
        func send(_ input: MVCInput) -> Async<Never, Void> {
          var next = state
          next.take(input)
          let moved = handler.responding(to: input)(.modify(inPlace: { $0.take(input) }))
          return next.items == state.items ? moved : moved.then(storage.save(next.items))
        }
        func row(_ item: Item) -> Node<AsyncOf<Never>> {
          let edited = state.edited.flatMap { $0.id == item.id ? $0.text : nil }
          return .element(
            "li", [],
            [
              .element("input", [.on("change") { send(.toggle(item.id)) }]),
              .element("label", [.on("dblclick") { send(.edit(item.id)) }], [.text(item.title)]),
              .element("button", [.on("click") { send(.remove(item.id)) }]),
              edited.map { text in
                .element(
                  "input",
                  [
                    .on("input") { send(.text($0.value)) },
                    .on("keydown") { event in
                      event.isKey("Enter")
                        ? send(.save(item.id)) : event.isKey("Escape") ? send(.cancel) : nil
                    },
                    .on("blur") { send(.save(item.id)) },
                  ])
              } ?? .text(""),
            ])
        }
        return .element(
          "section", [],
          [
            .element(
              "input",
              [
                .on("input") { send(.draft($0.value)) },
                .on("keydown") { $0.isKey("Enter") ? send(.add) : nil },
              ]),
            .element("ul", [], state.items.map(row)),
            .element("button", [.on("click") { send(.clear) }], [.text("Clear completed")]),
          ])
      }
    })
}

// MARK: clock

struct ClockView {
  let text: String
  let start: () -> Async<Never, Void>
}

func clock() -> Component<AsyncOf<Never>, StateStore<Int>, ClockView> {
  Component(
    StateStore(),
    Store(0) { seconds in
      UI { handler in
        func tick() -> Async<Never, Void> {
          Async<Never, Void>.sleep(for: .seconds(1)).then(handler(.modify { $0 + 1 }))
            .flatMap { tick() }
        }
        return ClockView(text: "\(seconds) s", start: tick)
      }
    })
}

final class ClockSession {
  let explorer = Explorer(clock())

  func start(isolation: isolated any Actor = #isolation) {
    explorer.run(explorer.view.start(), key: "clock")
  }

  func stop() { explorer.cancel(key: "clock") }
}

// MARK: search

struct Search: Equatable {
  var text = ""
  var results: [String] = []
  var isSearching = false
  var hasFailed = false
}

struct SearchView {
  let search: Search
  let type: (String) -> Async<Offline, Void>
  let find: () -> Async<Offline, Void>
  let cancelled: () -> Async<Offline, Void>
}

struct Client { let find: (String) -> Async<Offline, [String]> }

func search(_ client: Client) -> Component<AsyncOf<Offline>, StateStore<Search>, SearchView> {
  Component(
    StateStore(),
    Store(Search()) { search in
      UI { handler in
        SearchView(
          search: search,
          type: { text in handler(.modify(inPlace: { $0.text = text })) },
          find: {
            let found = client.find(search.text).retry(times: 2)
              .map { results -> State<Search, Void> in
                .modify(inPlace: { ($0.results, $0.isSearching) = (results, false) })
              }
              .handle { _ in
                .pure(.modify(inPlace: { ($0.hasFailed, $0.isSearching) = (true, false) }))
              }
            return handler(.modify(inPlace: { ($0.isSearching, $0.hasFailed) = (true, false) }))
              .then(handler(found))
          }, cancelled: { handler(.modify(inPlace: { $0.isSearching = false })) })
      }
    })
}

final class SearchSession {
  let explorer: Explorer<AsyncOf<Offline>, StateStore<Search>, SearchView>

  init(_ client: Client) { explorer = Explorer(search(client)) }

  func type(_ text: String, isolation: isolated any Actor = #isolation) {
    explorer.run(explorer.view.type(text))
    find(.debounced(by: .milliseconds(300)))
  }

  func retry(isolation: isolated any Actor = #isolation) { find(.latest) }

  private func find(_ policy: KeyPolicy, isolation: isolated any Actor = #isolation) {
    let request = explorer.run(explorer.view.find(), key: "search", policy)
    request.whenEnded { [explorer] ending in
      if case .cancelled = ending { explorer.commit(.modify(inPlace: { $0.isSearching = false })) }
    }
  }
}
