/// What a law ranges over: how to make values, and what can be seen of them.
///
/// Domains are built from domains: lists of, functions between, spaces of values. One of your own
/// draws from others what its values are made of:
///
///     Domain { choices in
///       Segment(from: points.draw(&choices), to: points.draw(&choices))
///     } observe: { segment, seen in
///       points.observe(segment.start, &seen)
///       points.observe(segment.end, &seen)
///     }
///
/// It may hold what is not `Sendable`, and is not so itself: it lives where it was made. What tests
/// share is a ``Generator``, or a computed property.
///
/// - SeeAlso: ``Observation``, the meaning of equality.
public struct Domain<Value> {
  /// Makes a value out of choices.
  public let draw: (inout Choices) -> Value

  /// Records all that can be seen of a value.
  public let observe: (Value, inout Observation) -> Void

  /// Every value, if there are few.
  public let elements: [Value]?

  /// What should be met by a share of the cases, or a law says little.
  public let covers: [Cover<Value>]

  /// How a value is shown, where that is not all that can be seen of it.
  @usableFromInline let shown: ((Value) -> String)?

  /// Whether a value, a function, was asked for values that differ.
  let varies: ((Value) -> Bool?)?

  /// States how values are made and seen.
  @inlinable
  public init(
    elements: [Value]? = nil, covers: [Cover<Value>] = [],
    draw: @escaping (inout Choices) -> Value,
    observe: @escaping (Value, inout Observation) -> Void
  ) {
    self.init(draw, elements, covers, observe, shown: nil, varies: nil)
  }

  /// States how the values of a generator are seen.
  @inlinable
  public init(
    _ generator: Generator<Value>, elements: [Value]? = nil, covers: [Cover<Value>] = [],
    observe: @escaping (Value, inout Observation) -> Void
  ) {
    self.init(generator.run, elements, covers, observe, shown: nil, varies: nil)
  }

  /// A few values, the first the simplest.
  ///
  /// - Precondition: There is one.
  @inlinable
  public init(
    elements: [Value], covers: [Cover<Value>] = [],
    observe: @escaping (Value, inout Observation) -> Void
  ) {
    precondition(!elements.isEmpty, "A choice needs an alternative.")
    self.init(
      { choices in choices.element(of: elements) }, elements, covers, observe, shown: nil,
      varies: nil)
  }

  @usableFromInline
  init(
    _ draw: @escaping (inout Choices) -> Value, _ elements: [Value]?, _ covers: [Cover<Value>],
    _ observe: @escaping (Value, inout Observation) -> Void, shown: ((Value) -> String)?,
    varies: ((Value) -> Bool?)?
  ) {
    self.draw = draw
    self.elements = elements
    self.covers = covers
    self.observe = observe
    self.shown = shown
    self.varies = varies
  }

  /// Returns the value that a seed makes.
  ///
  /// - Precondition: The size is from 0 to 100.
  public func sample(seed: UInt64, size: Int = 50) -> Value {
    var choices = Choices(seed: seed, size: size)
    return draw(&choices)
  }

  /// Returns a word that tells values apart.
  @inlinable
  public func word(_ value: Value) -> UInt64 {
    Observation.fingerprint { observe(value, &$0) }
  }

  /// Returns how a value reads.
  public func text(_ value: Value) -> String {
    shown?(value) ?? Observation.text { observe(value, &$0) }
  }
}

/// A condition that a share of the values of a domain should meet.
public struct Cover<Value> {
  /// What the condition is.
  public let name: String

  /// The share, in percent.
  public let percent: Int

  /// Whether a value meets it.
  public let isMet: (Value) -> Bool

  /// States a condition and a share.
  public init(_ name: String, percent: Int, _ isMet: @escaping (Value) -> Bool) {
    self.name = name
    self.percent = percent
    self.isMet = isMet
  }
}
