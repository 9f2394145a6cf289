// The part of the state that survives a restart, as a text: the list, the changes that are not
// confirmed, the edits that are not saved, and where the person was.

extension Notes {
  /// The text to keep.
  public var kept: String {
    JSON.object([
      ("list", list.json), ("pending", .array(pending.map { $0.json })), ("draft", .text(draft)),
      ("query", .text(query)), ("path", .array(path.map { .number($0) })),
      ("editors", .array(editors.filter { $0.isDirty }.compactMap { $0.json })),
    ]).text
  }

  /// Restores the state from a text. Returns false, and restores nothing, if the text has no meaning.
  @discardableResult
  public mutating func restore(_ kept: String) -> Bool {
    guard let json = JSON(kept), let list = json["list"].flatMap({ Listing($0) }),
      let pending = json["pending"]?.all({ Patch($0) }), let draft = json["draft"]?.string,
      let query = json["query"]?.string, let path = json["path"]?.all({ $0.identity }),
      let editors = json["editors"]?.all({ Editor($0) })
    else { return false }
    let (client, added) = (client, added)
    self = Notes()
    (self.client, self.added) = (client, added)
    (self.list, self.pending, self.draft, self.query) = (list, pending, draft, query)
    (self.path, self.editors) = (path, editors)
    for change in pending { self.added = max(self.added, -change.id) }
    // An older version has proposed an identity that another note may have, and has kept no key.
    for index in pending.indices {
      if case .add(let old, let title, let key) = self.pending[index], key.isEmpty {
        self.pending[index] = newPatch(adding: title)
        rename(old, to: -self.added, from: index + 1)
      }
    }
    return true
  }
}

extension Editor {
  fileprivate init?(_ json: JSON) {
    guard let note = json["note"].flatMap({ Note($0) }), let title = json["title"]?.string,
      let text = json["text"]?.string
    else { return nil }
    self.init(note.id)
    self.note = note
    words = note.words
    edit(Words(title, text))
  }

  fileprivate var json: JSON? {
    note.map { note in
      .object([
        ("note", note.json), ("title", .text(words.title)), ("text", .text(words.text)),
      ])
    }
  }
}

extension Patch {
  fileprivate init?(_ json: JSON) {
    // So that there is always another identity below.
    guard let id = json["id"]?.number, id > -1_000_000_000 else { return nil }
    if let title = json["title"]?.string {
      self = .add(id, title: title, key: json["key"]?.string ?? "")
    } else if let index = json["to"]?.number {
      self = .move(id, to: index)
    } else {
      self = .delete(id)
    }
  }

  fileprivate var json: JSON {
    switch self {
    case .add(let id, let title, let key):
      .object([("id", .number(id)), ("title", .text(title)), ("key", .text(key))])
    case .delete(let id): .object([("id", .number(id))])
    case .move(let id, let index): .object([("id", .number(id)), ("to", .number(index))])
    }
  }
}
