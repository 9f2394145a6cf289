import Pairings

/// A noisy signal with a delay and a smoothing: Writer/Traced.
///
/// The log is a delay and a number of rounds, each a sum, and a move adds to one of them. The space
/// holds the view of every log.
package enum Listening {
  package static let exhibit = Exhibit(
    "signal", pair: "Writer/Traced",
    summary: "a noisy signal to pan and to smooth",
    keys: keys)

  /// The sum of the inputs so far.
  package struct Log: Monoid, Equatable {
    package var delay = Sum(0)
    package var rounds = Sum(0)

    package static var empty: Log { Log() }

    package mutating func combine(with other: Log) {
      delay.combine(with: other.delay)
      rounds.combine(with: other.rounds)
    }
  }

  package static let keys = [
    Key("l", "later", .right), Key("h", "earlier", .left), Key("s", "smoother", .up),
    Key("r", "rougher", .down),
  ]

  private static let window = 0..<60
  private static let maximum = 64

  /// The range of the drawn values.
  private static let range = -0.4...1.4

  /// The inputs of the signal.
  package enum Input: String, Sendable {
    case later = "l"
    case earlier = "h"
    case smoother = "s"
    case rougher = "r"
  }

  package static var component: PureComponent<WriterTraced<Log>, Input> {
    Component(
      WriterTraced(),
      Traced(offset: .empty) { log in
        UI { _ in
          Display(text: text(log), facts: facts(log), widget: curves(log)) { key throws(Refusal) in
            try input(for: key, after: log)
          }
        }
      },
      on: .moves { input in
        switch input {
        case .later: .tell(Log(delay: Sum(5)))
        case .earlier: .tell(Log(delay: Sum(-5)))
        case .smoother: .tell(Log(rounds: Sum(1)))
        case .rougher: .tell(Log(rounds: Sum(-1)))
        }
      })
  }

  /// Returns the delayed signal of a log, and its smoothed form.
  private static func signals(_ log: Log) -> (heard: Signal, smooth: Signal) {
    let heard = Signal.noisyWave.moved(by: .tell(log.delay))
    return (heard, heard.smoothed(max(log.rounds.value, 0), radius: 1, at: window))
  }

  /// The delay and the number of rounds of a log.
  private static func facts(_ log: Log) -> [Fact] {
    [
      Fact("from", "\(log.delay.value) on"),
      Fact("smoothed", times(max(log.rounds.value, 0))),
    ]
  }

  /// Returns the curves of both signals of a log in the window.
  private static func curves(_ log: Log) -> Widget {
    let (heard, smooth) = signals(log)
    return .curves(
      [
        Widget.Curve(name: "heard", values: heard.values(window)),
        Widget.Curve(name: "smooth", values: smooth.values(window)),
      ], in: range,
      caption: "from \(log.delay.value) on, smoothed \(times(max(log.rounds.value, 0)))")
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  package static func text(_ log: Log) -> String {
    let (heard, smooth) = signals(log)
    let rounds = max(log.rounds.value, 0)
    return [
      "from \(log.delay.value) on", heard.sparkline(window, in: range),
      "smoothed " + times(rounds), smooth.sparkline(window, in: range),
    ].joined(separator: "\n")
  }

  /// Reads a key after a log.
  package static func input(for key: String, after log: Log) throws(Refusal) -> Input {
    switch Input(rawValue: key) {
    case nil: throw .unknown(key, keys)
    case .smoother? where log.rounds.value >= maximum:
      throw Refusal(message: "is as smooth as it gets, \(maximum) times")
    case .rougher? where log.rounds.value <= 0:
      throw Refusal(message: "is as rough as it was")
    case let input?: return input
    }
  }
}
