import Pairings

/// A die that rolls: State/Store, by an effectful dispatcher.
///
/// The source of its numbers is an argument of the dispatcher.
package struct Die {
  package static let exhibit = Exhibit(
    "die", pair: "State/Store", summary: "an effectful dispatcher",
    keys: keys, unknown: .chance)

  package var number = 1

  /// The inputs of the die.
  package enum Input: String, Sendable {
    case roll = "r"
  }

  package static let keys = [Key("r", "roll")]

  package static func dispatcher<Eff: Monad>(
    _ random: Randomness<Eff>
  ) -> Dispatcher<Eff, StateOf<Die>, Input> {
    .effects { input in
      switch input {
      case .roll: .move(Eff.map(random.int(1...6)) { .set(Die(number: $0)) })
      }
    }
  }

  package static func component<Eff: Monad>(
    _ random: Randomness<Eff>
  ) -> Component<Eff, StateStore<Die>, Input, Display<Input>> {
    .store(Die(), on: dispatcher(random)) { die, _ in Display(text: "\(die.number)", keys: keys) }
  }
}

/// A source of random numbers in a range, by an effect.
package struct Randomness<Eff: Monad> {
  package let int: (ClosedRange<Int>) -> Kind<Eff, Int>

  package init(_ int: @escaping (ClosedRange<Int>) -> Kind<Eff, Int>) { self.int = int }
}

/// The generator of Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators* (2014).
package struct SplitMix64: RandomNumberGenerator {
  package var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
