import Pairings

/// Where visits are counted.
struct Database<Eff: Monad> {
  let countVisit: () -> Kind<Eff, Int>
}

extension Database where Eff: Deferring {
  /// A database that forgets everything at the end.
  init() {
    var visits = 0
    countVisit = {
      Eff.suspend {
        visits += 1
        return Eff.pure(visits)
      }
    }
  }
}
