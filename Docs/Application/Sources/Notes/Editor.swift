/// An open note: the version that the server has, and the edits since.
public struct Editor: Hashable, Sendable {
  /// The identity of the note.
  public let id: Int

  /// The note that the edits began with; nil until it is loaded.
  public internal(set) var note: Note?

  /// The words on the screen.
  public internal(set) var words = Words("")

  /// The words of another person, saved meanwhile: a conflict, until one side is kept.
  public internal(set) var theirs: Note?

  /// The earlier words, which undo returns to, the latest last; and those that were undone.
  private(set) var past: [Words] = []
  private(set) var future: [Words] = []

  init(_ id: Int) { self.id = id }

  /// True if the words are not those of the server.
  public var isDirty: Bool { note.map { $0.words != words } ?? false }

  /// True if there is an edit to undo.
  public var canUndo: Bool { !past.isEmpty }

  /// True if there is an edit to redo.
  public var canRedo: Bool { !future.isEmpty }
}

extension Editor {
  /// Changes the words by an input of a person. Undo is of edits: an arrival from the server is
  /// none. Returns false if the input has no meaning here.
  mutating func take(_ input: Input) -> Bool {
    switch input {
    case .edit(let new):
      guard note != nil, new != words else { return false }
      edit(new)
    case .undo:
      guard let last = past.popLast() else { return false }
      future.append(words)
      words = last
    case .redo:
      guard let next = future.popLast() else { return false }
      past.append(words)
      words = next
    case .revert:
      guard let note, isDirty else { return false }
      (words, past, future, theirs) = (note.words, [], [], nil)
    case .keepTheirs:  // As an edit, so that an undo brings mine back.
      guard let theirs else { return false }
      edit(theirs.words, asStep: true)
      (note, self.theirs) = (theirs, nil)
    case .keepMine:  // The next save replaces theirs.
      guard let theirs else { return false }
      (note, self.theirs) = (theirs, nil)
    default: return false
    }
    return true
  }

  /// Replaces the words. The letters of one word are one step of undo.
  mutating func edit(_ new: Words, asStep isStep: Bool = false) {
    if isStep || !new.continuesWord(of: words) || past.isEmpty || canRedo { past.append(words) }
    past = past.suffix(100)
    (words, future) = (new, [])
  }

  /// Takes the note that the server has: as a conflict, if the edits began with an older version.
  mutating func load(_ new: Note) {
    if isDirty, new.words != words, new.version != note?.version { return theirs = new }
    if !isDirty, new.words != words { (words, past, future) = (new.words, [], []) }
    (note, theirs) = (new, nil)
  }

  /// Takes the note that was saved, unless a newer one has come before. The words stay, since a person
  /// may have typed on.
  mutating func save(_ new: Note) {
    if let theirs, theirs.version <= new.version { self.theirs = nil }
    if note.map({ $0.version <= new.version }) ?? true { note = new }
  }
}

extension Words {
  /// True if a letter was typed at the end of the last word of the text.
  fileprivate func continuesWord(of old: Words) -> Bool {
    let (new, before) = (text.bytes, old.text.bytes)
    return title.isSame(as: old.title) && new.count > before.count && new.starts(with: before)
      && !new[before.count...].contains { $0 <= 0x20 }
  }
}
