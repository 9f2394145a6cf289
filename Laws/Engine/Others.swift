/// Values that are drawn by other choices than those of a case, and always the same: the simplest ones
/// in their order, and then random ones.
@usableFromInline
struct Others {
  private var enumeration: Enumeration
  private var seed: UInt64 = 0

  /// The number of random values that are tried for the next one.
  private let tries: Int

  /// Creates a source of values, which enumerates the choices of some of them.
  @usableFromInline
  init(enumerated: Int = 200, tries: Int = 2_000) {
    (enumeration, self.tries) = (Enumeration(budget: enumerated), tries)
  }

  /// Returns the next value that meets a condition, or nil if none is found.
  @usableFromInline
  mutating func next<Value>(
    of draw: (inout Choices) -> Value, where isMet: (Value) -> Bool
  ) -> Value? {
    while let beginning = enumeration.next() {
      let tape = Tape(beginning: beginning)
      var choices = Choices(seed: 0, size: 100, tape: tape, stream: 0, discard: tape.discard)
      let value = draw(&choices)
      enumeration.tried(
        tape.sequence, after: beginning.count, isRejected: choices.isRejected)
      if !choices.isRejected, isMet(value) { return value }
    }
    for _ in 0..<tries {
      var choices = Choices(seed: seed, size: 100)
      seed += 1
      let value = draw(&choices)
      if !choices.isRejected, isMet(value) { return value }
    }
    return nil
  }

  /// Returns a value that meets a condition. A few random ones come first: where filters are nested,
  /// the simplest values that one excludes would be tried for each of those of the other.
  @usableFromInline
  static func first<Value>(
    of draw: (inout Choices) -> Value, where isMet: (Value) -> Bool
  ) -> Value {
    var (random, simple) = (Others(enumerated: 0, tries: 200), Others())
    return random.next(of: draw, where: isMet) ?? simple.next(of: draw, where: isMet)
      ?? missing()
  }

  /// Returns the different values that are drawn, if a number of cases draws all of them, of any size;
  /// otherwise nil.
  /// `word` tells values apart, and makes the choices that a value leaves for later.
  static func all<Value>(
    of draw: (inout Choices) -> Value, within cases: Int, _ word: (Value) -> UInt64
  ) -> [Value]? {
    var (enumeration, all, words) = (Enumeration(budget: cases), [Value](), Set<UInt64>())
    while let beginning = enumeration.next() {
      let tape = Tape(beginning: beginning)
      var choices = Choices(seed: 0, size: 100, tape: tape, stream: 0, discard: tape.discard)
      let value = draw(&choices)
      if tape.isSizeRead { return nil }
      if words.insert(word(value)).inserted, !choices.isRejected { all.append(value) }
      enumeration.tried(tape.sequence, after: beginning.count, isRejected: choices.isRejected)
    }
    return enumeration.isComplete && !all.isEmpty ? all : nil
  }

  /// Ends the process, since a law cannot go on without a value.
  @usableFromInline
  static func missing<Value>() -> Value {
    fatalError(
      """
      No value meets the condition of a generator, among thousands that were tried: make values that \
      meet it, or reject the case (Choices.reject) where there may be none.
      """)
  }
}
