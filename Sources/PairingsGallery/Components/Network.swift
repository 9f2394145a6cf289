import Pairings

/// Where pages come from, and where to wait for them.
struct Network<Eff: Failing & Shifting> where Eff.Failure == Offline {
  let place: Eff.Workplace
  let load: (_ page: String) -> Kind<Eff, String>
}

/// There is no network.
struct Offline: Error {}

extension Network where Eff == AsyncOf<Offline> {
  /// A network that takes its time, and twice as long to find out that it is none.
  static var slow: Network {
    Network(place: .standard) { page in
      Async.concurrent { () async throws(Offline) in
        try? await Task.sleep(for: .seconds(1))
        guard page == "offline" else { return "the \(page): all laws hold" }
        try? await Task.sleep(for: .seconds(1))
        throw Offline()
      }
    }
  }
}
