package import Pairings

/// A list of things to do: State/Store.
///
/// The position is the whole list; a move changes it in place.
package enum Todo: EveryEffect {
  package static func component<Eff: Monad>(
    _ effect: Eff.Type
  ) -> Component<Eff, StateStore<TodoList>, Display<Eff>> {
    Component(
      StateStore(),
      Store(TodoList()) { list in
        UI { handler in
          Display(text: list.text) { input throws(Refusal) in
            let input = try TodoInput(input, count: list.items.count)
            return handler(move(for: input))
          }
        }
      })
  }

  /// Returns the move that an input means.
  package static func move(for input: TodoInput) -> State<TodoList, Void> {
    .modify(inPlace: { list in
      switch input {
      case .add(let title): list.items.append(TodoList.Item(title: title))
      case .toggle(let index): list.items[index].isDone.toggle()
      case .edit(let index, let title): list.items[index].title = title
      case .delete(let index): list.items.remove(at: index)
      case .filter(let filter): list.filter = filter
      case .clear: list.items.removeAll { $0.isDone }
      }
    })
  }
}

extension Exhibit {
  package static var todo: Exhibit {
    Exhibit(
      .todo, pair: "State/Store", summary: "a list of things to do",
      typing: .lines, keys: TodoInput.keys)
  }
}
