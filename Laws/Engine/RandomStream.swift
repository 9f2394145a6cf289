/// A stream of random words that is the same on every machine and in every
/// version: xoshiro256**, seeded by SplitMix64.
///
/// Streams are addressed, not threaded. The words of case *i* of a law depend on the seed of the
/// run, the law's name and *i* alone, so that every case is reproducible by itself.
///
///     var stream = RandomStream(seed: 7)
///     stream.next(through: 5)  // 0 … 5, each as likely
///
/// - Complexity: O(1) for every operation, without any allocation.
/// - SeeAlso: Blackman and Vigna, *Scrambled Linear Pseudorandom Number Generators*
///   (2021); Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators*
///   (2014).
@frozen
public struct RandomStream: RandomNumberGenerator, Sendable {
  @usableFromInline var state: (UInt64, UInt64, UInt64, UInt64)

  /// Creates the stream of a seed.
  @inlinable
  public init(seed: UInt64) {
    var seed = seed
    func split() -> UInt64 {
      seed &+= 0x9E37_79B9_7F4A_7C15
      return mixed(seed)
    }
    state = (split(), split(), split(), split())
  }

  /// Returns the next word.
  @inlinable
  public mutating func next() -> UInt64 {
    let product = state.1 &* 5
    let result = ((product << 7) | (product >> 57)) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = (state.3 << 45) | (state.3 >> 19)
    return result
  }

  /// Returns a number from zero through `limit`, with a uniform distribution.
  ///
  /// - SeeAlso: Lemire, *Fast Random Integer Generation in an Interval* (2019).
  @inlinable
  public mutating func next(through limit: UInt64) -> UInt64 {
    guard limit < .max else { return next() }
    let range = limit + 1
    var product = next().multipliedFullWidth(by: range)
    if product.low < range {
      let threshold = (0 &- range) % range
      while product.low < threshold { product = next().multipliedFullWidth(by: range) }
    }
    return product.high
  }

  /// Returns the seed of the stream with a key under another seed.
  @inlinable
  public static func derive(_ seed: UInt64, _ key: UInt64) -> UInt64 {
    mixed(mixed(seed &+ 0x9E37_79B9_7F4A_7C15) ^ key)
  }
}

/// Returns a word in which every bit depends on every bit of the argument.
@inlinable
package func mixed(_ word: UInt64) -> UInt64 {
  var word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
  word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
  return word ^ (word >> 31)
}

/// Returns a hash of a text that is the same on every machine and in every version.
@inlinable
package func stableHash(_ text: String) -> UInt64 {
  text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
