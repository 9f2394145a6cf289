import Pairings
import Testing

@testable import Gallery

@Suite("Conway's life on a Store")
struct LifeTests {
  @Test("a block is still, a blinker blinks")
  func stillAndBlinking() {
    let (block, blinker) = (Pattern.block.plane, Pattern.blinker.plane)
    #expect(block.next == block)
    #expect(blinker.next == Plane("·█\n·█\n·█").moved(by: Cell(x: 0, y: -1)))
    #expect(blinker.next.next == blinker)
  }

  @Test("a glider travels one cell down and right in four generations, and looks different before")
  func glider() {
    let glider = Pattern.glider.plane
    for generation in 1...3 {
      let plane = glider.after(generation)
      #expect(plane.population == 5)
      #expect(!Self.offsets.contains { plane == glider.moved(by: $0) })
    }
    #expect(glider.after(4) == glider.moved(by: Cell(x: 1, y: 1)))
    #expect(glider.after(400) == glider.moved(by: Cell(x: 100, y: 100)))
  }

  @Test("a gun fires a glider every 30 generations")
  func gun() {
    let gun = Pattern.gun.plane
    #expect(gun.population == 36)
    #expect((1...4).map { gun.after(30 * $0).population } == [41, 46, 51, 56])
  }

  /// LifeWiki: 116 cells from generation 1 103 on, where six gliders leave, and the rest
  /// is still or blinks.
  @Test(
    "the R-pentomino settles in generation 1 103, with 116 cells", .timeLimit(.minutes(10)),
    .enabled(if: !isDebug, "takes long in a debug build"))
  func rPentomino() {
    var plane = Pattern.rPentomino.plane
    var populations = [plane.population]
    for _ in 1...1_110 {
      plane = plane.next
      populations.append(plane.population)
    }
    #expect(populations.prefix(12) == [5, 6, 7, 9, 8, 9, 12, 11, 18, 11, 11, 10])
    #expect([69, 100, 500, 1_000, 1_102].map { populations[$0] } == [52, 121, 174, 156, 118])
    #expect(populations[1_103...].allSatisfy { $0 == 116 })
    #expect(populations.max() == 319)
    #expect(populations.firstIndex(of: 319) == 821)
  }

  /// OEIS A164936: the smallest pattern that grows without end.
  @Test("ten cells that grow without end have the populations of the encyclopedia")
  func infiniteGrowth() {
    let plane = Plane(
      """
      ······█·
      ····█·██
      ····█·█·
      ····█···
      ··█·····
      █·█·····
      """)
    let populations = [
      10, 14, 13, 19, 16, 21, 20, 26, 24, 28, 30, 26, 34, 32, 29, 36, 22, 19, 18, 19, 21, 22, 26,
      27, 38, 38, 46, 52, 54, 55, 58, 58, 51, 63, 38, 43, 36, 38, 41, 42, 39, 38, 36, 42, 47, 58,
      60, 56, 55, 53, 60, 57, 62, 51, 49, 59, 45, 36, 34, 35, 35, 39, 36, 35, 36,
    ]
    var generations = sequence(first: plane) { $0.next }
    #expect(populations.indices.map { _ in generations.next()?.population ?? 0 } == populations)
  }

  @Test("an empty plane, one cell and two cells die")
  func extinction() {
    for picture in ["", "█", "██", "█·█"] { #expect(Plane(picture).next == Plane()) }
  }

  // MARK: - Laws

  static let offsets = [-9, -1, 0, 1, 1_000_000].flatMap { x in
    [-7, 0, 1].map { Cell(x: x, y: $0) }
  }

  @Test("a generation agrees with a count of neighbours by hand", arguments: UInt64(0)..<20)
  func agreesWithCounting(seed: UInt64) {
    var plane = Self.soup(seed)
    for _ in 0..<10 {
      let expected = Self.counted(plane)
      plane = plane.next
      #expect(plane == expected)
    }
  }

  @Test("translation: plane.moved(by: offset).next == plane.next.moved(by: offset)")
  func translation() {
    for (seed, offset) in Self.offsets.enumerated() {
      let plane = Self.soup(UInt64(seed))
      #expect(plane.moved(by: offset).next == plane.next.moved(by: offset))
    }
  }

  @Test("move under extend: extend(moved(w, by: m), rule) == moved(extend(w, rule), by: m)")
  func moveUnderExtend() {
    for (seed, offset) in Self.offsets.enumerated() {
      let plane = Self.soup(UInt64(seed)).seen(from: Cell())
      let step = State<Cell, Void>.modify { $0 + offset }
      let movedFirst = plane.moved(by: step).extend(Plane.rule)
      let movedLast = plane.extend(Plane.rule).moved(by: step)
      #expect(movedFirst.position == movedLast.position)
      for cell in Self.square { #expect(movedFirst.peek(cell) == movedLast.peek(cell)) }
    }
  }

  @Test("move under extend holds for a rule that knows its place, too; translation does not")
  func ruleOfAPlace() {
    let rule = { (plane: Store<Cell, Bool>) in plane.position.x > 3 || Plane.rule(plane) }
    let step = State<Cell, Void>.modify { $0 + Cell(x: 2, y: 1) }
    let (glider, moved) = (Pattern.glider.plane, Pattern.glider.plane.moved(by: Cell(x: 2, y: 1)))
    let plane = glider.seen(from: Cell())
    let (first, last) = (plane.moved(by: step).extend(rule), plane.extend(rule).moved(by: step))
    for cell in Self.square { #expect(first.peek(cell) == last.peek(cell)) }
    func isTranslated(_ rule: @escaping (Store<Cell, Bool>) -> Bool) -> Bool {
      let (next, later) = (plane.extend(rule), moved.seen(from: Cell()).extend(rule))
      return Self.square.allSatisfy { next.peek($0) == later.peek($0 + Cell(x: 2, y: 1)) }
    }
    #expect(isTranslated(Plane.rule) && !isTranslated(rule))
  }

  @Test("rule: a generation is the plane extended by the rule; extended twice, it asks 81")
  func extendOfExtend() {
    var asked = 0
    let plane = Self.soup(7)
    let counted = Store<Cell, Bool>(Cell()) {
      asked += 1
      return plane.living.contains($0)
    }
    let twice = counted.extend(Plane.rule).extend(Plane.rule)
    let next = plane.after(2)
    for cell in Self.square { #expect(twice.peek(cell) == next.living.contains(cell)) }
    #expect((8 * 8...9 * 9).contains(asked / Self.square.count))
  }

  // MARK: - Support

  static let square = (-3..<15).flatMap { y in (-3..<15).map { Cell(x: $0, y: y) } }

  /// A square of 12 by 12 cells, of which each is alive with a probability of 0.4.
  static func soup(_ seed: UInt64) -> Plane {
    var random = SplitMix64(state: seed)
    let cells = (0..<12).flatMap { y in (0..<12).map { Cell(x: $0, y: y) } }
    return Plane(living: Set(cells.filter { _ in Int.random(in: 0..<10, using: &random) < 4 }))
  }

  /// The next generation, without a comonad.
  static func counted(_ plane: Plane) -> Plane {
    var counts: [Cell: Int] = [:]
    for cell in plane.living {
      for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
        counts[Cell(x: cell.x + dx, y: cell.y + dy), default: 0] += 1
      }
    }
    let alive = counts.filter { cell, count in
      count == 3 || count == 2 && plane.living.contains(cell)
    }
    return Plane(living: Set(alive.keys))
  }
}
