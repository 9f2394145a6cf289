extension Generator where Value == Bool {
  /// A generator of false and true.
  @inlinable
  public static var bool: Generator { Generator { $0.draw(1) == 1 } }
}

extension Generator where Value: FixedWidthInteger & Sendable {
  /// Returns a generator of the integers of a range, by magnitude: the simplest is the one nearest
  /// to zero, and small ones are as frequent as large ones.
  ///
  /// One in twenty is the first, the second or one of the last three, including both ends of the
  /// range. One in twenty repeats an earlier number.
  ///
  /// - Precondition: The range has at most 2⁶⁴ integers.
  @inlinable
  public static func integer(in range: ClosedRange<Value>) -> Generator {
    let origin = min(max(0, range.lowerBound), range.upperBound)
    let span =
      Value.Magnitude(truncatingIfNeeded: range.upperBound)
      &- Value.Magnitude(truncatingIfNeeded: range.lowerBound)
    precondition(span <= UInt64.max, "A generator chooses among at most 2⁶⁴ integers.")
    let below =
      UInt64(truncatingIfNeeded: origin) &- UInt64(truncatingIfNeeded: range.lowerBound)
    let above =
      UInt64(truncatingIfNeeded: range.upperBound) &- UInt64(truncatingIfNeeded: origin)
    let limit = below &+ above
    return Generator { choices in
      let index = choices.draw(limit) { random, recent in
        magnitude(limit, &random, recent)
      }
      choices.recent = (index, choices.recent.0)
      return origin &+ offset(index, below: below, above: above)
    }
  }

  /// A generator of all integers of a type.
  ///
  /// - Precondition: They have at most 64 bits.
  @inlinable
  public static var integer: Generator { integer(in: Value.min...Value.max) }
}

/// Returns an index through `limit`, whose number of digits has a uniform distribution.
@inlinable
func magnitude(
  _ limit: UInt64, _ random: inout RandomStream, _ recent: (UInt64, UInt64)
) -> UInt64 {
  let word = random.next()
  guard limit > 15 else { return ((word >> 32) &* (limit + 1)) >> 32 }
  let special = word & 0xFF
  if special < 26 {
    switch special {
    case 0...6: return min(recent.0, limit)
    case 7...12: return min(recent.1, limit)
    case 13...15: return 0
    case 16...18: return 1
    case 19...21: return 2
    case 22...23: return limit
    case 24: return limit - 1
    default: return limit - 2
    }
  }
  let bits = UInt64(64 - limit.leadingZeroBitCount)
  let count = 1 + (((word >> 8) & 0xFF_FFFF) &* bits) >> 24
  let mask: UInt64 = count >= 64 ? .max : (1 << count) - 1
  let value = random.next() & mask
  return value > limit ? value >> 1 : value
}

/// Returns the offset of an index from the simplest number: 0, 1, -1, 2, -2 …, and then only the
/// longer side.
@inlinable
func offset<Value: FixedWidthInteger>(_ index: UInt64, below: UInt64, above: UInt64) -> Value {
  let both = min(below, above)  // Less than half of the numbers, which are 2⁶⁴ at most.
  let isShared = index <= both &* 2
  let distance = Value(
    truncatingIfNeeded: isShared ? (index >> 1) &+ (index & 1) : index &- both)
  return (isShared ? index & 1 == 1 : above > below) ? distance : 0 &- distance
}
