import PairingsDifferences

/// Returns a value as Swift source, or its description.
@usableFromInline
func source<Value>(_ value: Value) -> String { swiftSource(of: value) ?? "\(value)" }

/// A type with a domain for laws.
public protocol LawValue {
  /// The domain of the type.
  static var domain: Domain<Self> { get }

  /// Records every observable part of a value.
  func observe(_ seen: inout Observation)
}

extension LawValue where Self: Equatable & CustomStringConvertible {
  /// Records the description of the value.
  ///
  /// - Precondition: Different values have different descriptions, and each value always has the
  ///   same one.
  public func observe(_ seen: inout Observation) {
    let text = description
    seen.record(stableHash(text), text)
  }
}

/// A type of a few different values.
///
/// Laws are checked on types of three, four and five values. With fewer values, some kinds of error
/// are indistinguishable. With the same number for two types, an error could confuse the types.
///
///     enum Side: FiniteLawValue, CaseIterable { case left, right }
public protocol FiniteLawValue: LawValue, Equatable, Sendable {
  /// All values, the first the simplest.
  static var allValues: [Self] { get }

  /// The index of the value among all values.
  var ordinal: Int { get }
}

extension FiniteLawValue where Self: CaseIterable {
  /// All cases, in the order of their declaration.
  @inlinable
  public static var allValues: [Self] { Array(allCases) }
}

extension FiniteLawValue {
  /// The index of the value, which a comparison with each value finds. A value that a broken instance
  /// has made, and that is not among them, has a larger number, which its description determines.
  @inlinable
  public var ordinal: Int {
    Self.allValues.firstIndex(of: self) ?? Self.allValues.count + Int(stableHash("\(self)") >> 2)
  }

  /// The domain of all values, the first the simplest.
  @inlinable
  public static var domain: Domain<Self> { Domain(elements: allValues) { $0.observe(&$1) } }

  /// Records the value.
  @inlinable
  public func observe(_ seen: inout Observation) { seen.record(UInt64(ordinal), source(self)) }
}

/// A type of three values.
@frozen
public enum Three: UInt8, FiniteLawValue, CaseIterable {
  /// The first.
  case a0

  /// The second.
  case a1

  /// The third.
  case a2

  /// The index of the value: its raw value.
  @inlinable
  public var ordinal: Int { Int(rawValue) }
}

/// A type of four values.
@frozen
public enum Four: UInt8, FiniteLawValue, CaseIterable {
  /// The first.
  case b0

  /// The second.
  case b1

  /// The third.
  case b2

  /// The fourth.
  case b3

  /// The index of the value: its raw value.
  @inlinable
  public var ordinal: Int { Int(rawValue) }
}

/// A type of five values.
@frozen
public enum Five: UInt8, FiniteLawValue, CaseIterable {
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

  /// The index of the value: its raw value.
  @inlinable
  public var ordinal: Int { Int(rawValue) }
}

extension Bool: FiniteLawValue {
  /// False and true.
  public static var allValues: [Bool] { [false, true] }

  /// Zero for false, and one for true.
  public var ordinal: Int { self ? 1 : 0 }

  /// The domain of false and true.
  public static var domain: Domain<Bool> {
    Domain(.bool, elements: [false, true]) { $0.observe(&$1) }
  }
}

extension LawValue where Self: FixedWidthInteger & Sendable {
  /// The domain of all integers, small ones as often as large ones.
  @inlinable
  public static var domain: Domain<Self> { Domain(.integer) { $0.observe(&$1) } }

  /// Records the number, with all words of a type of more than 64 bits.
  @inlinable
  public func observe(_ seen: inout Observation) {
    var code = UInt64(truncatingIfNeeded: self)
    for shift in stride(from: 64, to: Self.bitWidth, by: 64) {
      code = mixed(code) ^ UInt64(truncatingIfNeeded: self >> shift)
    }
    seen.record(code, "\(self)")
  }
}

extension Int: LawValue {}
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
  /// The domain of floating-point numbers. Some break naive code: both zeros, the infinities and
  /// NaN.
  public static var domain: Domain<Double> { Domain(.double) { $0.observe(&$1) } }

  /// Records the number. Both zeros are the same, and so are all NaNs.
  public func observe(_ seen: inout Observation) {
    seen.record(isZero ? 0 : isNaN ? Double.nan.bitPattern : bitPattern, source(self))
  }
}

extension Character: LawValue {
  /// The domain of characters: letters first, then others, some of which break naive code.
  public static var domain: Domain<Character> { Domain(.character) { $0.observe(&$1) } }

  /// Records the character, scalar by scalar.
  public func observe(_ seen: inout Observation) {
    seen.record(stableHash("\(self)"), source(self))
  }
}

extension String: LawValue {
  /// The domain of texts, some with characters that break naive code.
  public static var domain: Domain<String> { Domain(.string()) { $0.observe(&$1) } }

  /// Records the text, scalar by scalar: an é of two scalars differs from that of one, unlike in
  /// `==`.
  public func observe(_ seen: inout Observation) { seen.record(stableHash(self), source(self)) }
}

/// A type without values, such as the failures of an effect that cannot fail.
extension Never: LawValue {
  /// A domain from which no value can be drawn.
  ///
  /// - Precondition: No law draws a value: a law of failures needs a type that has some.
  public static var domain: Domain<Never> {
    Domain { _ in
      preconditionFailure("'Never' has no values: give the law a type that has some.")
    } observe: { _, _ in
    }
  }

  /// Records nothing, since there is no value.
  public func observe(_ seen: inout Observation) {}
}

extension Array: LawValue where Element: LawValue {
  /// The domain of lists, short ones first.
  @inlinable
  public static var domain: Domain<[Element]> { Element.domain.array() }

  /// Records all values, in order.
  @inlinable
  public func observe(_ seen: inout Observation) { Self.domain.observe(self, &seen) }
}

extension Optional: LawValue where Wrapped: LawValue {
  /// The domain of nil and every value.
  @inlinable
  public static var domain: Domain<Wrapped?> { Wrapped.domain.optional }

  /// Records whether there is a value, and the value.
  @inlinable
  public func observe(_ seen: inout Observation) { Self.domain.observe(self, &seen) }
}
