/// A batch of changes of a page, as bytes under construction.
///
/// A batch consists of words of 32 bits, low byte first. The first three are the number of words of
/// instructions, the number of texts, and the number of bytes of texts. Then follow the
/// instructions, the length of each text in UTF-16, and all texts as one, in UTF-8.
struct Batch {
  /// The instructions.
  private(set) var words: [Int] = []

  /// The length of each text, in UTF-16.
  private(set) var lengths: [Int] = []

  /// All texts, in UTF-8.
  private(set) var text: [UInt8] = []

  /// True if the batch has no instructions.
  var isEmpty: Bool { words.isEmpty }

  /// Starts an instruction.
  mutating func add(_ operation: Opcode, _ node: Int) {
    words.append(Int(operation.rawValue) | node << 8)
  }

  /// Starts an instruction with an operand.
  mutating func add(_ operation: Opcode, _ node: Int, _ word: Int) {
    add(operation, node)
    add(word)
  }

  /// Adds an operand to the instruction.
  mutating func add(_ word: Int) { words.append(word) }

  /// Adds a text to the instruction.
  mutating func add(_ string: String) {
    string.withBytes { bytes in
      var length = 0
      for byte in bytes {
        if byte & 0xC0 != 0x80 { length &+= byte >= 0xF0 ? 2 : 1 }
        text.append(byte)
      }
      lengths.append(length)
    }
  }

  /// Adds the numbers of nodes as operands.
  mutating func add(_ nodes: [Int]) { for node in nodes { add(node) } }

  /// Returns the batch as bytes and empties it.
  mutating func take() -> [UInt8] {
    let numbers = 3 + words.count + lengths.count
    let count = 4 * numbers + text.count
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      guard var end = bytes.baseAddress.map(UnsafeMutableRawPointer.init) else { return }
      func put(_ word: Int) {
        end.storeBytes(of: UInt32(truncatingIfNeeded: word), as: UInt32.self)
        end += 4
      }
      put(words.count)
      put(lengths.count)
      put(text.count)
      for word in words { put(word) }
      for length in lengths { put(length) }
      text.withUnsafeBytes { text in
        guard let from = text.baseAddress else { return }
        end.copyMemory(from: from, byteCount: text.count)
      }
      initialized = count
    }
    self = Batch()
    return bytes
  }
}
