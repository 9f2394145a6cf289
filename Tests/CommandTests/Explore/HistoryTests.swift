import Pairings
import TestSupport
import Testing

@testable import PairingsExplore
@testable import PairingsGallery
@testable import PairingsSession

@Suite("histories with a limit", .waiting)
struct HistoryTests {
  @Test("the editor keeps its last versions with their numbers, and shows as many as fit")
  func editor() throws {
    var history = Zipper([Version()])
    for number in 1...8_000 { history = Editor.typing("line \(number)", in: history) }
    #expect(history.elements.count == Editor.limit)
    let lines = Editor.text(history).split(separator: "\n").map(String.init)
    #expect(lines.first == "⋮" && lines.contains("8000 line 8000"))
    #expect(lines.last == "⋯○─○─○─○─○─○─○─○─○─○─○─○─○─○─● version 8000")
    #expect(lines.count <= 24 && lines.allSatisfy { $0.columns <= 80 })
    let explorer = Explorer(Editor.component(history))
    explorer.send(try Editor.input(for: ":7950", in: history))
    let back = explorer.view.history
    #expect(Editor.text(back).hasSuffix("\n⋯○─○─○─○─○─○─○─●─○─○─○─○─○─○─○⋯ version 7950"))
    #expect(throws: Refusal.self) { try Editor.input(for: ":7900", in: history) }
    let branch = Editor.typing("other", in: back)
    #expect(branch.focus.suffix(2) == ["line 7950", "other"])
    #expect(history.focus.suffix(1) == ["line 8000"])
  }

  @Test("versions share their lines, and a long one ends without a deep stack")
  func versions() async {
    let lines = await onSmallStack {
      var version = Version()
      for number in 0..<200_000 { version = version.typing("\(number)") }
      let shared = version
      version = Version()
      return (shared.count, shared.suffix(2), version.suffix(2))
    }
    #expect(lines == (200_000, ["199998", "199999"], []))
  }

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

  @Test(
    "8 000 lines, 5 000 cells and 20 000 generations take little time",
    .timeLimit(.minutes(10)))
  func long() throws {
    let (count, last) = (many(8_000, inDebug: 1_000), many(5_000, inDebug: 500))
    let lines = (1...count).map { "line \($0)\n" }.joined()
    let editor = try CommandProcess.explore.run(["editor"], input: lines)
    #expect(editor.output.hasSuffix(" version \(count)\n"))
    let cells = "A1 = 1\n" + (1..<last).map { "A\($0 + 1) = A\($0) + 1\n" }.joined()
    let sheet = try CommandProcess.explore.run(["sheet"], input: cells)
    #expect(sheet.output.contains("A\(last) = A\(last - 1) + 1 is \(last)\n"))
    let steps = "1\n" + String(repeating: "c\n", count: 200) + "p\np\n"
    let life = try CommandProcess.explore.run(["life"], input: steps)
    #expect(life.output.contains("block, generation 19998: 4 alive"))
  }

  @Test("an unknown entry is refused, also after the first entries were dropped")
  func travel() throws {
    let clicks = many(12_000, inDebug: 2_000)
    let input = String(repeating: "+\n", count: clicks) + ":jump \(Int.min)\n:skip \(Int.min)\n"
    let answer = try CommandProcess.explore.run(["counter"], input: input)
    #expect(answer.status == 0)
    #expect(answer.lines.last == "\(clicks)")
    #expect(answer.errors.contains("has no such time: ':jump \(Int.min)'"))
    #expect(answer.errors.contains("has no such time: ':skip \(Int.min)'"))
  }

  @Test("a skip of a dropped entry is refused, with the reason")
  func forgotten() throws {
    let input = String(repeating: "+\n", count: 10_005) + ":skip 3\n:skip 5\n:skip 6\n"
    let answer = try CommandProcess.explore.run(["counter"], input: input)
    #expect(answer.lines.last == "10004" && answer.status == 0)
    #expect(
      answer.errors
        == "explore: counter has dropped the entries before 5, and cannot skip 3\n"
        + "explore: counter has dropped the entries before 5, and cannot skip 5\n")
  }
}
