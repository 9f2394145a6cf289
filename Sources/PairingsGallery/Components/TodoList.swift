package import PairingsSession

/// The position of the to-do component: its items and the filter of the shown ones.
package struct TodoList: Equatable {
  package struct Item: Equatable {
    package var title: String
    package var isDone = false
  }

  package enum Filter: String, CaseIterable, Sendable {
    case all, active, done

    package func shows(_ item: Item) -> Bool {
      switch self {
      case .all: true
      case .active: !item.isDone
      case .done: item.isDone
      }
    }
  }

  package var items: [Item] = []
  package var filter = Filter.all

  /// The number of the items that are not done, the filter, and each item.
  var facts: [Fact] {
    let left = items.count { !$0.isDone }
    return [Fact("left", "\(left) of \(items.count)"), Fact("shown", filter.rawValue)]
      + items.enumerated().map { number, item in
        Fact("item \(number + 1)", item.isDone ? item.title + ", done" : item.title)
      }
  }

  /// The summary, then a line for each shown item with its number in the whole list.
  package var text: String {
    let left = items.count { !$0.isDone }
    let lines = items.enumerated().filter { filter.shows($0.element) }.map { number, item in
      "\(number + 1) [\(item.isDone ? "x" : " ")] \(printable(item.title))"
    }
    return (["\(left) of \(items.count) left, showing \(filter.rawValue)"] + lines)
      .joined(separator: "\n")
  }
}

/// The inputs of a to-do list.
package enum TodoInput: Hashable, Sendable {
  case add(String)
  case toggle(Int)
  case edit(Int, String)
  case delete(Int)
  case filter(TodoList.Filter)
  case clear

  package static let keys = [
    Key("add TEXT", "a new item"), Key("toggle N", "item N done or not"),
    Key("edit N TEXT", "another text for item N"), Key("delete N", "without item N"),
    Key("filter all|active|done", "which items are shown"),
    Key("clear", "without the items that are done"),
  ]

  /// Reads an input that is valid for a list of `count` items.
  package init(_ input: String, count: Int) throws(Refusal) {
    let (verb, rest) = Self.split(input)
    switch verb {
    case "add": self = .add(try Self.title(rest, of: "add TEXT"))
    case "toggle": self = .toggle(try Self.index(rest, count))
    case "edit":
      let (number, title) = Self.split(rest)
      self = .edit(try Self.index(number, count), try Self.title(title, of: "edit N TEXT"))
    case "delete": self = .delete(try Self.index(rest, count))
    case "filter":
      guard let filter = TodoList.Filter(rawValue: rest) else {
        throw Refusal(
          message: "cannot show '\(printable(rest))'; it shows all, active or done items")
      }
      self = .filter(filter)
    case "clear" where rest.isEmpty: self = .clear
    default: throw .unknown(input, Self.keys)
    }
  }

  /// Splits a text at the first space and drops the spaces around both parts.
  private static func split(_ text: String) -> (first: String, rest: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let first = parts.first else { return ("", "") }
    let rest = parts.dropFirst().first?.drop { $0 == " " } ?? ""
    return (String(first), String(rest.trimmingSuffix { $0 == " " }))
  }

  private static func title(_ text: String, of form: String) throws(Refusal) -> String {
    guard !text.isEmpty else { throw Refusal(message: "needs a text: '\(form)'") }
    return text
  }

  private static func index(_ text: String, _ count: Int) throws(Refusal) -> Int {
    guard let number = Int(text), (1...max(count, 1)).contains(number), count > 0 else {
      let items =
        switch count {
        case 0: "there are no items yet"
        case 1: "there is only item 1"
        default: "the items are 1 to \(count)"
        }
      throw Refusal(message: "has no item '\(printable(text))'; \(items)")
    }
    return number - 1
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
