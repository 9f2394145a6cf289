/// A way to make values out of choices.
///
///     let even = Generator.integer(in: 0...50).map { $0 * 2 }
///     even.sample(seed: 7)  // the same on every machine
///
/// The simplest choices make the simplest value: a generator puts its simplest
/// alternative first. A generator holds no state and may run any number of times.
///
/// It is made of the functions that make its values, and these of values of any type; so it is
/// not `Sendable`, and what all tests share is a computed property:
///
///     extension Generator<Int> {
///       static var even: Generator { integer(in: 0...50).map { $0 * 2 } }
///     }
///
/// - SeeAlso: Claessen and Hughes, *QuickCheck* (2000).
@frozen
public struct Generator<Value> {
  /// Makes a value.
  public let run: (inout Choices) -> Value

  /// Wraps a way to make values.
  @inlinable
  public init(_ run: @escaping (inout Choices) -> Value) { self.run = run }

  /// Returns the value that a seed makes.
  @inlinable
  public func sample(seed: UInt64, size: Int = 50) -> Value {
    var choices = Choices(seed: seed, size: size)
    return run(&choices)
  }
}

// MARK: - Monad

extension Generator {
  /// The generator of one and the same value, out of no choice.
  @inlinable
  public static func pure(_ value: Value) -> Generator { Generator { _ in value } }

  /// Transforms every value.
  @inlinable
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Generator<NewValue> {
    Generator<NewValue> { [run] choices in transform(run(&choices)) }
  }

  /// Goes on with the generator that a value chooses.
  @inlinable
  public func flatMap<NewValue>(
    _ next: @escaping (Value) -> Generator<NewValue>
  ) -> Generator<NewValue> {
    Generator<NewValue> { [run] choices in next(run(&choices)).run(&choices) }
  }

  /// Makes a value, then another one, and combines them.
  @inlinable
  public func zip<Other, Combined>(
    _ other: Generator<Other>, with combine: @escaping (Value, Other) -> Combined
  ) -> Generator<Combined> {
    Generator<Combined> { [run] choices in
      let value = run(&choices)
      return combine(value, other.run(&choices))
    }
  }

  /// Keeps the values that meet a condition.
  ///
  /// A value that does not is thrown away and another one made, up to fifty times;
  /// then the case is given up, and the last value returned for what is left of it.
  @inlinable
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Generator {
    Generator { [run] choices in
      for _ in 0..<50 where !choices.isRejected {
        let value = choices.attempt { choices in
          let value = run(&choices)
          return isIncluded(value) ? value : nil
        }
        if let value { return value }
      }
      choices.reject()
      return run(&choices)
    }
  }
}

// MARK: - Alternatives

extension Generator {
  /// Chooses one of several generators; the first is the simplest.
  ///
  /// - Precondition: There is one.
  @inlinable
  public static func oneOf(_ alternatives: [Generator]) -> Generator {
    precondition(!alternatives.isEmpty, "A choice needs an alternative.")
    let last = UInt64(alternatives.count - 1)
    return Generator { choices in alternatives[Int(choices.draw(last))].run(&choices) }
  }

  /// Chooses one of several values; the first is the simplest.
  ///
  /// - Precondition: There is one.
  @inlinable
  public static func element(of values: [Value]) -> Generator {
    precondition(!values.isEmpty, "A choice needs an alternative.")
    let last = UInt64(values.count - 1)
    return Generator { choices in values[Int(choices.draw(last))] }
  }

  /// Chooses one of several generators, each as often as its weight says; the first
  /// that has a weight is the simplest.
  ///
  /// - Precondition: There is one, and no weight is negative, nor all are zero.
  @inlinable
  public static func frequency(_ alternatives: [(weight: Int, Generator)]) -> Generator {
    precondition(alternatives.allSatisfy { $0.weight >= 0 }, "A weight cannot be negative.")
    let alternatives = alternatives.filter { $0.weight > 0 }
    precondition(!alternatives.isEmpty, "A choice needs an alternative with a weight above zero.")
    let total = alternatives.reduce(0) { $0 + $1.weight }
    return Generator { choices in
      let last = UInt64(alternatives.count - 1)
      let index = choices.draw(last) { random, _ in
        var rest = Int(random.next(through: UInt64(total - 1)))
        var index = 0
        while rest >= alternatives[index].weight {
          rest -= alternatives[index].weight
          index += 1
        }
        return UInt64(index)
      }
      return alternatives[Int(index)].1.run(&choices)
    }
  }

  /// Makes values that contain values of their own type.
  ///
  /// A case is as deep as it may be large: a level below has half the size, and goes on less
  /// often; `depth` levels down only leaves are left.
  ///
  ///     Generator<Tree>.recursive(leaf: .pure(.leaf)) { tree in
  ///       tree.zip(tree, with: Tree.node)
  ///     }
  @inlinable
  public static func recursive(
    leaf: Generator, depth: Int = 5, branch: @escaping (Generator) -> Generator
  ) -> Generator {
    let label = mixed(0x7265_6375)
    guard depth > 0 else {
      return Generator { choices in
        choices.span(label) { choices in
          _ = choices.draw(0)
          return leaf.run(&choices)
        }
      }
    }
    let below = branch(recursive(leaf: leaf, depth: depth - 1, branch: branch))
    return Generator { choices in
      choices.span(label) { choices in
        let size = UInt64(choices.size)
        let goesOn = choices.draw(1) { random, _ in
          random.next(through: 99) < min(75, 10 + size) ? 1 : 0
        }
        return goesOn == 0 ? leaf.run(&choices) : choices.halved(below.run)
      }
    }
  }
}
