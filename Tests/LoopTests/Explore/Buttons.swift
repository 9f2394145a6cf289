import Pairings

/// The view of the tests: a label, and the interactions that it offers by name.
struct Buttons<Eff: Monad> {
  let label: String
  let press: (String) -> Kind<Eff, Void>
}

/// A counter under any effect.
func counter<Eff: Monad>(_ effect: Eff.Type) -> Component<Eff, StateStore<Int>, Buttons<Eff>> {
  Component(
    StateStore(),
    Store(0) { count in
      UI { handler in
        Buttons(label: "\(count)") { button in
          switch button {
          case "+": handler(.modify { $0 + 1 })
          case "double": handler(.modify { $0 * 2 })
          default: Eff.pure(())
          }
        }
      }
    })
}

/// Collects what an explorer shows.
final class Screen {
  var shown: [String] = []
  private var token: ObservationToken?

  init<Eff, Pair>(_ explorer: Explorer<Eff, Pair, Buttons<Eff>>) {
    token = explorer.observe { [unowned self] in shown.append("\($0.version): \($0.view.label)") }
  }
}
