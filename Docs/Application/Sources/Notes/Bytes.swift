// A page handles texts as bytes. For other operations on texts it would need the tables of Unicode
// and their algorithms, a third of its size.

extension String {
  /// The bytes of the text.
  var bytes: [UInt8] { Array(utf8) }

  /// Creates a text from bytes that are valid.
  init(bytes: [UInt8]) { self.init(decoding: bytes, as: UTF8.self) }

  /// Creates a text from parts.
  init(_ parts: String...) {
    var bytes: [UInt8] = []
    for part in parts { bytes += part.utf8 }
    self.init(bytes: bytes)
  }

  /// Returns true if both texts have the same bytes.
  func isSame(as other: String) -> Bool { bytes == other.bytes }
}

extension Int {
  /// Creates a number from its digits; nil if there is none, another character, or if the number
  /// has more than 32 bits, which are those of a page.
  init?(digits: ArraySlice<UInt8>, radix: Int32 = 10, isNegative: Bool = false) {
    guard !digits.isEmpty else { return nil }
    var number: Int32 = 0
    for digit in digits {
      let value =
        switch digit {
        case 0x30...0x39: Int32(digit) - 0x30
        case 0x41...0x46: Int32(digit) - 0x41 + 10
        case 0x61...0x66: Int32(digit) - 0x61 + 10
        default: radix
        }
      guard value < radix else { return nil }
      let (product, isLarge) = number.multipliedReportingOverflow(by: radix)
      let (sum, isLarger) = product.addingReportingOverflow(isNegative ? -value : value)
      guard !isLarge, !isLarger else { return nil }
      number = sum
    }
    self = Int(number)
  }
}
