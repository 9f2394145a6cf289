import Pairings

/// A signal: a value for each moment of a time without beginning or end, focused on the present.
///
/// The log is a delay, so that a move waits, and `trace(Sum(k))` is the value *k* moments after the
/// present.
package typealias Signal = Traced<Sum<Int>, Double>

extension Signal {
  /// Creates a signal from samples. The first sample holds before the first moment, and the last
  /// one after the end.
  ///
  /// - Precondition: There is a sample.
  package static func sampled(_ samples: [Double]) -> Signal {
    Signal(offset: .empty) { samples[Swift.min(Swift.max($0.value, 0), samples.count - 1)] }
  }

  /// Returns the values from `moments.lowerBound` moments after the present on.
  package func values(_ moments: Range<Int>) -> [Double] { moments.map { trace(Sum($0)) } }

  /// Returns the mean of the values at most `radius` moments away from the present.
  ///
  /// It is a function of a signal as `extend` takes it: `extend` computes it at every moment.
  ///
  ///     Signal.sampled([0, 0, 9, 0, 0]).extend { $0.mean(radius: 1) }.values(0..<5)
  ///     // [0, 3, 3, 3, 0]
  ///
  /// - Complexity: O(`radius`).
  package func mean(radius: Int) -> Double {
    values(-radius..<radius + 1).reduce(0, +) / Double(2 * radius + 1)
  }

  /// Smooths this signal several times, for requests at `moments`.
  ///
  /// It repeats `extend { $0.mean(radius: radius) }`. Extended *n* times, a signal requests (2 ·
  /// `radius` + 1)ⁿ samples for a value. So after each round, the values that the next rounds
  /// depend on are tabulated: see ``tabulated(_:)``. At other moments the result is the same, and
  /// as slow as without.
  package func smoothed(_ rounds: Int, radius: Int, at moments: Range<Int>) -> Signal {
    (0..<rounds).reversed().reduce(self) { signal, roundsToGo in
      let margin = roundsToGo * radius
      return signal.extend { $0.mean(radius: radius) }
        .tabulated(moments.lowerBound - margin..<moments.upperBound + margin)
    }
  }

  /// Returns the same signal, whose values at these moments after the present are computed once.
  ///
  /// - Law: `signal.tabulated(r).trace(m) == signal.trace(m)`.
  package func tabulated(_ moments: Range<Int>) -> Signal {
    let (table, now) = (values(moments), offset.value)
    return Signal(offset: offset) { [self] moment in
      let wait = moment.value - now
      return moments.contains(wait) ? table[wait - moments.lowerBound] : trace(Sum(wait))
    }
  }
}

// MARK: - Pictures

extension Signal {
  /// A wave with noise.
  package static var noisyWave: Signal {
    Signal(offset: .empty) { moment in
      let turn = ((moment.value % 40) + 40) % 40
      var noise = SplitMix64(state: UInt64(bitPattern: Int64(moment.value)))
      return Double(turn < 20 ? turn : 40 - turn) / 20 + .random(in: -0.4...0.4, using: &noise)
    }
  }

  /// Returns a line of blocks, whose heights are the values at these moments on a scale from
  /// `range.lowerBound` to `range.upperBound`.
  package func sparkline(_ moments: Range<Int>, in range: ClosedRange<Double>) -> String {
    let blocks = Array("▁▂▃▄▅▆▇█")
    let height = range.upperBound - range.lowerBound
    return String(
      values(moments).map { value in
        let share = (value - range.lowerBound) / height * Double(blocks.count)
        return blocks[Int(Swift.min(Swift.max(share, 0), Double(blocks.count - 1)))]
      })
  }
}
