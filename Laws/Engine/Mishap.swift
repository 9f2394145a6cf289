/// A type of three errors of an effect.
@frozen
public enum Mishap: UInt8, FiniteLawValue, CaseIterable, Error {
  /// The first.
  case e0

  /// The second.
  case e1

  /// The third.
  case e2

  /// The index of the value: its raw value.
  @inlinable
  public var ordinal: Int { Int(rawValue) }
}
