/// A type whose values laws can range over by themselves.
public protocol LawValue {
  /// The values.
  static var domain: Domain<Self> { get }

  /// Records all that can be seen of a value.
  func observe(_ seen: inout Observation)
}

extension LawValue where Self: Equatable & CustomStringConvertible {
  /// Records how the value reads.
  ///
  /// - Precondition: Values that differ read differently, and each reads always alike.
  public func observe(_ seen: inout Observation) {
    let text = description
    seen.record(stableHash(text), text)
  }
}

/// A type of a few values, each of them different.
///
/// Laws are checked on types of three, four and five values: with fewer some kinds
/// of mistake cannot be told apart, and with the same count for two types a mistake
/// could confuse them.
public protocol FiniteLawValue: LawValue, CaseIterable, Equatable, Sendable
where Self: RawRepresentable, RawValue == UInt8 {}

extension FiniteLawValue {
  /// Every value, the first the simplest.
  @inlinable
  public static var domain: Domain<Self> {
    Domain(elements: Array(allCases)) { $0.observe(&$1) }
  }

  /// Records which one it is.
  @inlinable
  public func observe(_ seen: inout Observation) { seen.record(UInt64(rawValue), "\(self)") }
}

/// Three values.
@frozen
public enum Three: UInt8, FiniteLawValue {
  /// The first.
  case a0

  /// The second.
  case a1

  /// The third.
  case a2
}

/// Four values.
@frozen
public enum Four: UInt8, FiniteLawValue {
  /// The first.
  case b0

  /// The second.
  case b1

  /// The third.
  case b2

  /// The fourth.
  case b3
}

/// Five values.
@frozen
public enum Five: UInt8, FiniteLawValue {
  /// The first.
  case c0

  /// The second.
  case c1

  /// The third.
  case c2

  /// The fourth.
  case c3

  /// The fifth.
  case c4
}

extension Bool: LawValue {
  /// False and true.
  public static var domain: Domain<Bool> {
    Domain(.bool, elements: [false, true]) { $0.observe(&$1) }
  }

  /// Records which one it is.
  public func observe(_ seen: inout Observation) { seen.record(self ? 1 : 0, "\(self)") }
}

extension Int: LawValue {
  /// All integers, small ones as often as large ones.
  public static var domain: Domain<Int> { Domain(.integer) { $0.observe(&$1) } }

  /// Records the number.
  @inlinable
  public func observe(_ seen: inout Observation) {
    seen.record(UInt64(bitPattern: Int64(self)), "\(self)")
  }
}

extension LawValue where Self: FixedWidthInteger & Sendable {
  /// All integers, small ones as often as large ones.
  @inlinable
  public static var domain: Domain<Self> { Domain(.integer) { $0.observe(&$1) } }

  /// Records the number.
  @inlinable
  public func observe(_ seen: inout Observation) {
    seen.record(UInt64(truncatingIfNeeded: self), "\(self)")
  }
}

extension Int8: LawValue {}
extension Int16: LawValue {}
extension Int32: LawValue {}
extension Int64: LawValue {}
extension UInt: LawValue {}
extension UInt8: LawValue {}
extension UInt16: LawValue {}
extension UInt32: LawValue {}
extension UInt64: LawValue {}

extension Double: LawValue {
  /// Numbers with a point, some that break naive code: both zeros, the infinities, no number.
  public static var domain: Domain<Double> { Domain(.double) { $0.observe(&$1) } }

  /// Records the number: both zeros are one, and so is all that is no number.
  public func observe(_ seen: inout Observation) {
    seen.record(isZero ? 0 : isNaN ? Double.nan.bitPattern : bitPattern, "\(self)")
  }
}

extension Character: LawValue {
  /// Letters first, then others, some that break naive code.
  public static var domain: Domain<Character> { Domain(.character) { $0.observe(&$1) } }

  /// Records the character, scalar by scalar.
  public func observe(_ seen: inout Observation) { seen.record(stableHash("\(self)"), "\(self)") }
}

extension String: LawValue {
  /// Texts, some with characters that break naive code.
  public static var domain: Domain<String> { Domain(.string()) { $0.observe(&$1) } }

  /// Records the text, scalar by scalar: an é of two is not that of one, though `==` says so.
  public func observe(_ seen: inout Observation) { seen.record(stableHash(self), "\"\(self)\"") }
}

extension Array: LawValue where Element: LawValue {
  /// Lists, short ones first.
  @inlinable
  public static var domain: Domain<[Element]> { Element.domain.array() }

  /// Records all values, in order.
  @inlinable
  public func observe(_ seen: inout Observation) { Self.domain.observe(self, &seen) }
}

extension Optional: LawValue where Wrapped: LawValue {
  /// No value, and every value.
  @inlinable
  public static var domain: Domain<Wrapped?> { Wrapped.domain.optional }

  /// Records whether there is a value, and which.
  @inlinable
  public func observe(_ seen: inout Observation) { Self.domain.observe(self, &seen) }
}
