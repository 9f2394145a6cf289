import PairingsArchitectures
import Pairings

// The same list of things to do in four styles; the article compares them, and the tests show
// that they cannot be told apart.

enum TodoAction: Equatable {
  case add(String)
  case toggle(Int)
}

struct Todos: Equatable {
  var items: [Item] = []

  struct Item: Equatable {
    var title: String
    var isDone = false
  }

  mutating func act(_ action: TodoAction) {
    switch action {
    case .add(let title): items.append(Item(title: title))
    case .toggle(let index): if items.indices.contains(index) { items[index].isDone.toggle() }
    }
  }

  var text: String {
    items.map { ($0.isDone ? "[x] " : "[ ] ") + $0.title }.joined(separator: "\n")
  }
}

// MARK: State/Store

func stateStoreTodos() -> Component<IdentityOf, StateStore<Todos>, TodoAction, String> {
  .store(Todos(), on: .reduce { $0.act($1) }) { todos, _ in todos.text }
}

// MARK: Elm

func elmTodos<Eff: Monad>() -> Elm.Program<Eff, Todos, TodoAction, String> {
  Elm.Program(Todos()) { todos, action in
    todos.act(action)
    return .none
  } view: { todos, _ in
    todos.text
  }
}

// MARK: Dispatch

func fluxTodos<Eff: Launching>(on launcher: Eff.Launcher) -> Flux.Store<Eff, Todos, TodoAction> {
  Flux.Store("todos", Todos(), Reducer { $0.act($1) }, on: launcher)
}

// MARK: Verge

struct TodoService<Eff: Launching>: Verge.Service {
  let dispatcher: Verge.Dispatcher<Eff, Todos, Never, Todos>

  func add(_ title: String) { commit { $0.items.append(Todos.Item(title: title)) } }

  func toggle(_ index: Int) {
    commit { if $0.items.indices.contains(index) { $0.items[index].isDone.toggle() } }
  }
}

// MARK: A machine

func todosMachine() -> Component<IdentityOf, ActionMoore<TodoAction>, TodoAction, String> {
  Component(
    ActionMoore(),
    Moore(Todos(), step: { $0.act($1) }, output: { todos in UI { _ in todos.text } }),
    on: .moves { .send($0) })
}
