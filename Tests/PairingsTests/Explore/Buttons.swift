import Pairings

/// The view of the tests: a label, and the buttons that it has by name.
struct Buttons {
  let label: String
  let press: (String) -> Void
}

/// A counter under any effect.
func counter<Eff: Monad>(_ effect: Eff.Type) -> Component<Eff, StateStore<Int>, String, Buttons> {
  .store(
    0,
    on: Dispatcher<IdentityOf, StateOf<Int>, String>.moves { button in
      switch button {
      case "+": .modify { $0 + 1 }
      case "double": .modify { $0 * 2 }
      default: nil
      }
    }.under()
  ) { count, send in
    Buttons(label: "\(count)", press: send.callAsFunction)
  }
}

/// A number under any effect, which is moved by no input.
func number<Eff: Monad>(_ effect: Eff.Type) -> Component<Eff, StateStore<Int>, Never, Int> {
  .store(0, on: .empty) { number, _ in number }
}

/// A sum under any effect, to which inputs add.
func sum<Eff: Monad>(_ effect: Eff.Type) -> Component<Eff, StateStore<Int>, Int, Int> {
  .store(0, on: Dispatcher.reduce { (sum: inout Int, n: Int) in sum += n }.under()) { sum, _ in sum
  }
}

extension Explorer {
  /// True if the last report is one of a runaway loop.
  var isRunaway: Bool { if case .runaway? = lastReport { true } else { false } }
}

/// Collects what an explorer shows.
final class Screen {
  var shown: [String] = []
  private var token: ObservationToken?

  init<Eff, Pair, Input>(_ explorer: Explorer<Eff, Pair, Input, Buttons>) {
    token = explorer.observe { [unowned self] in shown.append("\($0.version): \($0.view.label)") }
  }
}
