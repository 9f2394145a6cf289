public import Pairings

/// The functions of two values as a monoid: four of them, and their order matters.
///
/// A log that is small enough to be checked in full, and in which neither the order
/// nor the number of the entries can be confused: `swap` undoes itself.
@frozen
public enum Turn: UInt8, FiniteLawValue {
  /// Each value stays what it is.
  case stay

  /// Each value becomes the other.
  case swap

  /// Both values become the first.
  case first

  /// Both values become the second.
  case second
}

extension Turn: Monoid {
  /// The function that changes nothing.
  @inlinable
  public static var empty: Turn { .stay }

  /// Applies another function after this one.
  @inlinable
  public mutating func combine(with other: Turn) {
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
