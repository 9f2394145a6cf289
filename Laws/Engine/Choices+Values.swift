/// The primitives that generators and domains share: both draw composite values by these.
extension Choices {
  /// Draws one of several values. The first is the simplest.
  ///
  /// - Precondition: There is at least one value.
  @inlinable
  public mutating func element<Value>(of values: [Value]) -> Value {
    precondition(!values.isEmpty, "A choice needs an alternative.")
    return values[Int(draw(UInt64(values.count - 1)))]
  }

  /// Draws a value by one of several alternatives. The first is the simplest.
  ///
  /// - Precondition: There is at least one alternative.
  @inlinable
  public mutating func oneOf<Value>(_ alternatives: [(inout Choices) -> Value]) -> Value {
    element(of: alternatives)(&self)
  }

  /// Draws a value by one of several alternatives, with frequencies in proportion to the weights.
  /// The first is the simplest.
  ///
  /// - Precondition: There is at least one alternative, all weights are positive, and their sum is
  ///   at most `Int.max`.
  @inlinable
  public mutating func frequency<Value>(
    _ alternatives: [(weight: Int, (inout Choices) -> Value)]
  ) -> Value {
    precondition(!alternatives.isEmpty, "A choice needs an alternative.")
    for alternative in alternatives {
      precondition(alternative.weight > 0, "What is drawn by weight has one above zero.")
    }
    let total = Self.sum(alternatives.map(\.weight))
    return alternatives[index(of: alternatives.count, total) { alternatives[$0].weight }].1(&self)
  }

  /// Returns the sum of weights.
  ///
  /// - Precondition: The sum is at most `Int.max`.
  @inlinable
  static func sum(_ weights: [Int]) -> Int {
    weights.reduce(0) { sum, weight in
      let (sum, isAbove) = sum.addingReportingOverflow(weight)
      precondition(!isAbove, "The sum of the weights is above \(Int.max).")
      return sum
    }
  }

  /// Draws the index of one of several alternatives. `total` is the sum of their weights.
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

  /// Draws a value that meets a condition, in at most fifty attempts. Then it rejects the case, and
  /// returns a value of other choices for the rest of the case, which meets the condition as well.
  ///
  /// - Precondition: A value that meets the condition is found.
  @inlinable
  public mutating func filter<Value>(
    _ isIncluded: (Value) -> Bool, _ draw: (inout Choices) -> Value
  ) -> Value {
    let value = attempts { choices in
      let value = draw(&choices)
      return isIncluded(value) ? value : nil
    }
    if let value { return value }
    reject()
    return Others.first(of: draw, where: isIncluded)
  }

  /// Makes up to fifty attempts at a value, each as a span that is discarded if the value is nil.
  /// They end with one that the others would repeat, and in a case that is rejected.
  @inlinable
  mutating func attempts<Value>(_ body: (inout Choices) -> Value?) -> Value? {
    for _ in 0..<50 where !isRejected {
      let (isRepeated, made) = (tape?.isSimplest(beyond: stream) == true, functions)
      if let value = attempt(body) { return value }
      // Each function has answers of its own.
      if isRepeated, functions == made { break }
    }
    return nil
  }

  /// Draws a value or nil; nil is the simplest.
  @inlinable
  public mutating func optional<Value>(_ draw: (inout Choices) -> Value) -> Value? {
    self.draw(3) == 0 ? nil : draw(&self)
  }

  /// Draws a list. A choice to go on precedes each element, so that a shrinker can remove an
  /// element.
  ///
  /// - Precondition: The counts are not negative.
  @inlinable
  public mutating func array<Element>(
    count: ClosedRange<Int> = 0...32, _ element: (inout Choices) -> Element
  ) -> [Element] {
    list(count) { element(&$0) }
  }

  /// Draws a list that also ends where `element` returns nil.
  @inlinable
  mutating func list<Element>(
    _ count: ClosedRange<Int>, _ element: (inout Choices) -> Element?
  ) -> [Element] {
    span(mixed(0x6172_7261)) { choices in
      var values: [Element] = []
      // The mean length is in proportion to the size of the case.
      let mean = UInt64(max(1, min(count.upperBound, choices.scale / 8)))
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
