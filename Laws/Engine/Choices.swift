/// The decisions that make a test case, one after the other.
///
/// A generator is a function of its choices. A choice is a number from zero up, and zero is the
/// simplest. A shrinker edits the numbers and lets the generator read them again, so that its
/// values keep the properties that it guarantees.
///
/// - SeeAlso: MacIver and Donaldson, *Test-Case Reduction via Test-Case
///   Generation* (2020).
public struct Choices: ~Copyable {
  @usableFromInline var random: RandomStream
  @usableFromInline let tape: Tape?
  @usableFromInline let stream: Int
  @usableFromInline let discard: Discard?
  @usableFromInline var recent: (UInt64, UInt64) = (0, 0)
  @usableFromInline var functions = 0

  /// The maximal size of the case, from 0 to 100. It grows over a sweep of at most a thousand
  /// cases, and then starts again. The cases of a generator that reads it are never all tried,
  /// since those of each size may differ.
  public var size: Int {
    tape?.isSizeRead = true
    return scale
  }

  /// The size, for a generator whose cases of any size are among those of the largest.
  @usableFromInline private(set) var scale: Int

  /// True if the case was rejected because it does not meet a condition. The condition is on one of
  /// these choices, or on those of an answer of one of its functions.
  public var isRejected: Bool { isOwnRejected || discard?.isRejected ?? false }

  private var isOwnRejected = false

  /// The number of choices made.
  @inlinable
  public var count: Int { made }

  @usableFromInline var made = 0

  /// The maximal number of choices of a case. A case with more of them is reported. All later
  /// choices are random, so that a generator that draws until it accepts a value comes to an end.
  public static var limit: Int { 8_192 }

  /// The number of choices after which a generator does not come to an end.
  @usableFromInline static var endless: Int { 128 * limit }

  /// Makes the choices of a seed, without recording them.
  ///
  /// - Precondition: The size is from 0 to 100.
  @inlinable
  public init(seed: UInt64, size: Int) {
    precondition((0...100).contains(size), "A size is from 0 to 100, not \(size).")
    self.init(seed: seed, size: size, tape: nil, stream: 0, discard: nil)
  }

  @usableFromInline
  init(seed: UInt64, size: Int, tape: Tape?, stream: Int, discard: Discard?) {
    random = RandomStream(seed: seed)
    scale = size
    self.tape = tape
    self.stream = stream
    self.discard = discard
  }

  /// Chooses a number from zero through `limit`, with a uniform distribution.
  ///
  /// - Precondition: A case makes at most a million choices.
  @inlinable
  public mutating func draw(_ limit: UInt64) -> UInt64 {
    draw(limit) { random, _ in random.next(through: limit) }
  }

  /// Chooses a number from zero through `limit` that meets a condition. The least such number is the
  /// simplest. Of a larger limit than 255, the case is rejected if fifty numbers do not meet it.
  ///
  /// - Precondition: A number that meets the condition is found.
  /// - Complexity: O(`limit`) calls of the condition up to 255, and at most fifty for a larger limit in a case
  ///   that is not rejected.
  @inlinable
  public mutating func draw(_ limit: UInt64, where isIncluded: (UInt64) -> Bool) -> UInt64 {
    guard limit < 256 else { return filter(isIncluded) { $0.draw(limit) } }
    let included = (0...limit).filter(isIncluded)
    return included.isEmpty
      ? Others.missing() : included[Int(draw(UInt64(included.count - 1)))]
  }

  /// Chooses a number from zero through `limit`, with the distribution of `pick`.
  ///
  /// - Precondition: The result of `pick` is at most `limit`.
  @inlinable
  public mutating func draw(
    _ limit: UInt64, by pick: (inout RandomStream, _ recent: (UInt64, UInt64)) -> UInt64
  ) -> UInt64 {
    made &+= 1
    guard tape != nil || made > Self.limit else {
      return pick(&random, recent)
    }
    return recorded(limit, pick)
  }

  @usableFromInline
  mutating func recorded(
    _ limit: UInt64, _ pick: (inout RandomStream, _ recent: (UInt64, UInt64)) -> UInt64
  ) -> UInt64 {
    guard made <= Self.endless else {
      fatalError(
        """
        A generator draws without end, or too much: more than \(Self.endless) choices, of which a case \
        has at most \(Self.limit). Draw with a condition (draw(_:where:), filter) or reject the case.
        """)
    }
    guard let tape else { return pick(&random, recent) }
    if made & 63 == 0 { tape.checkStack(made) }
    let planned = tape.planned(stream, isTooLong: made > Self.limit)
    let value = min(planned ?? pick(&random, recent), limit)
    tape.record(value, limit, stream)
    return value
  }

  /// Makes choices for a part of a value, at half the size.
  @inlinable
  public mutating func halved<Value>(_ body: (inout Choices) -> Value) -> Value {
    rescaled(to: { $0 / 2 }, body)
  }

  /// Makes choices at another size.
  ///
  /// - Precondition: The size is from 0 to 100.
  public mutating func resized<Value>(to size: Int, _ body: (inout Choices) -> Value) -> Value {
    precondition((0...100).contains(size), "A size is from 0 to 100, not \(size).")
    return rescaled(to: { _ in size }, body)
  }

  @usableFromInline
  mutating func rescaled<Value>(
    to scale: (Int) -> Int, _ body: (inout Choices) -> Value
  ) -> Value {
    let before = self.scale
    self.scale = scale(before)
    defer { self.scale = before }
    return body(&self)
  }

  /// Makes choices as one span, which a shrinker edits as a whole.
  @inlinable
  public mutating func span<Value>(
    _ label: UInt64, _ body: (inout Choices) -> Value
  ) -> Value {
    guard let tape else { return body(&self) }
    let span = tape.open(label, stream)
    let value = body(&self)
    tape.close(span, stream, isDiscarded: false)
    return value
  }

  /// Makes choices as a span that is discarded if the value is nil.
  @inlinable
  public mutating func attempt<Value>(_ body: (inout Choices) -> Value?) -> Value? {
    guard let tape else { return body(&self) }
    let span = tape.open(0, stream)
    let value = body(&self)
    tape.close(span, stream, isDiscarded: value == nil)
    return value
  }

  /// Rejects the case, which then counts neither for nor against the law.
  @inlinable
  public mutating func reject() { markRejected() }

  @usableFromInline
  mutating func markRejected() {
    isOwnRejected = true
    discard?.isRejected = true
  }
}
