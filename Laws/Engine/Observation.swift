import PairingsDifferences

/// An observation of a value. It defines equality, the inputs of random functions, and the text of
/// a counterexample.
///
/// The observer of a value records its parts in a fixed order. A function is observed by its
/// values, entry by entry, and a space by each of its positions.
///
///     Observation.text { seen in
///       seen.group("Env") {
///         $0.field("environment") { $0.record(Three.a1) }
///         $0.field("value") { $0.record(Four.b0) }
///       }
///     }  // "Env(environment: .a1, value: .b0)"
///
/// Two values are compared by a fingerprint of all their parts, so that two different values are
/// considered equal with a probability of 2⁻⁶⁴.
public struct Observation {
  /// A part of a value, with its path.
  struct Part: Equatable {
    let path: ValuePath
    let text: String
  }

  /// The fingerprint of all parts so far.
  @usableFromInline var fingerprint: UInt64 = 0x6A09_E667_F3BC_C908

  @usableFromInline let isWriting: Bool
  private(set) var parts: [Part] = []
  private var path = ValuePath.whole
  private(set) var text = ""
  private var isFirst = true

  @inlinable
  init(isWriting: Bool) { self.init(writing: isWriting) }

  @usableFromInline
  init(writing: Bool) { isWriting = writing }

  /// Records a part by a number that identifies it and by a text.
  @inlinable
  public mutating func record(_ code: UInt64, _ text: @autoclosure () -> String) {
    fingerprint = mixed(fingerprint ^ code)
    if isWriting { write(text()) }
  }

  /// Records a value of a type with a domain of its own.
  @inlinable
  public mutating func record<Value: LawValue>(_ value: Value) { value.observe(&self) }

  /// Records parts under a name, which is a part as well: `name(…)`.
  @inlinable
  public mutating func group(
    _ name: @autoclosure () -> String, _ body: (inout Observation) -> Void
  ) {
    let name = name()
    identify(name)
    isWriting ? nest(name + "(", ")", body) : body(&self)
    mark(.closing)
  }

  /// Records elements: `[…]`.
  @inlinable
  public mutating func list(_ body: (inout Observation) -> Void) {
    mark(.list)
    isWriting ? nest("[", "]", body) : body(&self)
    mark(.closing)
  }

  /// Records entries: `{…}`.
  @inlinable
  public mutating func table(_ body: (inout Observation) -> Void) {
    mark(.table)
    isWriting ? nest("{", "}", body) : body(&self)
    mark(.closing)
  }

  /// Records a part with a name, which is a part as well: `name: …`.
  @inlinable
  public mutating func field(
    _ name: @autoclosure () -> String, _ body: (inout Observation) -> Void
  ) {
    let name = name()
    identify(name)
    isWriting ? writeField(name, body) : body(&self)
    mark(.closing)
  }

  /// Records the value for an input or a key, which is a part as well: `input → …`.
  @inlinable
  public mutating func entry(
    _ input: @autoclosure () -> String, _ body: (inout Observation) -> Void
  ) {
    let input = input()
    identify(input)
    isWriting ? writeEntry(input, body) : body(&self)
    mark(.closing)
  }

  /// Records the value of a function for a probe, an input that is the same for all values:
  /// `input → …`. The text of the probe is made only for a text of the whole.
  @inlinable
  package mutating func probe(
    _ input: @autoclosure () -> String, _ body: (inout Observation) -> Void
  ) {
    isWriting ? writeEntry(input(), body) : body(&self)
    mark(.closing)
  }

  /// Records the values of a function at probes of a domain: `{input → …, …}`.
  @inlinable
  package mutating func table<Input>(
    at probes: [Input], of inputs: Domain<Input>, _ body: (Input, inout Observation) -> Void
  ) {
    table { seen in
      for probe in probes { seen.probe(inputs.text(probe)) { body(probe, &$0) } }
    }
  }

  /// The bounds of a part that has parts.
  @frozen @usableFromInline
  enum Bound: UInt64 {
    case list = 0x6C15_7000_0000_0001
    case table = 0x7AB1_E000_0000_0002
    case closing = 0xC105_E000_0000_0003
  }

  /// Adds a bound to the fingerprint, so that parts of different parts differ.
  @inlinable
  mutating func mark(_ bound: Bound) { fingerprint = mixed(fingerprint ^ bound.rawValue) }

  /// Adds a name to the fingerprint.
  @usableFromInline
  mutating func identify(_ name: String) {
    fingerprint = mixed(fingerprint ^ stableHash(name))
  }

  @usableFromInline
  mutating func write(_ part: String) {
    separate()
    text += part
    parts.append(Part(path: path, text: part))
  }

  @usableFromInline
  mutating func nest(
    _ opening: String, _ closing: String, _ body: (inout Observation) -> Void
  ) {
    separate()
    text += opening
    isFirst = true
    body(&self)
    text += closing
    isFirst = false
  }

  @usableFromInline
  mutating func writeField(_ name: String, _ body: (inout Observation) -> Void) {
    write("\(name): ", before: path.field(name), body)
  }

  @usableFromInline
  mutating func writeEntry(_ input: String, _ body: (inout Observation) -> Void) {
    write("\(input) → ", before: path.entry(input), body)
  }

  private mutating func write(
    _ beginning: String, before part: ValuePath, _ body: (inout Observation) -> Void
  ) {
    separate()
    text += beginning
    isFirst = true
    descend(to: part, body)
    isFirst = false
  }

  @usableFromInline
  mutating func writePart(_ index: Int, _ body: (inout Observation) -> Void) {
    descend(to: path.element(index), body)
  }

  private mutating func descend(to part: ValuePath, _ body: (inout Observation) -> Void) {
    let whole = path
    path = part
    body(&self)
    path = whole
  }

  private mutating func separate() {
    if !isFirst { text += ", " }
    isFirst = false
  }

  /// Returns the text of the recorded parts.
  public static func text(_ body: (inout Observation) -> Void) -> String {
    var seen = Observation(writing: true)
    body(&seen)
    return seen.text
  }

  /// Returns the fingerprint of the recorded parts.
  @inlinable
  public static func fingerprint(_ body: (inout Observation) -> Void) -> UInt64 {
    var seen = Observation(isWriting: false)
    body(&seen)
    return seen.fingerprint
  }

  /// Returns the first difference between two values with its path: `(.a1).value: .b0 ≠ .b2`.
  static func difference(
    _ left: (inout Observation) -> Void, _ right: (inout Observation) -> Void
  ) -> ValueDifference {
    var (one, other) = (Observation(writing: true), Observation(writing: true))
    left(&one)
    right(&other)
    let place = zip(one.parts, other.parts).prefix { $0 == $1 }.count
    let (mine, others) = (one.parts[place...], other.parts[place...])
    switch (mine.first, others.first) {
    case (let part?, let otherPart?) where part.path == otherPart.path:
      return ValueDifference(at: part.path, part.text, otherPart.text)
    case (let part?, _) where !others.contains { $0.path == part.path }:
      return ValueDifference(at: part.path, part.text, nil)
    case (_, let part?): return ValueDifference(at: part.path, nil, part.text)
    case (let part?, nil): return ValueDifference(at: part.path, part.text, nil)
    case (nil, nil): return ValueDifference(at: .whole, nil, nil)
    }
  }
}
