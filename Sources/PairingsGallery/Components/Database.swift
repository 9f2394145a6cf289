package import Pairings

/// A database that counts visits.
package struct Database<Eff: Monad> {
  package let countVisit: () -> Kind<Eff, Int>

  package init(_ countVisit: @escaping () -> Kind<Eff, Int>) { self.countVisit = countVisit }
}

extension Database where Eff: Deferring {
  /// Creates a database in memory.
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
