import PairingsDifferences

/// A domain that a law ranges over: a generator of values, and the observation of a value.
///
/// Domains are built from domains: of lists, of functions and of spaces of values. A custom domain
/// draws the parts of its values from others:
///
///     Domain { choices in
///       Segment(from: points.draw(&choices), to: points.draw(&choices))
///     } observe: { segment, seen in
///       points.observe(segment.start, &seen)
///       points.observe(segment.end, &seen)
///     }
///
/// A domain is a class, since each law of a suite captures several: one reference instead of six
/// parts.
///
/// A domain may hold values that are not `Sendable`, and is not `Sendable` itself: it lives in the
/// isolation in which it was created. Tests share a ``Generator``, or a computed property.
///
/// - SeeAlso: ``Observation``, the meaning of equality.
public final class Domain<Value> {
  /// The function that draws a value from choices.
  public let draw: (inout Choices) -> Value

  /// The function that records every observable part of a value.
  public let observe: (Value, inout Observation) -> Void

  /// All values if there are few, otherwise nil.
  public let elements: [Value]?

  /// The conditions that a share of the cases should meet, so that a law is tested.
  public let covers: [Cover<Value>]

  /// The function that returns the text of a value; nil if its source or its observation is the
  /// text.
  let shown: ((Value) -> String)?

  /// The function that returns true if a function in a case returned different values.
  let varies: ((Value) -> Bool?)?

  /// Creates a domain from a function that draws values and one that observes them.
  @inlinable
  public convenience init(
    elements: [Value]? = nil, covers: [Cover<Value>] = [],
    draw: @escaping (inout Choices) -> Value,
    observe: @escaping (Value, inout Observation) -> Void
  ) {
    self.init(draw, elements, covers, observe, shown: nil, varies: nil)
  }

  /// Creates a domain from a generator and a function that observes its values.
  @inlinable
  public convenience init(
    _ generator: Generator<Value>, elements: [Value]? = nil, covers: [Cover<Value>] = [],
    observe: @escaping (Value, inout Observation) -> Void
  ) {
    self.init(generator.run, elements, covers, observe, shown: nil, varies: nil)
  }

  /// Creates a domain of a few values, the first the simplest.
  ///
  /// - Precondition: There is at least one value.
  @inlinable
  public convenience init(
    elements: [Value], covers: [Cover<Value>] = [],
    observe: @escaping (Value, inout Observation) -> Void
  ) {
    precondition(!elements.isEmpty, "A choice needs an alternative.")
    self.init(
      { choices in choices.element(of: elements) }, elements, covers, observe, shown: nil,
      varies: nil)
  }

  /// The values at which a function of this domain is observed: all of them if the domain lists them, or
  /// if at most 32 cases draw all that there are; otherwise eight fixed ones, one of each end of the sizes.
  public private(set) lazy var probes =
    elements ?? Others.all(of: draw, within: 32, word)
    ?? [30, 30, 30, 30, 30, 30, 0, 100].enumerated().map { seed, size in
      sample(seed: UInt64(seed), size: size)
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

  /// Returns the value of a seed.
  ///
  /// - Precondition: The size is from 0 to 100.
  public func sample(seed: UInt64, size: Int = 50) -> Value {
    var choices = Choices(seed: seed, size: size)
    return draw(&choices)
  }

  /// Returns a fingerprint of a value.
  @inlinable
  public func word(_ value: Value) -> UInt64 {
    Observation.fingerprint { observe(value, &$0) }
  }

  /// Returns the text of a value: Swift source that makes it, if the value is data. A function is
  /// the table of its requested inputs, and other values are their observations.
  public func text(_ value: Value) -> String {
    shown?(value) ?? swiftSource(of: value) ?? Observation.text { observe(value, &$0) }
  }
}

/// A condition that a share of the values of a domain should meet.
public struct Cover<Value> {
  /// The name of the condition.
  public let name: String

  /// The share, in percent.
  public let percent: Int

  /// The function that returns true if a value meets the condition.
  public let isMet: (Value) -> Bool

  /// Creates a condition with its share.
  ///
  /// - Precondition: The share is from 0 to 100 percent.
  public init(_ name: String, percent: Int, _ isMet: @escaping (Value) -> Bool) {
    precondition((0...100).contains(percent), "A share of \(percent) % is none.")
    self.name = name
    self.percent = percent
    self.isMet = isMet
  }

  /// Returns the condition for a value of which this one is a part.
  func of<Whole>(
    _ name: String, _ part: @escaping (Whole) -> Value
  ) -> Cover<Whole> {
    Cover<Whole>(name, percent: percent) { [isMet] in isMet(part($0)) }
  }
}
