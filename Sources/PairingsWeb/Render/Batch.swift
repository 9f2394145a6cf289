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
    var string = string
    string.withUTF8 { bytes in
      var length = 0
      for byte in bytes where byte & 0xC0 != 0x80 { length += byte >= 0xF0 ? 2 : 1 }
      lengths.append(UInt32(truncatingIfNeeded: length))
      text.append(contentsOf: bytes)
    }
  }

  /// Adds the numbers of nodes.
  mutating func add(_ nodes: [Int]) { for node in nodes { add(node) } }

  /// The batch as bytes; afterwards it is empty.
  mutating func take() -> [UInt8] {
    let header = [words.count, lengths.count, text.count].map { UInt32(truncatingIfNeeded: $0) }
    let count = 4 * (header.count + words.count + lengths.count) + text.count
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      var offset = 0
      for part in [header, words, lengths] {
        part.withUnsafeBytes { part in
          guard part.count > 0 else { return }
          UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(bytes)[offset...])
            .copyMemory(from: part)
          offset += part.count
        }
      }
      text.withUnsafeBytes { text in
        guard text.count > 0 else { return }
        UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(bytes)[offset...])
          .copyMemory(from: text)
      }
      initialized = count
    }
    words.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    return bytes
  }
}
