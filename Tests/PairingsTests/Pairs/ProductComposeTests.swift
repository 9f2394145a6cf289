import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

@Suite("Product, Coproduct and Compose")
struct ProductComposeTests {
  @Test("laws")
  func laws() {
    let runner = Runner(seed: 1, cases: 200)
    let parts = (StateStore<Three>(), WriterTraced<Turn>())
    let (choice, nested) = (CoproductProduct(parts.0, parts.1), ComposePairing(parts.0, parts.1))
    expectLaws(.choice(choice, of: parts.0, parts.1), runner: runner)
    expectLaws(.composition(nested, of: parts.0, parts.1), runner: runner)
  }

  @Test("a choice meets the structure that it chooses")
  func choice() {
    let pairing = CoproductProduct(IdentityPairing(), ReaderEnv<Int>())
    let both = FunctorProduct<IdentityOf, EnvOf<Int>, String>(
      Identity("a"), Env(environment: 4, value: "b"))
    let right = Coproduct<IdentityOf, ReaderOf<Int>, Int>(.right(Reader.asks { $0 * 10 }))
    let left = Coproduct<IdentityOf, ReaderOf<Int>, Int>(.left(Identity(1)))
    #expect(pairing.pair(right, both) { "\($0) \($1)" } == "40 b")
    #expect(pairing.pair(left.map { $0 + 1 }, both) { "\($0) \($1)" } == "2 a")
  }

  @Test("the outer structures meet, then the inner ones")
  func composition() {
    let pairing = ComposePairing(StateStore<Int>(), ReaderEnv<Int>())
    let moves = Compose<StateOf<Int>, ReaderOf<Int>, Int>(
      State { position in
        position += 1
        return Reader.asks { $0 * 10 }
      })
    let spaces = Compose<StoreOf<Int>, EnvOf<Int>, String>(
      Store(1) { Env(environment: $0, value: "at \($0)") })
    #expect(pairing.pair(moves, spaces) { "\($0) \($1)" } == "20 at 2")
  }

  @Test("a product of moves that run at once makes each further move once for each side")
  func eager() {
    typealias Both = FunctorProduct<WriterOf<String>, WriterOf<String>, Int>
    var calls = 0
    func count(down n: Int) -> Both {
      guard n > 0 else { return .pure(0) }
      return FunctorProduct(Writer<String, Void>.tell("a"), Writer<String, Void>.tell("b"))
        .flatMap { _ in
          calls += 1
          return count(down: n - 1)
        }
    }
    let (first, second) = count(down: 20).split()
    #expect(first.log == String(repeating: "a", count: 20))
    #expect(second.log == String(repeating: "b", count: 20))
    #expect(calls == 40)
  }
}
