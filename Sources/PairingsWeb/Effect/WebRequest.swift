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
