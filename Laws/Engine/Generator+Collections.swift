extension Generator {
  /// Returns a generator of lists. A choice to go on precedes each element, so that a shrinker can
  /// remove an element.
  ///
  /// - Precondition: The counts are not negative.
  @inlinable
  public func array(count: ClosedRange<Int> = 0...32) -> Generator<[Value]> {
    precondition(count.lowerBound >= 0, "A list cannot have \(count.lowerBound) elements.")
    return Generator<[Value]> { [run] choices in choices.array(count: count, run) }
  }

  /// Returns a generator of lists whose elements differ by a key, in the order in which they were
  /// drawn.
  ///
  /// A duplicate is drawn again, up to fifty times; then the list ends. If the list is too short,
  /// values of other choices are added.
  ///
  /// - Precondition: The counts are not negative, and as many values that differ are found.
  @inlinable
  public func unique<Key: Hashable & SendableMetatype>(
    by key: @escaping @Sendable (Value) -> Key, count: ClosedRange<Int> = 0...32
  ) -> Generator<[Value]> {
    precondition(count.lowerBound >= 0, "A list cannot have \(count.lowerBound) elements.")
    return Generator<[Value]> { [run] choices in
      var (seen, others): (Set<Key>, Others) = ([], Others())
      return choices.list(count) { choices in
        let value = choices.attempts { choices in
          let value = run(&choices)
          return seen.insert(key(value)).inserted ? value : nil
        }
        guard value == nil, seen.count < count.lowerBound else { return value }
        // A case of the simplest choices repeats itself.
        return others.next(of: run) { seen.insert(key($0)).inserted } ?? Others.missing()
      }
    }
  }

  /// Returns the generator at another size, from 0 to 100.
  @inlinable
  public func resized(to size: Int) -> Generator {
    Generator { [run] choices in choices.resized(to: size, run) }
  }

  /// A generator of a value or nil; nil is the simplest.
  @inlinable
  public var optional: Generator<Value?> {
    Generator<Value?> { [run] choices in choices.optional(run) }
  }
}

extension Generator where Value == Character {
  /// A generator of characters: letters first, then the rest of ASCII, then characters that break
  /// naive code. These are a combining mark, an emoji of several scalars, and a letter of two UTF-8
  /// bytes.
  @inlinable
  public static var character: Generator {
    let letters = (97...122).map { Character(UnicodeScalar($0)) }
    let rest = (32...126).map { Character(UnicodeScalar($0)) }.filter { !letters.contains($0) }
    return element(of: letters + rest + ["\u{301}", "👩🏽‍🚀", "é", "\u{0}", "\n"])
  }
}

extension Generator where Value == String {
  /// Returns a generator of texts of `count` characters, some of which join the character before.
  @inlinable
  public static func string(count: ClosedRange<Int> = 0...16) -> Generator {
    Generator<Character>.character.array(count: count).map { String($0) }
  }
}

extension Generator {
  /// Returns a generator of permutations of some values. The given order is the simplest.
  @inlinable
  public static func permutation<Element>(of elements: [Element]) -> Generator
  where Value == [Element], Element: Sendable {
    Generator { choices in
      var values = elements
      for place in values.indices {
        let rest = UInt64(values.count - 1 - place)
        values.swapAt(place, place + Int(choices.draw(rest)))
      }
      return values
    }
  }

  /// Returns a generator of tuples of the values of several generators, in order.
  ///
  ///     Generator.tuple(.bool, .integer(in: 0...9), .string())
  @inlinable
  public static func tuple<each Part>(
    _ parts: repeat Generator<each Part>
  ) -> Generator where Value == (repeat each Part) {
    Generator { choices in (repeat (each parts).run(&choices)) }
  }
}

extension Generator where Value: Hashable & SendableMetatype {
  /// Returns a generator of sets of values.
  @inlinable
  public func set(count: ClosedRange<Int> = 0...32) -> Generator<Set<Value>> {
    unique(by: { $0 }, count: count).map { Set($0) }
  }

  /// Returns a generator of dictionaries with these values as keys.
  @inlinable
  public func dictionary<Element>(
    to elements: Generator<Element>, count: ClosedRange<Int> = 0...32
  ) -> Generator<[Value: Element]> {
    zip(elements) { ($0, $1) }.unique(by: \.0, count: count)
      .map { Dictionary(uniqueKeysWithValues: $0) }
  }
}

extension Generator where Value == String {
  /// Returns a generator of texts over an alphabet. The first character is the simplest.
  ///
  /// - Precondition: There is at least one character.
  @inlinable
  public static func string(
    of alphabet: String, count: ClosedRange<Int> = 0...16
  ) -> Generator {
    Generator<Character>.element(of: Array(alphabet)).array(count: count).map { String($0) }
  }
}
