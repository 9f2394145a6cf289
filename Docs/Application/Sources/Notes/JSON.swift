/// A value of JSON, for a program that has no Foundation, such as a page. Numbers are whole
/// and of 32 bits: another one is no value, on each host.
public enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case text(String)
  case array([JSON])
  case object([(name: String, value: JSON)])

  /// Returns true if both values have the same text.
  public static func == (left: JSON, right: JSON) -> Bool { left.text.isSame(as: right.text) }
}

// MARK: - Parts

extension JSON {
  /// The number, if it is one.
  public var number: Int? { if case .number(let number) = self { number } else { nil } }

  /// The number, if it is the identity of a note of the server.
  var identity: Int? { number.flatMap { $0 > 0 ? $0 : nil } }

  /// The string, if it is one.
  public var string: String? { if case .text(let text) = self { text } else { nil } }

  /// The value under a name, if there is one.
  public subscript(name: String) -> JSON? {
    guard case .object(let parts) = self else { return nil }
    return parts.first { $0.name.isSame(as: name) }?.value
  }

  /// Returns the elements of an array, each converted; nil if one has no meaning.
  public func all<Element>(_ convert: (JSON) -> Element?) -> [Element]? {
    guard case .array(let elements) = self else { return nil }
    let all = elements.compactMap(convert)
    return all.count == elements.count ? all : nil
  }
}

// MARK: - Writing

extension JSON {
  /// The text of the value.
  public var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(bytes: bytes)
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += bool ? "true".utf8 : "false".utf8
    case .number(let number): bytes += number.description.utf8
    case .text(let text): Self.write(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let parts):
      bytes.append(UInt8(ascii: "{"))
      for (index, part) in parts.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(part.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        part.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case ..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += "\\u00".utf8
        bytes += [digits[Int(byte) / 16], digits[Int(byte) % 16]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
