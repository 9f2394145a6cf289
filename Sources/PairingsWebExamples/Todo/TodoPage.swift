public import Pairings
public import PairingsWeb

/// TodoMVC, by its specification: a list of things to do that outlives the page.
public enum TodoPage: WebPage {
  /// The effect: it waits for the browser, and cannot fail.
  public typealias Eff = BrowserOf<Never>

  /// Makes the page, which reads what was stored and follows the address.
  public static func page() -> Page {
    Page(component()) { handler in
      [
        Browser<Never, String?>.item(TodoStorage.name).flatMap { text in
          guard let items = text.flatMap(TodoStorage.items) else { return .pure(()) }
          return handler(move(.load(items)))
        },
        .onHash { hash in handler(move(.show(TodoFilter(hash: hash)))) },
      ]
    }
  }

  /// The list: each input that changes what is to be done stores it.
  public static func component() -> Component<Eff, StateStore<TodoState>, Node<Eff>> {
    Component(
      StateStore(),
      Store(TodoState()) { state in
        UI { handler in
          TodoView(state: state) { input in
            var next = state
            next.take(input)
            let moved = handler.responding(to: input)(move(input))
            return next.items == state.items ? moved : moved.then(save(next.items))
          }.page
        }
      })
  }

  /// The move that an input means.
  static func move(_ input: TodoInput) -> State<TodoState, Void> {
    .modify(inPlace: { $0.take(input) })
  }

  /// Stores a list.
  static func save(_ items: [TodoItem]) -> Browser<Never, Void> {
    Browser<Never, Bool>.setItem(TodoStorage.name, TodoStorage.text(of: items)).map { _ in }
  }
}
