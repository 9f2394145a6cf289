/// The decisions that make a test case, one after the other.
///
/// A generator is a function of its choices. A choice is a number from zero up,
/// zero the simplest; whoever shrinks a case edits the numbers and lets the
/// generator read them again, so that what it promises of its values stays true.
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

  /// How large a case may be, from 0 to 100: it grows, and begins anew after a thousand cases or
  /// fewer.
  public private(set) var size: Int

  /// Whether the case was given up because it does not meet a condition: one of these choices, or
  /// of those that an answer of one of its functions was made of.
  public var isRejected: Bool { isOwnRejected || discard?.isRejected ?? false }

  private var isOwnRejected = false

  /// How many choices were made.
  @inlinable
  public var count: Int { made }

  @usableFromInline var made = 0

  /// How many choices a case may make; those after it are the simplest.
  public static var limit: Int { 8_192 }

  /// Makes the choices that a seed stands for, without writing them down.
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
    self.size = size
    self.tape = tape
    self.stream = stream
    self.discard = discard
  }

  /// Chooses a number from zero through `limit`, each as likely as the others.
  @inlinable
  public mutating func draw(_ limit: UInt64) -> UInt64 {
    draw(limit) { random, _ in random.next(through: limit) }
  }

  /// Chooses a number from zero through `limit`, by preference as `pick` does.
  ///
  /// - Precondition: What `pick` returns is at most `limit`.
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
    guard let tape else { return 0 }
    let planned = made > Self.limit ? 0 : tape.planned(stream)
    let value = min(planned ?? pick(&random, recent), limit)
    tape.record(value, limit, stream)
    return value
  }

  /// Makes choices for a part of a value, which may be half as large.
  @inlinable
  public mutating func halved<Value>(_ body: (inout Choices) -> Value) -> Value {
    resized(to: size / 2, body)
  }

  /// Makes choices as in a case that may be as large as said.
  ///
  /// - Precondition: The size is from 0 to 100.
  public mutating func resized<Value>(to size: Int, _ body: (inout Choices) -> Value) -> Value {
    precondition((0...100).contains(size), "A size is from 0 to 100, not \(size).")
    let before = self.size
    self.size = size
    defer { self.size = before }
    return body(&self)
  }

  /// Makes choices that belong together.
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

  /// Makes choices that are thrown away if the value does not meet a condition.
  @inlinable
  public mutating func attempt<Value>(_ body: (inout Choices) -> Value?) -> Value? {
    guard let tape else { return body(&self) }
    let span = tape.open(0, stream)
    let value = body(&self)
    tape.close(span, stream, isDiscarded: value == nil)
    return value
  }

  /// Gives the case up: it counts neither for the law nor against it.
  @inlinable
  public mutating func reject() { markRejected() }

  @usableFromInline
  mutating func markRejected() {
    isOwnRejected = true
    discard?.isRejected = true
  }
}
