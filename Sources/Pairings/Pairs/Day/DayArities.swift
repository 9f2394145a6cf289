// Three and four spaces side by side are two of which the second is a day. (A type
// over a parameter pack cannot say which of its parts a move is for.)

/// Three spaces side by side.
public typealias Day3<First: Comonad, Second: Comonad, Third: Comonad, Value> =
  Day<First, DayOf<Second, Third>, Value>

/// Four spaces side by side.
public typealias Day4<First: Comonad, Second: Comonad, Third: Comonad, Fourth: Comonad, Value> =
  Day<First, DayOf<Second, DayOf<Third, Fourth>>, Value>

/// The pairing of three spaces side by side.
public typealias DayPairing3<First: Pairing, Second: Pairing, Third: Pairing> =
  DayPairing<First, DayPairing<Second, Third>>

/// The pairing of four spaces side by side.
public typealias DayPairing4<First: Pairing, Second: Pairing, Third: Pairing, Fourth: Pairing> =
  DayPairing<First, DayPairing<Second, DayPairing<Third, Fourth>>>

extension Day {
  /// Puts three spaces side by side; `combine` makes one value of theirs.
  @inlinable
  public convenience init<Middle, Last, A, B, C>(
    _ first: Kind<First, A>, _ second: Kind<Middle, B>, _ third: Kind<Last, C>,
    _ combine: @escaping (A, B, C) -> Value
  ) where Second == DayOf<Middle, Last> {
    self.init(first, Day<Middle, Last, (B, C)>(second, third) { ($0, $1) }) {
      combine($0, $1.0, $1.1)
    }
  }

  /// Puts four spaces side by side; `combine` makes one value of theirs.
  @inlinable
  public convenience init<Middle, Late, Last, A, B, C, D>(
    _ first: Kind<First, A>, _ second: Kind<Middle, B>, _ third: Kind<Late, C>,
    _ fourth: Kind<Last, D>, _ combine: @escaping (A, B, C, D) -> Value
  ) where Second == DayOf<Middle, DayOf<Late, Last>> {
    self.init(first, Day3<Middle, Late, Last, (B, C, D)>(second, third, fourth) { ($0, $1, $2) }) {
      combine($0, $1.0, $1.1, $1.2)
    }
  }
}

extension DayPairing {
  /// Puts three pairings side by side.
  @inlinable
  public init<Middle, Last>(_ first: First, _ second: Middle, _ third: Last)
  where Second == DayPairing<Middle, Last> {
    self.init(first, DayPairing<Middle, Last>(second, third))
  }

  /// Puts four pairings side by side.
  @inlinable
  public init<Middle, Late, Last>(
    _ first: First, _ second: Middle, _ third: Late, _ fourth: Last
  ) where Second == DayPairing<Middle, DayPairing<Late, Last>> {
    self.init(first, DayPairing3(second, third, fourth))
  }
}

extension Kind where Value == Void {
  /// Moves the second of three spaces; the first of the rest.
  @inlinable
  public static func middle<First, Second, Rest>(
    _ move: Kind<Second.Moves, Void>
  ) -> DayMove<First, DayPairing<Second, Rest>, Void>
  where Brand == DayMoveOf<First, DayPairing<Second, Rest>> {
    .second(DayMove<Second, Rest, Void>.first(move))
  }

  /// Moves the third of three spaces, or the third and the fourth of four.
  @inlinable
  public static func third<First, Second, Rest>(
    _ move: Kind<Rest.Moves, Void>
  ) -> DayMove<First, DayPairing<Second, Rest>, Void>
  where Brand == DayMoveOf<First, DayPairing<Second, Rest>> {
    .second(DayMove<Second, Rest, Void>.second(move))
  }
}
