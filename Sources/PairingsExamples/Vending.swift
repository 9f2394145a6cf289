import Pairings
import PairingsAtlas
import PairingsTerminal

/// A machine that sells drinks: Action/Moore.
///
/// Its state hides the stock and the sums. An input is a step of that state, and only the view is
/// visible.
struct Vending {
  enum Drink: String, CaseIterable {
    case tea, cocoa

    var price: Int { self == .tea ? 3 : 5 }
  }

  /// The inputs of the machine.
  enum Input: Hashable { case coin(Int), drink(Drink), refund }

  /// The view of the machine: its front, and the sums of its meters.
  struct Front: Hashable, CustomStringConvertible {
    let description: String

    /// The sum of all coins, the sum that was given back or sold, and the sum that is paid.
    let taken, given, paid: Int
  }

  private var (taken, given) = (0, 0)
  private var stock: [Drink: Int] = [.tea: 3, .cocoa: 1]
  private var tray = "…"

  /// The sum that is paid and not yet used.
  private var paid = 0

  /// Changes the state by an input; every state accepts every input.
  mutating func take(_ input: Input) {
    switch input {
    case .coin(let value):
      taken += value
      paid += value
      tray = "…"
    case .drink(let drink) where stock[drink] == 0: tray = "no \(drink.rawValue) left"
    case .drink(let drink) where paid < drink.price: tray = "\(drink.price - paid) more, please"
    case .drink(let drink):
      given += drink.price
      paid -= drink.price
      stock[drink, default: 0] -= 1
      tray = "a cup of \(drink.rawValue)"
    case .refund:
      tray = paid == 0 ? "nothing paid" : "\(paid) back"
      given += paid
      paid = 0
    }
  }

  static var component: Component<IdentityOf, ActionMoore<Input>, Input, Front> {
    Component(
      ActionMoore(),
      Moore(Vending(), step: { $0.take($1) }) { machine in UI { _ in machine.front } },
      on: .moves { .send($0) })
  }

  private var front: Front {
    let shelf = Drink.allCases.map { drink in
      "\(padded(drink.rawValue, to: 5)) at \(drink.price)  "
        + String(repeating: "●", count: stock[drink, default: 0])
    }
    let lines = (shelf + ["paid  \(paid)", "tray  \(tray)"]).map { "│ \(padded($0, to: 20)) │" }
    let edges = (top: "┌ drinks ──────────────┐", bottom: "└──────────────────────┘")
    return Front(
      description: ([edges.top] + lines + [edges.bottom]).joined(separator: "\n"),
      taken: taken, given: given, paid: paid)
  }

  private func padded(_ text: String, to count: Int) -> String {
    text + String(repeating: " ", count: max(count - text.count, 0))
  }
}

extension Vending {
  @MainActor static var explored: ExploredComponent {
    let balanced = Proposition<Front>("what is taken is paid or given") { front in
      front.taken == front.given + front.paid
    }
    let unpaid = Proposition<Front>("nothing is paid") { $0.paid == 0 }
    let inputs: ExploredInputs<Input> = .keys([
      "1": .coin(1), "2": .coin(2), "5": .coin(5), "t": .drink(.tea), "c": .drink(.cocoa),
      "r": .refund,
    ])
    return ExploredComponent(
      "vending", about: "a machine that sells drinks", inputs: inputs, identifiedBy: { $0 },
      properties: [.always(balanced), .everyStateCanReach(unpaid), .noDeadlock()],
      within: .depth(6)
    ) { component }
  }
}
