import Pairings
import PairingsGallery

// The dependencies of the components in this command.

extension Network where Eff == AsyncOf<Offline> {
  /// A network that answers after a second, and fails for `offline` after two.
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

extension Randomness where Eff: Deferring {
  /// Makes random numbers from a seed; without one, from the system.
  init(seed: UInt64?) {
    var generator: any RandomNumberGenerator =
      seed.map(SplitMix64.init) ?? SystemRandomNumberGenerator()
    self.init { range in Eff.suspend { Eff.pure(.random(in: range, using: &generator)) } }
  }
}
