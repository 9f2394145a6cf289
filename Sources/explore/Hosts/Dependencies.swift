import Pairings
import PairingsGallery

// What components depend on, as the command has it.

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

extension Randomness where Eff: Deferring {
  /// The numbers that follow from a seed; without one, others every time.
  init(seed: UInt64?) {
    var generator: any RandomNumberGenerator =
      seed.map(SplitMix64.init) ?? SystemRandomNumberGenerator()
    self.init { range in Eff.suspend { Eff.pure(.random(in: range, using: &generator)) } }
  }
}
