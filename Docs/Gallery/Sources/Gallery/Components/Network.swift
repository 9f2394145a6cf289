import Pairings

/// A network that loads pages, and the workplace on which it loads them.
package struct Network<Eff: Failing & Shifting> where Eff.Failure == Offline {
  package let place: Eff.Workplace
  package let load: (_ page: String) -> Kind<Eff, String>

  package init(place: Eff.Workplace, load: @escaping (_ page: String) -> Kind<Eff, String>) {
    (self.place, self.load) = (place, load)
  }
}

/// The error of a network that is not available.
package struct Offline: Error, Hashable {
  package init() {}
}
