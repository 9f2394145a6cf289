/// Three ways in which an effect may fail.
@frozen
public enum Mishap: UInt8, FiniteLawValue, Error {
  case e0, e1, e2
}
