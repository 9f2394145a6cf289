/// What tells a place from others: a word that is made of all its parts.
///
/// Two places with different words differ. Two with the same word are taken for one: of *n*
/// places in words that are as good as random, some two share one with a chance of about
/// *n*² / 2⁶⁵, one in thirty-seven million for a million places. Places of one part that is a word
/// itself or less of one, an `Int`, `UInt64`, `UInt8` or `Bool`, never share one.
///
/// What is equal only if its hash is: a type that hashes a part of what its `==` compares, such
/// as an identity without what may change, has places that are taken for one. Such a type
/// needs a key that says all.
///
/// The word of a place is another in every run of a program, since Swift hashes by chance.
@frozen
public struct Fingerprint {
  /// The word so far.
  @usableFromInline var word: UInt64 = 0

  /// Whether all parts are in it.
  @usableFromInline var isWhole = true

  /// The fingerprint of nothing.
  @inlinable
  public init() {}

  /// The fingerprint of one part.
  @inlinable @inline(__always)
  public init<Part: Hashable>(of part: Part) { combine(part) }

  /// The word; nothing if some part cannot be told from others.
  @inlinable
  public var value: UInt64? { isWhole ? word : nil }

  /// Adds a part.
  @inlinable @inline(__always)
  public mutating func combine<Part: Hashable>(_ part: Part) {
    if let word = Self.word(part) { return combine(word: word) }
    var hasher = Hasher()
    hasher.combine(part)
    combine(word: UInt64(bitPattern: Int64(hasher.finalize())))
  }

  /// A part that is a word, or less of one, as that word.
  @inlinable @inline(__always)
  static func word<Part>(_ part: Part) -> UInt64? {
    // The casts are sound: each is between a type and itself, as its condition says.
    if Part.self == Int.self {
      UInt64(bitPattern: Int64(unsafe unsafeBitCast(part, to: Int.self)))
    } else if Part.self == UInt64.self {
      unsafe unsafeBitCast(part, to: UInt64.self)
    } else if Part.self == UInt8.self {
      UInt64(unsafe unsafeBitCast(part, to: UInt8.self))
    } else if Part.self == Bool.self {
      unsafe unsafeBitCast(part, to: Bool.self) ? 1 : 0
    } else {
      nil
    }
  }

  /// Adds a part of which nothing can be told.
  @inlinable
  public mutating func combineUnknown() { isWhole = false }

  /// Adds a word: for what is there already, a step that loses nothing.
  ///
  /// - SeeAlso: Appleby, *MurmurHash3* (2011), for the mixing.
  @inlinable @inline(__always)
  mutating func combine(word part: UInt64) {
    var mixed = ((word << 25) | (word >> 39)) &+ 0x9E37_79B9_7F4A_7C15 ^ part
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    word = mixed ^ (mixed >> 33)
  }
}
