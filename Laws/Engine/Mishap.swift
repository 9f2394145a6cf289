/// A type of three errors of an effect.
@frozen
public enum Mishap: UInt8, FiniteLawValue, Error {
  /// The first.
  case e0

  /// The second.
  case e1

  /// The third.
  case e2
}
