import Pairings

// MARK: counter

enum Step { case up, down, reset }

struct Screen {
  let text: String
  let up: () -> Void
  let down: () -> Void
}

func counter() -> Component<IdentityOf, StateStore<Int>, Step, Screen> {
  .store(
    0,
    on: .reduce { count, step in
      switch step {
      case .up: count += 1
      case .down: count -= 1
      case .reset: count = 0
      }
    }
  ) { count, send in
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

struct Row {
  let title: String
  let toggle: () -> Void
  let rename: (String) -> Void
  let remove: () -> Void
}

struct TodoView {
  let rows: [Row]
  let add: (String) -> Void
}

extension Item {
  mutating func take(_ input: ItemInput) {
    switch input {
    case .toggle: isDone.toggle()
    case .rename(let new): title = new
    }
  }
}

func todo() -> Component<IdentityOf, StateStore<[Item]>, ListInput, TodoView> {
  .store(
    [],
    on: .reduce { items, input in
      switch input {
      case .add(let title): items.append(Item(id: (items.last?.id ?? 0) + 1, title: title))
      case .remove(let id): items.removeAll { $0.id == id }
      case .item(let id, let input): Affine.element(id: id).modify(&items) { $0.take(input) }
      }
    }
  ) { items, send in
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

enum ContentInput { case fetch, show(Content) }

struct ContentView {
  let text: String
  let fetch: () -> Void
}

func content(
  _ network: Network
) -> Component<AsyncOf<Offline>, StateStore<Content>, ContentInput, ContentView> {
  .store(
    .empty,
    on: .update { content, input in
      switch input {
      case .fetch:
        content = .loading
        return .run(network.load("news"), failed: { _ in .show(.offline) }) { .show(.loaded($0)) }
      case .show(let new):
        content = new
        return .none
      }
    }
  ) { content, send in
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
  case visited(Int)

  static var content: Prism<ParentInput, ContentInput> {
    Prism(
      preview: { if case .content(let input) = $0 { input } else { nil } }, review: Self.content)
  }
}

struct ParentView {
  let content: ContentView
  let text: String
  let like: () -> Void
}

func parent(
  _ network: Network, _ database: Database
) -> Component<AsyncOf<Offline>, StateStore<Parent>, ParentInput, ParentView> {
  .store(
    Parent(), with: content(network), at: Lens(\.content), as: ParentInput.content,
    on: .update { parent, input in
      switch input {
      case .content(.fetch): return .run(database.countVisit()) { .visited($0) }
      case .content(.show): return .none
      case .like: parent.likes += 1
      case .visited(let count): parent.visits = count
      }
      return .none
    }
  ) { parent, content, send in
    ParentView(
      content: content, text: "visits: \(parent.visits), likes: \(parent.likes)",
      like: { send(.like) })
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

enum WizardInput { case turn(Turn), finish }

struct Page {
  let choices: [(String, () -> Void)]
  let back: () -> Void
  let finish: () -> Void
}

func wizard() -> Component<IdentityOf, Wizard, WizardInput, Page> {
  Component(
    FreeCofree(CoproductProduct(ReaderEnv().flipped, ReaderEnv())),
    Cofree.unfold(
      Order(),
      head: { order in
        UI { send in
          Page(
            choices: order.choices.enumerated().map { index, text in
              (text, { send(.turn(.choose(index))) })
            }, back: { send(.turn(.back)) }, finish: { send(.finish) })
        }
      },
      tail: { order in
        FunctorProduct(
          Reader.asks { order.turned($0) }, Env(environment: order.choices.count, value: order))
      }),
    on: .moves { input in
      switch input {
      case .turn(let to): turn(to)
      case .finish: finish()
      }
    })
}

// MARK: tabs

typealias Steps = WriterTraced<[Int]>

func steps() -> Component<IdentityOf, Steps, Int, Screen> {
  Component(
    WriterTraced(),
    Traced(offset: []) { log in
      UI { send in Screen(text: "\(log)", up: { send(1) }, down: { send(-1) }) }
    }, on: .moves { .tell([$0]) })
}

enum TabInput { case turn }

struct Tab {
  let page: Screen
  let isFirst: Bool
  let turn: () -> Void
}

typealias Tabs = SumPairing<StateStore<Int>, Steps>

func tabs() -> Component<IdentityOf, Tabs, PartInput<Either<Step, Int>, TabInput>, Tab> {
  counter().either(steps()) { (input: TabInput) in
    switch input {
    case .turn: .toggle()
    }
  } view: { page, send in
    switch page {
    case .left(let page): Tab(page: page, isFirst: true, turn: { send(.turn) })
    case .right(let page): Tab(page: page, isFirst: false, turn: { send(.turn) })
    }
  }
}

// MARK: list

enum TableInput { case insert(String), remove(String) }

struct Table {
  let rows: [(id: String, view: Screen)]
  let insert: (String) -> Void
  let remove: (String) -> Void
}

func table() -> Component<
  IdentityOf, EachPairing<String, StateStore<Int>>, PartInput<(String, Step), TableInput>, Table
> {
  counter().list(ids: ["a", "b"]) { (input: TableInput) in
    switch input {
    case .insert(let id): .insert(id)
    case .remove(let id): .remove(id)
    }
  } view: { rows, send in
    Table(rows: rows, insert: { send(.insert($0)) }, remove: { send(.remove($0)) })
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
) -> Component<AsyncOf<Never>, StateStore<State2>, MVCInput, Node> {
  .store(
    State2(),
    on: .update { state, input in
      let before = state.items
      state.take(input)
      return state.items == before ? .none : .run(storage.save(state.items))
    }
  ) { state, send in
    func row(_ item: Item) -> Node {
      let edited = state.edited.flatMap { $0.id == item.id ? $0.text : nil }
      return .element(
        "li", [],
        [
          .element("input", [.on("change") { _ in send(.toggle(item.id)) }]),
          .element("label", [.on("dblclick") { _ in send(.edit(item.id)) }], [.text(item.title)]),
          .element("button", [.on("click") { _ in send(.remove(item.id)) }]),
          edited.map { text in
            .element(
              "input",
              [
                .on("input") { send(.text($0.value)) },
                .on("keydown") { event in
                  if event.isKey("Enter") { send(.save(item.id)) }
                  if event.isKey("Escape") { send(.cancel) }
                },
                .on("blur") { _ in send(.save(item.id)) },
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
            .on("keydown") { if $0.isKey("Enter") { send(.add) } },
          ]),
        .element("ul", [], state.items.map(row)),
        .element("button", [.on("click") { _ in send(.clear) }], [.text("Clear completed")]),
      ])
  }
}

// MARK: clock

enum ClockInput { case start, stop, tick }

struct ClockView {
  let text: String
  let start: () -> Void
  let stop: () -> Void
}

func clock() -> Component<AsyncOf<Never>, StateStore<Int>, ClockInput, ClockView> {
  .store(
    0,
    on: .update { seconds, input in
      switch input {
      case .stop: return .cancel("clock")
      case .tick: seconds += 1
      case .start: break
      }
      return .run(.sleep(for: .seconds(1)), key: "clock") { .tick }
    }
  ) { seconds, send in
    ClockView(text: "\(seconds) s", start: { send(.start) }, stop: { send(.stop) })
  }
}

// MARK: search

struct Search: Equatable {
  var text = ""
  var results: [String] = []
  var isSearching = false
  var hasFailed = false
}

enum SearchInput { case type(String), retry, found([String]), failed, cancelled }

struct SearchView {
  let search: Search
  let type: (String) -> Void
  let retry: () -> Void
}

struct Client { let find: (String) -> Async<Offline, [String]> }

func search(
  _ client: Client
) -> Component<AsyncOf<Offline>, StateStore<Search>, SearchInput, SearchView> {
  .store(
    Search(),
    on: .update { state, input in
      switch input {
      case .type(let text): state.text = text
      case .retry: break
      case .found(let results): (state.results, state.isSearching) = (results, false); return .none
      case .failed: (state.hasFailed, state.isSearching) = (true, false); return .none
      case .cancelled: state.isSearching = false; return .none
      }
      (state.isSearching, state.hasFailed) = (true, false)
      return .run(
        client.find(state.text).retry(times: 2), key: "search", .debounced(by: .milliseconds(300)),
        failed: { _ in .failed }, cancelled: .cancelled
      ) { .found($0) }
    }
  ) { search, send in
    SearchView(search: search, type: { send(.type($0)) }, retry: { send(.retry) })
  }
}
