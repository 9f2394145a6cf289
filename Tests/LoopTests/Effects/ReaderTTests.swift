import Pairings
import Testing

@Suite("ReaderT")
struct ReaderTTests {
  struct Offline: Error, Equatable {}

  /// A dependency: numbers that come one after the other.
  final class Numbers {
    private var next: [Int]
    init(_ numbers: [Int]) { next = numbers.reversed() }

    func int(in range: ClosedRange<Int>) -> IO<Offline, Int> {
      IO.work { () throws(Offline) in
        guard let number = self.next.popLast() else { throw Offline() }
        return range.lowerBound + number % range.count
      }
    }
  }

  @Test func `BA8: a dependency is read from the environment, a larger one by local`() throws {
    struct Dependencies {
      let numbers: Numbers
      let name: String
    }
    let roll = EnvIO<Numbers, Offline, Int>.accessM { $0.int(in: 1...6) }
    let named = roll.local { (all: Dependencies) in all.numbers }
      .zip(.asks { $0.name }) { "\($1) rolls \($0)" }
    let all = Dependencies(numbers: Numbers([2, 5]), name: "Ada")
    #expect(try named.provide(all).run() == "Ada rolls 3")
    #expect(try named.provide(all).run() == "Ada rolls 6")
    #expect(throws: Offline()) { try named.provide(all).run() }
  }

  @Test func `BA9: ask, asks, accessM, local, provide, lift, map, pure, flatMap`() throws {
    typealias Env = EnvIO<Int, Offline, Int>
    func run(_ effect: Kind<EnvIOOf<Int, Offline>, Int>) throws(Offline) -> Int {
      try effect.provide(20).run()
    }
    #expect(try run(Env.ask) == 20)
    #expect(try run(.asks { $0 + 1 }) == 21)
    #expect(try run(.accessM { environment in .work { environment + 2 } }) == 22)
    #expect(try run(Env.ask.local { (environment: Int) in environment * 2 }) == 40)
    #expect(try run(.lift(.work { 5 })) == 5)
    #expect(try run(.pure(6)) == 6)
    #expect(try run(Env.ask.map { $0 + 3 }) == 23)
    #expect(try run(Env.ask.flatMap { a in .asks { a + $0 } }) == 40)
    #expect(try run(Env.raise(Offline()).handle { _ in .asks { -$0 } }) == -20)
  }
}
