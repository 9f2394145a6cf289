import PairingsLaws
import Pairings
import PairingsTheory
import PropertyTestingSwiftTesting
import Testing

extension Three {
  var next: Three { Three.allCases[(ordinal + 1) % 3] }
}

// A source of numbers: each request is answered by the seed, which moves on.
struct Source: Comodel {
  func answer<Value>(_ request: Reader<Three, Value>, _ seed: inout Three) -> Value {
    defer { seed = seed.next }
    return request.run(seed)
  }
}

// The same pairing by hand.
struct Drawing: Pairing {
  typealias Moves = FreeOf<ReaderOf<Three>>
  typealias Space = StoreOf<Three>
  var answer: (Three) -> Three = { $0 }

  func pair<First, Second, Result>(
    _ draws: Kind<Moves, First>, _ space: Kind<Space, Second>, _ combine: (First, Second) -> Result
  ) -> Result {
    var (rest, seed) = (draws, space.position)
    while true {
      switch rest.resume() {
      case .left(let value): return combine(value, space.peek(seed))
      case .right(let request): (rest, seed) = (request.run(answer(seed)), seed.next)
      }
    }
  }

  func move<Result, Value>(
    _ draws: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    moveByDuplicating(draws, &space)
  }
}

@Suite struct DerivedPair {
  func agreement(with drawing: Drawing) -> Suite {
    .agreement(
      ComodelPairing(Source()), drawing, spaces: IdentityTransformation<Drawing.Space>(),
      moves: IdentityTransformation<Drawing.Moves>())
  }

  @Test func laws() {
    expectLaws(.comodel(Source()))
    expectLaws(.pairing(ComodelPairing(Source())))
    expectLaws(agreement(with: Drawing()))
  }

  @Test func drawing() {
    let two = Free<ReaderOf<Three>, Three>.lift(.ask).replicate(2)
    let (drawn, seed) = ComodelPairing(Source()).pair(two, Store(.a1) { $0 }) { ($0, $1) }
    #expect(drawn == [.a1, .a2] && seed == .a0)
  }

  // The next seed answers: a pairing, and another one.
  @Test func broken() {
    let late = Drawing { $0.next }
    #expect(failing(.pairing(late)).isEmpty)
    #expect(failing(agreement(with: late)) == ["agreement"])
  }
}
