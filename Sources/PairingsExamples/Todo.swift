import Pairings
import PairingsAtlas
import PairingsTerminal

/// A to-do list: State/Store.
///
/// The position is the whole list, and a move changes it in place.
struct Todo: Hashable {
  struct Item: Hashable {
    var title: String
    var isDone = false
  }

  enum Filter: String {
    case all, active, done

    func shows(_ item: Item) -> Bool {
      switch self {
      case .all: true
      case .active: !item.isDone
      case .done: item.isDone
      }
    }
  }

  /// The inputs of the list. An item has a number from 1, and a number without an item changes
  /// nothing.
  enum Input: Hashable {
    case add(String)
    case toggle(Int)
    case edit(Int, String)
    case delete(Int)
    case filter(Filter)
    case clear
  }

  var items: [Item] = []
  var filter = Filter.all

  static var component: Component<IdentityOf, StateStore<Todo>, Input, String> {
    .store(Todo(), on: .reduce { list, input in list.change(by: input) }) { list, _ in list.text }
  }

  /// Changes the list by an input.
  mutating func change(by input: Input) {
    switch input {
    case .add(let title): items.append(Item(title: title))
    case .toggle(let number): if has(number) { items[number - 1].isDone.toggle() }
    case .edit(let number, let title): if has(number) { items[number - 1].title = title }
    case .delete(let number): if has(number) { items.remove(at: number - 1) }
    case .filter(let filter): self.filter = filter
    case .clear: items.removeAll { $0.isDone }
    }
  }

  private func has(_ number: Int) -> Bool { number >= 1 && number <= items.count }

  /// The summary, then a line for each shown item with its number in the whole list.
  var text: String {
    let left = items.count { !$0.isDone }
    let lines = items.enumerated().filter { filter.shows($0.element) }.map { number, item in
      "\(number + 1) [\(item.isDone ? "x" : " ")] \(item.title)"
    }
    return (["\(left) of \(items.count) left, showing \(filter.rawValue)"] + lines)
      .joined(separator: "\n")
  }
}

extension Todo.Input {
  /// Reads a line, such as `edit 2 tea`.
  init?(_ line: String) {
    let (verb, rest) = Self.split(line)
    switch verb {
    case "add" where !rest.isEmpty: self = .add(rest)
    case "toggle":
      guard let number = Int(rest) else { return nil }
      self = .toggle(number)
    case "edit":
      let (number, title) = Self.split(rest)
      guard let number = Int(number), !title.isEmpty else { return nil }
      self = .edit(number, title)
    case "delete":
      guard let number = Int(rest) else { return nil }
      self = .delete(number)
    case "filter":
      guard let filter = Todo.Filter(rawValue: rest) else { return nil }
      self = .filter(filter)
    case "clear" where rest.isEmpty: self = .clear
    default: return nil
    }
  }

  /// Splits a text at the first space and drops the spaces around both parts.
  private static func split(_ text: String) -> (first: String, rest: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    var rest = (parts.dropFirst().first ?? "").drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return (parts.first.map(String.init) ?? "", String(rest))
  }
}

extension Todo {
  @MainActor static var explored: ExploredComponent {
    let none = Proposition<String>("nothing is done") { !$0.contains("[x]") }
    let active = Proposition<String>("active items are shown") { $0.contains("showing active") }
    let empty = Proposition<String>("no items") { $0.hasPrefix("0 of 0") }
    let fewer = Proposition<String>("no more items are left than there are") { view in
      let numbers = view.split(separator: " ").prefix(3).compactMap { Int($0) }
      return numbers.count == 2 && numbers[0] <= numbers[1]
    }
    let lines = [
      "add a", "add b", "toggle 1", "toggle 2", "edit 1 c", "delete 1", "filter all",
      "filter active", "filter done", "clear",
    ]
    return ExploredComponent(
      "todo", about: "a list of things to do", inputs: .lines(lines) { Input($0) },
      properties: [.always(active.implies(none)), .always(fewer), .everyStateCanReach(empty)],
      within: .depth(6)
    ) { component }
  }
}
