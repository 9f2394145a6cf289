import TestSupport
import Testing

@Suite("explore's classics through a pipe", .waiting)
struct ClassicsTests {
  /// The views of a component, each of so many lines.
  static func views(
    _ arguments: [String], lines count: Int, input: String
  ) throws -> [[String]] {
    let lines = try CommandProcess.explore.run(arguments, input: input).lines
    return stride(from: 0, to: lines.count, by: count).map {
      Array(lines[$0..<min($0 + count, lines.count)])
    }
  }

  @Test("life steps on and back, and its window moves", arguments: ["now", "io", "async"])
  func life(effect: String) throws {
    let views = try Self.views(
      ["life", "--effect", effect], lines: 17, input: "2\nn\nn\np\np\nl\nk\n")
    #expect(
      views.map { $0[0] } == [
        "R-pentomino, generation 0: 5 alive, seen from 1, 1",
        "blinker, generation 0: 3 alive, seen from 1, 1",
        "blinker, generation 1: 3 alive, seen from 1, 1",
        "blinker, generation 2: 3 alive, seen from 1, 1",
        "blinker, generation 1: 3 alive, seen from 1, 1",
        "blinker, generation 0: 3 alive, seen from 1, 1",
        "blinker, generation 0: 3 alive, seen from 9, 1",
        "blinker, generation 0: 3 alive, seen from 9, -7",
      ])
    let pictures = views.map { $0.dropFirst() }
    #expect(pictures[3] == pictures[1])
    #expect(pictures[4] == pictures[2])
    #expect(pictures[5] == pictures[1])
    #expect(pictures[6] == pictures[1].map { $0.dropFirst(8) + "········" }[...])
  }

  @Test(
    "life shows the R-pentomino where it settles, as in the documentation",
    .enabled(if: !isDebug, "takes long in a debug build"))
  func rPentomino() throws {
    let input = String(repeating: "c\n", count: 11) + "n\nn\nn\n"
    let views = try Self.views(["life"], lines: 17, input: input)
    let settled = views.last?.joined(separator: "\n")
    #expect(
      settled
        == """
        R-pentomino, generation 1103: 116 alive, seen from 1, 1
        ························································▀▄▀·····
        ·························▄▀▄···▄▄·······························
        ··························▀▀···▀▀·······························
        ································································
        ······························································▀▀
        ································································
        ································································
        ································································
        ································································
        ·······················▄▀▄······································
        ·······················▀▄▀·····▄································
        ··········██··················█·█·······························
        ·······························▀································
        ··██························································▄▄··
        ····························································▀▀··
        ································▀▀▀·····························
        """)
  }

  @Test("life walks a glider down and right, as in the documentation")
  func glider() throws {
    let views = try Self.views(["life"], lines: 17, input: "3\nn\nn\nn\nn\n")
    let shown = views.dropFirst().map { view in
      view.dropFirst().compactMap { line in
        line.contains { "▀▄█".contains($0) } ? line.upToLastCell : nil
      }
    }
    #expect(
      shown == [
        ["·▄", "▄▄█"],
        ["▀▄█", "·▀"],
        ["▄·█", "·▀▀"],
        ["·▀▄▄", "·▀▀"],
        ["··▀▄", "·▀▀▀"],
      ])
  }

  @Test("life refuses generations before the first, and unknown patterns")
  func lifeRefuses() throws {
    let answer = try CommandProcess.explore.run(["life"], input: "p\n6\n0\nx\n\(Int.min)\n")
    let errors = answer.errors.split(separator: "\n")
    #expect(errors.first == "explore: life has nothing before generation 0")
    #expect(errors.count == 5)
    #expect(errors.dropFirst().allSatisfy { $0.contains("it knows 'n' (next), 'p' (previous)") })
    #expect(answer.lines.count == 17)
  }

  @Test("signal is panned and smoothed in any order", arguments: ["now", "io", "async"])
  func signal(effect: String) throws {
    let arguments = ["signal", "--effect", effect]
    let first = try Self.views(arguments, lines: 4, input: "l\ns\nl\ns\n")
    let second = try Self.views(arguments, lines: 4, input: "s\ns\ns\nh\nl\nl\nr\nl\n")
    #expect(first.last == second.last)
    #expect(first.last?.first == "from 10 on")
    // Three samples later, the same samples are three places further left.
    #expect(first[1][1].dropLast(5) == first[0][1].dropFirst(5))
  }

  @Test("signal smoothed eight times is the one of the documentation")
  func smoothed() throws {
    let views = try Self.views(
      ["signal"], lines: 4, input: String(repeating: "s\n", count: 8))
    #expect(
      views.last == [
        "from 0 on",
        "▄▃▃▂▃▃▄▃▄▅▃▄▅▆▅▆▅▆▅▇▆▅▇█▆▆▆▅▅▆▅▅▆▃▄▃▅▄▄▄▁▁▄▄▅▅▄▄▂▃▅▄▇▆▆▅▆▅▆▇",
        "smoothed 8 times",
        "▃▃▃▃▃▃▄▄▄▄▄▅▅▅▅▅▆▆▆▆▆▆▆▆▆▆▆▆▆▅▅▅▅▄▄▄▄▄▃▃▃▃▃▄▄▄▄▄▄▄▅▅▅▆▆▆▆▆▆▆",
      ])
  }

  @Test("signal refuses less than no smoothing, and too much of it")
  func signalRefuses() throws {
    let answer = try CommandProcess.explore.run(
      ["signal"], input: "r\n" + String(repeating: "s\n", count: 65))
    #expect(
      answer.errors
        == "explore: signal is as rough as it was\n"
        + "explore: signal is as smooth as it gets, 64 times\n")
    #expect(answer.lines.suffix(4).contains("smoothed 64 times"))
  }

  @Test(
    "sheet computes what follows, and shows errors where they are, as in the documentation",
    arguments: ["now", "io", "async"])
  func sheet(effect: String) throws {
    let input = "A1 = 3\nB1 = A1 * 2\nC1 = A1+B1*2\nA2 = 1/B9\nB2 = C3\nC3 = B2\n"
    let views = try Self.views(["sheet", "--effect", effect], lines: 10, input: input)
    #expect(
      views.map { $0[0] } == [
        "A1 is empty", "A1 = 3", "B1 = A1 * 2 is 6", "C1 = A1+B1*2 is 15",
        "A2 = 1/B9 is no number: something is divided by zero", "B2 = C3 is 0",
        "C3 = B2 is no number: it needs a cycle, B2 → C3 → B2",
      ])
    #expect(
      views.last?.prefix(5).dropFirst() == [
        "               A         B         C         D         E         F",
        "     1         3         6        15         ·         ·         ·",
        "     2    #DIV/0    #CYCLE         ·         ·         ·         ·",
        "     3         ·         ·    #CYCLE         ·         ·         ·",
      ])
  }

  @Test("sheet goes to other pages and empties cells; a refused input changes nothing")
  func pages() throws {
    let answer = try CommandProcess.explore.run(
      ["sheet"], input: "H9 = 1/3\nA1\nH9 =\nA1 = 1 +\nfoo = 1\nH9\n")
    let views = stride(from: 0, to: answer.lines.count, by: 10).map { answer.lines[$0] }
    #expect(
      views == [
        "A1 is empty", "H9 = 1/3 is 0.3333333333333333", "A1 is empty", "H9 is empty",
        "H9 is empty",
      ])
    #expect(
      answer.lines[12].hasSuffix("9         ·    0.3333         ·         ·         ·         ·"))
    #expect(
      answer.errors == "explore: sheet needs a number or a cell at the end\n"
        + "explore: sheet has no cell 'foo'; cells are A1 to ZZZ999999\n")
  }
}

extension String {
  /// The text right of the origin's neighbour, up to the last living cell.
  fileprivate var upToLastCell: String {
    String(dropFirst(31).reversed().drop { $0 == "·" }.reversed())
  }
}
