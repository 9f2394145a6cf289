import Pairings

/// A die to roll: State/Store, by an effectful dispatcher.
///
/// Where its numbers come from is a dependency: the dispatcher reads it from the
/// environment.
struct Die {
  var number = 1

  enum Input {
    case roll
  }

  static let keys = [Key("r", "roll")]

  static func dispatcher<Eff: Monad>(
    _ effect: Eff.Type
  ) -> Dispatcher<Eff, StateOf<Die>, Randomness<Eff>, Input> {
    .effectful { input in
      switch input {
      case .roll:
        .accessM { random in Eff.map(random.int(1...6)) { .set(Die(number: $0)) } }
      }
    }
  }

  static func component<Eff: Monad>(
    _ random: Randomness<Eff>
  ) -> Component<Eff, StateStore<Die>, Display<Eff>> {
    .store(Die(), dispatcher(Eff.self), environment: random) { die, send in
      Display(text: "\(die.number)") { key throws(Refusal) in
        guard key == "r" else { throw .unknown(key, keys) }
        return send(.roll)
      }
    }
  }
}

/// Returns a number of a range by an effect.
struct Randomness<Eff: Monad> {
  let int: (ClosedRange<Int>) -> Kind<Eff, Int>
}

extension Randomness where Eff: Deferring {
  /// The numbers that follow from a seed; without one, others every time.
  init(seed: UInt64?) {
    var generator: any RandomNumberGenerator =
      seed.map(SplitMix64.init) ?? SystemRandomNumberGenerator()
    int = { range in Eff.suspend { Eff.pure(.random(in: range, using: &generator)) } }
  }
}

/// Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators* (2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}

extension Exhibit {
  static var die: Exhibit {
    Exhibit(
      name: "die", pair: "State/Store", summary: "an effectful dispatcher",
      typing: .keys, keys: Die.keys,
      sessions: [
        .io: { Session(Explorer(Die.component(Randomness<IOOf<Never>>(seed: $0.seed))), on: ()) },
        .async: {
          Session(
            Explorer(Die.component(Randomness<AsyncOf<Never>>(seed: $0.seed))), on: Isolation())
        },
      ],
      isRandom: true)
  }
}
