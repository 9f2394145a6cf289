import Pairings
import TestSupport
import Testing

/// Do-notation, whose operations are those of its monad.
@Suite("Do")
struct DoTests {
  /// The events so far, in order.
  final class World {
    private(set) var events: [String] = []

    func note(_ event: String) { events.append(event) }

    /// Returns work that is noted twice: when it is made, and when it runs.
    func work(_ value: Int) -> IO<Never, Int> {
      note("make \(value)")
      return IO.work {
        self.note("run \(value)")
        return value
      }
    }
  }

  @Test("BA11: a step is made when the one before it has run, the first one included")
  func BA11_inOrder() {
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
    expectEqual(world.events, [])
    expectEqual(steps.run(), [1, 2, 2])
    let once = [
      "make 1", "run 1", "make 2", "run 2", "make 3", "run 3", "let", "yield",
    ]
    expectEqual(world.events, once)
    expectEqual(steps.run(), [1, 2, 2])
    expectEqual(world.events, once + once)
  }

  @Test("BA12: a step that returns a tuple may come first, made at once or when it runs")
  func BA12_starts() {
    let (two, three) = (Identity((1, 2)), Identity((1, 2, 3)))
    let starts = [
      Do2(two).yield { [$0, $1] }, Do2 { two }.yield { [$0, $1] },
      Do3(three).yield { [$0, $1, $2] }, Do3 { three }.yield { [$0, $1, $2] },
    ]
    expectEqual(starts.map(\.value), [[1, 2], [1, 2], [1, 2, 3], [1, 2, 3]])
  }
}
