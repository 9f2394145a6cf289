@testable import Notes

/// The notes of the server as a value, with the answers of `server/notes.py`.
struct ServerModel: Hashable, Sendable {
  private(set) var notes: [Note] = []
  private(set) var revision = 0

  /// The keys of all additions so far. The identity of a note is the number of its key.
  private var keys: [String] = []

  var titles: [String] { notes.map(\.words.title) }

  /// Returns the note that a call changes; nil for an addition, and for a call that only reads.
  func subject(of call: Call) -> Note? {
    guard call.method != "GET" else { return nil }
    return note(in: Self.parts(of: call))
  }

  /// Makes a call.
  mutating func reply(to call: Call) -> Reply {
    let parts = Self.parts(of: call)
    let (note, new) = (note(in: parts), JSON(call.body))
    let index = note.flatMap { notes.firstIndex(of: $0) }
    switch (call.method, parts.count) {
    case ("GET", 1): return list()
    case ("GET", 2): return note.map { Reply($0.json) } ?? Reply(status: 404, body: "")
    case ("POST", 1):
      guard let key = new?["key"]?.string, let title = new?["title"]?.string else { break }
      if !keys.contains(key) {
        keys.append(key)
        notes.append(Note(id: keys.count, words: Words(title)))
        revision += 1
      }
      return list(with: keys.firstIndex(of: key).map { $0 + 1 })
    case ("DELETE", 2):
      if let index {
        notes.remove(at: index)
        revision += 1
      }
      return list()
    case ("POST", 3):
      guard let to = new?["to"]?.number else { break }
      if let index {
        let note = notes.remove(at: index)
        notes.insert(note, at: min(max(to, 0), notes.count))
        if notes.firstIndex(of: note) != index { revision += 1 }
      }
      return list()
    case ("PUT", 2):
      guard let index else { return Reply(status: 404, body: "") }
      guard let new, let title = new["title"]?.string, let text = new["text"]?.string else { break }
      if notes[index].words == Words(title, text) { return Reply(notes[index].json) }
      guard notes[index].version == new["version"]?.number else {
        return Reply(status: 409, body: notes[index].json.text)
      }
      notes[index].words = Words(title, text)
      notes[index].version += 1
      revision += 1
      return Reply(notes[index].json)
    default: break
    }
    return Reply(status: 400, body: "")
  }

  private static func parts(of call: Call) -> [Substring] { call.path.split(separator: "/") }

  private func note(in parts: [Substring]) -> Note? {
    guard parts.count > 1, let id = Int(parts[1]) else { return nil }
    return notes.first { $0.id == id }
  }

  private func list(with id: Int? = nil) -> Reply {
    let listing = Listing(
      revision: revision, notes: notes.map { Headline($0.id, $0.words.title) })
    guard let id, case .object(let parts) = listing.json else { return Reply(listing.json) }
    return Reply(.object(parts + [("id", .number(id))]))
  }
}

extension Reply {
  fileprivate init(_ json: JSON) { self.init(status: 200, body: json.text) }
}
