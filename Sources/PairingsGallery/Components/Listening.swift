import Pairings

/// A noisy signal to pan and to smooth: Writer/Traced.
///
/// The log is a delay and a number of rounds, each added up; a move adds to one of
/// them. The space holds the view of every log.
enum Listening: EveryEffect {
  /// What was asked for so far.
  struct Log: Monoid, Equatable {
    var delay = Sum(0)
    var rounds = Sum(0)

    static var empty: Log { Log() }

    mutating func combine(with other: Log) {
      delay.combine(with: other.delay)
      rounds.combine(with: other.rounds)
    }
  }

  static let keys = [
    Key("l", "later", .right), Key("h", "earlier", .left), Key("s", "smoother", .up),
    Key("r", "rougher", .down),
  ]

  private static let window = 0..<60
  private static let maximum = 64

  static func component<Eff: Monad>(
    _ effect: Eff.Type
  ) -> Component<Eff, WriterTraced<Log>, Display<Eff>> {
    Component(
      WriterTraced(),
      Traced(offset: .empty) { log in
        UI { handler in
          Display(text: text(log)) { input throws(Refusal) in
            handler(try move(for: input, after: log))
          }
        }
      })
  }

  static func text(_ log: Log) -> String {
    let heard = Signal.noisyWave.moved(by: .tell(log.delay))
    let rounds = max(log.rounds.value, 0)
    let smooth = heard.smoothed(rounds, radius: 1, at: window)
    return [
      "from \(log.delay.value) on", heard.sparkline(window, in: -0.4...1.4),
      rounds == 1 ? "smoothed once" : "smoothed \(rounds) times",
      smooth.sparkline(window, in: -0.4...1.4),
    ].joined(separator: "\n")
  }

  /// Returns the move that an input means after what was asked for so far.
  static func move(for input: String, after log: Log) throws(Refusal) -> Writer<Log, Void> {
    switch input {
    case "l": return .tell(Log(delay: Sum(5)))
    case "h": return .tell(Log(delay: Sum(-5)))
    case "s":
      guard log.rounds.value < maximum else {
        throw Refusal(message: "is as smooth as it gets, \(maximum) times")
      }
      return .tell(Log(rounds: Sum(1)))
    case "r":
      guard log.rounds.value > 0 else { throw Refusal(message: "is as rough as it was") }
      return .tell(Log(rounds: Sum(-1)))
    default: throw .unknown(input, keys)
    }
  }
}

extension Exhibit {
  static var signal: Exhibit {
    Exhibit(
      name: "signal", pair: "Writer/Traced", summary: "a noisy signal to pan and to smooth",
      typing: .keys, keys: Listening.keys,
      sessions: Listening.sessions)
  }
}
