import Pairings
import Testing

@Suite("Monoid")
struct MonoidTests {
  /// Checks associativity, and that combining many is combining one by one.
  static func check<S: Semigroup & Equatable>(_ samples: [S]) {
    for a in samples {
      for b in samples {
        for c in samples {
          #expect(
            a.combined(with: b).combined(with: c) == a.combined(with: b.combined(with: c)))
          #expect(S.combineAll(a, [b, c]) == a.combined(with: b).combined(with: c))
        }
      }
    }
  }

  static func checkUnit<M: Monoid & Equatable>(_ samples: [M]) {
    check(samples)
    #expect(M.concat([]) == .empty)
    for a in samples {
      #expect(M.empty.combined(with: a) == a)
      #expect(a.combined(with: .empty) == a)
      #expect(M.concat([a, a]) == a.combined(with: a))
    }
  }

  @Test("monoid laws of the standard types")
  func standard() {
    Self.checkUnit([[], [1], [2, 1]])
    Self.checkUnit(["", "a", "bc"])
    Self.checkUnit([nil, "a", "bc"])
  }

  @Test("monoid laws of the wrappers")
  func wrappers() {
    Self.checkUnit([0, 1, -3].map { Sum($0) })
    Self.checkUnit([0, 1, -3].map { Product($0) })
    Self.checkUnit(["", "a", "bc"].map { Dual($0) })
    #expect(Dual("a").combined(with: Dual("b")).value == "ba")
  }

  @Test("semigroup laws of the wrappers, and what each keeps")
  func semigroups() {
    Self.check([0, 1, -3].map { Minimum($0) })
    Self.check([0, 1, -3].map { Maximum($0) })
    Self.check([0, 1, -3].map { First($0) })
    Self.check([0, 1, -3].map { Last($0) })
    #expect(Minimum.combineAll(Minimum(3), [Minimum(1), Minimum(2)]).value == 1)
    #expect(Maximum.combineAll(Maximum(1), [Maximum(3), Maximum(2)]).value == 3)
    #expect(First.combineAll(First(1), [First(3), First(2)]).value == 1)
    #expect(Last.combineAll(Last(1), [Last(3), Last(2)]).value == 2)
  }
}
