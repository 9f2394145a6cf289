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

    /// A connection to a server that sends events, which is answered with each.
    case events

    /// A file that the browser saves where the user's downloads are.
    case download
  }

  /// The kind of the request.
  public let kind: Kind

  /// A number: of milliseconds, of entries or the limit of a random number. For a hash, 1 if one is
  /// known, otherwise 0.
  public let number: Int

  /// A text: the method of a request with a line for each header, the address of events, or a log
  /// line. Otherwise the name of an item or of a file, a hash, or a title.
  public let first: String

  /// A text: the address of a request, the new value of an item, or the contents of a file.
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

  /// Returns a request for the events that a server sends to an address.
  public static func events(from address: String) -> BrowserRequest {
    BrowserRequest(.events, 0, address)
  }

  /// Returns a request that saves a file where the user's downloads are.
  public static func download(_ text: String, as name: String) -> BrowserRequest {
    BrowserRequest(.download, 0, name, text)
  }

  /// Returns a request for a random number from zero on and below `count`.
  public static func random(_ count: Int) -> BrowserRequest { BrowserRequest(.random, count) }
}

/// The response of a page to a request.
public struct BrowserResponse: Equatable, Sendable {
  /// A number. For a request, the status of the response, or 0 if the server was not reached. For a
  /// random number, that number. For events, 1 for each and 0 for their end. Otherwise 1 if the
  /// request succeeded.
  public let status: Int

  /// The text of the answer.
  public let text: String

  /// Creates a response.
  public init(_ status: Int = 1, _ text: String = "") {
    self.status = status
    self.text = text
  }
}
