import Pairings
import Testing

@testable import Gallery

@Suite("a moving average by Traced")
struct SignalTests {
  static let samples: [Double] = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9]

  /// The mean of the samples around one, without a comonad; the ends hold.
  static func direct(_ samples: [Double], _ index: Int, _ weights: [Double]) -> Double {
    let radius = weights.count / 2
    let sum = (-radius...radius).reduce(0) { sum, offset in
      let index = Swift.min(Swift.max(index + offset, 0), samples.count - 1)
      return sum + weights[offset + radius] * samples[index]
    }
    return sum / weights.reduce(0, +)
  }

  static func isClose(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  @Test("smoothing is the mean of the samples around each", arguments: 0..<5)
  func movingAverage(radius: Int) {
    let smooth = Signal.sampled(Self.samples).extend { $0.mean(radius: radius) }
    let window = [Double](repeating: 1, count: 2 * radius + 1)
    let moments = -10..<30
    #expect(
      Self.isClose(
        smooth.values(moments), moments.map { Self.direct(Self.samples, $0, window) }))
  }

  @Test("the example of the documentation")
  func peak() {
    let smooth = Signal.sampled([0, 0, 9, 0, 0]).extend { $0.mean(radius: 1) }
    #expect(smooth.values(0..<5) == [0, 3, 3, 3, 0])
    #expect(smooth.moved(by: .tell(Sum(2))).extract() == 3)
  }

  @Test("smoothing twice is one window in the shape of a triangle")
  func triangle() {
    let twice = Signal.sampled([0, 0, 9, 0, 0])
      .extend { $0.mean(radius: 1) }.extend { $0.mean(radius: 1) }
    #expect(twice.values(0..<5) == [1, 2, 3, 2, 1])
    for radius in 1...3 {
      let mean = { (signal: Signal) in signal.mean(radius: radius) }
      let triangle = (-2 * radius...2 * radius).map { Double(2 * radius + 1 - abs($0)) }
      // Far from the ends, where a window is not made of held samples.
      let quiet = [Double](repeating: 0, count: 10)
      let samples = quiet + Self.samples + quiet
      #expect(
        Self.isClose(
          Signal.sampled(samples).extend(mean).extend(mean).values(0..<samples.count),
          samples.indices.map { Self.direct(samples, $0, triangle) }))
    }
  }

  @Test("move under extend: moving and smoothing commute")
  func moveUnderExtend() {
    let signal = Signal.sampled(Self.samples)
    for wait in -5...20 {
      let move = Writer<Sum<Int>, Void>.tell(Sum(wait))
      #expect(
        signal.moved(by: move).extend { $0.mean(radius: 2) }.values(-5..<5)
          == signal.extend { $0.mean(radius: 2) }.moved(by: move).values(-5..<5))
    }
  }

  @Test("rounds of smoothing are that many extends, and ask for each value once a round")
  func rounds() {
    var asked = 0
    let signal = Signal(offset: .empty) { moment in
      asked += 1
      return Double(moment.value * moment.value % 7)
    }
    let mean = { (signal: Signal) in signal.mean(radius: 1) }
    let thrice = signal.extend(mean).extend(mean).extend(mean).values(0..<10)
    #expect(asked == 10 * 27)
    asked = 0
    #expect(signal.smoothed(3, radius: 1, at: 0..<10).values(0..<10) == thrice)
    #expect(asked == 14 * 3)
    #expect(signal.smoothed(0, radius: 1, at: 0..<10).values(0..<10) == signal.values(0..<10))
    #expect(signal.smoothed(3, radius: 1, at: 5..<8).values(0..<10) == thrice)
  }

  @Test("tabulated: signal.tabulated(r).trace(m) == signal.trace(m), moved or not")
  func tabulated() {
    for wait in [-3, 0, 4] {
      let move = Writer<Sum<Int>, Void>.tell(Sum(wait))
      let signal = Signal.noisyWave.moved(by: move)
      #expect(signal.tabulated(-2..<5).values(-9..<9) == signal.values(-9..<9))
      #expect(
        signal.tabulated(-2..<5).moved(by: move).values(-9..<9)
          == signal.moved(by: move).values(-9..<9))
    }
  }

  @Test("a sparkline is as high as its values, and no higher than a block")
  func sparkline() {
    let line = Signal.sampled([0, 1, 2, 3, 4, 5, 6, 7, 99, -99]).sparkline(0..<10, in: 0...8)
    #expect(line == "▁▂▃▄▅▆▇██▁")
  }
}
