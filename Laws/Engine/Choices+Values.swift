/// The ways to draw a value that generators and domains have in common: what each of them makes of
/// others is made by these.
extension Choices {
  /// Draws one of several values; the first is the simplest.
  ///
  /// - Precondition: There is one.
  @inlinable
  public mutating func element<Value>(of values: [Value]) -> Value {
    precondition(!values.isEmpty, "A choice needs an alternative.")
    return values[Int(draw(UInt64(values.count - 1)))]
  }

  /// Draws a value in one of several ways; the first is the simplest.
  ///
  /// - Precondition: There is one.
  @inlinable
  public mutating func oneOf<Value>(_ alternatives: [(inout Choices) -> Value]) -> Value {
    element(of: alternatives)(&self)
  }

  /// Draws a value in one of several ways, each as often as its weight says; the first is the
  /// simplest.
  ///
  /// - Precondition: There is one, and all weights are positive.
  @inlinable
  public mutating func frequency<Value>(
    _ alternatives: [(weight: Int, (inout Choices) -> Value)]
  ) -> Value {
    precondition(!alternatives.isEmpty, "A choice needs an alternative.")
    var total = 0
    for alternative in alternatives {
      precondition(alternative.weight > 0, "What is drawn by weight has one above zero.")
      total += alternative.weight
    }
    return alternatives[index(of: alternatives.count, total) { alternatives[$0].weight }].1(&self)
  }

  /// Draws the number of one of several alternatives with weights of a sum.
  @inlinable
  mutating func index(of count: Int, _ total: Int, _ weight: (Int) -> Int) -> Int {
    let index = draw(UInt64(count - 1)) { random, _ in
      var rest = Int(random.next(through: UInt64(total - 1)))
      var index = 0
      while rest >= weight(index) {
        rest -= weight(index)
        index += 1
      }
      return UInt64(index)
    }
    return Int(index)
  }

  /// Draws a value that meets a condition, up to fifty times; then gives the case up, and returns
  /// the last one for what is left of it.
  @inlinable
  public mutating func filter<Value>(
    _ isIncluded: (Value) -> Bool, _ draw: (inout Choices) -> Value
  ) -> Value {
    for _ in 0..<50 where !isRejected {
      let value = attempt { choices in
        let value = draw(&choices)
        return isIncluded(value) ? value : nil
      }
      if let value { return value }
    }
    reject()
    return draw(&self)
  }

  /// Draws a value or none; none is the simplest.
  @inlinable
  public mutating func optional<Value>(_ draw: (inout Choices) -> Value) -> Value? {
    self.draw(3) == 0 ? nil : draw(&self)
  }

  /// Draws a list: before each element a choice to go on, so that a shrinker can take an element
  /// out.
  ///
  /// - Precondition: The counts are not negative.
  @inlinable
  public mutating func array<Element>(
    count: ClosedRange<Int> = 0...32, _ element: (inout Choices) -> Element
  ) -> [Element] {
    list(count) { element(&$0) }
  }

  /// Draws a list that ends where there is no element, too.
  @inlinable
  mutating func list<Element>(
    _ count: ClosedRange<Int>, _ element: (inout Choices) -> Element?
  ) -> [Element] {
    span(mixed(0x6172_7261)) { choices in
      var values: [Element] = []
      // As long in the mean as a case may be large.
      let mean = UInt64(max(1, min(count.upperBound, choices.size / 8)))
      while values.count < count.upperBound {
        let isForced = values.count < count.lowerBound
        let value: Element? = choices.span(mixed(0x656C_656D)) { choices in
          let goesOn =
            choices.draw(isForced ? 0 : 1) { random, _ in
              isForced || random.next(through: mean) == 0 ? 0 : 1
            } == 1
          return isForced || goesOn ? element(&choices) : nil
        }
        guard let value else { break }
        values.append(value)
      }
      return values
    }
  }
}

extension Choices {
  /// Returns a value that meets a condition, of choices that are no part of a case: of the simplest
  /// ones in their order, and then of others; nil if it seems that there is none.
  @usableFromInline
  static func first<Value>(
    of draw: (inout Choices) -> Value, where isMet: (Value) -> Bool
  ) -> Value? {
    var enumeration = Enumeration(budget: 200)
    while let beginning = enumeration.next() {
      let tape = Tape(beginning: beginning)
      var choices = Choices(seed: 0, size: 100, tape: tape, stream: 0, discard: tape.discard)
      let value = draw(&choices)
      if !choices.isRejected, isMet(value) { return value }
      enumeration.tried(
        tape.sequence, after: beginning.count, isRejected: choices.isRejected)
    }
    for seed in 0..<200 as Range<UInt64> {
      var choices = Choices(seed: seed, size: 100)
      let value = draw(&choices)
      if !choices.isRejected, isMet(value) { return value }
    }
    return nil
  }
}
