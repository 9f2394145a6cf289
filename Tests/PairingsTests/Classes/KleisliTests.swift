import Pairings
import Testing

@Suite("Kleisli and CoKleisli")
struct KleisliTests {
  @Test("Kleisli arrows form a category")
  func kleisli() {
    let all = arrows(4, into: WriterTests.samples).map { Kleisli($0) }
    for f in all {
      for a in three {
        #expect(Kleisli.identity().then(f)(a).narrow() == f(a).narrow())
        #expect(f.then(.identity())(a).narrow() == f(a).narrow())
        #expect(f.map { $0 + 1 }(a).narrow() == f(a).narrow().map { $0 + 1 })
        for g in all {
          for h in all {
            #expect(f.then(g).then(h)(a).narrow() == f.then(g.then(h))(a).narrow())
          }
        }
      }
    }
  }

  @Test("coKleisli arrows form a category")
  func coKleisli() {
    let all = StoreTests.looks.map { CoKleisli($0) }
    for w in spread(9, of: StoreTests.all) {
      for f in all {
        #expect(CoKleisli.identity().then(f)(w) == f(w))
        #expect(f.then(.identity())(w) == f(w))
        #expect(f.map { $0 + 1 }(w) == f(w) + 1)
        for g in all {
          for h in all { #expect(f.then(g).then(h)(w) == f.then(g.then(h))(w)) }
        }
      }
    }
  }
}
