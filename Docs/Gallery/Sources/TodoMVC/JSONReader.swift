import PairingsWeb

/// A reader of JSON tokens.
struct JSONReader {
  private var bytes: ArraySlice<UInt8>

  init(_ text: String) { bytes = text.bytes[...] }

  /// Consumes a token if it comes next. Returns true if it did.
  mutating func take(_ word: StaticString) -> Bool {
    while let first = bytes.first, first == 0x20 || (9...13).contains(first) {
      bytes.removeFirst()
    }
    let isNext = word.withUTF8Buffer { bytes.starts(with: $0) }
    if isNext { bytes.removeFirst(word.utf8CodeUnitCount) }
    return isNext
  }

  /// Consumes a whole number, truncated to `Int`. Returns nil for more than 64 bits.
  mutating func number() -> Int? {
    _ = take("")
    var number: Int64?
    while let digit = bytes.first, (0x30...0x39).contains(digit) {
      let (tens, isTooMany) = (number ?? 0).multipliedReportingOverflow(by: 10)
      let (sum, isTooMuch) = tens.addingReportingOverflow(Int64(digit) - 0x30)
      guard !isTooMany, !isTooMuch else { return nil }
      number = sum
      bytes.removeFirst()
    }
    return number.map { Int(truncatingIfNeeded: $0) }
  }

  /// Consumes a string.
  mutating func text() -> String? {
    guard take("\"") else { return nil }
    var units: [UInt8] = []
    while let byte = bytes.popFirst() {
      switch byte {
      case 0x22: return String(bytes: units)
      case 0x5C: guard escape(&units) else { return nil }
      case ..<0x20: return nil
      default: units.append(byte)
      }
    }
    return nil
  }

  private mutating func escape(_ units: inout [UInt8]) -> Bool {
    switch bytes.popFirst() {
    case 0x22: units.append(0x22)
    case 0x5C: units.append(0x5C)
    case 0x2F: units.append(0x2F)
    case 0x62: units.append(8)
    case 0x66: units.append(12)
    case 0x6E: units.append(10)
    case 0x72: units.append(13)
    case 0x74: units.append(9)
    case 0x75:
      guard var value = hexadecimal() else { return false }
      if (0xD800..<0xDC00).contains(value) {
        guard bytes.popFirst() == 0x5C, bytes.popFirst() == 0x75, let low = hexadecimal(),
          (0xDC00..<0xE000).contains(low)
        else { return false }
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(value) else { return false }
      units.append(scalar)
    default: return false
    }
    return true
  }

  private mutating func hexadecimal() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = bytes.popFirst() else { return nil }
      switch byte {
      case 0x30...0x39: value = value * 16 + UInt32(byte - 0x30)
      case 0x41...0x46: value = value * 16 + UInt32(byte - 0x37)
      case 0x61...0x66: value = value * 16 + UInt32(byte - 0x57)
      default: return nil
      }
    }
    return value
  }
}

extension [UInt8] {
  /// Appends a character in UTF-8.
  mutating func append(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    func add(_ shift: UInt32) { append(0x80 | UInt8(value >> shift & 0x3F)) }
    switch value {
    case ..<0x80: append(UInt8(value))
    case ..<0x800:
      append(0xC0 | UInt8(value >> 6))
      add(0)
    case ..<0x10000:
      append(0xE0 | UInt8(value >> 12))
      add(6)
      add(0)
    default:
      append(0xF0 | UInt8(value >> 18))
      add(12)
      add(6)
      add(0)
    }
  }
}
