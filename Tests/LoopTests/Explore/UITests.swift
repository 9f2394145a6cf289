import Pairings
import Testing

@Suite("UI and Send")
struct UITests {
  /// The inputs that were sent.
  private final class Sink {
    var received: [Int] = []
    lazy var send = Send<Int> { [unowned self] in received.append($0) }
  }

  /// Makes the view and presses its two buttons.
  private static func observe(_ ui: UI<Int, [() -> String]>) -> ([String], [Int]) {
    let sink = Sink()
    let labels = ui.make(sink.send).map { $0() }
    return (labels, sink.received)
  }

  /// An interface of two buttons.
  private static var ui: UI<Int, [() -> String]> {
    UI { send in
      [7, 1].map { n in
        {
          send(n)
          return "\(n)"
        }
      }
    }
  }

  static let transforms: [@Sendable ([() -> String]) -> [() -> String]] = [
    { $0 }, { $0 + [{ "end" }] }, { $0.reversed() },
  ]

  static let inputs: [@Sendable (Int) -> Int] = [{ $0 }, { $0 + 1 }, { $0 * 2 }]

  @Test func `BA23: a functor in the view, contravariant in the inputs`() {
    let ui = Self.ui
    #expect(Self.observe(ui) == (["7", "1"], [7, 1]))
    #expect(Self.observe(ui.map { $0 }) == Self.observe(ui))
    #expect(Self.observe(ui.sending { $0 }) == Self.observe(ui))
    for f in Self.transforms {
      for g in Self.transforms {
        #expect(Self.observe(ui.map(f).map(g)) == Self.observe(ui.map { g(f($0)) }))
      }
      for h in Self.inputs {
        #expect(Self.observe(ui.sending(h).map(f)) == Self.observe(ui.map(f).sending(h)))
      }
    }
    for h in Self.inputs {
      for k in Self.inputs {
        #expect(
          Self.observe(ui.sending(h).sending(k)) == Self.observe(ui.sending { k(h($0)) }))
      }
    }
  }

  @Test("copies of a send are equal, and separate sends are not")
  func identity() {
    let send = Send<Int> { _ in }
    let copy = send
    #expect(copy == send && Send<Int> { _ in } != send)
    #expect(send.contramap { $0 } as Send<Int> != send)
  }

  @Test("an explorer gives all its views the same send")
  func explored() {
    let explorer = Explorer(.store(0, on: .reduce { $0 += $1 }) { count, send in (count, send) })
    let send = explorer.view.1
    send(2)
    #expect(explorer.view.0 == 2 && explorer.view.1 == send)
  }
}
