import PairingsWeb

/// A thing to do.
public struct TodoItem: Equatable, Sendable {
  /// What tells it from the others.
  public let id: Int

  /// What is to be done.
  public var title: String

  /// Whether it is done.
  public var isCompleted: Bool

  /// Creates a thing to do.
  public init(id: Int, title: String, isCompleted: Bool = false) {
    self.id = id
    self.title = title
    self.isCompleted = isCompleted
  }

  /// Whether both are the same, byte for byte.
  public static func == (left: TodoItem, right: TodoItem) -> Bool {
    left.id == right.id && left.isCompleted == right.isCompleted
      && left.title.hasBytes(of: right.title)
  }
}

/// Which things to do are shown.
public enum TodoFilter: Equatable, Sendable {
  /// All of them.
  case all

  /// Those that are not done.
  case active

  /// Those that are done.
  case completed

  /// The filter that a hash stands for: all, if for none.
  public init(hash: String) {
    if hash.hasBytes(of: "/active") {
      self = .active
    } else if hash.hasBytes(of: "/completed") {
      self = .completed
    } else {
      self = .all
    }
  }

  /// Whether it shows an item.
  public func shows(_ item: TodoItem) -> Bool {
    switch self {
    case .all: true
    case .active: !item.isCompleted
    case .completed: item.isCompleted
    }
  }
}

/// A list of things to do, and what a person is doing with it.
public struct TodoState: Sendable {
  /// The things to do.
  public var items: [TodoItem] = []

  /// Which of them are shown.
  public var filter = TodoFilter.all

  /// What was typed of the next one.
  public var draft = ""

  /// The one that is edited, and its text so far.
  public var edited: (id: Int, text: String)?

  /// Creates an empty list.
  public init() {}

  /// Those that are shown.
  public var shown: [TodoItem] { items.filter(filter.shows) }

  /// How many are not done.
  public var activeCount: Int { items.count { !$0.isCompleted } }
}
