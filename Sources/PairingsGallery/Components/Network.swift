package import Pairings

/// Where pages come from, and where to wait for them.
package struct Network<Eff: Failing & Shifting> where Eff.Failure == Offline {
  package let place: Eff.Workplace
  package let load: (_ page: String) -> Kind<Eff, String>

  package init(place: Eff.Workplace, load: @escaping (_ page: String) -> Kind<Eff, String>) {
    (self.place, self.load) = (place, load)
  }
}

/// There is no network.
package struct Offline: Error, Hashable {
  package init() {}
}
