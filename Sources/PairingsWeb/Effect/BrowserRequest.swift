/// A command or a request that a page sends to its script: a kind, a number and three texts.
///
/// Each kind has a factory of its own, so that a page links only the code of the requests that it
/// uses.
public struct BrowserRequest: Equatable, Sendable {
  /// The kind of a request.
  public enum Kind: Int, Sendable {
    /// A timer, which is answered after a number of milliseconds.
    case sleep = 1

    /// A request to a server, which is answered with the response.
    case fetch

    /// A read of an item in the storage that outlives the page.
    case item

    /// A write of an item in the storage.
    case setItem

    /// The removal of an item from the storage.
    case removeItem

    /// A wait for another hash of the address than a known one, which is answered with it.
    case hash

    /// A move to another hash, as a new entry in the history.
    case setHash

    /// The replacement of the hash in the present entry of the history.
    case replaceHash

    /// A move by a number of entries forward in the history, or back if it is negative.
    case travel

    /// A new title of the page.
    case title

    /// A line for the console.
    case log

    /// A random number from zero on and below a limit.
    case random
  }

  /// The kind of the request.
  public let kind: Kind

  /// A number: of milliseconds, of entries or the limit of a random number. For a hash, 1 if one is
  /// known, otherwise 0.
  public let number: Int

  /// A text: the method of a request with a line for each header, or the name of an item, a hash, a
  /// title or a log line.
  public let first: String

  /// A text: the address of a request, or the new value of an item.
  public let second: String

  /// The body of a request.
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

extension BrowserRequest {
  /// Returns a request that is answered after a number of milliseconds.
  public static func sleep(_ milliseconds: Int) -> BrowserRequest {
    BrowserRequest(.sleep, milliseconds)
  }

  /// Returns a request that sends a request to a server and is answered with the response. A
  /// request that is not ``WebRequest/isWellFormed`` leads to empty texts and is not sent.
  public static func fetch(_ request: WebRequest) -> BrowserRequest {
    guard request.isWellFormed else { return BrowserRequest(.fetch) }
    return BrowserRequest(.fetch, 0, request.head, request.address, request.body)
  }

  /// Returns a request for an item of the storage that outlives the page.
  public static func item(_ name: String) -> BrowserRequest { BrowserRequest(.item, 0, name) }

  /// Returns a request that writes an item of the storage.
  public static func setItem(_ name: String, _ text: String) -> BrowserRequest {
    BrowserRequest(.setItem, 0, name, text)
  }

  /// Returns a request that removes an item of the storage.
  public static func removeItem(_ name: String) -> BrowserRequest {
    BrowserRequest(.removeItem, 0, name)
  }

  /// Returns a request for the hash of the address, answered as soon as it differs from `known`.
  public static func hash(after known: String?) -> BrowserRequest {
    BrowserRequest(.hash, known == nil ? 0 : 1, known ?? "")
  }

  /// Returns a request that moves to another hash, as a new entry in the history.
  public static func setHash(_ hash: String) -> BrowserRequest { BrowserRequest(.setHash, 0, hash) }

  /// Returns a request that replaces the hash of the present entry in the history.
  public static func replaceHash(_ hash: String) -> BrowserRequest {
    BrowserRequest(.replaceHash, 0, hash)
  }

  /// Returns a request that moves a number of entries forward in the history, or back.
  public static func travel(_ steps: Int) -> BrowserRequest { BrowserRequest(.travel, steps) }

  /// Returns a request that sets the title of the page.
  public static func title(_ title: String) -> BrowserRequest { BrowserRequest(.title, 0, title) }

  /// Returns a request that writes a line to the console.
  public static func log(_ text: String) -> BrowserRequest { BrowserRequest(.log, 0, text) }

  /// Returns a request for a random number from zero on and below `count`.
  public static func random(_ count: Int) -> BrowserRequest { BrowserRequest(.random, count) }
}

/// The response of a page to a request.
public struct BrowserResponse: Equatable, Sendable {
  /// A number. For a request, the status of the response, or 0 if the server was not reached. For a
  /// random number, that number. Otherwise 1 if the request succeeded.
  public let status: Int

  /// The text of the answer.
  public let text: String

  /// Creates a response.
  public init(_ status: Int = 1, _ text: String = "") {
    self.status = status
    self.text = text
  }
}

/// A request to a server.
public struct WebRequest: Equatable, Sendable {
  /// The address of the server.
  public var address: String

  /// The method.
  public var method: String

  /// The headers.
  public var headers: [Header]

  /// The body.
  public var body: String

  /// A header of a request.
  public struct Header: Equatable, Sendable {
    /// The name.
    public let name: String

    /// The value.
    public let value: String

    /// Creates a header.
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
  /// The method, then a line for each header.
  var head: String {
    var head: [UInt8] = []
    head.add(method)
    for header in headers {
      for part in ["\n", header.name, ":", header.value] { head.add(part) }
    }
    return String(bytes: head)
  }

  /// True if a browser sends the request to a valid address. The method and the names are tokens, a
  /// header is one line, `GET` and `HEAD` have no body, and the method neither tunnels nor traces.
  public var isWellFormed: Bool {
    method.isToken && headers.allSatisfy { $0.name.isToken && $0.value.isLine }
      && (body.utf8.isEmpty || !["GET", "HEAD"].contains { method.hasLetters(of: $0) })
      && !["CONNECT", "TRACE", "TRACK"].contains { method.hasLetters(of: $0) }
  }
}

extension String {
  /// True if the text is a token of HTTP (RFC 9110, 5.6.2).
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

  /// Returns true if the text equals a word in capitals, regardless of case.
  fileprivate func hasLetters(of word: String) -> Bool {
    String(bytes: bytes.map { (0x61...0x7A).contains($0) ? $0 - 32 : $0 }).hasBytes(of: word)
  }

  /// True if the text contains no line break, and each character is one byte for a server.
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

/// The response of a server.
public struct WebResponse: Equatable, Sendable {
  /// The status, such as 200.
  public let status: Int

  /// The text of the body.
  public let text: String

  /// Creates a response.
  public init(status: Int, text: String) {
    self.status = status
    self.text = text
  }
}

/// The reason for which a request failed.
public enum FetchFailure: Error, Equatable, Sendable {
  /// The server was not reached.
  case unreachable

  /// The status is not a success.
  case status(Int)
}
