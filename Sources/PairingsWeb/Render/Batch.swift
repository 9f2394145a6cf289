/// Changes of a page, as bytes in the making.
///
/// A batch is, in words of 32 bits with the low byte first: how many words of instructions
/// there are, how many texts, how many bytes of texts; then the instructions, then the length
/// of each text in UTF-16, then all texts as one, in UTF-8.
struct Batch {
  /// The instructions.
  private(set) var words: [UInt32] = []

  /// The length of each text, in UTF-16.
  private(set) var lengths: [UInt32] = []

  /// All texts, in UTF-8.
  private(set) var text: [UInt8] = []

  /// Whether there is nothing to do.
  var isEmpty: Bool { words.isEmpty }

  /// Starts an instruction.
  mutating func add(_ operation: Opcode, _ node: Int) {
    words.append(operation.rawValue | UInt32(truncatingIfNeeded: node) << 8)
  }

  /// Starts an instruction with a word that belongs to it.
  mutating func add(_ operation: Opcode, _ node: Int, _ word: Int) {
    add(operation, node)
    add(word)
  }

  /// Adds a word to the instruction.
  mutating func add(_ word: Int) { words.append(UInt32(truncatingIfNeeded: word)) }

  /// Adds a text to the instruction.
  mutating func add(_ string: String) {
    string.withBytes { bytes in
      var length: UInt32 = 0
      for byte in bytes where byte & 0xC0 != 0x80 { length &+= byte >= 0xF0 ? 2 : 1 }
      text.append(contentsOf: bytes)
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
      guard let start = bytes.baseAddress.map(UnsafeMutableRawPointer.init) else { return }
      let header = [UInt32(words.count), UInt32(lengths.count), UInt32(text.count)]
      copy(header, to: start)
      copy(words, to: start + 12)
      copy(lengths, to: start + 12 + 4 * words.count)
      text.withUnsafeBytes { text in
        guard let from = text.baseAddress else { return }
        (start + 4 * numbers).copyMemory(from: from, byteCount: text.count)
      }
      initialized = count
    }
    words.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    return bytes
  }

  private func copy(_ words: [UInt32], to target: UnsafeMutableRawPointer) {
    words.withUnsafeBytes { words in
      guard let from = words.baseAddress else { return }
      target.copyMemory(from: from, byteCount: words.count)
    }
  }
}
