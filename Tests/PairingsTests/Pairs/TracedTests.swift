import Pairings
import Testing

@Suite("Traced")
struct TracedTests {
  /// Spaces whose values depend on the order of the log.
  static var samples: [Traced<[Int], Int>] {
    let bases: [([Int]) -> Int] = [
      { $0.count % 3 }, { $0.first ?? 0 }, { $0.reduce(0) { (2 * $0 + $1) % 3 } },
    ]
    return [[], [1], [2, 1]].flatMap { offset in bases.map { Traced(offset: offset, $0) } }
  }

  static let logs = [[], [1], [2], [1, 2], [2, 1], [0, 2, 1]]

  static func observe(_ space: Kind<TracedOf<[Int]>, Int>) -> [Int] {
    logs.map(space.narrow().trace)
  }

  static var looks: [(Kind<TracedOf<[Int]>, Int>) -> Int] {
    [
      { $0.narrow().extract() },
      { $0.narrow().trace([1]) },
      { $0.narrow().offset.last ?? 2 },
      { (2 * $0.narrow().trace([2, 1]) + $0.narrow().extract()) % 3 },
    ]
  }

  @Test("functor and comonad laws")
  func laws() {
    checkFunctor(TracedOf.self, samples: Self.samples, observe: Self.observe)
    checkComonad(TracedOf.self, samples: Self.samples, arrows: Self.looks, observe: Self.observe)
  }

  @Test("trace and traces laws")
  func trace() {
    for w in Self.samples {
      #expect(w.trace([]) == w.extract())
      #expect(w.traces { [$0] } == w.trace([w.extract()]))
      for a in Self.logs {
        for b in Self.logs {
          #expect(w.trace(a + b) == w.extend { $0.trace(b) }.trace(a))
        }
      }
    }
  }

  @Test("listen shows what is written from here on")
  func listen() {
    let total = Traced(offset: [40]) { $0.reduce(0, +) }
    #expect(total.listen().extract() == (40, []))
    #expect(total.listen().trace([2]) == (42, [2]))
    #expect(total.listen().moved(by: .tell([1])).trace([1]) == (42, [1, 1]))
  }

  @Test("duplicate and compose")
  func duplicate() {
    let total = Traced<[Int], Int> { $0.reduce(0, +) }
    #expect(total.duplicate().trace([1]).trace([2]) == 3)
    #expect(Traced.compose({ $0.trace([1]) }, { $0.trace([2]) })(total) == 3)
  }
}
