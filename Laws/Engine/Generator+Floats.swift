extension Generator where Value == Double {
  /// A generator of floating-point numbers: whole ones first, then fractions, then numbers that
  /// break naive code. These are both zeros, the infinities, NaN, and the smallest and largest
  /// numbers.
  @inlinable
  public static var double: Generator {
    let whole = Generator<Int>.integer(in: -1_000_000...1_000_000).map { Double($0) }
    let fraction = whole.zip(.integer(in: 1...1_000)) { $0 / Double($1) }
    let bits = Generator<UInt64>.integer.map { Double(bitPattern: $0) }
    let special = element(of: [
      -0.0, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
      .leastNormalMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .ulpOfOne,
    ])
    return frequency([(5, whole), (5, fraction), (2, longer(special)), (1, longer(bits))])
  }

  /// Returns a generator of the same numbers, which makes two choices more than it needs: a fraction, of
  /// two numbers, is simpler.
  @inlinable
  static func longer(_ generator: Generator) -> Generator {
    Generator { choices in
      for _ in 0..<2 { _ = choices.draw(0) }
      return generator.run(&choices)
    }
  }

  /// Returns a generator of the floating-point numbers of a range: whole ones first, then its ends, then
  /// others.
  ///
  /// - Precondition: The ends are finite.
  @inlinable
  public static func double(in range: ClosedRange<Double>) -> Generator {
    precondition(range.lowerBound.isFinite && range.upperBound.isFinite, "A range has finite ends.")
    let ends = element(of: [range.lowerBound, range.upperBound])
    let between = Generator<UInt64>.integer(in: 0...(1 << 53)).map { step in
      let share = Double(step) / Double(1 << 53 as UInt64)
      let number = range.lowerBound * (1 - share) + range.upperBound * share
      return max(range.lowerBound, min(number, range.upperBound))
    }
    let limit = Double(1 << 53 as UInt64)
    let (low, high) = (range.lowerBound.rounded(.up), range.upperBound.rounded(.down))
    guard low <= high, low <= limit, high >= -limit else {
      return frequency([(1, ends), (9, between)])
    }
    let whole = Generator<Int>.integer(in: Int(max(low, -limit))...Int(min(high, limit)))
      .map { Double($0) }
    return frequency([(3, whole), (1, ends), (6, between)])
  }
}
