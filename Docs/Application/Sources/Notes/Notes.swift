/// The state of the application: everything that is on a screen, and nothing else.
public struct Notes: Hashable, Sendable {
  /// The list, as the server told it last.
  public internal(set) var list = Listing()

  /// The changes of the list that the server has not confirmed, the oldest first.
  public internal(set) var pending: [Patch] = []

  /// The name of this client since its start, which no other one has.
  var client = ""

  /// The number of notes that this client has added since its start.
  var added = 0

  /// The title of the next note.
  public internal(set) var draft = ""

  /// The text that is searched for.
  public internal(set) var query = ""

  /// The notes that were found for it, or for an earlier text; nil if none are searched for.
  public internal(set) var found: [Int]?

  /// The screens above the list, as identities of notes, the topmost last.
  public internal(set) var path: [Int] = []

  /// The notes on those screens, and the notes with edits that are not saved.
  public internal(set) var editors: [Editor] = []

  /// The work that goes on, or has failed.
  public internal(set) var work: [Work: Progress] = [:]

  /// Creates the state before anything was heard.
  public init() {}

  /// All notes: the list of the server, with the changes that it will confirm.
  public var all: [Headline] {
    var notes = list.notes
    for change in pending { change.apply(to: &notes) }
    return notes
  }

  /// The notes on the screen: all, or those that were found.
  public var rows: [Headline] {
    guard let found = found.map(Set.init) else { return all }
    return all.filter { found.contains($0.id) }
  }

  /// The editor of the topmost screen; nil if that is the list.
  public var editor: Editor? { path.last.flatMap { id in editors.first { $0.id == id } } }
}

/// Work that waits for the server. It is the key under which it runs.
public enum Work: Hashable, Sendable {
  /// The list is loaded.
  case list

  /// The changes of others are followed, for as long as the list is the topmost screen.
  case feed

  /// A text is searched for.
  case find

  /// A note is loaded.
  case load(Int)

  /// A note is saved.
  case save(Int)

  /// The oldest pending change is made.
  case change
}

/// The progress of work that has not succeeded yet.
public enum Progress: Hashable, Sendable {
  /// It goes on.
  case going

  /// It has failed, and may be tried again.
  case failed(Trouble)
}

/// The reason for which the server did not answer.
public enum Trouble: Error, Hashable, Sendable {
  /// There is no server, or no network.
  case unreachable

  /// The server refused the request, with a status.
  case refused(Int)

  /// The answer has no meaning.
  case nonsense
}

/// An input: an act of a person, or news from the server.
public enum Input: Hashable, Sendable {
  case start(kept: String?, client: String?), go([Int])
  case draft(String), add, delete(Int), move(Int, to: Int), search(String)
  case edit(Words), undo, redo, revert, save, keepMine, keepTheirs
  case retry(Work), discard
  case revised(Int), answered(Work, Answer), failed(Work, Trouble)
}

#if !hasFeature(Embedded)  // A page has no `Codable`: see Input+JSON.swift.

extension Work: Codable {}
extension Trouble: Codable {}
extension Input: Codable {}

#endif
