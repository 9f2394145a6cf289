import Pairings
import Testing

@testable import Gallery

@Suite("histories with a limit")
struct HistoryTests {
  @Test("a film stores few generations, and computes each of the others again")
  func film() {
    let film = Film(Pattern.rPentomino.plane)
    var planes = [Pattern.rPentomino.plane]
    let last = many(300, inDebug: 100)
    for _ in 0..<last { planes.append(planes[planes.count - 1].next) }
    var random = SplitMix64(state: 7)
    for _ in 0..<60 {
      let generation = Int.random(in: 0...last, using: &random)
      #expect(film.frame(generation) == planes[generation])
    }
    for generation in planes.indices.reversed() {
      #expect(film.frame(generation) == planes[generation])
      #expect(film.count <= 100)
    }
  }

  @Test("a film of 20 000 generations is short, and a step back does not start at the first")
  func longFilm() {
    let film = Film(Pattern.block.plane)
    #expect(film.frame(20_000) == Pattern.block.plane)
    #expect(film.count <= 120)
    var runs = 0
    for generation in (19_000..<20_000).reversed() {
      if film.generationsToRun(to: generation) > 1 { runs += film.generationsToRun(to: generation) }
      _ = film.frame(generation)
    }
    #expect(runs < 12_000)
  }

  @Test("a calculator shows the values of a new sheet, after any other sheets", arguments: 1...20)
  func calculator(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    let calculator = Calculator()
    let sheets = (0..<30).reduce(into: [Sheet()]) { sheets, _ in
      var sheet = sheets.randomElement(using: &random) ?? Sheet()
      let names = (0..<4).map { _ in
        "\(["A", "B", "T"].randomElement(using: &random) ?? "A")\(Int.random(in: 1...3, using: &random))"
      }
      let formula = ["\(names[1]) + \(names[2])", "1 / \(names[1])", "7", "", names[3]]
      let line = "\(names[0]) = \(formula.randomElement(using: &random) ?? "")"
      guard let input = try? Spreadsheet.input(for: line) else { return }
      Spreadsheet.change(&sheet, by: input)
      sheets.append(sheet)
    }
    for _ in 0..<100 {
      let sheet = sheets.randomElement(using: &random) ?? Sheet()
      #expect(calculator.text(of: sheet) == sheet.text)
    }
  }

  @Test("cells are distinguished by their changes, at every address")
  func cells() throws {
    var (one, two) = (Cells(), Cells())
    let places = [Address(), Address(column: 15, row: 16), Address(column: 700, row: 99_999)]
    for place in places { one[place] = try Formula("1") }
    #expect(one.changes(since: two).sorted() == places)
    two = one
    #expect(one.changes(since: two).isEmpty)
    two[places[1]] = nil
    two[places[2]] = try Formula("2")
    #expect(one.changes(since: two).sorted() == Array(places.dropFirst()))
    #expect(two[places[1]] == nil && two[places[0]] != nil)
    for place in places { two[place] = nil }
    #expect(two == Cells())
  }

  @Test("2 000 cells and 20 000 generations take little time", .timeLimit(.minutes(10)))
  func long() throws {
    let last = many(2_000, inDebug: 300)
    let cells = ["A1 = 1"] + (1..<last).map { "A\($0 + 1) = A\($0) + 1" }
    #expect(
      try Drive("sheet", cells).views.last?.hasPrefix("A\(last) = A\(last - 1) + 1 is \(last)\n")
        == true)
    let steps = ["1"] + Array(repeating: "c", count: 200) + ["p", "p"]
    #expect(
      try Drive("life", steps).views.last?.hasPrefix("block, generation 19998: 4 alive") == true)
  }
}
