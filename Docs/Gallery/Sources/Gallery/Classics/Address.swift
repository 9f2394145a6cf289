/// The address of a cell in a sheet, such as B3.
package struct Address: Hashable, Comparable, Sendable {
  /// The number of the column; column A is 0.
  package var column = 0

  /// The number of the row; row 1 is 0.
  package var row = 0

  package init(column: Int = 0, row: Int = 0) { (self.column, self.row) = (column, row) }

  package var left: Address { Address(column: column - 1, row: row) }
  package var above: Address { Address(column: column, row: row - 1) }

  /// Orders addresses by row, then by column.
  package static func < (left: Address, right: Address) -> Bool {
    (left.row, left.column) < (right.row, right.column)
  }
}

extension Address: CustomStringConvertible {
  /// Returns the letters of a column: A, …, Z, AA, AB and so on.
  package static func letters(_ column: Int) -> String {
    let last = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(column % 26)))
    return column < 26 ? last : letters(column / 26 - 1) + last
  }

  package var description: String { Self.letters(column) + "\(row + 1)" }

  /// Reads an address: one to three letters, then a number from 1 to 999999.
  package init?(_ text: some StringProtocol) {
    let letters = text.utf8.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0 & 0xDF) }
    let digits = text.utf8.dropFirst(letters.count)
    guard (1...3).contains(letters.count), (1...6).contains(digits.count),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    guard number > 0, digits.first != UInt8(ascii: "0") else { return nil }
    let code = letters.reduce(0) { $0 * 26 + Int($1 & 0xDF - UInt8(ascii: "A")) + 1 }
    self.init(column: code - 1, row: number - 1)
  }
}
