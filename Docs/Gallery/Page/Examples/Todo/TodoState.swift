import PairingsWeb

/// An item of a to-do list.
public struct TodoItem: Equatable, Sendable {
  /// The identifier of the item in its list.
  public let id: Int

  /// The title.
  public var title: String

  /// A Boolean value indicating whether the item is completed.
  public var isCompleted: Bool

  /// Creates an item.
  public init(id: Int, title: String, isCompleted: Bool = false) {
    self.id = id
    self.title = title
    self.isCompleted = isCompleted
  }

  /// Returns true if both items are the same, byte for byte.
  public static func == (left: TodoItem, right: TodoItem) -> Bool {
    left.id == right.id && left.isCompleted == right.isCompleted
      && left.title.hasBytes(of: right.title)
  }
}

/// The filter of the shown items.
public enum TodoFilter: Equatable, Sendable {
  /// All items.
  case all

  /// The active items.
  case active

  /// The completed items.
  case completed

  /// Creates the filter of a hash; any other hash means all items.
  public init(hash: String) {
    if hash.hasBytes(of: "/active") {
      self = .active
    } else if hash.hasBytes(of: "/completed") {
      self = .completed
    } else {
      self = .all
    }
  }

  /// Returns true if the filter shows an item.
  public func shows(_ item: TodoItem) -> Bool {
    switch self {
    case .all: true
    case .active: !item.isCompleted
    case .completed: item.isCompleted
    }
  }
}

/// The state of a to-do list: its items, and the texts that the user edits.
public struct TodoState: Sendable {
  /// The items.
  public var items: [TodoItem] = []

  /// The filter of the shown items.
  public var filter = TodoFilter.all

  /// The draft of the next item.
  public var draft = ""

  /// The identifier of the edited item and its text so far.
  public var edited: (id: Int, text: String)?

  /// Creates an empty list.
  public init() {}

  /// The shown items.
  public var shown: [TodoItem] { items.filter(filter.shows) }

  /// The number of active items.
  public var activeCount: Int { items.count { !$0.isCompleted } }
}
