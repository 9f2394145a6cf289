/// Changes of a page, as bytes in the making.
///
/// A batch is, in words of 32 bits with the low byte first: how many words of instructions
/// there are, how many texts, how many bytes of texts; then the instructions, then the length
/// of each text in UTF-16, then all texts as one, in UTF-8.
struct Batch {
  /// The instructions.
  private(set) var words: [Int] = []

  /// The length of each text, in UTF-16.
  private(set) var lengths: [Int] = []

  /// All texts, in UTF-8.
  private(set) var text: [UInt8] = []

  /// Whether there is nothing to do.
  var isEmpty: Bool { words.isEmpty }

  /// Starts an instruction.
  mutating func add(_ operation: Opcode, _ node: Int) {
    words.append(Int(operation.rawValue) | node << 8)
  }

  /// Starts an instruction with a word that belongs to it.
  mutating func add(_ operation: Opcode, _ node: Int, _ word: Int) {
    add(operation, node)
    add(word)
  }

  /// Adds a word to the instruction.
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

  /// Adds the numbers of nodes.
  mutating func add(_ nodes: [Int]) { for node in nodes { add(node) } }

  /// The batch as bytes; afterwards it is empty.
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
