/// What a page can be asked to do, or to wait for: a kind, a number and three texts, as a page's
/// script reads them.
///
/// Each kind has a function of its own, so that a page brings those along that it asks.
public struct Question: Equatable, Sendable {
  /// What is asked for.
  public enum Kind: Int, Sendable {
    /// To answer after some milliseconds.
    case sleep = 1

    /// To send a request to a server, and to answer with what comes back.
    case fetch

    /// To read an item of the storage that outlives the page.
    case item

    /// To write an item of the storage.
    case setItem

    /// To remove an item of the storage.
    case removeItem

    /// To answer with the hash of the address once it is another than one that is known.
    case hash

    /// To go to another hash: a new entry in the history.
    case setHash

    /// To replace the hash of the present entry in the history.
    case replaceHash

    /// To go some entries forward in the history, or back.
    case travel

    /// To show a title.
    case title

    /// To write to the console.
    case log

    /// To answer with a number by chance: from zero on, and below one that is given.
    case random
  }

  /// What is asked for.
  public let kind: Kind

  /// A number: of milliseconds, of entries, of what is counted; 1 if a hash is known, or else 0.
  public let number: Int

  /// A text: of a request, its method, and on a line each its headers; otherwise, what is named.
  public let first: String

  /// A text: the address of a request, or what an item becomes.
  public let second: String

  /// A text: the body of a request.
  public let third: String

  private init(
    _ kind: Kind, _ number: Int = 0, _ first: String = "", _ second: String = "",
    _ third: String = ""
  ) {
    self.kind = kind
    self.number = number
    self.first = first
    self.second = second
    self.third = third
  }
}

extension Question {
  /// Answer after some milliseconds.
  public static func sleep(_ milliseconds: Int) -> Question { Question(.sleep, milliseconds) }

  /// Send a request to a server, and answer with what comes back; one that is not
  /// ``WebRequest/isWellFormed`` has no texts, and is not sent.
  public static func fetch(_ request: WebRequest) -> Question {
    guard request.isWellFormed else { return Question(.fetch) }
    return Question(.fetch, 0, request.head, request.address, request.body)
  }

  /// Read an item of the storage that outlives the page.
  public static func item(_ name: String) -> Question { Question(.item, 0, name) }

  /// Write an item of the storage.
  public static func setItem(_ name: String, _ text: String) -> Question {
    Question(.setItem, 0, name, text)
  }

  /// Remove an item of the storage.
  public static func removeItem(_ name: String) -> Question { Question(.removeItem, 0, name) }

  /// Answer with the hash of the address once it is another than this.
  public static func hash(after known: String?) -> Question {
    Question(.hash, known == nil ? 0 : 1, known ?? "")
  }

  /// Go to another hash: a new entry in the history.
  public static func setHash(_ hash: String) -> Question { Question(.setHash, 0, hash) }

  /// Replace the hash of the present entry in the history.
  public static func replaceHash(_ hash: String) -> Question { Question(.replaceHash, 0, hash) }

  /// Go some entries forward in the history, or back.
  public static func travel(_ steps: Int) -> Question { Question(.travel, steps) }

  /// Show a title.
  public static func title(_ title: String) -> Question { Question(.title, 0, title) }

  /// Write to the console.
  public static func log(_ text: String) -> Question { Question(.log, 0, text) }

  /// Answer with a number by chance: from zero on, and below this.
  public static func random(_ count: Int) -> Question { Question(.random, count) }
}

/// What a page answers.
public struct Answer: Equatable, Sendable {
  /// A number: of a request to a server, its status, or 0 if it did not get there; the one that
  /// was asked for by chance; otherwise 1 if there is something.
  public let status: Int

  /// A text.
  public let text: String

  /// Creates an answer.
  public init(_ status: Int = 1, _ text: String = "") {
    self.status = status
    self.text = text
  }
}

/// A request to a server.
public struct WebRequest: Equatable, Sendable {
  /// Where it goes.
  public var address: String

  /// What is to be done there.
  public var method: String

  /// What is said about it, each with its name.
  public var headers: [Header]

  /// What is sent along.
  public var body: String

  /// What is said about a request.
  public struct Header: Equatable, Sendable {
    /// What it is about.
    public let name: String

    /// What is said.
    public let value: String

    /// Says something about a request.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Creates a request.
  public init(
    _ address: String, method: String = "GET", headers: [Header] = [], body: String = ""
  ) {
    self.address = address
    self.method = method
    self.headers = headers
    self.body = body
  }
}

extension WebRequest {
  /// The method, and on a line each the headers.
  var head: String {
    var head: [UInt8] = []
    head.add(method)
    for header in headers {
      for part in ["\n", header.name, ":", header.value] { head.add(part) }
    }
    return String(bytes: head)
  }

  /// Whether a browser sends it to an address that is one: the method and the names are tokens, a
  /// header stays in its line, what only asks has no body, and nothing is tunnelled or traced.
  public var isWellFormed: Bool {
    method.isToken && headers.allSatisfy { $0.name.isToken && $0.value.isLine }
      && (body.utf8.isEmpty || !["GET", "HEAD"].contains { method.hasLetters(of: $0) })
      && !["CONNECT", "TRACE", "TRACK"].contains { method.hasLetters(of: $0) }
  }
}

extension String {
  /// Whether it is what HTTP calls a token (RFC 9110, 5.6.2).
  fileprivate var isToken: Bool {
    var (isToken, count) = (true, 0)
    withBytes { bytes in
      count = bytes.count
      for byte in bytes {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5E...0x7A, 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x7C,
          0x7E:
          break
        default: isToken = false
        }
      }
    }
    return isToken && count > 0
  }

  /// Whether it is a word in capitals, or that word in other letters.
  fileprivate func hasLetters(of word: String) -> Bool {
    String(bytes: bytes.map { (0x61...0x7A).contains($0) ? $0 - 32 : $0 }).hasBytes(of: word)
  }

  /// Whether it does not end a line, and each of its signs is one byte to a server.
  fileprivate var isLine: Bool {
    var isLine = true
    withBytes { bytes in
      for byte in bytes where byte == 0 || byte == 0x0A || byte == 0x0D || byte > 0xC3 {
        isLine = false
      }
    }
    return isLine
  }
}

/// What a server answered.
public struct WebResponse: Equatable, Sendable {
  /// Its status, such as 200.
  public let status: Int

  /// Its text.
  public let text: String

  /// Creates a response.
  public init(status: Int, text: String) {
    self.status = status
    self.text = text
  }
}

/// Why a server did not answer as hoped.
public enum FetchFailure: Error, Equatable, Sendable {
  /// It was not reached.
  case unreachable

  /// Its status is none of success.
  case status(Int)
}
