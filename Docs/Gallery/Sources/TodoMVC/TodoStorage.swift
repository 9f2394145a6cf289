import PairingsWeb

/// The stored form of a to-do list, in JSON.
enum TodoStorage {
  /// The name of the item in the storage.
  static var name: String { "todos-pairings" }

  /// Returns a list as a text.
  static func text(of items: [TodoItem]) -> String {
    var bytes: [UInt8] = []
    for item in items {
      bytes.add(bytes.isEmpty ? "[{\"id\":" : ",{\"id\":")
      bytes.add(item.id.description)
      bytes.add(",\"title\":\"")
      for byte in item.title.bytes {
        if byte == 0x22 || byte == 0x5C {
          bytes.append(0x5C)
          bytes.append(byte)
        } else if byte < 0x20 {
          bytes.add("\\u00")
          bytes.append(0x30 + byte / 16)
          bytes.append(byte % 16 < 10 ? 0x30 + byte % 16 : 0x57 + byte % 16)
        } else {
          bytes.append(byte)
        }
      }
      bytes.add("\",\"completed\":")
      bytes.add(item.isCompleted ? "true}" : "false}")
    }
    if bytes.isEmpty { bytes.add("[") }
    bytes.add("]")
    return String(bytes: bytes)
  }

  /// Returns the list in a text, or nil if the text is invalid.
  static func items(in text: String) -> [TodoItem]? {
    var reader = JSONReader(text)
    guard reader.take("[") else { return nil }
    var items: [TodoItem] = []
    if reader.take("]") { return items }
    repeat {
      guard let item = item(&reader) else { return nil }
      items.append(item)
    } while reader.take(",")
    guard reader.take("]"), areDifferent(items) else { return nil }
    return items
  }

  private static func areDifferent(_ items: [TodoItem]) -> Bool {
    let ids = items.map { $0.id }.sorted()
    return !ids.indices.dropFirst().contains { ids[$0] == ids[$0 - 1] }
  }

  private static func item(_ reader: inout JSONReader) -> TodoItem? {
    guard reader.take("{") else { return nil }
    var (id, title, isCompleted) = (Int?.none, String?.none, Bool?.none)
    repeat {
      guard let name = reader.text(), reader.take(":") else { return nil }
      if name.hasBytes(of: "id") {
        id = reader.number()
      } else if name.hasBytes(of: "title") {
        title = reader.text()
      } else if name.hasBytes(of: "completed") {
        isCompleted = reader.take("true") ? true : reader.take("false") ? false : nil
      } else {
        return nil
      }
    } while reader.take(",")
    guard reader.take("}"), let id, let title, let isCompleted else { return nil }
    return TodoItem(id: id, title: title, isCompleted: isCompleted)
  }
}
