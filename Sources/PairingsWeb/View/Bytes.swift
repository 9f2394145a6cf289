// Texts are handled as bytes. Other operations on texts need the tables of Unicode, and ten times
// the code.

extension String {
  /// Calls a function with the bytes of the text.
  @inline(never)
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if utf8.withContiguousStorageIfAvailable(body) != nil { return }
    #if !hasFeature(Embedded)  // A text of another platform may not be contiguous.
    var copy = self
    copy.withUTF8(body)
    #endif
  }

  /// Returns true if both texts have the same bytes, as a browser compares them.
  ///
  /// In a page, this takes a tenth of the code of `==`, which needs the tables of Unicode.
  public func hasBytes(of other: String) -> Bool {
    hasBytes(of: other, except: 0)
  }

  /// Returns true if both texts have the same bytes, except for the case of letters of ASCII.
  func hasLetters(of other: String) -> Bool { hasBytes(of: other, except: 0x20) }

  /// Returns true if both texts have the same bytes, except for a bit of the letters of ASCII.
  private func hasBytes(of other: String, except bit: UInt8) -> Bool {
    var isSame = false
    withBytes { left in
      other.withBytes { right in
        guard left.count == right.count else { return }
        if left.baseAddress == right.baseAddress { return isSame = true }
        for index in left.indices {
          let (byte, difference) = (left[index], left[index] ^ right[index])
          if difference == 0 { continue }
          guard difference == bit, 0x61...0x7A ~= byte | bit else { return }
        }
        isSame = true
      }
    }
    return isSame
  }

  /// Creates a text from bytes in UTF-8; empty if they are invalid.
  public init(bytes: some Sequence<UInt8>) {
    self = Array(bytes).withUnsafeBufferPointer { String(buffer: $0) }
  }

  /// Creates a text from bytes in UTF-8; empty if they are invalid.
  @inline(never)
  init(buffer: UnsafeBufferPointer<UInt8>) {
    self = String(validating: buffer, as: UTF8.self) ?? ""
  }

  /// The bytes of the text, in UTF-8.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.add(self)
    return bytes
  }

  /// A hash of the bytes, for a table.
  package var bytesHash: UInt { hash(without: 0) }

  /// A hash of the bytes that the case of letters of ASCII does not change.
  var lettersHash: UInt { hash(without: 0x20) }

  private func hash(without bit: UInt8) -> UInt {
    var hash: UInt = 0x811C_9DC5
    withBytes { for byte in $0 { hash = (hash ^ UInt(byte | bit)) &* 0x0100_0193 } }
    return hash
  }
}

extension Array where Element == UInt8 {
  /// Appends the bytes of a text.
  public mutating func add(_ text: String) {
    text.withBytes { for byte in $0 { append(byte) } }
  }
}
