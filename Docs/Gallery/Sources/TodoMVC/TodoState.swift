import PairingsWeb

/// An item of a to-do list.
struct TodoItem: Equatable, Sendable {
  /// The identifier of the item in its list.
  let id: Int

  /// The title.
  var title: String

  /// A Boolean value indicating whether the item is completed.
  var isCompleted: Bool

  /// Creates an item.
  init(id: Int, title: String, isCompleted: Bool = false) {
    self.id = id
    self.title = title
    self.isCompleted = isCompleted
  }

  /// Returns true if both items are the same, byte for byte.
  static func == (left: TodoItem, right: TodoItem) -> Bool {
    left.id == right.id && left.isCompleted == right.isCompleted
      && left.title.hasBytes(of: right.title)
  }
}

/// The filter of the shown items.
enum TodoFilter: Equatable, Sendable {
  /// All items.
  case all

  /// The active items.
  case active

  /// The completed items.
  case completed

  /// Creates the filter of a hash; any other hash means all items.
  init(hash: String) {
    if hash.hasBytes(of: "/active") {
      self = .active
    } else if hash.hasBytes(of: "/completed") {
      self = .completed
    } else {
      self = .all
    }
  }

  /// Returns true if the filter shows an item.
  func shows(_ item: TodoItem) -> Bool {
    switch self {
    case .all: true
    case .active: !item.isCompleted
    case .completed: item.isCompleted
    }
  }
}

/// The state of a to-do list: its items, and the texts that the user edits.
struct TodoState: Sendable {
  /// The items.
  var items: [TodoItem] = []

  /// The filter of the shown items.
  var filter = TodoFilter.all

  /// The draft of the next item.
  var draft = ""

  /// The identifier of the edited item and its text so far.
  var edited: (id: Int, text: String)?

  /// Creates an empty list.
  init() {}

  /// The shown items.
  var shown: [TodoItem] { items.filter(filter.shows) }

  /// The number of active items.
  var activeCount: Int { items.count { !$0.isCompleted } }
}
