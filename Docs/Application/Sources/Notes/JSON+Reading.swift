extension JSON {
  /// Reads a value; nil if the text is not the text of one.
  public init?(_ text: String) {
    var reader = Reader(bytes: text.bytes[...])
    guard let value = reader.value(depth: 0), reader.next == nil else { return nil }
    self = value
  }

  private struct Reader {
    var bytes: ArraySlice<UInt8>

    /// The next byte that is no space.
    var next: UInt8? {
      mutating get {
        while let byte = bytes.first, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
          bytes.removeFirst()
        }
        return bytes.first
      }
    }

    mutating func take(_ word: StaticString) -> Bool {
      _ = next
      let isNext = word.withUTF8Buffer { bytes.starts(with: $0) }
      if isNext { bytes.removeFirst(word.utf8CodeUnitCount) }
      return isNext
    }

    mutating func value(depth: Int) -> JSON? {
      guard depth < 100 else { return nil }
      switch next {
      case UInt8(ascii: "n"): return take("null") ? .null : nil
      case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
      case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
      case UInt8(ascii: "\""): return string().map { .text($0) }
      case UInt8(ascii: "["): return array(depth)
      case UInt8(ascii: "{"): return object(depth)
      default: return number().map { .number($0) }
      }
    }

    mutating func array(_ depth: Int) -> JSON? {
      var elements: [JSON] = []
      guard take("["), !take("]") else { return .array([]) }
      repeat {
        guard let element = value(depth: depth + 1) else { return nil }
        elements.append(element)
      } while take(",")
      return take("]") ? .array(elements) : nil
    }

    mutating func object(_ depth: Int) -> JSON? {
      var parts: [(name: String, value: JSON)] = []
      guard take("{"), !take("}") else { return .object([]) }
      repeat {
        guard next == UInt8(ascii: "\""), let name = string(), take(":"),
          let value = value(depth: depth + 1)
        else { return nil }
        parts.append((name, value))
      } while take(",")
      return take("}") ? .object(parts) : nil
    }

    mutating func number() -> Int? {
      let isNegative = take("-")
      let digits = bytes.prefix { (0x30...0x39).contains($0) }
      bytes.removeFirst(digits.count)
      guard digits.count == 1 || digits.first != UInt8(ascii: "0") else { return nil }
      return Int(digits: digits, isNegative: isNegative)
    }

    mutating func string() -> String? {
      bytes.removeFirst()
      var units: [UInt8] = []
      while let byte = bytes.popFirst() {
        switch byte {
        case UInt8(ascii: "\""): return String(validating: units, as: UTF8.self)
        case UInt8(ascii: "\\"): guard escape(into: &units) else { return nil }
        case ..<0x20: return nil
        default: units.append(byte)
        }
      }
      return nil
    }

    mutating func escape(into units: inout [UInt8]) -> Bool {
      switch bytes.popFirst() {
      case let byte? where [0x22, 0x5C, 0x2F].contains(byte): units.append(byte)
      case UInt8(ascii: "b"): units.append(8)
      case UInt8(ascii: "f"): units.append(12)
      case UInt8(ascii: "n"): units.append(10)
      case UInt8(ascii: "r"): units.append(13)
      case UInt8(ascii: "t"): units.append(9)
      case UInt8(ascii: "u"):
        guard var value = hexadecimal() else { return false }
        if (0xD800..<0xDC00).contains(value) {
          guard bytes.first == UInt8(ascii: "\\"), take("\\u"), let low = hexadecimal(),
            (0xDC00..<0xE000).contains(low)
          else {
            return false
          }
          value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(value) else { return false }
        units += UTF8.encode(scalar).map { Array($0) } ?? []
      default: return false
      }
      return true
    }

    mutating func hexadecimal() -> UInt32? {
      let digits = bytes.prefix(4)
      bytes = bytes.dropFirst(4)
      guard digits.count == 4 else { return nil }
      return Int(digits: digits, radix: 16).map { UInt32($0) }
    }
  }
}
