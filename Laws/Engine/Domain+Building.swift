extension Domain {
  /// Returns a domain of random functions from these values.
  ///
  /// Two functions are compared on the ``probes`` of their inputs.
  public func functions<Output>(to outputs: Domain<Output>) -> Domain<Function<Value, Output>> {
    let signature = Signature(self, outputs)
    return Domain<Function<Value, Output>>(
      { choices in Function(FunctionTable(signature, &choices)) }, nil, [],
      { function, seen in
        seen.table(at: self.probes, of: self) { probe, seen in
          outputs.observe(function(probe), &seen)
        }
      }, shown: { $0.table.text }, varies: { $0.table.isVaried })
  }

  /// Returns a domain of lists of these values.
  @inlinable
  public func array(count: ClosedRange<Int> = 0...4) -> Domain<[Value]> {
    precondition(count.lowerBound >= 0, "A list cannot have \(count.lowerBound) elements.")
    let long = Cover<[Value]>("has two elements or more", percent: 20) { $0.count > 1 }
    return Domain<[Value]>(covers: count.upperBound > 1 ? [long] : []) { [draw] choices in
      choices.array(count: count, draw)
    } observe: { [observe] values, seen in
      seen.list { seen in
        seen.count(values.count)
        for (index, value) in values.enumerated() {
          seen.part(index) { observe(value, &$0) }
        }
      }
    }
  }

  /// Returns a domain of pairs of these values and others.
  public func zip<Other>(_ other: Domain<Other>) -> Domain<(Value, Other)> {
    let covers: [Cover<(Value, Other)>] =
      covers.map { cover in cover.of(".0 \(cover.name)") { $0.0 } }
      + other.covers.map { cover in cover.of(".1 \(cover.name)") { $0.1 } }
    return Domain<(Value, Other)>(elements: pairs(with: other), covers: covers) {
      [draw] choices in
      (draw(&choices), other.draw(&choices))
    } observe: { [observe] pair, seen in
      seen.group("") { seen in
        observe(pair.0, &seen)
        seen.mark(.closing)
        other.observe(pair.1, &seen)
      }
    }
  }

  /// The maximal number of values that are enumerated.
  private static var few: Int { 4_096 }

  /// Returns all pairs if there are few, otherwise nil.
  private func pairs<Other>(with other: Domain<Other>) -> [(Value, Other)]? {
    guard let elements, let others = other.elements, !others.isEmpty,
      elements.count <= Self.few / others.count
    else { return nil }
    return elements.flatMap { first in others.map { (first, $0) } }
  }

  /// Returns a domain of the same values in another form, of which `back` is the inverse.
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue, back: @escaping (NewValue) -> Value
  ) -> Domain<NewValue> {
    let covers = covers.map { $0.of($0.name, back) }
    return Domain<NewValue>(elements: elements?.map(transform), covers: covers) {
      [draw] choices in
      transform(draw(&choices))
    } observe: { [observe] value, seen in
      observe(back(value), &seen)
    }
  }
}

extension Observation {
  /// Records the number of parts that follow.
  @inlinable
  public mutating func count(_ count: Int) { fingerprint = mixed(fingerprint ^ UInt64(count)) }

  /// Records a part by its index. The index is not shown, but belongs to the path of a difference.
  @inlinable
  public mutating func part(_ index: Int, _ body: (inout Observation) -> Void) {
    isWriting ? writePart(index, body) : body(&self)
    mark(.closing)
  }
}

extension Domain {
  /// Returns a domain of random functions as plain closures. They are compared and shown by the
  /// same inputs as ``functions(to:)``.
  public func closures<Output>(to outputs: Domain<Output>) -> Domain<(Value) -> Output> {
    let functions = functions(to: outputs)
    return Domain<(Value) -> Output> { choices in
      functions.draw(&choices).run
    } observe: { function, seen in
      seen.table(at: self.probes, of: self) { probe, seen in
        outputs.observe(function(probe), &seen)
      }
    }
  }
}

extension Domain {
  /// Returns a domain of the values that meet a condition, with the covers of this one. Where the
  /// condition excludes what a cover requires, filter ``uncovered``.
  ///
  /// - Precondition: A value that meets the condition is found.
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Domain {
    Domain(
      { [draw] choices in choices.filter(isIncluded, draw) }, elements?.filter(isIncluded),
      covers, observe, shown: shown, varies: nil)
  }

  /// The domain without its covers, for a condition that excludes what they require.
  public var uncovered: Domain { Domain(draw, elements, [], observe, shown: shown, varies: varies) }
}

extension Domain where Value == Void {
  /// The domain of the one value `()`.
  public static var void: Domain {
    Domain(elements: [()], draw: { _ in }) { _, seen in seen.record(0, "()") }
  }
}

extension Domain {
  /// The domain of these values and nil.
  public var optional: Domain<Value?> {
    Domain<Value?>(elements: elements.map { [nil] + $0 }) { [draw] choices in
      choices.optional(draw)
    } observe: { [observe] value, seen in
      guard let value else { return seen.record(0, "nil") }
      seen.count(1)
      observe(value, &seen)
    }
  }
}

extension Domain where Value: Equatable & CustomStringConvertible {
  /// Creates a domain of values that are identified by their descriptions.
  ///
  ///     let dates = Domain(described: Generator.integer(in: 1...31).map { Date(day: $0) })
  ///
  /// The description of a set or a dictionary has another order in each process; describe its
  /// sorted elements.
  ///
  /// - Precondition: Different values have different descriptions, and each value always has the
  ///   same one.
  public convenience init(described generator: Generator<Value>) {
    self.init(generator) { value, seen in
      let text = value.description
      seen.record(stableHash(text), text)
    }
  }
}
