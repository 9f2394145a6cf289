import PairingsWeb

/// A reader of a batch.
struct BatchReader {
  private let words: [UInt32]
  private let texts: [String]
  private var at = 0
  private var string = 0

  init(_ bytes: [UInt8]) {
    func word(_ index: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[4 * index + $1]) << (8 * UInt32($1)) }
    }
    let (count, strings, size) = (Int(word(0)), Int(word(1)), Int(word(2)))
    words = (0..<count).map { word(3 + $0) }
    let all = Array(String(decoding: bytes.suffix(size), as: UTF8.self).utf16)
    precondition(bytes.count == 4 * (3 + count + strings) + size, "A batch has another length.")
    var offset = 0
    texts = (0..<strings).map { index in
      let length = Int(word(3 + count + index))
      defer { offset += length }
      return String(decoding: all[offset..<(offset + length)], as: UTF16.self)
    }
    precondition(offset == all.count, "Texts have another length.")
  }

  /// True if all words and texts were read.
  var isAtEnd: Bool { at == words.count && string == texts.count }

  /// Reads the next instruction, with the number in its first word.
  mutating func next() -> (Opcode, Int)? {
    guard at < words.count else { return nil }
    let word = self.word()
    guard let operation = Opcode(rawValue: UInt32(word & 255)) else {
      preconditionFailure("There is no operation \(word & 255).")
    }
    return (operation, word >> 8)
  }

  /// Reads the next word.
  mutating func word() -> Int {
    defer { at += 1 }
    return Int(words[at])
  }

  /// Reads the next text.
  mutating func text() -> String {
    defer { string += 1 }
    return texts[string]
  }
}
