package import Pairings
package import PairingsSession

/// A to-do list: State/Store.
///
/// The position is the whole list, and a move changes it in place.
package enum Todo: EveryEffect {
  package static let exhibit = Exhibit(
    of: Todo.self, "todo", pair: "State/Store", summary: "a list of things to do",
    keys: TodoInput.keys, typing: .lines)

  package static var component: PureComponent<StateStore<TodoList>, TodoInput> {
    .store(TodoList(), on: .reduce { list, input in change(&list, by: input) }) { list, _ in
      Display(
        text: list.text, facts: list.facts, widget: .checklist(list)
      ) { text throws(Refusal) in
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

#if canImport(PairingsAtlas)
import PairingsAtlas

extension Todo {
  package static var expectations: Expectations {
    let inputs = [
      "add a", "add b", "toggle 1", "toggle 2", "edit 1 c", "delete 1", "filter all",
      "filter active", "filter done", "clear",
    ]
    let none = Proposition<ComponentView>("nothing is done") { !$0.text.contains("[x]") }
    let active = Proposition<ComponentView>("active items are shown") {
      $0.text.contains("showing active")
    }
    return Expectations(
      component.modelOfViews(inputs), within: .depth(6),
      .always(active.implies(none)),
      .always(
        Proposition("no more items are left than there are") { view in
          let numbers = view.text.split(separator: " ").prefix(3).compactMap { Int($0) }
          return numbers.count == 2 && numbers[0] <= numbers[1]
        }),
      .everyStateCanReach(Proposition("no items") { $0.text.hasPrefix("0 of 0") }))
  }
}
#endif
