package import Pairings

/// A value for each moment of a time without beginning or end, seen from now.
///
/// The log says how long to wait, so a move is a delay, and `trace(Sum(k))` is the value
/// *k* moments after now.
package typealias Signal = Traced<Sum<Int>, Double>

extension Signal {
  /// Creates a signal from the first moment on; before it the first sample holds, and
  /// after the end the last one.
  ///
  /// - Precondition: There is a sample.
  package static func sampled(_ samples: [Double]) -> Signal {
    Signal(offset: .empty) { samples[Swift.min(Swift.max($0.value, 0), samples.count - 1)] }
  }

  /// Returns the values of the moments from `moments.lowerBound` after now on.
  package func values(_ moments: Range<Int>) -> [Double] { moments.map { trace(Sum($0)) } }

  /// The mean of the values at most `radius` moments away from now.
  ///
  /// It is a function of a signal as `extend` takes it: what it does now, `extend` does
  /// at every moment.
  ///
  ///     Signal.sampled([0, 0, 9, 0, 0]).extend { $0.mean(radius: 1) }.values(0..<5)
  ///     // [0, 3, 3, 3, 0]
  ///
  /// - Complexity: O(`radius`).
  package func mean(radius: Int) -> Double {
    values(-radius..<radius + 1).reduce(0, +) / Double(2 * radius + 1)
  }

  /// Smooths this signal some rounds, where `moments` will be asked for.
  ///
  /// It is `extend { $0.mean(radius: radius) }`, again and again. Extended *n* times a
  /// signal asks (2 · `radius` + 1)ⁿ samples for a value, so that after each round the
  /// values that the rest depends on are tabulated: see ``tabulated(_:)``. At other moments
  /// the result is the same, and as slow as without.
  package func smoothed(_ rounds: Int, radius: Int, at moments: Range<Int>) -> Signal {
    (0..<rounds).reversed().reduce(self) { signal, roundsToGo in
      let margin = roundsToGo * radius
      return signal.extend { $0.mean(radius: radius) }
        .tabulated(moments.lowerBound - margin..<moments.upperBound + margin)
    }
  }

  /// The same signal, with its values at these moments after now computed once.
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
  /// A wave with noise on it.
  package static var noisyWave: Signal {
    Signal(offset: .empty) { moment in
      let turn = ((moment.value % 40) + 40) % 40
      var noise = SplitMix64(state: UInt64(bitPattern: Int64(moment.value)))
      return Double(turn < 20 ? turn : 40 - turn) / 20 + .random(in: -0.4...0.4, using: &noise)
    }
  }

  /// A line of blocks, as high as the values at these moments from `range.lowerBound` to
  /// `range.upperBound`.
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
