import Pairings

// MARK: counter

enum Step { case up, down, reset }

struct Screen<Input> {
  let text: String
  let up: Input
  let down: Input

  func map<New>(_ transform: (Input) -> New) -> Screen<New> {
    Screen<New>(text: text, up: transform(up), down: transform(down))
  }
}

func counter() -> Component<IdentityOf, StateStore<Int>, Step, Screen<Step>> {
  .store(
    0,
    on: .reduce { count, step in
      switch step {
      case .up: count += 1
      case .down: count -= 1
      case .reset: count = 0
      }
    }
  ) { count in
    Screen(text: "count: \(count)", up: .up, down: .down)
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

struct Row<Input> {
  let title: String
  let toggle: Input
  let rename: (String) -> Input
  let remove: Input
}

struct TodoView<Input> {
  let rows: [Row<Input>]
  let add: (String) -> Input
}

extension Item {
  mutating func take(_ input: ItemInput) {
    switch input {
    case .toggle: isDone.toggle()
    case .rename(let new): title = new
    }
  }
}

func todo() -> Component<IdentityOf, StateStore<[Item]>, ListInput, TodoView<ListInput>> {
  .store(
    [],
    on: .reduce { items, input in
      switch input {
      case .add(let title): items.append(Item(id: (items.last?.id ?? 0) + 1, title: title))
      case .remove(let id): items.removeAll { $0.id == id }
      case .item(let id, let input): Affine.element(id: id).modify(&items) { $0.take(input) }
      }
    }
  ) { items in
    TodoView(
      rows: items.map { item in
        Row(
          title: item.title, toggle: .item(item.id, .toggle),
          rename: { .item(item.id, .rename($0)) }, remove: .remove(item.id))
      }, add: { .add($0) })
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

struct ContentView<Input> {
  let text: String
  let fetch: Input

  func map<New>(_ transform: (Input) -> New) -> ContentView<New> {
    ContentView<New>(text: text, fetch: transform(fetch))
  }
}

func content(
  _ network: Network
) -> Component<AsyncOf<Offline>, StateStore<Content>, ContentInput, ContentView<ContentInput>> {
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
  ) { content in
    ContentView(text: content.text, fetch: .fetch)
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

struct ParentView<Input> {
  let content: ContentView<Input>
  let text: String
  let like: Input
}

func parent(
  _ network: Network, _ database: Database
) -> Component<AsyncOf<Offline>, StateStore<Parent>, ParentInput, ParentView<ParentInput>> {
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
  ) { parent, content in
    ParentView(
      content: content.map(ParentInput.content),
      text: "visits: \(parent.visits), likes: \(parent.likes)", like: .like)
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

struct Page<Input> {
  let choices: [(String, Input)]
  let back: Input
  let finish: Input
}

func wizard() -> Component<IdentityOf, Wizard, WizardInput, Page<WizardInput>> {
  Component(
    FreeCofree(CoproductProduct(ReaderEnv().flipped, ReaderEnv())),
    Cofree.unfold(
      Order(),
      head: { order in
        Page(
          choices: order.choices.enumerated().map { index, text in
            (text, WizardInput.turn(.choose(index)))
          }, back: .turn(.back), finish: .finish)
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

func steps() -> Component<IdentityOf, Steps, Int, Screen<Int>> {
  Component(
    WriterTraced(),
    Traced(offset: []) { log in Screen(text: "\(log)", up: 1, down: -1) },
    on: .moves { .tell([$0]) })
}

enum TabInput { case turn }

struct Tab<Input> {
  let page: Screen<Input>
  let isFirst: Bool
  let turn: Input
}

typealias Tabs = SumPairing<StateStore<Int>, Steps>

typealias TabsInput = PartInput<Either<Step, Int>, TabInput>

func tabs() -> Component<IdentityOf, Tabs, TabsInput, Tab<TabsInput>> {
  counter().either(steps()) { (input: TabInput) in
    switch input {
    case .turn: .toggle()
    }
  } view: { page in
    switch page {
    case .left(let page):
      Tab(page: page.map { .part(.left($0)) }, isFirst: true, turn: .own(.turn))
    case .right(let page):
      Tab(page: page.map { .part(.right($0)) }, isFirst: false, turn: .own(.turn))
    }
  }
}

// MARK: list

enum TableInput { case insert(String), remove(String) }

struct Table<Input> {
  let rows: [(id: String, view: Screen<Input>)]
  let insert: (String) -> Input
  let remove: (String) -> Input
}

typealias RowsInput = PartInput<(String, Step), TableInput>

func table() -> Component<
  IdentityOf, EachPairing<String, StateStore<Int>>, RowsInput, Table<RowsInput>
> {
  counter().list(ids: ["a", "b"]) { (input: TableInput) in
    switch input {
    case .insert(let id): .insert(id)
    case .remove(let id): .remove(id)
    }
  } view: { rows in
    Table(
      rows: rows.map { row in (row.id, row.view.map { .part((row.id, $0)) }) },
      insert: { .own(.insert($0)) }, remove: { .own(.remove($0)) })
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
) -> Component<AsyncOf<Never>, StateStore<State2>, MVCInput, Node<MVCInput>> {
  .store(
    State2(),
    on: .update { state, input in
      let before = state.items
      state.take(input)
      return state.items == before ? .none : .run(storage.save(state.items))
    }
  ) { state in
    func row(_ item: Item) -> Node<MVCInput> {
      let edited = state.edited.flatMap { $0.id == item.id ? $0.text : nil }
      return .element(
        "li", [],
        [
          .element("input", [.on("change", .toggle(item.id))]),
          .element("label", [.on("dblclick", .edit(item.id))], [.text(item.title)]),
          .element("button", [.on("click", .remove(item.id))]),
          edited.map { text in
            .element(
              "input",
              [
                .on("input") { .text($0.value) },
                .on("keydown") { event in
                  event.isKey("Enter") ? .save(item.id) : event.isKey("Escape") ? .cancel : nil
                },
                .on("blur", .save(item.id)),
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
            .on("input") { .draft($0.value) },
            .on("keydown") { $0.isKey("Enter") ? .add : nil },
          ]),
        .element("ul", [], state.items.map(row)),
        .element("button", [.on("click", .clear)], [.text("Clear completed")]),
      ])
  }
}

// MARK: clock

enum ClockInput { case start, stop, tick }

struct ClockView<Input> {
  let text: String
  let start: Input
  let stop: Input
}

func clock() -> Component<AsyncOf<Never>, StateStore<Int>, ClockInput, ClockView<ClockInput>> {
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
  ) { seconds in
    ClockView(text: "\(seconds) s", start: .start, stop: .stop)
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

struct SearchView<Input> {
  let search: Search
  let type: (String) -> Input
  let retry: Input
}

struct Client { let find: (String) -> Async<Offline, [String]> }

func search(
  _ client: Client
) -> Component<AsyncOf<Offline>, StateStore<Search>, SearchInput, SearchView<SearchInput>> {
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
  ) { search in
    SearchView(search: search, type: { .type($0) }, retry: .retry)
  }
}
