/// Writes and reads a list of things to do, as it is stored: in JSON.
public enum TodoStorage {
  /// The name of the item.
  public static var name: String { "todos-pairings" }

  /// Writes a list.
  public static func text(of items: [TodoItem]) -> String {
    var bytes: [UInt8] = []
    for item in items {
      bytes += bytes.isEmpty ? "[{\"id\":".utf8 : ",{\"id\":".utf8
      bytes += item.id.description.utf8
      bytes += ",\"title\":\"".utf8
      for byte in item.title.utf8 {
        if byte == 0x22 || byte == 0x5C {
          bytes += [0x5C, byte]
        } else if byte < 0x20 {
          bytes += "\\u00".utf8
          bytes += [0x30 + byte / 16, byte % 16 < 10 ? 0x30 + byte % 16 : 0x57 + byte % 16]
        } else {
          bytes.append(byte)
        }
      }
      bytes += "\",\"completed\":".utf8
      bytes += item.isCompleted ? "true}".utf8 : "false}".utf8
    }
    if bytes.isEmpty { bytes += "[".utf8 }
    bytes += "]".utf8
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a list; nothing, if the text is none.
  public static func items(in text: String) -> [TodoItem]? {
    var reader = JSONReader(text)
    guard reader.take("[") else { return nil }
    var items: [TodoItem] = []
    if reader.take("]") { return items }
    repeat {
      guard let item = item(&reader) else { return nil }
      items.append(item)
    } while reader.take(",")
    guard reader.take("]"), Set(items.map { $0.id }).count == items.count else { return nil }
    return items
  }

  private static func item(_ reader: inout JSONReader) -> TodoItem? {
    guard reader.take("{") else { return nil }
    var (id, title, isCompleted) = (Int?.none, String?.none, Bool?.none)
    repeat {
      guard let name = reader.text(), reader.take(":") else { return nil }
      if name.utf8.elementsEqual("id".utf8) {
        id = reader.number()
      } else if name.utf8.elementsEqual("title".utf8) {
        title = reader.text()
      } else if name.utf8.elementsEqual("completed".utf8) {
        isCompleted = reader.take("true") ? true : reader.take("false") ? false : nil
      } else {
        return nil
      }
    } while reader.take(",")
    guard reader.take("}"), let id, let title, let isCompleted else { return nil }
    return TodoItem(id: id, title: title, isCompleted: isCompleted)
  }
}
