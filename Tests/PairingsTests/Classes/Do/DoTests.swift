import PairingsLaws
import Pairings
import TestSupport
import Testing

/// Do-notation: BA11 is order, laziness and purity; BA12 is the binding of values.
@Suite("Do")
struct DoTests {
  /// The events so far, in order.
  final class World {
    private(set) var events: [String] = []

    func note(_ event: String) { events.append(event) }

    /// Returns work that is noted twice: when it is made, and when it runs.
    func work(_ value: Int) -> IO<Mishap, Int> {
      note("make \(value)")
      return IO.work { () throws(Mishap) in
        self.note("run \(value)")
        if value < 0 { throw .e1 }
        return value
      }
    }
  }

  // MARK: - Order and laziness

  @Test("BA11: a step is made when the one before it has run, the first one included")
  func BA11_inOrder() throws {
    let world = World()
    let steps = Do { world.work(1) }
      .bind { world.work($0 + 1) }
      .discard { world.work($0 + $1) }
      .let { first, second in
        world.note("let")
        return first * second
      }
      .yield { first, second, product in
        world.note("yield")
        return [first, second, product]
      }
    #expect(world.events == [])
    #expect(try steps.run() == [1, 2, 2])
    let once = [
      "make 1", "run 1", "make 2", "run 2", "make 3", "run 3", "let", "yield",
    ]
    #expect(world.events == once)
    #expect(try steps.run() == [1, 2, 2])
    #expect(world.events == once + once)
  }

  @Test("BA11: after a failure no later step is made")
  func BA11_failure() {
    let world = World()
    let steps = Do { world.work(1) }
      .bind { world.work($0 - 2) }
      .bind { world.work($0 + $1) }
      .yield { [$0, $1, $2] }
    #expect(throws: Mishap.e1) { try steps.run() }
    #expect(world.events == ["make 1", "run 1", "make -1", "run -1"])
  }

  @Test("BA11: a lazy monad calls nothing while it is described")
  func BA11_lazy() {
    let world = World()
    let state = Do { world.noting(State<Int, Int>.get) }
      .bind { place in world.noting(.inspect { $0 + place }) }
      .end { place, twice in world.noting(.set(place + twice)) }
    let reader = Do { world.noting(Reader<Int, Int>.ask) }
      .bind { number in world.noting(.asks { "\($0), \(number)" }) }
      .yield { number, text in "\(number), \(text)" }
    #expect(world.events == [])
    #expect(state.exec(2) == 6)
    #expect(reader.run(4) == "4, 4, 4")
    #expect(world.events.count == 5)
  }

  // MARK: - Purity

  @Test("BA11: two interleaved runs of one description are independent")
  func BA11_interleaved() {
    let steps = Do { Talk<Int>.ask("a") }
      .bind { .ask("b after \($0)") }
      .let { $0 * 10 + $1 }
      .discard { .ask("c after \($2)") }
      .end { a, b, c in Do { Talk<Int>.ask("d after \(c)") }.yield { [a, b, c, $0] } }
      .narrow()
    var (left, right) = (steps, steps)
    var questions: [String?] = []
    for answer in 1...4 {
      left = left.answered(answer)
      right = right.answered(-answer)
      questions += [left.question, right.question]
    }
    #expect(
      questions == [
        "b after 1", "b after -1", "c after 12", "c after -12", "d after 12", "d after -12", nil,
        nil,
      ])
    #expect(left.end == [1, 2, 12, 4])
    #expect(right.end == [-1, -2, -12, -4])
    let again = steps.answered(5).answered(6)
    #expect(again.answered(0).answered(7).end == [5, 6, 56, 7])
    #expect(again.answered(0).answered(8).end == [5, 6, 56, 8])
  }

  @Test("BA11: many runs of one description at the same time")
  func BA11_concurrent() async {
    nonisolated(unsafe) let steps = Do { State<Int, Int>.get }
      .discard { place in .set(place * 2) }
      .bind { _ in .get }
      .discard { place, _ in .set(place) }
      .yield { $0 + $1 }
    let areRight = await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<2_000).allSatisfy { steps.run($0 + task) == (3 * ($0 + task), $0 + task) }
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(areRight)
  }

  @Test("BA11: in a recursion and in iterate, on a small stack")
  func BA11_deep() async {
    let depth = many(100_000, inDebug: 20_000)
    let places = await onSmallStack {
      func climb(_ left: Int) -> Kind<StateOf<Int>, Int> {
        Do { State<Int, Int>.get }
          .discard { place in .set(place + 1) }
          .end { place in left == 0 ? .pure(place) : climb(left - 1) }
      }
      func sum(_ left: Int) -> Kind<StateOf<Int>, Int> {
        left == 0
          ? .pure(0) : Do { State<Int, Int>.get }.bind { _ in sum(left - 1) }.yield { $0 + $1 }
      }
      let climbed = State<Int, Int>.iterate(0) { turn in
        Do { State<Int, Int>.get }
          .bind { place in .inspect { $0 - place } }
          .discard { _, _ in .modify { $0 + 1 } }
          .yield { place, _ in turn == depth ? .done(place) : .next(turn + 1) }
      }
      return [
        climb(depth).eval(1), sum(depth).eval(2), climbed.eval(3),
      ]
    }
    #expect(places == [depth + 1, 2 * depth, depth + 3])
  }
}

extension DoTests.World {
  /// Notes the making of a step, and returns it.
  func noting<Moves, Value>(_ step: Kind<Moves, Value>) -> Kind<Moves, Value> {
    note("make")
    return step
  }
}
