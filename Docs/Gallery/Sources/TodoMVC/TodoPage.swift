import Pairings
import PairingsWeb

/// The page of TodoMVC, by its specification: a to-do list that outlives the page.
enum TodoPage: WebPage {
  /// The effect, which waits for the browser and cannot fail.
  typealias Eff = BrowserOf<Never>

  /// Returns the page, which loads the stored items and follows the address.
  static func page() -> Page {
    Page(
      component(),
      start: stored.combined(with: .onHash { .show(TodoFilter(hash: $0)) }))
  }

  /// Returns the component of the list. Each input that changes the items stores them.
  static func component() -> Component<
    Eff, StateStore<TodoState>, TodoInput, Node<TodoInput>
  > {
    .store(TodoState(), on: dispatcher) { state, _ in TodoView(state: state).page }
  }

  typealias FollowUp = Effects<Eff, StateOf<TodoState>, TodoInput>

  static var dispatcher: Dispatcher<Eff, StateOf<TodoState>, TodoInput> {
    .update { state, input in
      let before = state.items
      state.take(input)
      if case .load = input { return .none }
      return state.items == before ? .none : save(state.items)
    }
  }

  /// The effect that loads the stored items.
  static var stored: FollowUp {
    .stream { send in
      Browser<Never, String?>.item(TodoStorage.name).map { text in
        if let items = text.flatMap(TodoStorage.items) { send(.load(items)) }
      }
    }
  }

  /// Returns the effect that stores a list.
  static func save(_ items: [TodoItem]) -> FollowUp {
    let text = TodoStorage.text(of: items)
    return .run(Browser<Never, Bool>.setItem(TodoStorage.name, text).map { _ in })
  }
}
