package import Pairings

/// A to-do list: State/Store.
///
/// The position is the whole list, and a move changes it in place.
package enum Todo: EveryEffect {
  package static var component: PureComponent<StateStore<TodoList>, TodoInput> {
    .store(TodoList(), on: .reduce { list, input in change(&list, by: input) }) { list, _ in
      Display(text: list.text) { text throws(Refusal) in
        try TodoInput(text, count: list.items.count)
      }
    }
  }

  /// Changes a list by an input.
  package static func change(_ list: inout TodoList, by input: TodoInput) {
    switch input {
    case .add(let title): list.items.append(TodoList.Item(title: title))
    case .toggle(let index): list.items[index].isDone.toggle()
    case .edit(let index, let title): list.items[index].title = title
    case .delete(let index): list.items.remove(at: index)
    case .filter(let filter): list.filter = filter
    case .clear: list.items.removeAll { $0.isDone }
    }
  }
}

extension Exhibit {
  package static var todo: Exhibit {
    Exhibit(
      .todo, pair: "State/Store", summary: "a list of things to do",
      typing: .lines, keys: TodoInput.keys)
  }
}
