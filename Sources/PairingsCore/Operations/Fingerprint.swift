/// A word that identifies a place, computed from all its parts.
///
/// Two places with different words differ. Two places with the same word are taken for one. Among
/// *n* places with random words, a collision has a probability of about *n*² / 2⁶⁵: one in
/// thirty-seven million for a million places. Places of a single part that fits into a word, an
/// `Int`, `UInt64`, `UInt8` or `Bool`, never collide.
///
/// A type may hash only some of the properties that its `==` compares, such as an identity without
/// mutable properties. Then different places have the same word. Such a type needs a key that
/// includes all properties.
///
/// The word of a place differs between runs of a program, since Swift seeds its hashing at random.
@frozen
public struct Fingerprint {
  /// The word so far.
  @usableFromInline var word: UInt64 = 0

  /// True if all parts are included.
  @usableFromInline var isWhole = true

  /// Creates the fingerprint of nothing.
  @inlinable
  public init() {}

  /// Creates the fingerprint of one part.
  @inlinable @inline(__always)
  public init<Part: Hashable>(of part: Part) { combine(part) }

  /// The word; nil if some part cannot be identified.
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

  /// Returns a part that fits into a word as that word, or nil.
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

  /// Adds a part that cannot be identified.
  @inlinable
  public mutating func combineUnknown() { isWhole = false }

  /// Adds a word. For a given word so far, different parts give different results.
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
