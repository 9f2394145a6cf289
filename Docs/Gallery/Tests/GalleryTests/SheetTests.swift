import Pairings
import Testing

@testable import Gallery

@Suite("a spreadsheet by evaluating a space of formulas")
struct SheetTests {
  /// A sheet of lines such as `A1 = 3`.
  static func sheet(_ lines: String...) throws -> Sheet {
    var sheet = Sheet()
    for line in lines { Spreadsheet.change(&sheet, by: try Spreadsheet.input(for: line)) }
    return sheet
  }

  static func value(_ name: String, _ lines: String...) throws -> CellValue {
    var sheet = Sheet()
    for line in lines { Spreadsheet.change(&sheet, by: try Spreadsheet.input(for: line)) }
    return sheet.values.peek(try #require(Address(name)))
  }

  @Test(
    "a formula is what it is in arithmetic",
    arguments: [
      ("=1+2*3", 7), ("(1+2)*3", 9), ("2*3+1", 7), ("8-3-2", 3), ("64/4/2", 8), ("-2*-3", 6),
      ("--2", 2), ("-(1+2)", -3), ("1 + 2 - 3 * 4 / 5", 0.6), ("((((7))))", 7), (".5*4", 2),
      ("2-3*(4-(5-6))", -13), ("-2-2", -4),
    ])
  func arithmetic(text: String, number: Double) throws {
    let value = try Formula(text).value(in: Sheet().values).get()
    #expect(abs(value - number) < 1e-12)
  }

  @Test("cells follow from each other, in every order of writing")
  func references() throws {
    #expect(try Self.value("C3", "C3 = A1+B2*2", "B2 = A1 * 2", "A1 = 3") == .success(15))
    #expect(try Self.value("a1", "a1 = zz9 + 1") == .success(1))
    #expect(try Formula("  = A1   *2 ").text == "A1 *2")
    #expect(try Self.value("B1", "A1 = 2", "B1 = =A1*2") == .success(4))
  }

  @Test("a cell that needs itself names the cycle, from each of its cells")
  func cycles() throws {
    let sheet = try Self.sheet("A1 = B1", "B1 = C1 + 1", "C1 = A1 * 2", "D1 = B1", "E1 = 5")
    let names = ["A1", "B1", "C1"].compactMap(Address.init)
    for first in ["A1", "B1", "C1", "D1"].compactMap(Address.init) {
      let values = sheet.values
      for address in [first] + names {
        #expect(values.peek(address) == .failure(.cycle(names)))
      }
      #expect(values.peek(Address(column: 4, row: 0)) == .success(5))
    }
    #expect(try Self.value("A1", "A1 = A1 + 1") == .failure(.cycle([Address()])))
  }

  @Test("a formula without a value is an error of its cell and of the cells that need it")
  func errors() throws {
    let sheet = try Self.sheet("A1 = 1/B1", "C1 = 0*A1", "D1 = 7", "E1 = 9/0*0")
    #expect(sheet.values.peek(Address()) == .failure(.divisionByZero))
    #expect(sheet.values.peek(Address(column: 2)) == .failure(.divisionByZero))
    #expect(sheet.values.peek(Address(column: 3)) == .success(7))
    #expect(sheet.values.peek(Address(column: 4)) == .failure(.divisionByZero))
    let large = "1" + String(repeating: "0", count: 200)
    #expect(try Self.value("A1", "A1 = \(large)*\(large)") == .failure(.tooLarge))
  }

  /// A place refers to the next one, and the last one to nothing, or to the first one.
  static func chain(
    of count: Int, closed: Bool
  ) -> Store<Int, (Store<Int, CellValue>) -> CellValue> {
    Store(0) { index in
      guard closed || index < count - 1 else { return { _ in .success(1) } }
      return { cells in cells.peeks { ($0 + 1) % count }.map { $0 + 1 } }
    }
  }

  @Test("a chain of 10 000 cells needs no deep stack, nor one of 100 000", arguments: [1, 10])
  func longChain(factor: Int) async {
    let count = 10_000 * factor
    let value = await onSmallStack {
      Self.chain(of: count, closed: false).evaluated { _ in .failure(.cycle([])) }.extract()
    }
    #expect(value == .success(Double(count)))
  }

  @Test("a cycle of 10 000 cells is detected without a deep stack")
  func longRing() async {
    let (value, cycle) = await onSmallStack {
      var longest: [Int] = []
      let value = Self.chain(of: 10_000, closed: true).evaluated { cycle in
        if cycle.count > longest.count { longest = cycle }
        return CellValue.failure(.cycle([]))
      }.extract()
      return (value, longest)
    }
    #expect(value == .failure(.cycle([])))
    #expect(cycle == Array(0..<10_000))
  }

  @Test("a formula is called twice, however long its chain is")
  func calls() {
    var calls = 0
    let chain = Store<Int, (Store<Int, Int>) -> Int>(0) { index in
      { cells in
        calls += 1
        return index == 1_000 ? 0 : cells.peek(index + 1) + 1
      }
    }
    #expect(chain.evaluated { _ in -1 }.extract() == 1_000)
    #expect(calls == 2 * 1_000 + 1)
  }

  @Test("a sheet with 10 000 cells that each need the one above, and with as many in a ring")
  func longColumn() async throws {
    let column = try (1..<10_000).reduce(into: Sheet()) { sheet, row in
      sheet.cells[Address(row: row)] = try Formula("A\(row) + 1")
    }
    let last = Address(row: 9_999)
    let text = await onSmallStack { Sheet(cells: column.cells, focus: last).text }
    #expect(text.hasPrefix("A10000 = A9999 + 1 is 9999\n"))
    #expect(text.contains("\n 10000      9999 "))
    var ring = column
    ring.cells[Address()] = try Formula("A10000")
    let error = await onSmallStack { [ring] in ring.text }
    #expect(
      error.hasPrefix(
        "A1 = A10000 is no number: it needs a cycle, "
          + "A1 → A10000 → A9999 → A9998 → A9997 → A9996 → A9995 → … → A1\n"))
  }

  @Test("a long formula needs no deep stack, and neither does a deep one")
  func longFormula() async throws {
    let sum = "=0" + String(repeating: "+A1", count: 20_000)
    let depth = 20_000
    let deep = String(repeating: "-(", count: depth) + "7" + String(repeating: ")", count: depth)
    let values = await onSmallStack {
      [sum, deep].map { text in
        Result { try Formula(text) }.map { $0.value(in: Store(Address()) { _ in .success(2) }) }
      }
    }
    #expect(try values.map { try $0.get() } == [.success(40_000), .success(7)])
  }

  @Test("each cell sees the others from where it is: Pascal's triangle, without an end")
  func pascal() {
    var calls = 0
    let triangle = Store<Address, (Store<Address, Int>) -> Int>(Address()) { place in
      guard place.row > 0, place.column > 0 else { return { _ in 1 } }
      return { cells in
        calls += 1
        return cells.peeks(\.left) + cells.peeks(\.above)
      }
    }
    let numbers = triangle.evaluated { _ in 0 }
    #expect(numbers.peek(Address(column: 2, row: 2)) == 6)
    #expect((0..<6).map { numbers.peek(Address(column: $0, row: 5 - $0)) } == [1, 5, 10, 10, 5, 1])
    #expect(numbers.peek(Address(column: 20, row: 20)) == 137_846_528_820)
    #expect(calls <= 3 * 20 * 20)
    let before = calls
    #expect(numbers.peek(Address(column: 20, row: 20)) == 137_846_528_820)
    #expect(calls == before)
  }

  @Test("fixed point: a result is its formula's, of all results as seen from there")
  func fixedPoint() throws {
    let sheet = try Self.sheet("A1 = 2", "B1 = A1*A1", "C1 = B1+A1*D9", "A2 = C1/B1")
    let values = sheet.values
    for address in ["A1", "B1", "C1", "A2", "Z5"].compactMap(Address.init) {
      #expect(
        values.peek(address) == sheet.formulas.peek(address)(values.seek(address)))
    }
  }

  @Test("a formula reads only the cells that it needs, also where the others form a cycle")
  func lazy() {
    let formulas = Store<Int, (Store<Int, Int>) -> Int>(0) { index in
      switch index {
      case 0: { $0.peek(1) > 0 ? $0.peek(2) : $0.peek(0) }
      case 1: { _ in 1 }
      default: { _ in 42 }
      }
    }
    #expect(formulas.evaluated { _ in -1 }.extract() == 42)
  }

  @Test(
    "addresses are read and written alike",
    arguments: [
      ("A1", 0, 0), ("Z1", 25, 0), ("AA10", 26, 9), ("AZ3", 51, 2), ("BA7", 52, 6),
      ("ZZZ999999", 18_277, 999_998),
    ])
  func addresses(name: String, column: Int, row: Int) throws {
    #expect(Address(name) == Address(column: column, row: row))
    #expect(Address(column: column, row: row).description == name)
    #expect(Address(name.lowercased()) == Address(name))
  }

  @Test(
    "texts that are no address are refused",
    arguments: [
      "", "A", "1", "A0", "A01", "1A", "A1B", "AAAA1", "A1234567", "Ä1", "A１", "@1", "A-1", "`1",
    ])
  func notAnAddress(name: String) { #expect(Address(name) == nil) }

  @Test(
    "invalid input is reported, and changes nothing",
    arguments: [
      ("A1 = 1 +", "needs a number or a cell at the end"), ("A1 = =", "needs a number or a cell"),
      ("A1 === 1", "needs a number, a cell or '(' before '= 1'"),
      ("A1 = (1", "finds a '(' that nothing closes"),
      ("A1 = 1)", "finds a ')' that closes nothing"),
      ("A1 = 1 2", "needs one of + - * / ) before '2'"), ("A1 = 1..2", "knows no number '1..2'"),
      ("A1 = * 2", "needs a number, a cell or '(' before '* 2'"), ("A1 = B", "has no cell 'B'"),
      ("A1 = sum(B1)", "has no cell 'sum'"), ("A0 = 1", "has no cell 'A0'; cells are A1 to"),
      ("hello world", "has no cell 'hello world'"), ("A 1 = 2", "has no cell 'A 1'"),
      ("", "does not know ''; it knows 'A1 = 3'"),
      ("= 3", "does not know '= 3'"),
      ("A1 = 1 \u{1B}", "needs one of + - * / ) before '\u{FFFD}'"),
      ("A1 = 👍", "needs a number, a cell or '(' before '👍'"), ("A1 = 1e5", "needs one of"),
      ("A1 = ()", "needs a number, a cell or '(' before ')'"),
      ("A1 = \(String(repeating: "9", count: 400))", "knows no number '999"),
    ])
  func refusals(input: String, message: String) {
    let refusal = #expect(throws: Refusal.self) { _ = try Spreadsheet.input(for: input) }
    #expect(refusal?.message.hasPrefix(message) == true, "\(refusal?.message ?? "")")
  }
}
