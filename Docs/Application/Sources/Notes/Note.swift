/// A note, as the server has it.
public struct Note: Hashable, Sendable {
  /// The identity of the note, which never changes.
  public let id: Int

  /// The number of saves so far. The server refuses a save of an older version.
  public var version: Int

  /// The title and the text.
  public var words: Words

  /// Creates a note.
  public init(id: Int, version: Int = 1, words: Words) {
    (self.id, self.version, self.words) = (id, version, words)
  }
}

/// The part of a note that a person writes.
public struct Words: Hashable, Sendable {
  /// The title.
  public var title: String

  /// The text.
  public var text: String

  /// Creates the words of a note.
  public init(_ title: String, _ text: String = "") { (self.title, self.text) = (title, text) }

  /// Returns true if both have the same words, byte for byte.
  public static func == (left: Words, right: Words) -> Bool {
    left.title.isSame(as: right.title) && left.text.isSame(as: right.text)
  }
}

/// A note in the list.
public struct Headline: Hashable, Sendable {
  /// The identity of the note.
  public let id: Int

  /// The title.
  public var title: String

  /// Creates a headline.
  public init(_ id: Int, _ title: String) { (self.id, self.title) = (id, title) }

  /// Returns true if both are the same, byte for byte.
  public static func == (left: Headline, right: Headline) -> Bool {
    left.id == right.id && left.title.isSame(as: right.title)
  }
}

/// The list of notes at one moment of the server.
public struct Listing: Hashable, Sendable {
  /// The number of changes that the server has made so far.
  public var revision: Int

  /// The notes, in the order that people gave them.
  public var notes: [Headline]

  /// Creates a listing; by default, the one of a client that has heard nothing yet.
  public init(revision: Int = -1, notes: [Headline] = []) {
    (self.revision, self.notes) = (revision, notes)
  }
}

/// A change of the list, which applies to any list: twice has the effect of once.
public enum Patch: Hashable, Sendable {
  /// A new note, under an identity of this client, which is negative, until the server gives it
  /// one. By the key, which no other addition has, the server makes one note of a repeated request.
  case add(Int, title: String, key: String)

  /// The deletion of a note.
  case delete(Int)

  /// The move of a note to another index.
  case move(Int, to: Int)

  /// Applies the change to a list.
  public func apply(to notes: inout [Headline]) {
    switch self {
    case .add(let id, let title, _):
      if !notes.contains(where: { $0.id == id }) { notes.append(Headline(id, title)) }
    case .delete(let id): notes.removeAll { $0.id == id }
    case .move(let id, let index):
      guard let old = notes.firstIndex(where: { $0.id == id }) else { return }
      let note = notes.remove(at: old)
      notes.insert(note, at: min(max(index, 0), notes.count))
    }
  }

  /// The identity of the note.
  var id: Int {
    switch self {
    case .add(let id, _, _), .delete(let id), .move(let id, _): id
    }
  }

  /// Gives the note that is deleted or moved another identity.
  mutating func rename(to new: Int) {
    switch self {
    case .add: return
    case .delete: self = .delete(new)
    case .move(_, let index): self = .move(new, to: index)
    }
  }
}

#if !hasFeature(Embedded)  // A page has no `Codable`: see Input+JSON.swift.

extension Note: Codable {}
extension Words: Codable {}
extension Headline: Codable {}
extension Listing: Codable {}

#endif
