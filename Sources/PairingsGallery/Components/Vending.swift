package import Pairings
package import PairingsSession

/// A machine that sells drinks: Action/Moore.
///
/// Its state hides the paid sum and the stock. An input is a step of that state, and only the view
/// is visible.
package struct Vending: EveryEffect {
  package static let exhibit = Exhibit(
    of: Vending.self, "vending", pair: "Action/Moore", summary: "a machine that sells drinks",
    keys: keys)

  package enum Drink: String, CaseIterable, Sendable {
    case tea, cocoa

    package var price: Int { self == .tea ? 3 : 5 }
  }

  /// The inputs of the machine.
  package enum Input: Hashable, Sendable { case coin(Int), drink(Drink), refund }

  package static let keys = [
    Key("1", "a coin"), Key("2", "a coin of two"), Key("5", "one of five"), Key("t", "tea"),
    Key("c", "cocoa"), Key("r", "the money back"),
  ]

  private static let inputs: [String: Input] = [
    "1": .coin(1), "2": .coin(2), "5": .coin(5), "t": .drink(.tea), "c": .drink(.cocoa),
    "r": .refund,
  ]

  private var paid = 0
  private var stock: [Drink: Int] = [.tea: 3, .cocoa: 1]
  private var tray = "…"

  /// Changes the state by an input; every state accepts every input.
  package mutating func take(_ input: Input) {
    switch input {
    case .coin(let value):
      paid += value
      tray = "…"
    case .drink(let drink) where stock[drink] == 0: tray = "no \(drink.rawValue) left"
    case .drink(let drink) where paid < drink.price: tray = "\(drink.price - paid) more, please"
    case .drink(let drink):
      paid -= drink.price
      stock[drink, default: 0] -= 1
      tray = "a cup of \(drink.rawValue)"
    case .refund:
      tray = paid == 0 ? "nothing paid" : "\(paid) back"
      paid = 0
    }
  }

  /// The stock of each drink, the paid sum, and the content of the tray.
  private var facts: [Fact] {
    Drink.allCases.map { drink in
      let count = stock[drink, default: 0]
      return Fact("\(drink.rawValue) at \(drink.price)", count == 0 ? "sold out" : "\(count) left")
    } + [Fact("paid", "\(paid)"), Fact("tray", tray == "…" ? "empty" : tray)]
  }

  package var text: String {
    let shelf = Drink.allCases.map { drink in
      "\(Picture.padded(drink.rawValue, to: 5)) at \(drink.price)  "
        + String(repeating: "●", count: stock[drink, default: 0])
    }
    let front = shelf + ["paid  \(paid)", "tray  \(Picture.padded(tray, to: 14))"]
    return Picture.framed(front.joined(separator: "\n"), title: "drinks")
  }

  package typealias Pair = ActionMoore<Input>

  package static var component: PureComponent<Pair, Input> {
    Component(
      ActionMoore(),
      Moore(Vending(), step: { $0.take($1) }) { machine in
        UI { _ in
          Display(text: machine.text, facts: machine.facts) { key throws(Refusal) in
            guard let input = inputs[key] else { throw .unknown(key, keys) }
            return input
          }
        }
      }, on: .moves { .send($0) })
  }
}

#if canImport(PairingsAtlas)
import PairingsAtlas

extension Vending {
  /// The expectations of the vending machine: it returns no more than was paid, and no cup that was
  /// not paid.
  package static var expectations: Expectations {
    struct Till: Hashable {
      var paid = 0
      var given = 0
    }
    let machine = Interactions(
      component.typed, key: { $0.text },
      inputs: {
        $0.inputs(paid($0.text) < 6 ? ["1", "2", "5", "t", "c", "r"] : ["t", "c", "r"])
      })
    let model = machine.withHistory(Till()) { till, before, input, after in
      till.paid += Int(input.text) ?? 0
      let tray = after.text.split(separator: "tray").last ?? ""
      switch input.text {
      case "r": till.given += tray.split(separator: " ").lazy.compactMap { Int($0) }.first ?? 0
      case "t" where tray.contains("a cup"): till.given += 3
      case "c" where tray.contains("a cup"): till.given += 5
      default: break
      }
      // Only the difference of the amounts paid and given matters: the state space stays finite.
      till = Till(paid: till.paid - till.given)
    }.described { (seen: $0.view.text, till: $0.history) }
    let owed = Proposition<ComponentView>("what is paid and not given is shown as paid") {
      !$0.text.hasSuffix("wrong")
    }
    return Expectations(
      model.described { seen in
        ComponentView(text: seen.seen + (seen.till.paid == paid(seen.seen) ? "" : " wrong"))
      },
      .always(owed), .everyStateCanReach(.shows("nothing paid")), .noDeadlock())
  }

  /// Returns the amount that the front of the machine shows as paid.
  private static func paid(_ text: String) -> Int {
    text.split(separator: "paid").dropFirst().first?
      .split(separator: " ").lazy.compactMap { Int($0) }.first ?? 0
  }
}
#endif
