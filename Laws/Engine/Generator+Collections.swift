extension Generator {
  /// Lists of values: before each element a choice to go on, so that a shrinker can
  /// take an element out.
  ///
  /// - Precondition: The counts are not negative.
  @inlinable
  public func array(count: ClosedRange<Int> = 0...32) -> Generator<[Value]> {
    precondition(count.lowerBound >= 0, "A list cannot have \(count.lowerBound) elements.")
    let label = mixed(0x6172_7261)
    let elementLabel = mixed(0x656C_656D)
    return Generator<[Value]> { [run] choices in
      choices.span(label) { choices in
        var values: [Value] = []
        // As long in the mean as a case may be large.
        let mean = UInt64(max(1, min(count.upperBound, choices.size / 8)))
        while values.count < count.upperBound {
          let isForced = values.count < count.lowerBound
          let value: Value? = choices.span(elementLabel) { choices in
            let goesOn =
              choices.draw(isForced ? 0 : 1) { random, _ in
                isForced || random.next(through: mean) == 0 ? 0 : 1
              } == 1
            return isForced || goesOn ? run(&choices) : nil
          }
          guard let value else { break }
          values.append(value)
        }
        return values
      }
    }
  }

  /// A value or none; none is the simplest.
  @inlinable
  public var optional: Generator<Value?> {
    Generator<Value?> { [run] choices in choices.draw(3) == 0 ? nil : run(&choices) }
  }
}

extension Generator where Value == Character {
  /// Letters first, then the rest of ASCII, then what breaks naive code: a combining
  /// mark, an emoji of several scalars, a letter of two UTF-8 bytes.
  @inlinable
  public static var character: Generator {
    let letters = (97...122).map { Character(UnicodeScalar($0)) }
    let rest = (32...126).map { Character(UnicodeScalar($0)) }.filter { !letters.contains($0) }
    return element(of: letters + rest + ["\u{301}", "👩🏽‍🚀", "é", "\u{0}", "\n"])
  }
}

extension Generator where Value == String {
  /// Texts.
  @inlinable
  public static func string(count: ClosedRange<Int> = 0...16) -> Generator {
    Generator<Character>.character.array(count: count).map { String($0) }
  }
}
