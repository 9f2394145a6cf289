/// A plan as a text for copy and paste: a version, the size unless it is the largest, then the
/// lines and the choices. Numbers have groups of seven bits, in Crockford's base 32.
extension Plan {
  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
  private static var version: UInt8 { 1 }
  private static var sizedVersion: UInt8 { 2 }

  /// The plan as a text.
  var blob: String {
    var bytes = size == 100 ? [Self.version] : [Self.sizedVersion, UInt8(size)]
    bytes.append(number: UInt64(lines.count))
    for line in lines {
      switch line.source {
      case .generator: bytes.append(0)
      case .answer(let function, let of, let input, let rank):
        bytes.append(1)
        bytes.append(number: UInt64(function))
        bytes.append(number: of)
        bytes.append(number: input)
        bytes.append(number: UInt64(rank))
      case .fallback(let function, let of):
        bytes.append(2)
        bytes.append(number: UInt64(function))
        bytes.append(number: of)
      }
      bytes.append(number: UInt64(line.choices.count))
      for choice in line.choices { bytes.append(number: choice.value) }
    }
    var (text, buffer, bits) = ([UInt8](), 0, 0)
    for byte in bytes {
      buffer = (buffer << 8 | Int(byte)) & 0xFFFF
      bits += 8
      while bits >= 5 {
        bits -= 5
        text.append(Self.digits[buffer >> bits & 31])
      }
    }
    if bits > 0 { text.append(Self.digits[buffer << (5 - bits) & 31]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a plan, or returns nil if the text is not one.
  init?(blob: String) {
    var (bytes, buffer, bits) = ([UInt8](), 0, 0)
    for digit in blob.uppercased().utf8 {
      guard let value = Self.digits.firstIndex(of: digit) else { return nil }
      buffer = (buffer << 5 | value) & 0xFFFF
      bits += 5
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
    }
    var rest = bytes[...]
    switch rest.popFirst() {
    case Self.version: break
    case Self.sizedVersion:
      guard let number = rest.popFirst(), number < 100 else { return nil }
      size = Int(number)
    default: return nil
    }
    guard let count = rest.popNumber(), count > 0 else { return nil }
    lines = []
    for _ in 0..<min(count, UInt64(bytes.count)) {
      guard let source = Source(&rest), let length = rest.popNumber(),
        length <= UInt64(bytes.count)
      else { return nil }
      var line = Line(source: source)
      for _ in 0..<length {
        guard let value = rest.popNumber() else { return nil }
        line.choices.append(Choice(value: value, limit: .max))
      }
      lines.append(line)
    }
    guard UInt64(lines.count) == count, lines[0].source == .generator else { return nil }
    guard self.blob == blob.uppercased() else { return nil }  // Nothing is left over.
  }
}

extension Plan.Source {
  fileprivate init?(_ bytes: inout ArraySlice<UInt8>) {
    let kind = bytes.popFirst()
    if kind == 0 {
      self = .generator
      return
    }
    guard let number = bytes.popNumber(), let function = Int(exactly: number),
      let line = bytes.popNumber()
    else { return nil }
    if kind == 1, let input = bytes.popNumber(), let rank = bytes.popNumber(),
      rank < UInt32.max
    {
      self = .answer(function: function, of: line, input: input, rank: Int(rank))
    } else if kind == 2 {
      self = .fallback(function: function, of: line)
    } else {
      return nil
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(number: UInt64) {
    var rest = number
    while rest > 127 {
      append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}

extension ArraySlice<UInt8> {
  fileprivate mutating func popNumber() -> UInt64? {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while let byte = popFirst(), shift < 64 {
      number |= UInt64(byte & 127) << shift
      if byte < 128 { return number }
      shift += 7
    }
    return nil
  }
}
