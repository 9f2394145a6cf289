/// A function that makes values from choices.
///
///     let even = Generator.integer(in: 0...50).map { $0 * 2 }
///     even.sample(seed: 7)  // the same on every machine
///
/// The simplest choices make the simplest value: a generator puts its simplest alternative first. A
/// generator holds no state and may run any number of times.
///
/// Tests share a generator as a constant, since a generator is `Sendable` whatever its values are:
///
///     extension Generator<Int> {
///       static let even = integer(in: 0...50).map { $0 * 2 }
///     }
///
/// Values that capture other values that are not `Sendable`, such as existing moves, are drawn by a
/// ``Domain``.
///
/// - SeeAlso: Claessen and Hughes, *QuickCheck* (2000).
@frozen
public struct Generator<Value>: Sendable {
  /// The function that makes a value.
  public let run: @Sendable (inout Choices) -> Value

  /// Creates a generator from a function.
  @inlinable
  public init(_ run: @escaping @Sendable (inout Choices) -> Value) { self.run = run }

  /// Returns the value of a seed.
  ///
  /// - Precondition: The size is from 0 to 100.
  @inlinable
  public func sample(seed: UInt64, size: Int = 50) -> Value {
    var choices = Choices(seed: seed, size: size)
    return run(&choices)
  }
}

// MARK: - Monad

extension Generator {
  /// Returns a generator of one value, which makes no choice.
  @inlinable
  public static func pure(_ value: Value) -> Generator where Value: Sendable {
    Generator { _ in value }
  }

  /// Returns a generator of the transformed values.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping @Sendable (Value) -> NewValue
  ) -> Generator<NewValue> {
    Generator<NewValue> { [run] choices in transform(run(&choices)) }
  }

  /// Returns a generator that continues with the generator chosen by a value.
  @inlinable
  public func flatMap<NewValue>(
    _ next: @escaping @Sendable (Value) -> Generator<NewValue>
  ) -> Generator<NewValue> {
    Generator<NewValue> { [run] choices in next(run(&choices)).run(&choices) }
  }

  /// Returns a generator that draws a value and another one, and combines them.
  @inlinable
  public func zip<Other, Combined>(
    _ other: Generator<Other>, with combine: @escaping @Sendable (Value, Other) -> Combined
  ) -> Generator<Combined> {
    Generator<Combined> { [run] choices in
      let value = run(&choices)
      return combine(value, other.run(&choices))
    }
  }

  /// Returns a generator of the values that meet a condition.
  ///
  /// A value that does not meet it is discarded and drawn again, up to fifty times. Then the case
  /// is rejected, and the rest of the case has a value of other choices, which meets the condition.
  ///
  /// - Precondition: A value that meets the condition is found.
  @inlinable
  public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> Generator {
    Generator { [run] choices in choices.filter(isIncluded, run) }
  }
}

// MARK: - Alternatives

extension Generator {
  /// Returns a generator that chooses one of several generators. The first is the simplest.
  ///
  /// - Precondition: There is at least one generator.
  @inlinable
  public static func oneOf(_ alternatives: [Generator]) -> Generator {
    precondition(!alternatives.isEmpty, "A choice needs an alternative.")
    return Generator { choices in choices.element(of: alternatives).run(&choices) }
  }

  /// Returns a generator that chooses one of several values. The first is the simplest.
  ///
  /// - Precondition: There is at least one value.
  @inlinable
  public static func element(of values: [Value]) -> Generator where Value: Sendable {
    precondition(!values.isEmpty, "A choice needs an alternative.")
    return Generator { choices in choices.element(of: values) }
  }

  /// Returns a generator that chooses one of several generators, with frequencies in proportion to
  /// the weights. The first with a positive weight is the simplest.
  ///
  /// - Precondition: No weight is negative, at least one is positive, and their sum is at most
  ///   `Int.max`.
  @inlinable
  public static func frequency(_ alternatives: [(weight: Int, Generator)]) -> Generator {
    precondition(alternatives.allSatisfy { $0.weight >= 0 }, "A weight cannot be negative.")
    let alternatives = alternatives.filter { $0.weight > 0 }
    precondition(!alternatives.isEmpty, "A choice needs an alternative with a weight above zero.")
    let total = Choices.sum(alternatives.map(\.weight))
    return Generator { choices in
      let index = choices.index(of: alternatives.count, total) { alternatives[$0].weight }
      return alternatives[index].1.run(&choices)
    }
  }

  /// Returns a generator of values that contain values of their own type.
  ///
  /// The size of the case limits the depth: each level has half the size, and goes on less often.
  /// At most `depth` levels down, and at most a thousand, only leaves remain.
  ///
  ///     Generator<Tree>.recursive(leaf: .pure(.leaf)) { tree in
  ///       tree.zip(tree, with: Tree.node)
  ///     }
  @inlinable
  public static func recursive(
    leaf: Generator, depth: Int = 5, branch: (Generator) -> Generator
  ) -> Generator {
    let label = mixed(0x7265_6375)
    var levels = Generator { choices in
      choices.span(label) { choices in
        _ = choices.draw(0)
        return leaf.run(&choices)
      }
    }
    for _ in 0..<min(max(depth, 0), 1_000) {
      let below = branch(levels)
      levels = Generator { choices in
        choices.span(label) { choices in
          let size = UInt64(choices.scale)
          let goesOn = choices.draw(1) { random, _ in
            random.next(through: 99) < min(75, 10 + size) ? 1 : 0
          }
          return goesOn == 0 ? leaf.run(&choices) : choices.halved(below.run)
        }
      }
    }
    return levels
  }
}
