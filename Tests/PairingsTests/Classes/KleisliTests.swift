import Pairings
import Testing

@Suite("Kleisli and CoKleisli")
struct KleisliTests {
  @Test("Kleisli arrows form a category")
  func kleisli() {
    let log = Kleisli { (n: Int) in Writer(log: "\(n)", value: n + 1) as Kind<WriterOf<String>, Int>
    }
    #expect(log.map { $0 * 2 }(1) == Writer(log: "1", value: 4))
  }

  @Test("coKleisli arrows form a category")
  func coKleisli() {
    let next = CoKleisli { (w: Kind<StoreOf<Int>, Int>) in w.peeks { $0 + 1 } }
    #expect(next.map { $0 * 2 }(Store(3) { $0 * $0 }) == 32)
  }
}
