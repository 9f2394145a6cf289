public import PairingsCore

/// The monoid of the four functions of two values, which does not commute.
///
/// As a log, it is small enough to be checked in full, and confuses neither the order nor the
/// number of the entries: `swap` undoes itself.
@frozen
public enum Endomap: UInt8, FiniteLawValue, CaseIterable {
  /// The function that keeps both values.
  case stay

  /// The function that swaps the values.
  case swap

  /// The function that sets both values to the first.
  case first

  /// The function that sets both values to the second.
  case second

  /// The index of the value: its raw value.
  @inlinable
  public var ordinal: Int { Int(rawValue) }
}

extension Endomap: Monoid {
  /// The function that changes nothing.
  public static var empty: Endomap { .stay }

  /// Applies another function after this one.
  public mutating func combine(with other: Endomap) {
    switch (self, other) {
    case (_, .first), (_, .second): self = other
    case (_, .stay): break
    case (.stay, .swap): self = .swap
    case (.swap, .swap): self = .stay
    case (.first, .swap): self = .second
    case (.second, .swap): self = .first
    }
  }
}
