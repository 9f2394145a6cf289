import Pairings
import TestSupport
import Testing

@Suite("IO")
struct IOTests {
  struct Refused: Error, Equatable {
    let reason: Int
  }

  /// A trace to which work writes as it runs. Tests observe the trace and the outcome.
  final class World {
    var trace: [Int] = []

    func work(_ n: Int, fails: Bool = false) -> IO<Refused, Int> {
      IO.work { () throws(Refused) in
        self.trace.append(n)
        if fails { throw Refused(reason: n) }
        return n
      }
    }

    func observe(_ io: Kind<IOOf<Refused>, Int>) -> [String] {
      trace = []
      let outcome = io.result()
      return trace.map(String.init) + ["\(outcome)"]
    }

  }

  @Test("nothing happens before run, and everything again on each run")
  func laziness() {
    var count = 0
    let io = IO<Never, Int>.work {
      count += 1
      return count
    }
    let program = io.flatMap { n in IO.work { n * 10 } }.replicate(2)
    #expect(count == 0)
    #expect(program.run() == [10, 20])
    #expect(program.run() == [30, 40])
  }

  @Test("Deferring: suspend makes its effect when it runs, once a run")
  func suspend() {
    let world = World()
    var made = 0
    let suspended = IO<Refused, Int>.suspend {
      made += 1
      return world.work(1)
    }
    let chained = suspended.flatMap { world.work($0 + 1) }
    #expect(made == 0)
    #expect(world.observe(chained) == world.observe(world.work(1).then(world.work(2))))
    #expect(made == 1)
    #expect(world.observe(IOOf.suspend { IO.pure(1) }) == world.observe(IO.pure(1)))
  }

  @Test("run throws the typed failure; recover may change its type; attempt keeps it")
  func typedFailure() throws {
    let io = IO<Refused, Int>.work { () throws(Refused) in throw Refused(reason: 1) }
    #expect(throws: Refused(reason: 1)) { try io.run() }
    let recovered: IO<Never, Int> = io.recover { .pure($0.reason) }
    #expect(recovered.run() == 1)
    #expect(
      io.mapFailure { Refused(reason: $0.reason + 1) }.result() == .failure(Refused(reason: 2)))
    #expect(io.result() == .failure(Refused(reason: 1)))
    #expect(try io.attempt().run() == io.result())
  }

  @Test("zip, traverse and iterate run from left to right")
  func sequencing() {
    let world = World()
    #expect(world.observe(world.work(1).zip(world.work(2)) { $0 + $1 }).dropLast() == ["1", "2"])
    let all = IO<Refused, [Int]>.traverse(three) { world.work($0, fails: $0 == 1) }
    #expect(world.observe(all.map(\.count)).dropLast() == ["0", "1"])
  }
}
