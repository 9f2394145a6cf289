import Testing

@testable import Gallery

@Suite("the classics as components")
struct ClassicsTests {
  /// The lines of each view of a component after inputs.
  static func views(_ name: String, _ inputs: [String]) throws -> [[String]] {
    try Drive(name, inputs).views.map { $0.split(separator: "\n").map(String.init) }
  }

  @Test("life steps on and back, and its window moves")
  func life() throws {
    let views = try Self.views("life", ["2", "n", "n", "p", "p", "l", "k"])
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
    let views = try Self.views("life", Array(repeating: "c", count: 11) + ["n", "n", "n"])
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
    let views = try Self.views("life", ["3", "n", "n", "n", "n"])
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
    let drive = try Drive("life", ["p", "6", "0", "x", "\(Int.min)"])
    #expect(drive.refusals.first == "has nothing before generation 0")
    #expect(drive.refusals.count == 5)
    #expect(
      drive.refusals.dropFirst().allSatisfy { $0.contains("it knows 'n' (next), 'p' (previous)") })
    #expect(drive.views.count == 1)
  }

  @Test("signal is panned and smoothed in any order")
  func signal() throws {
    let first = try Self.views("signal", ["l", "s", "l", "s"])
    let second = try Self.views("signal", ["s", "s", "s", "h", "l", "l", "r", "l"])
    #expect(first.last == second.last)
    #expect(first.last?.first == "from 10 on")
    // Three samples later, the same samples are three places further left.
    #expect(first[1][1].dropLast(5) == first[0][1].dropFirst(5))
  }

  @Test("signal smoothed eight times is the one of the documentation")
  func smoothed() throws {
    let views = try Self.views("signal", Array(repeating: "s", count: 8))
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
    let drive = try Drive("signal", ["r"] + Array(repeating: "s", count: 65))
    #expect(drive.refusals == ["is as rough as it was", "is as smooth as it gets, 64 times"])
    #expect(drive.lines.suffix(4).contains("smoothed 64 times"))
  }

  @Test(
    "sheet computes what follows, and shows errors where they are, as in the documentation")
  func sheet() throws {
    let views = try Self.views(
      "sheet", ["A1 = 3", "B1 = A1 * 2", "C1 = A1+B1*2", "A2 = 1/B9", "B2 = C3", "C3 = B2"])
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
    let drive = try Drive("sheet", ["H9 = 1/3", "A1", "H9 =", "A1 = 1 +", "foo = 1", "H9"])
    #expect(
      drive.views.map { $0.prefix { $0 != "\n" } } == [
        "A1 is empty", "H9 = 1/3 is 0.3333333333333333", "A1 is empty", "H9 is empty",
        "H9 is empty",
      ])
    #expect(
      drive.lines[12].hasSuffix("9         ·    0.3333         ·         ·         ·         ·"))
    #expect(
      drive.refusals == [
        "needs a number or a cell at the end", "has no cell 'foo'; cells are A1 to ZZZ999999",
      ])
  }
}

extension String {
  /// The text right of the origin's neighbour, up to the last living cell.
  fileprivate var upToLastCell: String {
    String(dropFirst(31).reversed().drop { $0 == "·" }.reversed())
  }
}
