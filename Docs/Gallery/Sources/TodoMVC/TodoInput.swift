import PairingsWeb

/// The inputs of a to-do list.
enum TodoInput: Sendable {
  /// A new draft of the next item.
  case draft(String)

  /// The addition of the draft as an item.
  case add

  /// A toggle of the completion of an item.
  case toggle(Int)

  /// The completion of all items, or of none.
  case toggleAll(Bool)

  /// The removal of an item.
  case remove(Int)

  /// The beginning of the editing of an item.
  case edit(Int)

  /// A new text of the edited item.
  case text(String)

  /// The end of the editing of an item, which saves its text.
  case save(Int)

  /// The end of the editing, which discards the text.
  case cancel

  /// The removal of the completed items.
  case clear

  /// A new filter.
  case show(TodoFilter)

  /// The stored items.
  case load([TodoItem])
}

extension TodoState {
  /// Changes the state by an input.
  mutating func take(_ input: TodoInput) {
    switch input {
    case .draft(let text): draft = text
    case .add:
      let title = draft.trimmed
      guard !title.utf8.isEmpty else { return }
      items.append(TodoItem(id: (items.map { $0.id }.max() ?? 0) + 1, title: title))
      draft = ""
    case .toggle(let id):
      for index in items.indices where items[index].id == id { items[index].isCompleted.toggle() }
    case .toggleAll(let isCompleted):
      for index in items.indices { items[index].isCompleted = isCompleted }
    case .remove(let id): items.removeAll { $0.id == id }
    case .edit(let id): edited = items.first { $0.id == id }.map { (id, $0.title) }
    case .text(let text): if let id = edited?.id { edited = (id, text) }
    case .save(let id):
      guard let (editedID, text) = edited, editedID == id else { return }
      edited = nil
      let title = text.trimmed
      if title.utf8.isEmpty { return items.removeAll { $0.id == id } }
      for index in items.indices where items[index].id == id { items[index].title = title }
    case .cancel: edited = nil
    case .clear: items.removeAll { $0.isCompleted }
    case .show(let filter): self.filter = filter
    case .load(let stored):  // Renumbered, since the stored numbers are arbitrary.
      items = stored.enumerated().map { index, item in
        TodoItem(id: index + 1, title: item.title, isCompleted: item.isCompleted)
      }
    }
  }
}

extension String {
  /// The text without the surrounding spaces that browsers trim.
  var trimmed: String {
    let bytes = bytes
    var (start, end, index) = (0, 0, 0)
    while index < bytes.count {
      let space = bytes[index...].leadingSpace
      if space == 0 { end = index + 1 }
      index += max(space, 1)
      if end == 0 { start = index }
    }
    return String(bytes: bytes[min(start, end)..<end])
  }
}

extension ArraySlice<UInt8> {
  /// The number of bytes of the space that the bytes begin with, as browsers trim it, or 0.
  fileprivate var leadingSpace: Int {
    let next = count > 2 ? (self[startIndex + 1], self[startIndex + 2]) : (last ?? 0, 0)
    switch (self[startIndex], next.0, next.1) {
    case (9...13, _, _), (32, _, _): return 1
    case (0xC2, 0xA0, _): return 2
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9),
      (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF):
      return 3
    default: return 0
    }
  }
}
