package import Pairings

/// Where visits are counted.
package struct Database<Eff: Monad> {
  package let countVisit: () -> Kind<Eff, Int>

  package init(_ countVisit: @escaping () -> Kind<Eff, Int>) { self.countVisit = countVisit }
}

extension Database where Eff: Deferring {
  /// A database that forgets everything at the end.
  package init() {
    var visits = 0
    self.init {
      Eff.suspend {
        visits += 1
        return Eff.pure(visits)
      }
    }
  }
}
