#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

/// A scanner of a JSON text as RFC 8259 defines it: UTF-8 without a byte order mark, one value, and
/// no name twice in an object.
///
/// `JSONDecoder` guesses at other encodings and takes one of two equal names, so that it may read a
/// damaged line as another one.
///
/// - Complexity: O(*n*) for *n* bytes, however deep they are nested; no recursion.
struct JSONText {
  /// The reason for which a text is refused.
  enum Flaw: Error, Equatable {
    case malformed

    /// A name that an object has twice, as the path to it.
    case twice([String])
  }

  /// An array or object that has not ended, with the position of the scan in it.
  private enum Container {
    case array(index: Int)
    case object(name: String)
  }

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var open: [Container] = []

  /// The names in each open object so far.
  private var names: [Set<String>] = []

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Checks a text.
  ///
  /// - Throws: The first flaw of the text.
  static func check(_ bytes: ArraySlice<UInt8>) throws(Flaw) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .malformed }
    var text = JSONText(bytes)
    try text.check()
  }

  private mutating func check() throws(Flaw) {
    repeat { try value() } while try goesOn()
    guard next == nil else { throw .malformed }
  }
}

// MARK: - Values

extension JSONText {
  /// Scans a value, or the beginning of an array or object and of its first value.
  private mutating func value() throws(Flaw) {
    while true {
      switch next {
      case UInt8(ascii: "{"):
        index += 1
        open.append(.object(name: ""))
        names.append([])
        if next == UInt8(ascii: "}") { return }
        try name()
      case UInt8(ascii: "["):
        index += 1
        open.append(.array(index: 0))
        if next == UInt8(ascii: "]") { return }
      case UInt8(ascii: "\""): return _ = try string()
      case UInt8(ascii: "t"): return try word("true")
      case UInt8(ascii: "f"): return try word("false")
      case UInt8(ascii: "n"): return try word("null")
      default: return try number()
      }
    }
  }

  /// Scans the end of a value. Returns true if another value follows.
  private mutating func goesOn() throws(Flaw) -> Bool {
    while let container = open.last {
      switch (container, next) {
      case (.array(let position), UInt8(ascii: ",")):
        index += 1
        open[open.count - 1] = .array(index: position + 1)
        return true
      case (.object, UInt8(ascii: ",")):
        index += 1
        try name()
        return true
      case (.array, UInt8(ascii: "]")):
        index += 1
        open.removeLast()
      case (.object, UInt8(ascii: "}")):
        index += 1
        open.removeLast()
        names.removeLast()
      default: throw .malformed
      }
    }
    return false
  }

  /// Scans a name and its colon.
  private mutating func name() throws(Flaw) {
    guard next == UInt8(ascii: "\"") else { throw .malformed }
    let name = try string()
    open[open.count - 1] = .object(name: name)
    let isNew = names[names.count - 1].insert(name).inserted
    guard isNew else { throw .twice(path) }
    guard next == UInt8(ascii: ":") else { throw .malformed }
    index += 1
  }

  /// The path from the top of the text to the position of the scan.
  private var path: [String] {
    open.map { container in
      switch container {
      case .array(let index): "\(index)"
      case .object(let name): name
      }
    }
  }
}

// MARK: - Bytes

extension JSONText {
  private var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  /// The next byte that is no space.
  private var next: UInt8? {
    mutating get {
      while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
      return byte
    }
  }

  private mutating func word(_ word: StaticString) throws(Flaw) {
    for expected in "\(word)".utf8 {
      guard byte == expected else { throw .malformed }
      index += 1
    }
  }

  private mutating func number() throws(Flaw) {
    if byte == UInt8(ascii: "-") { index += 1 }
    let isZero = byte == UInt8(ascii: "0")
    guard try digits() == 1 || !isZero else { throw .malformed }
    if byte == UInt8(ascii: ".") {
      index += 1
      _ = try digits()
    }
    guard byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") else { return }
    index += 1
    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
    _ = try digits()
  }

  /// Scans one digit or more, and returns their number.
  private mutating func digits() throws(Flaw) -> Int {
    let start = index
    while let byte, (0x30...0x39).contains(byte) { index += 1 }
    guard index > start else { throw .malformed }
    return index - start
  }

  /// Scans a string and returns it.
  private mutating func string() throws(Flaw) -> String {
    index += 1
    var (text, start) = ("", index)
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        text.unicodeScalars.append(try escape())
        start = index
      case 0..<0x20: throw .malformed
      default: index += 1
      }
    }
    throw .malformed
  }

  /// Scans an escape sequence and returns its scalar.
  private mutating func escape() throws(Flaw) -> Unicode.Scalar {
    index += 1
    guard let letter = byte else { throw .malformed }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw .malformed
    }
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // A surrogate pair stands for one scalar.
    guard UTF16.isLeadSurrogate(unit), byte == UInt8(ascii: "\\") else { throw .malformed }
    index += 1
    guard byte == UInt8(ascii: "u") else { throw .malformed }
    index += 1
    let trail = try hexadecimal()
    guard UTF16.isTrailSurrogate(trail) else { throw .malformed }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private mutating func hexadecimal() throws(Flaw) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw .malformed
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}

#endif
