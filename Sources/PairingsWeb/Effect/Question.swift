/// What a page can be asked to do, or to wait for.
public enum Question: Equatable, Sendable {
  /// Answer after some milliseconds.
  case sleep(Int)

  /// Send a request to a server, and answer with what comes back.
  case fetch(WebRequest)

  /// Read an item of the storage that outlives the page.
  case item(String)

  /// Write an item of the storage.
  case setItem(String, String)

  /// Remove an item of the storage.
  case removeItem(String)

  /// Answer with the hash of the address once it is another than this.
  case hash(after: String?)

  /// Go to another hash: a new entry in the history.
  case setHash(String)

  /// Replace the hash of the present entry in the history.
  case replaceHash(String)

  /// Go some entries forward in the history, or back.
  case travel(Int)

  /// Show a title.
  case title(String)

  /// Write to the console.
  case log(String)

  /// Answer with a number by chance: from zero on, and below this.
  case random(Int)
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
  /// Whether a browser sends it: the method and the names are tokens, and a header stays in its
  /// line.
  public var isWellFormed: Bool {
    method.isToken && headers.allSatisfy { $0.name.isToken && $0.value.isLine }
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
