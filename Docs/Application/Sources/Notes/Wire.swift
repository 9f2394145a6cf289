public import Pairings

// The language of the server: requests and answers as HTTP and JSON.

/// A call of the server.
public struct Call: Hashable, Sendable {
  /// The method.
  public let method: String

  /// The path.
  public let path: String

  /// The body, which is JSON or empty.
  public let body: String

  init(_ method: String, _ path: String, _ body: JSON? = nil) {
    (self.method, self.path, self.body) = (method, path, body?.text ?? "")
  }
}

/// A reply of the server.
public struct Reply: Hashable, Sendable {
  /// The status.
  public let status: Int

  /// The body.
  public let body: String

  /// Creates a reply.
  public init(status: Int, body: String) { (self.status, self.body) = (status, body) }
}

extension Services where Eff: Failing, Eff.Failure == Trouble {
  /// Creates the services of the server.
  ///
  /// - Parameters:
  ///   - call: Calls the server. The reply is nil if the server is not reached.
  ///   - events: Receives the text of each event of the server.
  ///   - keep: Keeps a text for the next start.
  public init(
    call: @escaping (Call) -> Kind<Eff, Reply?>,
    events: @escaping (_ receive: @escaping (String) -> Void) -> Kind<Eff, Void>,
    keep: @escaping (String) -> Kind<Eff, Void>
  ) {
    self.init(
      ask: { question in
        Eff.flatMap(call(question.call)) { reply in
          switch question.answer(in: reply) {
          case .success(let answer): Eff.pure(answer)
          case .failure(let trouble): Eff.raise(trouble)
          }
        }
      },
      feed: { receive in events { text in JSON(text)?.number.map(receive) } },
      keep: { keep($0.kept) })
  }
}

extension Question {
  /// The request as a call.
  var call: Call {
    switch self {
    case .list: Call("GET", "/notes")
    case .find(let text): Call("POST", "/search", .object([("text", .text(text))]))
    case .load(let id): Call("GET", String("/notes/", id.description))
    case .save(let note): Call("PUT", String("/notes/", note.id.description), note.json)
    case .change(.add(_, let title, let key)):
      Call("POST", "/notes", .object([("key", .text(key)), ("title", .text(title))]))
    case .change(.delete(let id)): Call("DELETE", String("/notes/", id.description))
    case .change(.move(let id, let index)):
      Call("POST", String("/notes/", id.description, "/move"), .object([("to", .number(index))]))
    }
  }

  /// Returns the answer in a reply to the request, or the reason for which there is none.
  func answer(in reply: Reply?) -> Result<Answer, Trouble> {
    guard let reply else { return .failure(.unreachable) }
    let json = JSON(reply.body)
    if case .save(let own) = self, reply.status == 409, let json, let note = Note(json, of: own.id)
    {
      return .success(.conflict(note))
    }
    guard (200..<300).contains(reply.status) else { return .failure(.refused(reply.status)) }
    guard let answer = json.flatMap({ answer(in: $0) }) else { return .failure(.nonsense) }
    return .success(answer)
  }

  private func answer(in json: JSON) -> Answer? {
    switch self {
    case .change(.add):
      json["id"]?.identity.flatMap { id in Listing(json).map { .added(id, $0) } }
    case .list, .change: Listing(json).map { .list($0) }
    case .find(let text): json.all { $0.identity }.map { .found(text, $0) }
    case .load(let id): Note(json, of: id).map { .note($0) }
    case .save(let note): Note(json, of: note.id).map { .note($0) }
    }
  }
}

// MARK: - JSON

extension Note {
  /// Creates the note with an identity from an answer; nil if that is of another.
  init?(_ json: JSON, of id: Int) {
    self.init(json)
    if self.id != id { return nil }
  }

  init?(_ json: JSON) {
    guard let id = json["id"]?.identity, let version = json["version"]?.number,
      let title = json["title"]?.string, let text = json["text"]?.string
    else { return nil }
    self.init(id: id, version: version, words: Words(title, text))
  }

  var json: JSON {
    .object([
      ("id", .number(id)), ("version", .number(version)), ("title", .text(words.title)),
      ("text", .text(words.text)),
    ])
  }
}

extension Listing {
  init?(_ json: JSON) {
    let notes = json["notes"]?.all { note -> Headline? in
      guard let id = note["id"]?.identity, let title = note["title"]?.string else { return nil }
      return Headline(id, title)
    }
    guard let revision = json["revision"]?.number, let notes else { return nil }
    self.init(revision: revision, notes: notes)
  }

  var json: JSON {
    .object([
      ("revision", .number(revision)),
      (
        "notes",
        .array(notes.map { .object([("id", .number($0.id)), ("title", .text($0.title))]) })
      ),
    ])
  }
}
