// The inputs as JSON, in the form of Swift's own `Codable`, which a page does not have. So what a
// page records is read elsewhere as it is.

extension Input {
  /// The JSON of the input.
  public var json: JSON {
    switch self {
    case .start(let kept, let client):
      .of("start", ("kept", kept.map { .text($0) }), ("client", client.map { .text($0) }))
    case .go(let path): .of("go", ("_0", .array(path.map { .number($0) })))
    case .draft(let title): .of("draft", ("_0", .text(title)))
    case .add: .of("add")
    case .delete(let id): .of("delete", ("_0", .number(id)))
    case .move(let id, let index): .of("move", ("_0", .number(id)), ("to", .number(index)))
    case .search(let text): .of("search", ("_0", .text(text)))
    case .edit(let words): .of("edit", ("_0", words.json))
    case .undo: .of("undo")
    case .redo: .of("redo")
    case .revert: .of("revert")
    case .save: .of("save")
    case .keepMine: .of("keepMine")
    case .keepTheirs: .of("keepTheirs")
    case .retry(let work): .of("retry", ("_0", work.json))
    case .discard: .of("discard")
    case .revised(let revision): .of("revised", ("_0", .number(revision)))
    case .answered(let work, let answer): .of("answered", ("_0", work.json), ("_1", answer.json))
    case .failed(let work, let trouble): .of("failed", ("_0", work.json), ("_1", trouble.json))
    }
  }
}

extension JSON {
  /// Returns a case of an enumeration, with those of its values that there are.
  fileprivate static func of(_ name: String, _ values: (String, JSON?)...) -> JSON {
    .object([(name, .object(values.compactMap { name, value in value.map { (name, $0) } }))])
  }
}

extension Work {
  fileprivate var json: JSON {
    switch self {
    case .list: .of("list")
    case .feed: .of("feed")
    case .find: .of("find")
    case .load(let id): .of("load", ("_0", .number(id)))
    case .save(let id): .of("save", ("_0", .number(id)))
    case .change: .of("change")
    }
  }
}

extension Answer {
  fileprivate var json: JSON {
    switch self {
    case .list(let list): .of("list", ("_0", list.json))
    case .added(let id, let list): .of("added", ("_0", .number(id)), ("_1", list.json))
    case .found(let text, let ids):
      .of("found", ("_0", .text(text)), ("_1", .array(ids.map { .number($0) })))
    case .note(let note): .of("note", ("_0", note.recorded))
    case .conflict(let note): .of("conflict", ("_0", note.recorded))
    }
  }
}

extension Trouble {
  fileprivate var json: JSON {
    switch self {
    case .unreachable: .of("unreachable")
    case .refused(let status): .of("refused", ("_0", .number(status)))
    case .nonsense: .of("nonsense")
    }
  }
}

extension Words {
  fileprivate var json: JSON { .object([("title", .text(title)), ("text", .text(text))]) }
}

extension Note {
  /// The note with its words in an object of their own, as `Codable` has it.
  fileprivate var recorded: JSON {
    .object([("id", .number(id)), ("version", .number(version)), ("words", words.json)])
  }
}
